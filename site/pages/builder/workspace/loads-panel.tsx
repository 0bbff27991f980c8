/** Supports and loads of the structure, and a form that adds a load. */
import { useId, useState } from 'react'
import type { Load, LoadCase, Point } from '../../../../builder/model.ts'
import { LOAD_CASES } from '../../../../builder/model.ts'
import { Button } from '../../../components/button/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useUnits } from '../../../services/units.ts'
import { type NewLoad, useBuilder, useView } from './builder.ts'
import { NumberInput, Select } from './fields.tsx'
import { caseNames, DIRECTIONS, loadText } from './naming.ts'
import { countOf } from './placing-form.tsx'

const KINDS = [
  ['point', 'Point load on a part'],
  ['line', 'Line load along a member'],
  ['area', 'Area load on decks or panels'],
  ['wind', 'Wind on the whole structure'],
  ['notional', 'Notional lateral load'],
] as const satisfies readonly (readonly [Load['kind'], string])[]

const CASE_OF: Readonly<Record<Load['kind'], LoadCase>> = {
  point: 'live',
  line: 'live',
  area: 'live',
  wind: 'wind',
  notional: 'notional',
}

export const LoadsPanel = () => {
  const builder = useBuilder()
  const units = useUnits()
  const { structure } = useView(({ structure }) => ({ structure }))
  const labelOf = (id: string) => {
    const part = structure.parts.find((each) => each.id === id)
    return part ? builder.labelOf(part) : id
  }
  const supported = structure.supports.length
  return (
    <div className="loads">
      <section>
        <h2>{countOf(supported, 'support')}</h2>
        <p className="none">
          Select a part and set its support under Edit, or support all parts that stand on the floor.
        </p>
        <div className="buttons">
          <button type="button" onClick={() => builder.supportFloor('floor')}>
            Stand on the floor
          </button>
          <button type="button" onClick={() => builder.supportFloor('anchored')}>
            Anchor to the floor
          </button>
        </div>
      </section>
      <section>
        <h2>{countOf(structure.loads.length, 'load')}</h2>
        <p className="none">Self-weight is always included.</p>
        <ul className="rows">
          {structure.loads.map((load) => {
            const text = loadText(load, units, labelOf)
            return (
              <li key={load.id}>
                <span>{text}</span>
                <button
                  type="button"
                  className="eye"
                  aria-label={`Remove ${text}`}
                  onClick={() => builder.removeLoad(load.id)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
        <LoadForm />
      </section>
    </div>
  )
}

interface Draft {
  readonly kind: Load['kind']
  readonly case: LoadCase
  readonly amount: number
  readonly direction: number
  readonly alongIn: number
  /** Length of a line load. The default covers the whole member. */
  readonly lengthIn: number
  readonly isHoisted: boolean
}

/** Length of the longest member. */
const WHOLE_IN = 120
const FIRST: Draft = {
  kind: 'point',
  case: 'live',
  amount: 500,
  direction: 0,
  alongIn: 60,
  lengthIn: WHOLE_IN,
  isHoisted: false,
}
const AMOUNTS = {
  point: ['Force', 'force', 500],
  line: ['Load', 'line', 50],
  area: ['Load', 'pressure', 100],
  wind: ['Pressure', 'pressure', 10],
  notional: ['Percentage of the vertical loads', 'percent', 2],
} as const

/** Horizontal directions, for wind and notional loads. */
const LATERAL = DIRECTIONS.filter(([[, , z]]) => z === 0)

const LoadForm = () => {
  const builder = useBuilder()
  const { structure, selection } = useView(({ structure, selection }) => ({ structure, selection }))
  const [draft, setDraft] = useState<Draft>(FIRST)
  const [error, setError] = useState('')
  const id = useId()
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to })
  const selected = structure.parts.filter((part) => selection.has(part.id))
  const needsPart = draft.kind === 'point' || draft.kind === 'line' || draft.kind === 'area'
  const [amountLabel, quantity] = AMOUNTS[draft.kind]
  const directions = needsPart ? DIRECTIONS : LATERAL

  function add() {
    if (needsPart && selected.length === 0) return setError('First select the part that carries the load.')
    setError('')
    for (const load of loadsOf(draft, needsPart ? selected.map((part) => part.id) : [], builder)) builder.addLoad(load)
  }

  return (
    <fieldset className="load-form" aria-describedby={error ? `${id}error` : undefined}>
      <legend>Add a load</legend>
      <Select
        label="Type"
        value={draft.kind}
        options={KINDS}
        onChoose={(kind) =>
          change({
            kind,
            case: CASE_OF[kind],
            amount: AMOUNTS[kind][2],
            direction: 0,
            alongIn: kind === 'line' ? 0 : FIRST.alongIn,
          })
        }
      />
      <div className="row">
        <NumberInput
          label={amountLabel}
          quantity={quantity}
          value={draft.amount}
          min={0}
          onCommit={(amount) => change({ amount })}
        />
        {draft.kind !== 'area' && (
          <Select
            label="Direction"
            value={String(draft.direction)}
            options={directions.map(([, name], index) => [String(index), name] as const)}
            onChoose={(direction) => change({ direction: Number(direction) })}
          />
        )}
      </div>
      {draft.kind === 'point' && (
        <NumberInput
          label="Distance from the start of the part"
          quantity="length"
          value={draft.alongIn}
          onCommit={(alongIn) => change({ alongIn })}
        />
      )}
      {draft.kind === 'line' && (
        <div className="row">
          <NumberInput
            label="From the start of the part"
            quantity="length"
            value={draft.alongIn}
            min={0}
            onCommit={(alongIn) => change({ alongIn })}
          />
          <NumberInput
            label="Max length"
            quantity="length"
            value={draft.lengthIn}
            min={1}
            onCommit={(lengthIn) => change({ lengthIn })}
          />
        </div>
      )}
      {needsPart && (
        <>
          <Select
            label="Load case"
            value={draft.case}
            options={LOAD_CASES.filter((each) => each !== 'notional').map((each) => [each, caseNames[each]] as const)}
            onChoose={(next) => change({ case: next })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={draft.isHoisted}
              onChange={({ target }) => change({ isHoisted: target.checked })}
            />
            Hoisted (dynamic factor applies)
          </label>
          <p className="none">
            {selected.length === 0
              ? 'No part is selected.'
              : `On ${selected.length === 1 && selected[0] ? builder.labelOf(selected[0]) : countOf(selected.length, 'selected part')}.`}
          </p>
        </>
      )}
      {error && (
        <p id={`${id}error`} className="error" role="alert">
          {error}
        </p>
      )}
      <Button onClick={add}>ADD LOAD</Button>
    </fieldset>
  )
}

/** Returns the loads of a draft: one load for each selected member, or one area load for all selected parts. */
function loadsOf(draft: Draft, parts: readonly string[], builder: ReturnType<typeof useBuilder>): NewLoad[] {
  const { kind, amount, alongIn, lengthIn } = draft
  const shared = { case: draft.case, ...(draft.isHoisted ? { isHoisted: true as const } : {}) }
  const [direction] = (kind === 'wind' || kind === 'notional' ? LATERAL : DIRECTIONS)[draft.direction] ?? []
  const unit: Point = direction ?? [0, 0, -1]
  const vector = unit.map((each) => each * amount) as unknown as Point
  if (kind === 'wind') return [{ ...shared, kind, psf: amount, direction: unit }]
  if (kind === 'notional') return [{ ...shared, kind, fraction: amount / 100, direction: unit }]
  if (kind === 'area') return [{ ...shared, kind, parts, psf: amount }]
  return parts.map((part): NewLoad => {
    const [fromIn, toIn] = builder.extentOf(part)
    const at = Math.min(toIn, Math.max(fromIn, fromIn + alongIn))
    if (kind === 'line') {
      // A start beyond the end of a shorter member would leave no load.
      const from = at < toIn ? at : fromIn
      return { ...shared, kind, part, fromIn: from, toIn: Math.min(toIn, from + lengthIn), lbPerFt: vector }
    }
    return { ...shared, kind, part, at: builder.loadPointOf(part, at), forceLb: vector }
  })
}
