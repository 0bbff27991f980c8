import { useEffect, useId, useState } from 'react'
import { QUANTITY_MAX_LENGTH } from '#contract/quantity-text.ts'
import { NumberNote } from '#site/components/number-note/number-note.tsx'
import { useHeld } from '#site/components/number-note/use-held.ts'
import {
  fieldText,
  isWithin,
  type Quantity,
  questionAbout,
  understood,
  unitSymbol,
  valuesOf,
} from '#site/services/quantity-field.ts'
import { useUnits } from '#site/services/units.ts'

interface NumberInputProps {
  readonly label: string
  readonly quantity: Quantity
  /** In US units. */
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly onCommit: (value: number) => void
}

/**
 * A number that is applied on Enter or when the field loses focus. An invalid entry stays in the field with a message.
 * After a number in another unit is applied, the field still shows what it understood.
 */
export const NumberInput = (props: NumberInputProps) => {
  const { label, quantity, value, min = -Infinity, max = Infinity, onCommit } = props
  const units = useUnits()
  const id = useId()
  const unit = unitSymbol(quantity, units)
  const shown = fieldText(value, quantity, units)
  const range = { min, max }
  const [text, setText] = useState(shown)
  const [error, setError] = useState('')
  const [applied, setApplied] = useState({ typed: '', shown: '' })
  const noted = text === shown && applied.shown === shown ? applied.typed : text
  const note = useHeld({ typed: noted, isShown: noted !== shown, error })
  useEffect(() => {
    setText(shown)
    setError('')
  }, [shown])

  function commit(typed = text) {
    const values = valuesOf(typed, quantity, units, range)
    const [found] = values
    if (found === undefined) return setError(`Enter a number${unit && ` in ${unit}`}.`)
    if (values.length > 1) return setError(questionAbout(typed, values, quantity, units))
    if (!isWithin(found, range)) {
      const [from, to] = [min, max].map((each) => fieldText(each, quantity, units))
      if (!Number.isFinite(max)) return setError(`Enter ${from} or more.`)
      if (!Number.isFinite(min)) return setError(`Enter ${to} or less.`)
      return setError(`Enter a number from ${from} to ${to}.`)
    }
    if (quantity === 'count' && !Number.isInteger(found)) return setError('Enter a whole number.')
    setError('')
    // The value of an offset field is always 0. Reset the text, or the field would apply the offset again.
    setText(shown)
    const entered = Math.min(Math.max(found, min), max)
    const enteredText = fieldText(entered, quantity, units)
    if (typed !== shown) setApplied({ typed, shown: enteredText })
    if (enteredText !== shown) onCommit(entered)
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
        maxLength={QUANTITY_MAX_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={note.error ? `${id}error` : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Apply a new value without submitting the form around the field.
          if (text !== shown) event.preventDefault()
          commit()
        }}
      />
      <div>
        {note.isShown && (
          <NumberNote
            typed={note.typed}
            of={understood(note.typed, quantity, units, range)}
            onChoose={(chosen) => {
              setText(chosen)
              commit(chosen)
            }}
          />
        )}
        {note.error && (
          <p id={`${id}error`} className="error">
            {note.error}
          </p>
        )}
      </div>
    </div>
  )
}

/** Moves the focus to the first number in a form that can't be applied. Returns false if there is none. */
export function focusInvalid(form: Element | null): boolean {
  const field = form?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
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
