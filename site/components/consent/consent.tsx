import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { analytics, service, watchClicks, watchWithdrawal } from '../../services/analytics.ts'
import { choose, consent, subscribe } from '../../services/consent.ts'
import { navigateTo } from '../../services/navigation.ts'
import type { ConsentBannerProps } from './consent-banner.tsx'

/** A link to it opens the settings; the address alone does too, so that no click is lost before this code is there. */
const SETTINGS = '#cookie-settings'

/**
 * Asks whether visits may be counted, and counts those that may. It comes with the header's code, when the page is
 * idle: until then nobody has been asked and nothing is counted. The question itself is loaded where it has to be put.
 */
export const Consent = ({ pathname, hash }: { pathname: string; hash: string }) => {
  const state = useSyncExternalStore(subscribe, consent, () => 'declined')
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>()
  /** What had focus when the settings were asked for. */
  const [opener, setOpener] = useState<Element | null>()
  const [said, setSaid] = useState('')
  const reopened = opener !== undefined
  const wanted = reopened || (state === 'unset' && service() !== 'off')

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
    if (!wanted) return
    // Without it nothing is asked, and so nothing is counted.
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => {},
    )
  }, [wanted])

  const close = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    setOpener(undefined)
  }

  return (
    <>
      {wanted && Banner && (
        <Banner
          // Asked for, it opens anew and takes the focus.
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
