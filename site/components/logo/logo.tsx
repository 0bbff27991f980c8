import styles from './logo.module.css'

/** The word mark: 'Bolt' light, 'Span' heavy. */
export const Logo = ({ large = false }: { large?: boolean }) => (
  <span className={styles.logo} data-large={large || undefined}>
    Bolt<b>Span</b>
  </span>
)
