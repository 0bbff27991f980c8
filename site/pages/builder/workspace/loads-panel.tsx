/** Supports and loads on the structure, and a form for adding a load. */
import { useId, useState } from 'react'
import type { Load, LoadCase, Point, SupportKind } from '#builder/model.ts'
import { LOAD_CASES, MAX_OFFSET_IN } from '#builder/model.ts'
import { axisOf } from '#builder/shapes.ts'
import { dot, scaled, sum, unturned } from '#builder/turns.ts'
import { Button } from '#site/components/button/button.tsx'
import { Icon } from '#site/components/icon/icon.tsx'
import { useUnits } from '#site/services/units.ts'
import { type Builder, useBuilder, useView } from './builder.ts'
import type { NewLoad } from './edit-commands.ts'
import { focusInvalid, NumberInput, Select } from './fields.tsx'
import { type LoadTarget, loadTargets, partsBetween, placeOn } from './load-targets.ts'
import { caseNames, DIRECTIONS, loadText, supportNames } from './naming.ts'
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

/** SVG paths of the symbols that the 3D view shows. */
const MARKS: Readonly<Record<SupportKind, string>> = {
  floor: 'M8 3L13 13H3Z',
  anchored: 'M8 2L13 11H3ZM5 11L3 14M8 11L6 14M11 11L9 14M13 11L12 14',
  hoist: 'M8 14L12 7H4ZM8 7V1',
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
  const kinds = [...new Set(structure.supports.map(({ kind }) => kind))]
  return (
    <div className="loads">
      <section>
        <h2>{countOf(supported, 'support')}</h2>
        <p className="none">
          Select a part and set its support under Edit, or support all parts that stand on the floor.
        </p>
        {kinds.length > 0 && (
          <ul className="marks" aria-label="Symbols">
            {kinds.map((kind) => (
              <li key={kind}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d={MARKS[kind]} fill={kind === 'floor' ? 'none' : 'currentColor'} stroke="currentColor" />
                </svg>
                {supportNames[kind]}
              </li>
            ))}
          </ul>
        )}
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
            const text = loadText(load, units, labelOf, structure.parts, builder.shapes)
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
  readonly isHoisted: boolean
}

/** Where a load acts. The defaults apply again when the selection changes. */
interface Spot {
  /** Id of the target, or `EACH` for all targets. */
  readonly on?: string
  /**
   * Distance from the start of the target. The default is its middle for a point load, and its start for a line load.
   */
  readonly fromIn?: number
  /** Length of a line load. The default covers the whole target. */
  readonly lengthIn?: number
  /** Distance of a point load from the axis of a member, and the index of its direction in `DIRECTIONS`. */
  readonly offsetIn?: number
  readonly offsetTo?: number
}

const EACH = 'each'
const FIRST: Draft = { kind: 'point', case: 'live', amount: 500, direction: 0, isHoisted: false }
const AMOUNTS = {
  point: ['Force', 'force', 500],
  line: ['Load', 'line', 50],
  area: ['Load', 'lb/ft²', 100],
  wind: ['Pressure or gust speed', 'wind', 10],
  notional: ['Percentage of the vertical loads', 'percent', 2],
} as const

/** Horizontal directions, for wind and notional loads. */
const LATERAL = DIRECTIONS.filter(([[, , z]]) => z === 0)

const LoadForm = () => {
  const builder = useBuilder()
  const { structure, selection } = useView(({ structure, selection }) => ({ structure, selection }))
  const [draft, setDraft] = useState<Draft>(FIRST)
  const selected = structure.parts.filter((part) => selection.has(part.id))
  const selectionKey = selected.map(({ id }) => id).join(' ')
  const [placed, setPlaced] = useState<{ readonly key: string; readonly spot: Spot }>({ key: '', spot: {} })
  const spot = placed.key === selectionKey ? placed.spot : {}
  const [error, setError] = useState('')
  const id = useId()
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to })
  const { kind } = draft
  const targets = loadTargets(selected, builder.shapes)
  const on = targets.filter(({ id }) => id === spot.on)
  const chosen = on.length > 0 ? on : targets
  const needsPart = kind === 'point' || kind === 'line' || kind === 'area'
  const [amountLabel, quantity] = AMOUNTS[kind]
  const directions = needsPart ? DIRECTIONS : LATERAL
  const loads =
    kind === 'point' || kind === 'line'
      ? chosen.flatMap((target) => loadsOn(target, draft, spot, builder))
      : [loadOnStructure(draft, [...selection])]

  function add(form: Element | null) {
    if (focusInvalid(form)) return
    if (needsPart && selected.length === 0) return setError('First select the part that carries the load.')
    setError('')
    builder.addLoads(loads)
  }

  return (
    <fieldset className="load-form" aria-describedby={error ? `${id}error` : undefined}>
      <legend>Add a load</legend>
      <Select
        label="Type"
        value={kind}
        options={KINDS}
        onChoose={(next) => {
          setDraft({ ...FIRST, kind: next, case: CASE_OF[next], amount: AMOUNTS[next][2] })
          setPlaced({ key: selectionKey, spot: spot.on ? { on: spot.on } : {} })
        }}
      />
      <div className="row" data-field-row="">
        <NumberInput
          label={amountLabel}
          quantity={quantity}
          value={draft.amount}
          min={0}
          onCommit={(amount) => change({ amount })}
        />
        {kind !== 'area' && (
          <Select
            label="Direction"
            value={String(draft.direction)}
            options={directions.map(([, name], index) => [String(index), name] as const)}
            onChoose={(direction) => change({ direction: Number(direction) })}
          />
        )}
      </div>
      {(kind === 'point' || kind === 'line') && (
        <Location
          kind={kind}
          spot={spot}
          targets={targets}
          chosen={chosen}
          force={directionOf(draft)}
          onChange={(next) => setPlaced({ key: selectionKey, spot: next })}
        />
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
          {selected.length === 0 && <p className="none">No part is selected.</p>}
          {kind === 'area' && selected.length > 0 && (
            <p className="none">
              On{' '}
              {selected.length === 1 && selected[0] ? builder.labelOf(selected[0]) : countOf(selected.length, 'part')}.
            </p>
          )}
        </>
      )}
      {error && (
        <p id={`${id}error`} className="error" role="alert">
          {error}
        </p>
      )}
      <Button onClick={({ currentTarget }) => add(currentTarget.closest('.load-form'))}>
        {loads.length > 1 && chosen.length > 1 ? `ADD ${loads.length} LOADS` : 'ADD LOAD'}
      </Button>
    </fieldset>
  )
}

interface LocationProps {
  readonly kind: 'point' | 'line'
  readonly spot: Spot
  readonly targets: readonly LoadTarget[]
  readonly chosen: readonly LoadTarget[]
  /** Direction of the load. */
  readonly force: Point
  readonly onChange: (spot: Spot) => void
}

/** The beam, column, or part that carries the load, and the location of the load on it. */
const Location = ({ kind, spot, targets, chosen, force, onChange }: LocationProps) => {
  const builder = useBuilder()
  const [target] = chosen
  if (!target) return null
  const shortestIn = Math.min(...chosen.map(({ lengthIn }) => lengthIn))
  const end = new Set(chosen.map(({ start }) => start)).size === 1 ? `${target.start} end` : 'start'
  const each: readonly (readonly [string, string])[] =
    targets.length > 1 ? [[EACH, `Each of ${targets.length} selected parts`]] : []
  return (
    <>
      <Select
        label="On"
        value={chosen.length > 1 ? EACH : target.id}
        options={[...each, ...targets.map((each) => [each.id, targetName(each, builder)] as const)]}
        onChoose={(on) => onChange({ on })}
      />
      {kind === 'point' ? (
        <div>
          <NumberInput
            label={`Distance from the ${end}`}
            quantity="in"
            value={spot.fromIn ?? shortestIn / 2}
            min={0}
            max={shortestIn}
            onCommit={(fromIn) => onChange({ ...spot, fromIn })}
          />
          <button
            type="button"
            className="plain"
            disabled={spot.fromIn === undefined}
            onClick={() => onChange(spot.on ? { on: spot.on } : {})}
          >
            Move to the middle
          </button>
          <Offset spot={spot} chosen={chosen} force={force} onChange={onChange} />
        </div>
      ) : (
        <div className="row" data-field-row="">
          <NumberInput
            label={`Distance from the ${end}`}
            quantity="in"
            value={spot.fromIn ?? 0}
            min={0}
            max={shortestIn}
            onCommit={(fromIn) => onChange({ ...spot, fromIn })}
          />
          <NumberInput
            label="Max length"
            quantity="in"
            value={spot.lengthIn ?? Math.max(...chosen.map(({ lengthIn }) => lengthIn))}
            min={1}
            onCommit={(lengthIn) => onChange({ ...spot, lengthIn })}
          />
        </div>
      )}
    </>
  )
}

const OFFSETS = DIRECTIONS.map(([toward, name], index) => ({ toward, name, index }))

/**
 * Returns the directions in which a load can be offset from the axis of each target. An offset along the axis or along
 * the force would not change the effect of the load.
 */
function offsetsOf(chosen: readonly LoadTarget[], force: Point) {
  const isMember = chosen.every(({ pieces }) => pieces.every(({ part }) => axisOf(part.partNumber)))
  if (!isMember) return []
  return OFFSETS.filter(({ toward }) =>
    chosen.every(
      ({ along }) =>
        Math.abs(dot(toward, along)) < PERPENDICULAR &&
        (Math.abs(dot(toward, force)) < PERPENDICULAR || Math.abs(dot(along, force)) > 1 - PERPENDICULAR),
    ),
  )
}

const PERPENDICULAR = 1e-3

const offsetTo = ({ offsetTo }: Spot, offsets: ReturnType<typeof offsetsOf>) =>
  offsets.find(({ index }) => index === offsetTo) ?? offsets[0]

/** Distance between a point load and the axis of the member. The load bends or twists the member. */
const Offset = ({ spot, chosen, force, onChange }: Pick<LocationProps, 'spot' | 'chosen' | 'force' | 'onChange'>) => {
  const offsets = offsetsOf(chosen, force)
  const to = offsetTo(spot, offsets)
  if (!to) return null
  return (
    <div className="row" data-field-row="">
      <NumberInput
        label="Offset from the axis"
        quantity="in"
        value={spot.offsetIn ?? 0}
        min={0}
        max={MAX_OFFSET_IN}
        onCommit={(offsetIn) => onChange({ ...spot, offsetIn })}
      />
      <Select
        label="Offset direction"
        value={String(to.index)}
        options={offsets.map(({ index, name }) => [String(index), name] as const)}
        onChoose={(index) => onChange({ ...spot, offsetTo: Number(index) })}
      />
    </div>
  )
}

/** Returns the label of a part, or describes a beam or column made of several parts: '20 ft beam of 2 parts'. */
function targetName({ pieces, lengthIn, start }: LoadTarget, builder: Builder): string {
  const [first] = pieces
  if (pieces.length === 1 && first) return builder.labelOf(first.part)
  return `${builder.lengthText(lengthIn)} ${start === 'bottom' ? 'column' : 'beam'} of ${pieces.length} parts`
}

const directionOf = ({ kind, direction }: Draft): Point =>
  (kind === 'wind' || kind === 'notional' ? LATERAL : DIRECTIONS)[direction]?.[0] ?? [0, 0, -1]

const sharedOf = (draft: Draft) => ({ case: draft.case, ...(draft.isHoisted ? { isHoisted: true as const } : {}) })

/**
 * Returns the load that a draft defines on one target. A line load on a target made of several parts becomes a separate
 * load on each part.
 */
function loadsOn(target: LoadTarget, draft: Draft, spot: Spot, builder: Builder): NewLoad[] {
  const vector = scaled(directionOf(draft), draft.amount)
  const { lengthIn } = target
  if (draft.kind === 'line') {
    const from = Math.min(spot.fromIn ?? 0, lengthIn)
    const pieces = partsBetween(target, from, from + (spot.lengthIn ?? lengthIn))
    return pieces.map((piece) => ({ ...sharedOf(draft), kind: 'line', ...piece, lbPerFt: vector }))
  }
  const { part, atIn } = placeOn(target, Math.min(spot.fromIn ?? lengthIn / 2, lengthIn))
  const to = offsetTo(spot, offsetsOf([target], vector))
  const turn = target.pieces.find((piece) => piece.part.id === part)?.part.turn
  const offset: Point = turn && to ? unturned(turn, scaled(to.toward, spot.offsetIn ?? 0)) : [0, 0, 0]
  const at = sum(builder.loadPointOf(part, atIn), offset)
  return [{ ...sharedOf(draft), kind: 'point', part, at, forceLb: vector }]
}

/** Returns the load that a draft defines on the whole structure, or on the area of the selected parts. */
function loadOnStructure(draft: Draft, parts: readonly string[]): NewLoad {
  const { kind, amount } = draft
  const direction = directionOf(draft)
  if (kind === 'wind') return { ...sharedOf(draft), kind, psf: amount, direction }
  if (kind === 'notional') return { ...sharedOf(draft), kind, fraction: amount / 100, direction }
  return { ...sharedOf(draft), kind: 'area', parts, psf: amount }
}
