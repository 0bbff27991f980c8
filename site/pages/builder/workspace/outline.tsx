/** The structure as lists: parts, connections, supports, loads, and problems. */
import { type KeyboardEvent, useState } from 'react'
import type { PlacedPart } from '#builder/model.ts'
import { Icon } from '#site/components/icon/icon.tsx'
import { useBuilder, useView } from './builder.ts'
import { connectionText, loadText, supportNames } from './naming.ts'
import { countOf } from './placing-form.tsx'
import { Problems } from './problems.tsx'
import { Rows } from './rows.tsx'

export const Outline = () => {
  const builder = useBuilder()
  const { structure, results, selection } = useView(({ structure, results, selection }) => ({
    structure,
    results,
    selection,
  }))
  const { parts, supports, loads } = structure
  const labelOf = (id: string) => {
    const part = parts.find((each) => each.id === id)
    return part ? builder.labelOf(part) : id
  }
  if (parts.length === 0) {
    return <p className="none">The structure has no parts yet. Add one under Parts.</p>
  }
  return (
    <div className="outline">
      <Problems />
      <section>
        <h2>{countOf(parts.length, 'part')}</h2>
        <div className="buttons">
          <button type="button" onClick={() => builder.selectAll()}>
            Select all
          </button>
        </div>
        <PartRows parts={parts} selection={selection} />
      </section>
      <section>
        <h2>{countOf(results.connections.length, 'connection')}</h2>
        <Rows
          of={results.connections}
          row={(connection) => (
            <li key={connection.id}>
              <button type="button" onClick={() => builder.select([connection.a, connection.b], 'replace')}>
                {connectionText(connection, labelOf)}
              </button>
            </li>
          )}
        />
      </section>
      <section>
        <h2>{countOf(supports.length, 'support')}</h2>
        <ul className="rows">
          {supports.map(({ id, kind, part }) => (
            <li key={id}>
              <button type="button" onClick={() => builder.select([part], 'replace')}>
                {supportNames[kind]}: {labelOf(part)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{countOf(loads.length, 'load')}</h2>
        <ul className="rows">
          {loads.map((load) => (
            <li key={load.id}>
              <button
                type="button"
                onClick={() =>
                  builder.select('parts' in load ? load.parts : 'part' in load ? [load.part] : [], 'replace')
                }
              >
                {loadText(load, builder.units(), labelOf, structure.parts, builder.shapes)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface PartRowsProps {
  readonly parts: readonly PlacedPart[]
  readonly selection: ReadonlySet<string>
}

/** The part rows are a single tab stop. The arrow keys, Home, and End move between rows. */
const PartRows = ({ parts, selection }: PartRowsProps) => {
  const [reached, setReached] = useState('')
  const current = parts.some(({ id }) => id === reached)
    ? reached
    : (parts.find(({ id }) => selection.has(id)) ?? parts[0])?.id

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event
    const row = target instanceof HTMLElement && target.closest('li')
    const rows = [...(row ? (row.parentElement?.children ?? []) : [])]
    const at = rows.indexOf(row as Element)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
    if (!row || next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const controlsOf = (each: Element | undefined) => [...(each?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    controlsOf(rows[next])[controlsOf(row).indexOf(target)]?.focus()
  }

  return (
    <Rows
      of={parts}
      onKeyDown={moveFocus}
      row={(part) => (
        <PartRow
          key={part.id}
          part={part}
          isSelected={selection.has(part.id)}
          tabIndex={part.id === current ? 0 : -1}
          onFocus={() => setReached(part.id)}
        />
      )}
    />
  )
}

interface PartRowProps {
  readonly part: PlacedPart
  readonly isSelected: boolean
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
}

const PartRow = ({ part, isSelected, tabIndex, onFocus }: PartRowProps) => {
  const builder = useBuilder()
  const label = builder.labelOf(part)
  return (
    <li data-hidden={part.isHidden} data-selected={isSelected || undefined} onFocus={onFocus}>
      <label className="check">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={`Select ${label} too`}
          onChange={() => builder.select([part.id], 'toggle', 'parts')}
        />
      </label>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        onClick={() => builder.select([part.id], 'replace', 'parts')}
      >
        {label}
        <small>{builder.placeText(part)}</small>
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        className="eye"
        aria-pressed={part.isHidden ?? false}
        aria-label={`Hide ${label}`}
        onClick={() => builder.setHidden([part.id], !part.isHidden)}
      >
        <Icon name={part.isHidden ? 'plus' : 'minus'} size={16} />
      </button>
    </li>
  )
}
