import styles from './components.module.css'

/** What went wrong, read out as it appears; nothing without a text. */
export const Alert = ({ text, id }: { text: string | undefined; id?: string }) =>
  text && (
    <p role="alert" id={id} className={styles.alert}>
      {text}
    </p>
  )
