import type { ReactNode } from 'react'
import styles from './next-steps.module.css'

interface NextStepsProps {
  /** What happens after the visitor sends the form, in order. */
  readonly steps: readonly string[]
  /** The form. */
  readonly children: ReactNode
}

/** A form, and what happens after it is sent. In wide windows, the steps are next to the form. */
export const NextSteps = ({ steps, children }: NextStepsProps) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <aside className={styles.steps} aria-labelledby="next-steps">
      <h3 id="next-steps">What Happens Next</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  </div>
)
