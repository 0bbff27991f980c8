// The only inline script in a document. Other scripts wait until the page is visible (docs/decisions/site.md).
{
  const { dataset } = document.documentElement
  // Run before the first paint, so nothing changes visibly (`services/units.ts`, `services/consent.ts`,
  // and `pages/product/parts-view.ts`).
  let isUndecided = true
  try {
    // `Intl` takes several milliseconds, so use it only for a language without a region.
    const region = /-([A-Z]{2})/.exec(navigator.language)?.[1] ?? new Intl.Locale(navigator.language).maximize().region
    if (!['US', 'LR', 'MM'].includes(region)) dataset.regional = 'metric'
    const units =
      new URLSearchParams(location.search).get('units') ?? localStorage.getItem('boltspan.units') ?? dataset.regional
    if (units === 'metric') dataset.units = units
    // A fragment refers to a section or card, which the table view hides.
    if (!location.hash) dataset.parts = localStorage.getItem('boltspan.parts') ?? ''
    const until = new Date(localStorage.getItem('boltspan-consent-date') ?? Date.now())
    until.setUTCMonth(until.getUTCMonth() + 6)
    isUndecided = !localStorage.getItem('boltspan-consent') || until < Date.now()
    // The notice that the visitor dismissed (`components/site-notice`).
    const dismissed = localStorage.getItem('boltspan.notice')
    if (dismissed) {
      const sheet = new CSSStyleSheet()
      sheet.insertRule(`[data-notice="${CSS.escape(dismissed)}"]{display:none}`)
      document.adoptedStyleSheets.push(sheet)
    }
  } catch {
    // Storage is blocked, so the page keeps its prerendered units and shows the analytics consent prompt.
  }
  if (isUndecided && dataset.analytics !== 'off' && !navigator.globalPrivacyControl) dataset.consent = 'unset'
  // Save an answer that the visitor gives before hydration, as `choose` does in `services/consent.ts`.
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-answer]')
    if (!button || 'hydrated' in dataset) return
    dataset.consent = button.dataset.answer
    try {
      localStorage.setItem('boltspan-consent-date', new Date().toISOString().slice(0, 10))
      localStorage.setItem('boltspan-consent', button.dataset.answer)
    } catch {
      // Storage is blocked, so the next page shows the consent prompt again.
    }
  })

  const LONGEST_WAIT_MS = 3000
  // The time that a busy processor needs to show a rendered frame. Browsers do not report it.
  const ON_SCREEN_MS = 100
  const modules = document.currentScript.dataset.modules.split(' ')

  const nextFrame = () => new Promise(requestAnimationFrame)

  const painted = async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve, ON_SCREEN_MS))
  }

  // Start immediately in a hidden tab or after user input, and after 3 s at the latest.
  const shown = new Promise((resolve) => {
    if (document.hidden) resolve()
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
    painted().then(resolve)
  })

  // Hydration needs the whole document.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

  Promise.all([shown, parsed]).then(() => Promise.all(modules.map((module) => import(module))))
}
