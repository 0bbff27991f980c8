import { type ComponentType, lazy } from 'react'

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

/** Calls back when the page has loaded and the browser has nothing better to do. */
const whenIdle = (act: () => void) => {
  // Safari has no requestIdleCallback.
  const idle = () => (window.requestIdleCallback ?? window.setTimeout)(act)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

let awake: Promise<void> | undefined

/**
 * A component that is finished HTML until the visitor first does something: only then does React take it over. Its
 * code is fetched when the loaded page is idle, so that it is there by then. Put it within `<Suspense>`. What it shows
 * must work without JavaScript, so that nothing done before or meanwhile is lost: links, native popovers, dialogs
 * opened by `command`, forms with an action.
 */
export const dormant = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loadModule = async () => ({ default: await load() })
  if (import.meta.env.SSR) return lazy(loadModule)
  whenIdle(() => void load())
  awake ??= firstInteraction()
  return lazy(async () => {
    await awake
    return loadModule()
  })
}
