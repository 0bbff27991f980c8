/** The part search, and a form for placing a part by choosing from lists. */

import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { partKind } from '#builder/shapes.ts'
import { Dimensions } from '#site/components/dimensions/dimensions.tsx'
import { weightText } from '#site/services/quantity-texts.ts'
import { useUnits } from '#site/services/units.ts'
import { type BuilderPart, findParts, fullName } from '../builder-parts.ts'
import { useBuilder, useView } from './builder.ts'
import { PlacingForm } from './placing-form.tsx'

const MAX_RESULTS = 40

/** Parts that most structures start with, shown until the visitor types or selects a part. */
const STARTERS = ['BS-TR12A-10', 'BS-TR12A-05', 'BS-TR-CB12', 'BS-TR-GB12', 'BS-PL-BS12', 'BS-PL-G90-12', 'BS-AC-DP96']

export const Palette = () => {
  const placing = useView(({ placing }) => placing)
  const wasPlacing = useRef(false)
  // Move focus to the search field when the form closes, because the form had focus.
  useEffect(() => {
    if (wasPlacing.current && !placing && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-part-search]')?.focus()
    wasPlacing.current = placing !== undefined
  }, [placing])
  return placing ? <PlacingForm placing={placing} /> : <PartSearch />
}

const PartSearch = () => {
  const builder = useBuilder()
  const { selection, structure, recent } = useView(({ selection, structure, recent }) => ({
    selection,
    structure,
    recent,
  }))
  const [text, setText] = useState('')
  const query = useDeferredValue(text)
  const id = useId()
  // The builder adds the hardware for each connection.
  const parts = [...builder.catalog.values()].filter(({ partNumber }) => partKind(partNumber) !== 'hardware')
  const found = findParts(parts, query)
  const selected = structure.parts.find((part) => selection.has(part.id))
  const known = (numbers: readonly string[]) => numbers.flatMap((number) => builder.catalog.get(number) ?? [])
  const suggested = selected ? known(builder.suggestionsFor(selected)) : known(STARTERS)

  return (
    <div className="palette">
      <div className="field">
        <label htmlFor={id}>Find a part</label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder="12 in truss 10 ft, or TR12A-10"
          autoComplete="off"
          spellCheck={false}
          data-part-search=""
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The list may still show the results for earlier text.
            const [first] = findParts(parts, event.currentTarget.value)
            if (first) builder.startPlacing(first.partNumber)
          }}
        />
      </div>
      {query.trim() === '' ? (
        <>
          <PartButtons
            title={selected ? `Bolts to ${selected.partNumber}` : 'Start with'}
            parts={suggested}
            empty="No part in the list bolts to this part."
          />
          {recent.length > 0 && <PartButtons title="Recent" parts={known(recent)} />}
          <ByProduct parts={parts} />
        </>
      ) : (
        <PartButtons
          title={found.length === 1 ? '1 part' : `${found.length} parts`}
          parts={found.slice(0, MAX_RESULTS)}
          empty="No parts match. Try a part number or a name."
        />
      )}
    </div>
  )
}

/** All parts by product. Renders only the sizes of open groups. */
const ByProduct = ({ parts }: { parts: readonly BuilderPart[] }) => {
  const [open, setOpen] = useState('')
  return (
    <section>
      <h2>All parts</h2>
      <ul className="products">
        {[...Map.groupBy(parts, ({ product }) => product)].map(([product, items]) => (
          <li key={product}>
            <button
              type="button"
              className="fold-button"
              aria-expanded={open === product}
              onClick={() => setOpen(open === product ? '' : product)}
            >
              {product} <span className="count">{items.length}</span>
            </button>
            {open === product && <PartButtons parts={items} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartButtonsProps {
  readonly title?: string
  readonly parts: readonly BuilderPart[]
  readonly empty?: string
}

const PartButtons = ({ title, parts, empty }: PartButtonsProps) => {
  const builder = useBuilder()
  const units = useUnits()
  return (
    <section>
      {title && <h2>{title}</h2>}
      {parts.length === 0 && empty && <p className="none">{empty}</p>}
      <ul className="part-buttons">
        {parts.map((part) => (
          <li key={part.partNumber}>
            <button type="button" onClick={() => builder.startPlacing(part.partNumber)}>
              <span className="name">
                <Dimensions>{fullName(part)}</Dimensions>
              </span>
              <span className="facts">
                <span>{part.partNumber}</span>
                <span>{weightText(part.weightLb, units)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
