import { useSyncExternalStore } from 'react'
import { scrollToTop } from '../../services/navigation.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './scroll-to-top.module.css'

const THRESHOLD_PX = 50

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

export const ScrollToTop = () => {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
  return scrolled ? (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="up" />
    </button>
  ) : null
}
