import { useRef } from 'react'
import { useShown } from '../../router/router.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './site-notice.module.css'

/**
 * The notice at the top of every page. If the browser creates the page data, the notice from the previous page stays.
 */
export const SiteNotice = () => {
  const { notice } = useShown().page.data
  const last = useRef(notice)
  if (notice !== undefined) last.current = notice
  return (
    last.current && (
      <section className={styles.notice} aria-label="Notice">
        <p>
          {last.current.text} {last.current.link && <SiteLink to={last.current.link}>{last.current.linkText}</SiteLink>}
        </p>
      </section>
    )
  )
}
