import { type ClipboardEvent, type ComponentProps, type ReactNode, use, useId } from 'react'
import { cleanLine } from '#contract/plain-text.ts'
import styles from './form.module.css'
import { FormErrors } from './form-errors.ts'

export const FieldError = ({ name, id = name }: { name: string; id?: string }) => {
  const error = use(FormErrors)[name]
  return (
    error && (
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    )
  )
}

/** Marks a required field with an asterisk, which a note in the form explains. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
)

export const OptionalMark = () => <span className={styles.optional}> (optional)</span>

export const Labeled = ({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
)

type Attributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'minLength' | 'placeholder' | 'readOnly'
>

export interface FieldProps extends Attributes {
  /** Name of the field in the form and in its errors. */
  readonly name: string
  /** Element id, if the page needs a specific one. */
  readonly id?: string
  readonly label: string
  readonly type?: 'text' | 'tel' | 'email' | 'password' | 'date' | 'multiline'
  readonly required?: boolean
  readonly defaultValue?: string | undefined
  readonly hint?: string
  readonly rows?: number
  /** Id of a `<datalist>`. */
  readonly list?: string
  readonly onType?: (text: string) => void
  readonly children?: ReactNode
}

/**
 * Pastes one-line text as the server cleans it, so that lines don't run together and `maxlength` counts only what is
 * kept. Browsers remove line breaks without a space. `insertText` lets the visitor undo the paste.
 */
function pasteLine(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text/plain')
  const line = cleanLine(text).trim()
  if (line !== text && document.execCommand('insertText', false, line)) event.preventDefault()
}

/** A labeled field with its error below. The input is uncontrolled: the browser keeps the value until submission. */
export const Field = (props: FieldProps) => {
  const { name, id: given, label, type = 'text', required = true, hint, rows, list, onType, children, ...rest } = props
  const ownId = useId()
  const id = given ?? ownId
  const error = use(FormErrors)[name]
  const shared = {
    ...rest,
    id,
    name,
    required,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    ...(onType && {
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
    }),
  }
  return (
    <Labeled
      id={id}
      label={
        <>
          {label}
          {required ? <RequiredMark /> : <OptionalMark />}
        </>
      }
    >
      {type === 'multiline' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={type}
          list={list}
          onPaste={type === 'password' ? undefined : pasteLine}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} id={id} />
    </Labeled>
  )
}
