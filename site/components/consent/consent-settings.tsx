import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { service } from '../../services/analytics.ts'
import { type Choice, choice } from '../../services/consent.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { analyticsText } from './analytics-text.ts'
import styles from './consent.module.css'

export interface ConsentSettingsProps {
  readonly onChoose: (consent: Choice['consent']) => void
  readonly onClose: () => void
}

/** Lets visitors see and change their analytics choice at the bottom of the viewport. A link in the footer opens it. */
export const ConsentSettings = ({ onChoose, onClose }: ConsentSettingsProps) => {
  const region = useRef<HTMLElement>(null)

  // Adds scroll padding, and space at the end of the page, so focused elements stay visible.
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot', `${window.innerHeight - element.getBoundingClientRect().top}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])

  useEffect(() => region.current?.focus({ preventScroll: true }), [])

  const to = service()
  return (
    <section
      ref={region}
      id="cookie-settings"
      tabIndex={-1}
      className={`${styles.bar} ${styles.settings}`}
      aria-labelledby="cookie-settings-title"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.text}>
        <h2 id="cookie-settings-title">Cookie settings</h2>
        <p className={styles.what}>
          {to === 'off'
            ? 'Analytics are off, so there is nothing to choose.'
            : `${analyticsText[to === 'first-party' ? to : 'ga4']} ${choiceText()}`}
        </p>
        <p>
          <Link to="/warranty-and-policies#privacy" prefetch="none">
            What we collect and how long we keep it
          </Link>
        </p>
      </div>
      {to !== 'off' && (
        <div className={styles.choices}>
          <Button look="on-ink" onClick={() => onChoose('declined')}>
            Decline
          </Button>
          <Button look="on-ink" onClick={() => onChoose('accepted')}>
            Accept
          </Button>
        </div>
      )}
      <button type="button" className={styles.close} aria-label="Close cookie settings" onClick={onClose}>
        <Icon name="close" />
      </button>
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
    ? 'Your browser sends a Global Privacy Control signal, so analytics stay off unless you accept.'
    : 'You haven’t chosen yet, so analytics are off.'
}
