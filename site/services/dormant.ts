import { type ComponentType, lazy } from 'react'
import { insist } from './insist.ts'

const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'popstate'] as const

/** Resolves when the visitor first does anything at all. */
const firstInteraction = () =>
  new Promise<void>((resolve) => {
    const wake = () => {
      for (const type of INTERACTIONS) window.removeEventListener(type, wake, true)
      resolve()
    }
    for (const type of INTERACTIONS) window.addEventListener(type, wake, { capture: true, passive: true })
  })

/** Resolves when the page has loaded and the browser has nothing better to do. */
const loadedAndIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    const idle = () => (window.requestIdleCallback ?? window.setTimeout)(() => resolve())
    if (document.readyState === 'complete') idle()
    else window.addEventListener('load', idle, { once: true })
  })

let awake: Promise<void> | undefined

/**
 * A component that is finished HTML at first: React takes it over, and its code loads, when the loaded page is idle or
 * the visitor does something, whichever comes first. Put it within `<Suspense>`. What it shows must work without
 * JavaScript, so that nothing done before or meanwhile is lost: links, native popovers, dialogs opened by `command`,
 * forms with an action.
 */
export const dormant = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loadModule = async () => ({ default: await load() })
  if (import.meta.env.SSR) return lazy(loadModule)
  awake ??= Promise.race([firstInteraction(), loadedAndIdle()])
  // Not from the first rendering on, but at once: a visitor who comes from another page shall not wait for it twice.
  const loading = awake.then(() => insist(loadModule))
  loading.catch(() => {})
  return lazy(() => loading)
}
