import { type ReactNode, useId } from 'react'
import { QUANTITY_MAX_LENGTH } from '#contract/quantity-text.ts'
import { understood, unitSymbol } from '../../services/quantity-field.ts'
import { textIn } from '../../services/quantity-texts.ts'
import { useUnits } from '../../services/units.ts'
import form from '../form/form.module.css'
import { NumberNote } from '../number-note/number-note.tsx'
import { Both } from '../units/both.tsx'
import { type ChoiceRule, type FieldRule, rangeOf } from './typed.ts'

interface Shared {
  readonly name: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

interface AboutProps {
  readonly id: string
  readonly error: string | undefined
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

/** The line below an input: its error or its hint, and what it understood. */
const About = ({ id, error, hint, children }: AboutProps) => (
  <div id={`${id}-about`}>
    {(error || hint) && <p className={error ? form.error : form.note}>{error ?? hint}</p>}
    {children}
  </div>
)

/** Messages of more characters use the width of the form. */
const LONG_MESSAGE = 70

const widthOf = ({ error = '' }: Shared) => ({ 'data-wide': error.length > LONG_MESSAGE ? '' : undefined })

const attributesOf = (id: string, { name, value, error, onChange }: Shared, isDescribed = Boolean(error)) => ({
  id,
  name,
  className: form.input,
  value,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  'aria-invalid': error ? true : undefined,
  'aria-describedby': isDescribed ? `${id}-about` : undefined,
})

/** A number field with its unit in the label, and its range or error below. */
export const NumberField = (props: Shared & { rule: FieldRule; isRangeShown?: boolean }) => {
  const { rule, error, isRangeShown = true } = props
  const id = useId()
  const units = useUnits()
  const read = understood(props.value, rule.quantity, units, rule)
  // What the field understood takes the place of the hint.
  const hint = isRangeShown && !read.note && (
    <>
      {rule.note && `${rule.note}: `}
      <Both of={[rangeOf(rule, 'us'), rangeOf(rule, 'metric')]} />
    </>
  )
  const [us, metric] = [unitSymbol(rule.quantity, 'us'), unitSymbol(rule.quantity, 'metric')]
  const named = unitSymbol(rule.quantity, units)
  return (
    <div className="field" {...widthOf(props)}>
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
        {...attributesOf(id, props, Boolean(error || hint || read.note))}
        // The label contains both units. CSS hides the unit that is not selected.
        aria-label={named ? `${rule.label} (${named})` : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={QUANTITY_MAX_LENGTH}
      />
      <About id={id} error={error} hint={hint}>
        <NumberNote typed={props.value} of={read} onChoose={props.onChange} />
      </About>
    </div>
  )
}

export const ChoiceField = (props: Shared & { rule: ChoiceRule; hint?: string | false }) => {
  const { rule, value, error, hint } = props
  const id = useId()
  const units = useUnits()
  const known = rule.options.some(([each]) => each === value)
  return (
    <div className="field" {...widthOf(props)}>
      <label htmlFor={id}>{rule.label}</label>
      <select {...attributesOf(id, props, Boolean(error || hint))}>
        {!known && <option value={value}>{value}</option>}
        {rule.options.map(([each, label]) => (
          <option key={each} value={each}>
            {typeof label === 'string' ? label : textIn(label, units)}
          </option>
        ))}
      </select>
      <About id={id} error={error} hint={hint} />
    </div>
  )
}

export const TextField = (props: Shared & { label: string; hint: string }) => {
  const id = useId()
  return (
    <div className="field" {...widthOf(props)}>
      <label htmlFor={id}>{props.label}</label>
      <input {...attributesOf(id, props, true)} autoComplete="off" maxLength={60} />
      <About id={id} error={props.error} hint={props.hint} />
    </div>
  )
}
