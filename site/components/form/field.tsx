import { type ReactNode, use } from 'react'
import type { FieldDefinition } from './field-definitions.ts'
import styles from './form.module.css'
import { FormErrors } from './form-errors.ts'

/** What is wrong with a field, beside it; empty space is not kept for it. */
export const FieldError = ({ name }: { name: string }) => {
  const error = use(FormErrors)[name]
  return (
    error && (
      <p className={styles.error} id={`${name}-error`}>
        {error}
      </p>
    )
  )
}

/** What marks a required field; the form's note explains it. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
)

interface FieldProps {
  readonly definition: FieldDefinition
  /** Id of a `<datalist>`. */
  readonly list?: string
  readonly children?: ReactNode
}

/** A label above its field, and below it what is wrong. What is typed stays with the browser until it is sent. */
export const Field = ({ definition, list, children }: FieldProps) => {
  const { id, label, type, required, rows, maxLength, autoComplete, placeholder } = definition
  const error = use(FormErrors)[id]
  const shared = {
    id,
    name: id,
    required,
    maxLength,
    autoComplete,
    placeholder,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : <span className={styles.optional}> (optional)</span>}
      </label>
      {type === 'multiline' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={type}
          list={list}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
      {children}
      <FieldError name={id} />
    </div>
  )
}
