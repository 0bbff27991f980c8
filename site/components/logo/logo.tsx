import styles from './logo.module.css'

/** The wordmark, with 'Bolt' light and 'Span' bold. */
export const Logo = ({ large = false }: { large?: boolean }) => (
  <span className={styles.logo} data-large={large || undefined}>
    Bolt<b>Span</b>
  </span>
)
