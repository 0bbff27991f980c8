import { useEffect, useId, useState } from 'react'
import { useUnits } from '#site/services/units.ts'
import { fromField, type QuantityName, toField, unitOf } from './measures.ts'

interface NumberInputProps {
  readonly label: string
  readonly quantity: QuantityName
  /** In US units. */
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly onCommit: (value: number) => void
}

/**
 * A number that is applied on Enter or when the field loses focus. An invalid entry stays in the field with a message.
 */
export const NumberInput = (props: NumberInputProps) => {
  const { label, quantity, value, min = -Infinity, max = Infinity, onCommit } = props
  const units = useUnits()
  const id = useId()
  const [text, setText] = useState(toField(value, quantity, units))
  const [error, setError] = useState('')
  useEffect(() => {
    setText(toField(value, quantity, units))
    setError('')
  }, [value, quantity, units])
  const unit = unitOf(quantity, units)

  function commit() {
    const typed = fromField(text, quantity, units)
    if (typed === undefined) return setError('Enter a number.')
    if (typed < min || typed > max) {
      const [from, to] = [min, max].map((each) => toField(each, quantity, units))
      if (!Number.isFinite(max)) return setError(`Enter ${from} or more.`)
      if (!Number.isFinite(min)) return setError(`Enter ${to} or less.`)
      return setError(`Enter a number from ${from} to ${to}.`)
    }
    setError('')
    const current = toField(value, quantity, units)
    if (toField(typed, quantity, units) === current) return
    // The value of an offset field is always 0. Reset the text, or the field would apply the offset again.
    setText(current)
    onCommit(typed)
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {unit && <small> ({unit})</small>}
      </label>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Apply a new value without submitting the form around the field.
          if (text !== toField(value, quantity, units)) event.preventDefault()
          commit()
        }}
      />
      {error && (
        <p id={`${id}error`} className="error">
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly isDisabled?: boolean
  readonly onChoose: (value: Value) => void
}

export const Select = <Value extends string>({ label, value, options, isDisabled, onChoose }: SelectProps<Value>) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
