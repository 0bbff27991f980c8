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

let awake: Promise<void> | undefined

/**
 * A component that is finished HTML until the visitor first does something: only then does its code load and React
 * take it over. Put it within `<Suspense>`. What it shows must work without JavaScript, so that nothing done before
 * or meanwhile is lost: links, native popovers, dialogs opened by `command`, forms with an action.
 */
export const dormant = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loadModule = async () => ({ default: await load() })
  return lazy(
    import.meta.env.SSR
      ? loadModule
      : () => {
          awake ??= firstInteraction()
          return awake.then(loadModule)
        },
  )
}
