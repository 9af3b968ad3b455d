import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { router } from './lib/router.svelte'

// A page left open while a new version was put up asks for files that are gone: it is opened again, once.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('renewed') === import.meta.url || !navigator.onLine) return
  sessionStorage.setItem('renewed', import.meta.url)
  location.reload()
})

router.start()
mount(App, { target: document.getElementById('app')! })
