import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { partUrl } from '#catalog/urls.ts'
import { cleanLine } from '#contract/plain-text.ts'
import { QUANTITY_MAX_LENGTH } from '#contract/quantity-text.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { LINE_NOTE_MAX_LENGTH, MAX_QUANTITY } from '#contract/quote-list-limits.ts'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { Link } from '../../router/link.tsx'
import { listWeight, weightUnit } from '../../services/quantity-texts.ts'
import type { IndexedPart, PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { changeLine, mergeLines, removeLine } from '../../services/quote-list/lists.ts'
import { readQuantity } from '../../services/quote-list/quantity.ts'
import { useUnits } from '../../services/units.ts'
import type { ChangeThis } from './list-change.ts'

interface LinesTableProps {
  readonly lines: readonly QuoteLine[]
  readonly index: PartIndex
  /** Undefined if the list is read-only. */
  readonly change?: ChangeThis
}

/** Table of a list's lines. On phones, each line is a card. */
export const LinesTable = ({ lines, index, change }: LinesTableProps) => {
  const unit = weightUnit(useUnits())
  return (
    <table className="lines" data-fixed={change ? undefined : ''}>
      <caption className="visually-hidden">Parts on the list</caption>
      <TableHeads
        of={[
          null,
          'Part',
          'Size',
          'Quantity',
          [`Unit weight, ${unit}`, 'number'],
          [`Weight, ${unit}`, 'number'],
          'Note',
          ...(change ? [null] : []),
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <Line
            key={`${line.partNumber}\n${line.note ?? ''}`}
            line={line}
            entry={index.get(line.partNumber)}
            {...(change ? { change } : {})}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly line: QuoteLine
  /** Undefined if the part is not in the catalog. */
  readonly entry: IndexedPart | undefined
  readonly change?: ChangeThis
}

const Line = memo(({ line, entry, change }: LineProps) => {
  const { partNumber, quantity, note } = line
  const units = useUnits()
  return (
    <tr data-unknown={entry ? undefined : ''}>
      <td className="picture">{entry && <Picture visual={entry.part.visual} sizes="48px" />}</td>
      <th scope="row" className="part">
        <span className="number">{partNumber}</span>
        {entry ? (
          <Link to={partUrl(partNumber)} prefetch="none">
            <Dimensions>{entry.part.name}</Dimensions>
          </Link>
        ) : (
          <span className="unknown">Not in the catalog. Remove it before you send the list.</span>
        )}
      </th>
      <td className="size">
        {entry && (change ? <SizeChoice line={line} entry={entry} change={change} /> : (entry.size.label ?? ''))}
      </td>
      <td className="quantity">
        {change ? <Quantity line={line} change={change} /> : quantity.toLocaleString('en-US')}
      </td>
      <td data-number className="each">
        {entry && listWeight(entry.size.weightLb, units)}
      </td>
      <td data-number data-unit={weightUnit(units)} className="weight">
        {entry && listWeight(entry.size.weightLb * quantity, units)}
      </td>
      <td className="note">{change ? <Note line={line} change={change} /> : note}</td>
      {change && (
        <td className="remove">
          <RemoveButton line={line} change={change} />
        </td>
      )}
    </tr>
  )
})

interface ChangeLineProps {
  readonly line: QuoteLine
  readonly change: ChangeThis
}

const labelOf = ({ partNumber, note }: QuoteLine) => (note ? `${partNumber}, ${note}` : partNumber)

/** Selects a different length or size, which changes the part number. */
const SizeChoice = ({ line, entry, change }: ChangeLineProps & { readonly entry: IndexedPart }) => {
  const { sizes } = entry.part
  if (sizes.length < 2) return <Dimensions>{entry.size.label ?? ''}</Dimensions>
  return (
    <select
      aria-label={`Size for ${labelOf(line)}`}
      value={line.partNumber}
      onChange={({ target }) => {
        const row = target.closest('tr')
        const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1
        const table = target.closest('table')
        const partNumber = target.value
        change((list) => ({ ...list, lines: changeLine(list.lines, line, { partNumber }) }), {
          message: `${line.partNumber} is now ${partNumber}`,
        })
        // Changing the part number renders a new row, so move the focus to that row.
        requestAnimationFrame(() => table?.tBodies[0]?.rows[place]?.querySelector('select')?.focus())
      }}
    >
      {sizes.map(({ partNumber, label }) => (
        <option key={partNumber} value={partNumber}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Returns the quantity field in the previous or next row. */
const neighbor = (field: HTMLElement, before: boolean) => {
  const row = field.closest('tr')
  const next = before ? row?.previousElementSibling : row?.nextElementSibling
  return next?.querySelector<HTMLInputElement>('.quantity input')
}

/**
 * Updates the quantity while the visitor types. Invalid input stays in the field with a message, and the line keeps the
 * quantity that it had before.
 */
const Quantity = ({ line, change }: ChangeLineProps) => {
  const [typed, setTyped] = useState<string>()
  const { quantity } = line
  const before = useRef(quantity)
  const messageId = useId()
  const problem = typed === undefined ? undefined : readQuantity(typed).problem
  const set = (next: number) => change((list) => ({ ...list, lines: changeLine(list.lines, line, { quantity: next }) }))
  const choose = (next: number) => {
    setTyped(undefined)
    set(next)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event
    const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
    if (step === 0 && key !== 'Enter') return
    event.preventDefault()
    if (key === 'Enter') neighbor(currentTarget, shiftKey)?.select()
    else if (quantity + step >= 1 && quantity + step <= MAX_QUANTITY) choose(quantity + step)
  }
  return (
    <>
      <span className="stepper">
        <button
          type="button"
          aria-label={`Decrease quantity for ${labelOf(line)}`}
          disabled={quantity <= 1}
          onClick={() => choose(quantity - 1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          aria-label={`Quantity for ${labelOf(line)}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={QUANTITY_MAX_LENGTH}
          value={typed ?? String(quantity)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? messageId : undefined}
          onFocus={({ target }) => {
            before.current = quantity
            target.select()
          }}
          onChange={({ target: { value } }) => {
            setTyped(value)
            const next = readQuantity(value).quantity ?? before.current
            if (next !== quantity) set(next)
          }}
          onBlur={() => {
            if (!problem) setTyped(undefined)
          }}
          onKeyDown={onKey}
        />
        <button
          type="button"
          aria-label={`Increase quantity for ${labelOf(line)}`}
          disabled={quantity >= MAX_QUANTITY}
          onClick={() => choose(quantity + 1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      {problem && (
        <span id={messageId} className="wrong" role="alert">
          {problem} The list has {quantity.toLocaleString('en-US')}.
        </span>
      )}
    </>
  )
}

/** Saves the note on blur, because changing the note changes the line's identity. */
const Note = ({ line, change }: ChangeLineProps) => {
  const keep = (text: string) => {
    const note = cleanLine(text).trim() || undefined
    if (note !== line.note) change((list) => ({ ...list, lines: changeLine(list.lines, line, { note }) }))
  }
  return (
    <input
      aria-label={`Note for ${labelOf(line)}`}
      placeholder="Note"
      maxLength={LINE_NOTE_MAX_LENGTH}
      defaultValue={line.note ?? ''}
      onBlur={({ target }) => keep(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}

const RemoveButton = ({ line, change }: ChangeLineProps) => (
  <button
    type="button"
    aria-label={`Remove ${labelOf(line)}`}
    onClick={({ currentTarget }) => {
      const row = currentTarget.closest('tr')
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      next?.querySelector<HTMLElement>('.remove button')?.focus()
      let place = 0
      change(
        (list) => {
          place = list.lines.findIndex((each) => each.partNumber === line.partNumber && each.note === line.note)
          return { ...list, lines: removeLine(list.lines, line) }
        },
        {
          message: `${line.partNumber} removed`,
          undo: (list) => ({ ...list, lines: mergeLines(list.lines, [line], Math.min(place, list.lines.length)) }),
        },
      )
    }}
  >
    <Icon name="close" size={20} />
  </button>
)
