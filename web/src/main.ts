import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { screens } from './frame/screens'
import { prefs } from './lib/prefs.svelte'
import { renewal } from './lib/renewal.svelte'
import { router } from './lib/router.svelte'

// A page left open while a new version was put up asks for files that are gone: it is opened again, once.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('renewed') === import.meta.url) return
  sessionStorage.setItem('renewed', import.meta.url)
  void renewal.anew().then((leaves) => leaves || sessionStorage.removeItem('renewed'))
})

router.start()

// The words and the first screen come together; what could not be fetched is said by the page itself.
await Promise.allSettled([prefs.speak(), screens.have(router.route.screen)])
mount(App, { target: document.getElementById('app')! })

// What is kept for when there is no network comes when the page has stood for a while.
setTimeout(() => void import('./lib/push/worker').then(({ tendWorker }) => tendWorker()).catch(() => undefined), 4000)
