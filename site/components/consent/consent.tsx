import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { analytics, service, watchClicks, watchWithdrawal } from '../../services/analytics.ts'
import { choose, consent } from '../../services/consent.ts'
import { watchKept } from '../../services/kept.ts'
import { navigateTo } from '../../services/navigation.ts'
import type { ConsentBannerProps } from './consent-banner.tsx'

/** A link to it opens the settings; the address alone does too, so that no click is lost before this code is there. */
const SETTINGS = '#cookie-settings'

/** Asks whether visits may be counted, and counts those that may. The banner's code is loaded where it is needed. */
export const Consent = ({ pathname, hash }: { pathname: string; hash: string }) => {
  const state = useSyncExternalStore(watchKept, consent, () => 'declined')
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>()
  /** What had focus when the settings were opened. */
  const [opener, setOpener] = useState<Element | null>()
  const [said, setSaid] = useState('')
  const reopened = opener !== undefined
  const isOpen = reopened || (state === 'unset' && service() !== 'off')

  useEffect(() => watchClicks(), [])
  useEffect(() => watchWithdrawal(), [])

  // A visit begins to count with the page on which consent is given.
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
    // Without it there is no question, and so nothing is counted.
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
          // Reopened, it is another one, which takes the focus.
          key={String(reopened)}
          reopened={reopened}
          onChoose={(next) => {
            choose(next)
            setSaid(next === 'accepted' ? 'Saved: visits may be counted.' : 'Saved: nothing is counted.')
            close()
          }}
          onClose={close}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
