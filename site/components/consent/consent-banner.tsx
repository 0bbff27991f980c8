import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { service } from '../../services/analytics.ts'
import { type Choice, choice } from '../../services/consent.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './consent-banner.module.css'

export interface ConsentBannerProps {
  /** Opened from the footer link, so it can be closed without a choice. */
  readonly reopened: boolean
  readonly onChoose: (consent: Choice['consent']) => void
  readonly onClose: () => void
}

/** Asks for consent at the bottom of the window without blocking the page. Never covers the focused element. */
export const ConsentBanner = ({ reopened, onChoose, onClose }: ConsentBannerProps) => {
  const region = useRef<HTMLElement>(null)
  /** Element to focus again when the banner closes. */
  const previousFocus = useRef<HTMLElement>(null)

  // Adds space at the end of the page and scroll padding, so that focused elements stay visible.
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot', `${window.innerHeight - element.getBoundingClientRect().top}px`)
    })
    observer.observe(element)
    // Browsers do not scroll to a link that is only partly covered, so scroll before it is clicked.
    const scrollClear = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return
      if (target.getBoundingClientRect().bottom > element.getBoundingClientRect().top) {
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    document.addEventListener('focusin', scrollClear)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', scrollClear)
      style.removeProperty('--foot')
    }
  }, [])

  useEffect(() => {
    if (reopened) region.current?.focus({ preventScroll: true })
  }, [reopened])

  const choose = (next: Choice['consent']) => {
    previousFocus.current?.focus({ preventScroll: true })
    onChoose(next)
  }
  const to = service()
  return (
    <section
      ref={region}
      id="cookie-settings"
      tabIndex={-1}
      className={styles.banner}
      aria-labelledby="cookie-settings-title"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget
        }
      }}
      onKeyDown={({ key }) => {
        if (reopened && key === 'Escape') onClose()
      }}
    >
      <div className={styles.text}>
        <h2 id="cookie-settings-title">{reopened ? 'Cookie settings' : 'Allow analytics?'}</h2>
        <p className={styles.what}>
          {to === 'off'
            ? 'Analytics are off, so there is nothing to choose.'
            : to === 'first-party'
              ? 'We keep daily totals of page views, searches, and PDF opens. No cookies, no profiles, no third parties.'
              : 'Google Analytics sets cookies and records page views, searches, and PDF opens.'}
          {reopened && to !== 'off' && ` ${choiceText()}`}
        </p>
        <p>
          <Link to="/warranty-and-policies#privacy" prefetch="none">
            What we collect and how long we keep it
          </Link>
        </p>
      </div>
      {to !== 'off' && (
        <div className={styles.choices}>
          <Button look="on-ink" onClick={() => choose('declined')}>
            Decline
          </Button>
          <Button look="on-ink" onClick={() => choose('accepted')}>
            Accept
          </Button>
        </div>
      )}
      {reopened && (
        <button type="button" className={styles.close} aria-label="Close cookie settings" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}

function choiceText() {
  const made = choice()
  if (made) {
    const day = made.on?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    return day ? `You ${made.consent} on ${day}.` : `You ${made.consent}.`
  }
  return navigator.globalPrivacyControl
    ? 'Your browser sends Global Privacy Control, so analytics stay off unless you accept.'
    : 'You haven’t chosen yet, so analytics are off.'
}
