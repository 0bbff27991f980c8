// The only inline script of a document. Other scripts wait until the page is visible (docs/decisions/site.md).
{
  // Before the first paint, so that units do not change visibly (`services/units.ts`).
  try {
    const units = new URLSearchParams(location.search).get('units') ?? localStorage.getItem('boltspan.units')
    if (units === 'metric') document.documentElement.dataset.units = units
  } catch {
    // Storage is blocked, so the page keeps its prerendered units.
  }

  const LONGEST_WAIT_MS = 3000
  // Time from a rendered frame to the screen, which browsers do not report, on a busy processor.
  const ON_SCREEN_MS = 100
  const modules = document.currentScript.dataset.modules.split(' ')

  const nextFrame = () => new Promise(requestAnimationFrame)

  const painted = async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve, ON_SCREEN_MS))
  }

  // Immediately in a hidden tab or after user input, and after 3 s at the latest.
  const shown = new Promise((resolve) => {
    if (document.hidden) resolve()
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
    painted().then(resolve)
  })

  shown.then(() => Promise.all(modules.map((module) => import(module))))
}
