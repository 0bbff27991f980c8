import { type ChangeEvent, type ReactNode, use } from 'react'
import { FieldError, RequiredMark } from './field.tsx'
import styles from './form.module.css'
import { FormErrors } from './form-errors.ts'

interface ChoicesProps {
  readonly legend: string
  /** The field name that errors refer to. */
  readonly name: string
  readonly columns?: 2 | 3
  readonly onChange?: (event: ChangeEvent<HTMLFieldSetElement>) => void
  readonly children: ReactNode
}

/** Radio buttons shown as cards. */
export const Choices = ({ legend, name, columns = 2, onChange, children }: ChoicesProps) => (
  <fieldset className={styles.choices} data-columns={columns} onChange={onChange}>
    <legend>
      {legend}
      <RequiredMark />
    </legend>
    {children}
    <FieldError name={name} />
  </fieldset>
)

interface ChoiceProps {
  /** The first choice uses the error's name as its id, so the error summary can link to it. */
  readonly id: string
  readonly name: string
  readonly value: string
  readonly title: string
  readonly text: string
  /** Additional information, such as availability. */
  readonly note?: string | undefined
  /** A longer description. */
  readonly details?: string | undefined
  /** Field name that errors refer to, if it differs from the name in the payload. */
  readonly errorName?: string
}

export const Choice = ({ id, name, value, title, text, note, details, errorName = name }: ChoiceProps) => {
  const error = use(FormErrors)[errorName]
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        required
        data-error-name={errorName}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorName}-error` : undefined}
      />
      <strong>{title}</strong>
      <span>{text}</span>
      {note && <em>{note}</em>}
      {details && <span>{details}</span>}
    </label>
  )
}
