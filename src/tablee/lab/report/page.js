// Each chart is drawn already; this one answers to the pointer.
const { config, formatLocale, specs } = JSON.parse(document.getElementById('charts').textContent)
document.querySelectorAll('.chart').forEach(async (place, n) => {
  const drawn = place.firstElementChild
  const made = document.createElement('div')
  const options = { actions: false, renderer: 'svg', config, formatLocale, tooltip: { theme: 'custom' } }
  try {
    await vegaEmbed(made, specs[n], options)
    const svg = made.querySelector('svg')
    svg.setAttribute('aria-hidden', 'true')
    svg.style.maxWidth = drawn.style.maxWidth
    svg.removeAttribute('width')
    svg.removeAttribute('height')
    place.replaceChildren(made)
    place.dataset.live = ''
  } catch (error) {
    console.error(error)
  }
})
