import { useRef, useSyncExternalStore } from 'react'
import { useShown } from '../../router/router.tsx'
import { readText, saveText, watchStorage } from '../../services/storage.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './site-notice.module.css'

/** Storage key for the notice that the visitor dismissed. `start-when-shown.js` hides the notice before the first paint. */
const DISMISSED = 'boltspan.notice'

/**
 * The notice at the top of every page. If the browser creates the page data, the notice from the previous page stays.
 * A visitor who dismisses it doesn't see it again until its text changes.
 */
export const SiteNotice = () => {
  const { notice } = useShown().page.data
  const last = useRef(notice)
  const dismissed = useSyncExternalStore(
    watchStorage,
    () => readText(DISMISSED),
    () => undefined,
  )
  if (notice !== undefined) last.current = notice
  if (!last.current) return null
  const { text, link, linkText } = last.current
  const key = `${text} ${link}`
  return (
    dismissed !== key && (
      <section className={styles.notice} aria-label="Notice" data-notice={key}>
        <p>
          {text} {link && <SiteLink to={link}>{linkText}</SiteLink>}
        </p>
        <button type="button" aria-label="Dismiss notice" onClick={() => saveText(DISMISSED, key)}>
          <Icon name="close" size={16} />
        </button>
      </section>
    )
  )
}
