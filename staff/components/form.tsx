import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/components/button/button.tsx'
import { openDraft, readFields } from '#site/components/form/draft.ts'
import formStyles from '#site/components/form/form.module.css'
import { type Errors, FormErrors } from '#site/components/form/form-errors.ts'
import { callFailure } from '../api.ts'
import styles from './components.module.css'

interface FormProps {
  /** Id of the form's heading. */
  readonly labelledBy: string
  readonly button: { readonly idle: string; readonly busy: string }
  /**
   * Receives values by field name. If it fails, the form shows errors next to the fields or at the end. If it returns
   * false, the entries are not saved yet, and the draft is kept.
   */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>
  /** Name of the draft. This tab stores the entries until the server accepts them. */
  readonly draft?: string
  /** Content next to the submit button. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** A short form with fields, a submit button, and error messages. */
export const Form = ({ labelledBy, button, onSubmit, draft, more, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()

  const [stored] = useState(() => (draft ? openDraft(draft) : undefined))
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    const values = stored?.values()
    if (!values || !form.current) return
    restoreFields(form.current, values)
    setIsRestored(true)
  }, [stored])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !form.current) return
    setBusy(true)
    setErrors({})
    setMessage(undefined)
    try {
      if ((await onSubmit(readFields(form.current))) === false) return
      stored?.clear()
      setIsRestored(false)
    } catch (error) {
      const { fields, message: failureMessage } = callFailure(error)
      const fieldErrors = Object.entries(fields).filter(([name]) => form.current?.elements.namedItem(name))
      setErrors(Object.fromEntries(fieldErrors))
      if (fieldErrors.length === 0) setMessage(failureMessage)
      const first = form.current?.elements.namedItem(fieldErrors[0]?.[0] ?? '')
      if (first instanceof HTMLElement) first.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormErrors value={errors}>
      <form
        ref={form}
        className={formStyles.form}
        aria-labelledby={labelledBy}
        onInput={({ currentTarget }) => stored?.save(readFields(currentTarget))}
        onSubmit={handleSubmit}
      >
        {isRestored && <p role="status">We restored your unsaved entries.</p>}
        {children}
        <div className={formStyles.actions}>
          <Button type="submit" look="ink" disabled={busy} data-busy={busy ? '' : undefined}>
            {busy ? button.busy : button.idle}
          </Button>
          {more}
        </div>
        <p className={formStyles.message} role="alert" data-tone={message ? 'error' : undefined}>
          {message}
        </p>
      </form>
    </FormErrors>
  )
}

function restoreFields(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    if (isField && field.type !== 'hidden') field.value = value
  }
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value?: Value
  readonly onChoose?: (value: Value) => void
}

/** A select element without a label. Callers add a `Labeled` wrapper or an `aria-label`. */
export const Select = <Value extends string>({ options, onChoose, ...rest }: SelectProps<Value>) => (
  <select
    className={`${formStyles.input} ${styles.select}`}
    {...rest}
    {...(onChoose && { onChange: ({ target }) => onChoose(target.value as Value) })}
  >
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
