// The only script that a document runs at once, inline: the others wait until the page is on the screen
// (docs/decisions/site.md).
{
  // Before anything is drawn, so that no figure changes its units before a reader's eyes (`services/units.ts`).
  try {
    const units = new URLSearchParams(location.search).get('units') ?? localStorage.getItem('boltspan.units')
    if (units === 'metric') document.documentElement.dataset.units = units
  } catch {
    // Storage is forbidden: units are those of the finished page.
  }

  const LONGEST_WAIT_MS = 3000
  // From the frame that is drawn to the one on the screen: the browser does not say, and a busy processor takes its time.
  const ON_SCREEN_MS = 100
  const modules = document.currentScript.dataset.modules.split(' ')

  const nextFrame = () => new Promise(requestAnimationFrame)

  const painted = async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve, ON_SCREEN_MS))
  }

  // At once in a tab that nobody sees and for a visitor who is faster, after 3 s in any case.
  const shown = new Promise((resolve) => {
    if (document.hidden) resolve()
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
    painted().then(resolve)
  })

  shown.then(() => Promise.all(modules.map((module) => import(module))))
}
