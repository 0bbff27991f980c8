import styles from './components.module.css'

/** An error message that screen readers announce. Renders nothing if there is no text. */
export const Alert = ({ text, id }: { text: string | undefined; id?: string }) =>
  text && (
    <p role="alert" id={id} className={styles.alert}>
      {text}
    </p>
  )
