import { type SubmitEvent, useId, useRef, useState } from 'react'
import { QUANTITY_MAX_LENGTH } from '#contract/quantity-text.ts'
import { retryOffline } from '../../router/connection.ts'
import { findPartNumber, nameOf, type PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { mergeLines } from '../../services/quote-list/lists.ts'
import { readQuantity } from '../../services/quote-list/quantity.ts'
import type { ChangeThis } from './list-change.ts'

/** Returns the message for a number that isn't in the catalog. The code for suggestions loads when it is needed. */
const wrongNumber = async (index: PartIndex, typed: string) => {
  const { unknownNumber } = await retryOffline(() => import('../../services/quote-list/similar-numbers.ts'))
  return unknownNumber(index, typed)
}

/**
 * Adds a part by number and quantity. Enter adds the part and moves the focus back to the number field, so visitors can
 * work without a mouse.
 */
export const AddPart = ({ index, change }: { index: PartIndex; change: ChangeThis }) => {
  const id = useId()
  const number = useRef<HTMLInputElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<{ readonly field: 'number' | 'quantity'; readonly message: string }>()

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!number.current || !quantity.current) return
    const typed = number.current.value
    const partNumber = findPartNumber(index, typed)
    const { quantity: count, problem } = readQuantity(quantity.current.value)
    if (!partNumber) {
      number.current.focus()
      setWrong({ field: 'number', message: typed.trim() ? await wrongNumber(index, typed) : 'Enter a part number.' })
      return
    }
    if (count === undefined) {
      setWrong({ field: 'quantity', message: `${problem} Enter a whole number from 1 to 99,999.` })
      quantity.current.focus()
      return
    }
    setWrong(undefined)
    const added = change((list) => ({ ...list, lines: mergeLines(list.lines, [{ partNumber, quantity: count }]) }), {
      message: `${count} × ${partNumber} added`,
    })
    if (!added) return
    number.current.value = ''
    quantity.current.value = '1'
    number.current.focus()
  }

  const invalid = (field: 'number' | 'quantity') =>
    wrong?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}wrong` } : {}
  return (
    <form className="add" onSubmit={add} noValidate>
      <div>
        <label htmlFor={`${id}number`}>Part number</label>
        <input
          ref={number}
          id={`${id}number`}
          list={`${id}numbers`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="BS-TR12A-10"
          {...invalid('number')}
        />
        <datalist id={`${id}numbers`}>
          {[...index].map(([partNumber, entry]) => (
            <option key={partNumber} value={partNumber}>
              {nameOf(entry)}
            </option>
          ))}
        </datalist>
      </div>
      <div className="count">
        <label htmlFor={`${id}quantity`}>Quantity</label>
        <input
          ref={quantity}
          id={`${id}quantity`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={QUANTITY_MAX_LENGTH}
          defaultValue="1"
          {...invalid('quantity')}
        />
      </div>
      <button type="submit">Add</button>
      {wrong && (
        <p id={`${id}wrong`} className="wrong" role="alert">
          {wrong.message}
        </p>
      )}
    </form>
  )
}
