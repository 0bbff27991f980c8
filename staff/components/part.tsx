import { type ReactNode, useId } from 'react'
import shell from '../shell/shell.module.css'
import styles from './components.module.css'

/** A section of a view, with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={shell.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
