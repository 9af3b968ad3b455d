import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { iconFile, icons, titles, toml } from './plugins.ts'

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), iconFile(), titles(), toml(), svelte()],
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
