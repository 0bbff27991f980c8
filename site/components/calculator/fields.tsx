import { type ReactNode, useId } from 'react'
import { useUnits } from '../../services/units.ts'
import form from '../form/form.module.css'
import { Both } from '../units/both.tsx'
import { type ChoiceRule, type FieldRule, rangeOf, unitOf } from './typed.ts'

interface Shared {
  readonly name: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

const Message = ({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) =>
  error || hint ? (
    <p id={id} className={error ? form.error : form.note}>
      {error ?? hint}
    </p>
  ) : null

/** A number with its unit in the label. Its range or its error is below. */
export const NumberField = ({
  rule,
  name,
  value,
  error,
  onChange,
  isRangeShown = true,
}: Shared & { rule: FieldRule; isRangeShown?: boolean }) => {
  const id = useId()
  const hint = isRangeShown && (
    <>
      {rule.note && `${rule.note}: `}
      <Both of={[rangeOf(rule, 'us'), rangeOf(rule, 'metric')]} />
    </>
  )
  const { us, metric } = unitOf[rule.quantity].label
  const named = unitOf[rule.quantity].label[useUnits()]
  return (
    <div className="field">
      <label htmlFor={id}>
        {rule.label}
        {us && (
          <small>
            {' '}
            (<Both of={[us, metric]} />)
          </small>
        )}
      </label>
      <input
        id={id}
        name={name}
        className={form.input}
        // Both units are in the label, one of them hidden.
        aria-label={named ? `${rule.label} (${named})` : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-about` : undefined}
      />
      <Message id={`${id}-about`} error={error} hint={hint} />
    </div>
  )
}

export const ChoiceField = ({ rule, name, value, error, onChange }: Shared & { rule: ChoiceRule }) => {
  const id = useId()
  const known = rule.options.some(([each]) => each === value)
  return (
    <div className="field">
      <label htmlFor={id}>{rule.label}</label>
      <select
        id={id}
        name={name}
        className={form.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-about` : undefined}
      >
        {!known && <option value={value}>{value}</option>}
        {rule.options.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <Message id={`${id}-about`} error={error} />
    </div>
  )
}

export const TextField = ({ label, name, value, error, onChange, hint }: Shared & { label: string; hint: string }) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={form.input}
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-about`}
      />
      <Message id={`${id}-about`} error={error} hint={hint} />
    </div>
  )
}
