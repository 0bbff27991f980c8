import { useEffect, useRef } from 'react'
import styles from './form.module.css'
import type { Errors } from './form-errors.ts'

interface ErrorSummaryProps {
  readonly errors: Errors
  /** The summary takes focus each time this value changes. */
  readonly attention: number
}

/** Lists all errors in a form, each linked to its field. */
export const ErrorSummary = ({ errors, attention }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attention > 0) summary.current?.focus()
  }, [attention])

  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby="error-summary">
      <h3 id="error-summary">
        {entries.length === 1 ? 'One field needs your attention' : `${entries.length} fields need your attention`}
      </h3>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(name)
                field?.closest('details')?.setAttribute('open', '')
                field?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
