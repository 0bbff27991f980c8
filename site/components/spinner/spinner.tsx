import { tryAgain } from '../../router/connection.ts'
import { usePendingLocation } from '../../router/router.tsx'
import { Button } from '../button/button.tsx'
import styles from './spinner.module.css'

/**
 * Loading indicator that appears after 150 ms (in CSS). Navigation to a product shows a full-screen spinner. Any other
 * navigation shows a thin line below the header and keeps the current page visible.
 */
export const NavigationSpinner = () => {
  const location = usePendingLocation()
  return (
    <div role="status" className={styles.place}>
      {location && (
        <div className={location.pathname.startsWith('/products/') ? styles.spinner : styles.line}>
          <svg viewBox="0 0 48 48" width="3rem" height="3rem" aria-hidden="true">
            <path d="M24 4 41 14v20L24 44 7 34V14Z" fill="none" stroke="currentColor" strokeWidth="3" />
            <circle cx="24" cy="24" r="7" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          <span className="visually-hidden">Loading</span>
        </div>
      )}
      {/* Shown by `router/connection.ts`. */}
      <p className={styles.offline}>
        You’re offline. Your page will open when you’re back online.
        <Button onClick={tryAgain}>Try again</Button>
      </p>
    </div>
  )
}
