import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { analytics, service, watchClicks, watchWithdrawal } from '../../services/analytics.ts'
import { type Choice, choose, consent } from '../../services/consent.ts'
import { navigateTo } from '../../services/navigation.ts'
import { watchStorage } from '../../services/storage.ts'
import { analyticsQuestion } from './analytics-question.ts'
import styles from './consent.module.css'
import type { ConsentSettingsProps } from './consent-settings.tsx'

type Answer = Choice['consent']

/**
 * Links to this fragment open the settings. Loading a URL with the fragment also opens them, because a visitor may
 * click a link before hydration.
 */
const SETTINGS = 'a[href$="#cookie-settings"]'

/**
 * Shows the analytics consent prompt below the header, and tracks page views after the visitor consents. Loads the
 * settings on demand.
 */
export const Consent = ({ pathname, hash }: { pathname: string; hash: string }) => {
  const state = useSyncExternalStore(watchStorage, consent, import.meta.env.SSR ? () => 'unset' : consent)
  const [open, setOpen] = useState<{ Settings: ComponentType<ConsentSettingsProps>; opener: HTMLElement }>()
  const [saved, setSaved] = useState<Answer>()

  useEffect(watchClicks, [])
  useEffect(watchWithdrawal, [])

  // Page views are tracked starting with the page on which the visitor consents.
  useEffect(() => {
    if (state === 'accepted') void analytics.track({ name: 'page_view', page: pathname })
  }, [pathname, state])

  // `start-when-shown.js` sets the attribute before the first paint.
  useEffect(() => {
    document.documentElement.dataset.consent = service() === 'off' ? '' : state
  }, [state])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = (event.target as Element).closest<HTMLElement>(`[data-answer], ${SETTINGS}`)
      const answer = target?.dataset.answer as Answer | undefined
      if (answer) {
        choose(answer)
        setSaved(answer)
        // The focused button disappears, so move focus back to the element that had it before.
        document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
      } else if (target) {
        event.preventDefault()
        // If the settings fail to load, the analytics choice does not change.
        import('./consent-settings.tsx').then(
          ({ ConsentSettings }) => setOpen({ Settings: ConsentSettings, opener: target }),
          () => {},
        )
      }
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    if (hash !== '#cookie-settings') return
    document.querySelector<HTMLElement>(SETTINGS)?.click()
    navigateTo(window.location.pathname + window.location.search, { replace: true, scrollToTop: false })
  }, [hash])

  const close = () => {
    open?.opener.focus({ preventScroll: true })
    setOpen(undefined)
  }

  return (
    <>
      <section
        className={`${styles.bar} ${styles.question}`}
        aria-labelledby="analytics-question"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, which the browser keeps
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? analyticsQuestion() : '' }}
      />
      {open && (
        <open.Settings
          onChoose={(answer) => {
            choose(answer)
            setSaved(answer)
            close()
          }}
          onClose={close}
        />
      )}
      <p role="status" className="visually-hidden">
        {saved && `Saved. Analytics are ${saved === 'accepted' ? 'on' : 'off'}.`}
      </p>
    </>
  )
}
