import type { ReactNode } from 'react'
import styles from './next-steps.module.css'

interface StepsProps {
  /** What happens after the visitor sends the form, in order. */
  readonly steps: readonly string[]
}

/** A form, and what happens after it is sent. In wide viewports, the steps are next to the form. */
export const NextSteps = ({ steps, children }: StepsProps & { readonly children: ReactNode }) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <Steps steps={steps} />
  </div>
)

export const Steps = ({ steps }: StepsProps) => (
  <aside className={styles.steps} aria-labelledby="next-steps">
    <h3 id="next-steps">What Happens Next</h3>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </aside>
)
