import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { ftl, iconFile, icons, titles, toml } from './plugins.ts'
import { worker } from './worker-plugin.ts'

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [ftl(), icons(), iconFile(), titles(), toml(), svelte(), worker()],
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most screens share is one file: many small ones would each cost a way to the server and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', minShareCount: 8 }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', setupFiles: ['tests/words.ts'] },
})
