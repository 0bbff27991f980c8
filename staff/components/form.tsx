import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../site/components/button/button.tsx'
import { readFields } from '../../site/components/form/draft.ts'
import formStyles from '../../site/components/form/form.module.css'
import { type Errors, FormErrors } from '../../site/components/form/form-errors.ts'
import { callFailure } from '../api.ts'
import styles from './components.module.css'

interface FormProps {
  /** Of the heading that names the form. */
  readonly labelledBy: string
  readonly button: { readonly idle: string; readonly busy: string }
  /** Gets the fields by name. What it throws is shown beside its field, or below the form; nothing typed is lost. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>
  /** Shown beside the button. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** A short form of the staff area: fields, one button, and what came of it. */
export const Form = ({ labelledBy, button, onSubmit, more, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !form.current) return
    setBusy(true)
    setErrors({})
    setMessage(undefined)
    try {
      await onSubmit(readFields(form.current))
    } catch (error) {
      const { fields, message: said } = callFailure(error)
      const known = Object.entries(fields).filter(([name]) => form.current?.elements.namedItem(name))
      setErrors(Object.fromEntries(known))
      if (known.length === 0) setMessage(said)
      const first = form.current?.elements.namedItem(known[0]?.[0] ?? '')
      if (first instanceof HTMLElement) first.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormErrors value={errors}>
      <form ref={form} className={formStyles.form} aria-labelledby={labelledBy} onSubmit={handleSubmit}>
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

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value?: Value
  readonly onChoose?: (value: Value) => void
}

/** One of a few; its label stands beside it, or in `aria-label`. */
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
