import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { analytics, service, watchClicks, watchWithdrawal } from '../../services/analytics.ts'
import { choose, consent } from '../../services/consent.ts'
import { navigateTo } from '../../services/navigation.ts'
import { watchStorage } from '../../services/storage.ts'
import type { ConsentBannerProps } from './consent-banner.tsx'

/**
 * Links to this fragment open the settings. The fragment alone also opens them, in case of a click before hydration.
 */
const SETTINGS = '#cookie-settings'

/** Asks for consent to analytics and tracks page views if it is given. Loads the banner on demand. */
export const Consent = ({ pathname, hash }: { pathname: string; hash: string }) => {
  const state = useSyncExternalStore(watchStorage, consent, () => 'declined')
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>()
  /** Element that had focus when the settings were opened. */
  const [opener, setOpener] = useState<Element | null>()
  const [announcement, setAnnouncement] = useState('')
  const reopened = opener !== undefined
  const isOpen = reopened || (state === 'unset' && service() !== 'off')

  useEffect(() => watchClicks(), [])
  useEffect(() => watchWithdrawal(), [])

  // Page views are tracked from the page on which the visitor consents.
  useEffect(() => {
    if (state === 'accepted') void analytics.track({ name: 'page_view', page: pathname })
  }, [pathname, state])

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href$="${SETTINGS}"]`) : null
      if (!link) return
      event.preventDefault()
      setOpener(link)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  useEffect(() => {
    if (hash !== SETTINGS) return
    setOpener(document.querySelector(`a[href$="${SETTINGS}"]`))
    navigateTo(window.location.pathname + window.location.search, { replace: true, scrollToTop: false })
  }, [hash])

  useEffect(() => {
    if (!isOpen) return
    // If the banner fails to load, analytics stay off.
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => {},
    )
  }, [isOpen])

  const close = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    setOpener(undefined)
  }

  return (
    <>
      {isOpen && Banner && (
        <Banner
          // A new key remounts the banner so that it takes focus.
          key={String(reopened)}
          reopened={reopened}
          onChoose={(next) => {
            choose(next)
            setAnnouncement(next === 'accepted' ? 'Saved. Analytics are on.' : 'Saved. Analytics are off.')
            close()
          }}
          onClose={close}
        />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}
