/** Position, rotation, and other edits for the selected parts. */

import { useEffect, useRef, useState } from 'react'
import { boundsOf } from '#builder/edit.ts'
import type { PlacedPart, SupportKind } from '#builder/model.ts'
import type { Axis } from '#builder/turns.ts'
import { Button } from '#site/components/button/button.tsx'
import { weightText } from '#site/services/quantity-texts.ts'
import { useUnits } from '#site/services/units.ts'
import { fullName } from '../builder-parts.ts'
import { useBuilder, useView } from './builder.ts'
import { focusInvalid, NumberInput, Select } from './fields.tsx'
import { connectionText, supportNames } from './naming.ts'
import { countOf } from './placing-form.tsx'
import { SizeSelect } from './size-select.tsx'

const AXES = ['x', 'y', 'z'] as const
const TURN_NAMES = { z: 'Around the vertical axis', y: 'Forward', x: 'Sideways' } as const
const GRID_IN = 3

export const EditPanel = () => {
  const builder = useBuilder()
  const { structure, selection } = useView(({ structure, selection }) => ({ structure, selection }))
  const parts = structure.parts.filter(({ id }) => selection.has(id))
  const [first] = parts
  if (!first) return <NothingSelected />
  const info = builder.catalog.get(first.partNumber)
  const isOne = parts.length === 1
  return (
    <div className="edit">
      <h2>{isOne ? (info ? fullName(info) : first.partNumber) : countOf(parts.length, 'part')}</h2>
      <Facts />
      {parts.every(({ partNumber }) => partNumber === first.partNumber) && (
        <SizeSelect partNumber={first.partNumber} onChoose={(next) => builder.replace(next)} />
      )}
      <fieldset>
        <legend>{isOne ? 'Position' : 'Move by'}</legend>
        <div className="row" data-field-row="">
          {AXES.map((axis, index) => (
            <NumberInput
              key={`${first.id} ${axis}`}
              label={axis}
              quantity="in"
              value={isOne ? (first.at[index] ?? 0) : 0}
              onCommit={(value) => {
                const step = [0, 0, 0] as [number, number, number]
                step[index] = value - (isOne ? (first.at[index] ?? 0) : 0)
                builder.move(step)
              }}
            />
          ))}
        </div>
        <div className="steps">
          {AXES.flatMap((axis, index) =>
            [-1, 1].map((sign) => (
              <button
                key={`${axis}${sign}`}
                type="button"
                aria-label={`Move 3 in along ${sign < 0 ? 'minus ' : ''}${axis}`}
                onClick={() => {
                  const step = [0, 0, 0] as [number, number, number]
                  step[index] = sign * GRID_IN
                  builder.move(step)
                }}
              >
                {sign < 0 ? '−' : '+'}
                {axis}
              </button>
            )),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>Rotate 90°</legend>
        <div className="buttons">
          {(['z', 'y', 'x'] as const).map((axis) => (
            <button key={axis} type="button" onClick={() => builder.rotate(axis)}>
              {TURN_NAMES[axis]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="buttons">
        <button type="button" onClick={() => builder.duplicate()}>
          Duplicate
        </button>
        <button type="button" title="Key End" onClick={() => builder.dropToFloor()}>
          Drop to floor
        </button>
        <button type="button" onClick={() => builder.toggleGroup()}>
          {parts.every(({ group }) => group) ? 'Remove group' : 'Group'}
        </button>
        <button type="button" onClick={() => builder.setHidden([...selection], !parts.every((each) => each.isHidden))}>
          {parts.every(({ isHidden }) => isHidden) ? 'Show' : 'Hide'}
        </button>
        <button type="button" className="danger" onClick={() => builder.remove()}>
          Delete
        </button>
      </div>
      <MirrorForm parts={parts} />
      <ArrayForm />
      {isOne && <SupportField id={first.id} />}
      {isOne && <OwnConnections id={first.id} />}
    </div>
  )
}

const NothingSelected = () => {
  const builder = useBuilder()
  const { structure } = useView(({ structure }) => ({ structure }))
  const hidden = structure.parts.filter(({ isHidden }) => isHidden)
  return (
    <div className="edit">
      <p className="none">Select a part in the 3D view or in the outline to edit it.</p>
      <div className="buttons">
        <button type="button" disabled={structure.parts.length === 0} onClick={() => builder.selectAll()}>
          Select all
        </button>
        {hidden.length > 0 && (
          <button
            type="button"
            onClick={() =>
              builder.setHidden(
                hidden.map(({ id }) => id),
                false,
              )
            }
          >
            Show {countOf(hidden.length, 'hidden part')}
          </button>
        )}
      </div>
    </div>
  )
}

const Facts = () => {
  const builder = useBuilder()
  const units = useUnits()
  const { structure, selection } = useView(({ structure, selection }) => ({ structure, selection }))
  const parts = structure.parts.filter(({ id }) => selection.has(id))
  const weight = parts.reduce((sum, { partNumber }) => sum + (builder.catalog.get(partNumber)?.weightLb ?? 0), 0)
  const [first] = parts
  return (
    <p className="facts">
      {parts.length === 1 && first ? (
        <a href={`/parts/${first.partNumber.toLowerCase()}`} target="_blank" rel="noopener">
          {first.partNumber}
        </a>
      ) : (
        'Selected parts'
      )}
      <span>{weightText(weight, units)}</span>
    </p>
  )
}

const SIDES = { x: ['Left', 'Right'], y: ['Front', 'Back'], z: ['Bottom', 'Top'] } as const
type MirrorPlace = 'high' | 'low' | 'middle' | 'other'

/** A mirrored copy of the selection. Asks for the plane. */
const MirrorForm = ({ parts }: { parts: readonly PlacedPart[] }) => {
  const builder = useBuilder()
  const all = useView(({ structure }) => structure.parts)
  const isAsked = useView(({ isMirrorAsked }) => isMirrorAsked)
  const form = useRef<HTMLDetailsElement>(null)
  const [axis, setAxis] = useState<Axis>('x')
  const [place, setPlace] = useState<MirrorPlace>('high')
  const [otherIn, setOtherIn] = useState(0)
  useEffect(() => {
    if (!isAsked || !form.current) return
    form.current.open = true
    form.current.querySelector('select')?.focus()
    builder.askMirror(false)
  }, [isAsked, builder])

  const index = AXES.indexOf(axis) as 0 | 1 | 2
  const rangeOf = (of: readonly PlacedPart[]) => boundsOf(of, builder.shapes)?.map((end) => end[index]) ?? []
  const [low = 0, high = 0] = rangeOf(parts)
  const [first = 0, last = 0] = rangeOf(all)
  const places = { high, low, middle: (first + last) / 2, other: otherIn }
  const [lowSide, highSide] = SIDES[axis]
  const nameOf = (text: string, each: MirrorPlace) =>
    [each, `${text}, ${axis} = ${builder.lengthText(places[each])}`] as const
  return (
    <details ref={form}>
      <summary className="fold" title="Key X">
        Mirror
      </summary>
      <Select
        label="Direction"
        value={axis}
        options={AXES.map((each) => [each, SIDES[each].join(' to ')] as const)}
        onChoose={setAxis}
      />
      <Select
        label="Mirror plane"
        value={place}
        options={[
          nameOf(`${highSide} of the selection`, 'high'),
          nameOf(`${lowSide} of the selection`, 'low'),
          nameOf('Middle of the structure', 'middle'),
          ['other', 'Another place'],
        ]}
        onChoose={setPlace}
      />
      {place === 'other' && (
        <NumberInput label={`Plane at ${axis}`} quantity="in" value={otherIn} onCommit={setOtherIn} />
      )}
      <Button
        onClick={({ currentTarget }) => {
          if (!focusInvalid(currentTarget.closest('details'))) builder.mirror(axis, places[place])
        }}
      >
        ADD MIRRORED COPY
      </Button>
    </details>
  )
}

/** A row of copies of the selection. */
const ArrayForm = () => {
  const builder = useBuilder()
  const [count, setCount] = useState(3)
  const [axis, setAxis] = useState<(typeof AXES)[number]>('x')
  const [step, setStep] = useState(120)
  return (
    <details>
      <summary className="fold">Array</summary>
      <div className="row" data-field-row="">
        <NumberInput
          label="Total"
          quantity="count"
          value={count}
          min={2}
          max={100}
          onCommit={(to) => setCount(Math.round(to))}
        />
        <Select
          label="Along"
          value={axis}
          options={AXES.map((each) => [each, each] as const)}
          onChoose={(next) => setAxis(next)}
        />
        <NumberInput label="Step" quantity="in" value={step} onCommit={setStep} />
      </div>
      <Button
        onClick={({ currentTarget }) => {
          if (focusInvalid(currentTarget.closest('details'))) return
          builder.array(count, AXES.map((each) => (each === axis ? step : 0)) as unknown as [number, number, number])
        }}
      >
        CREATE ARRAY
      </Button>
    </details>
  )
}

const NO_SUPPORT = 'none'

const SupportField = ({ id }: { id: string }) => {
  const builder = useBuilder()
  const supports = useView(({ structure }) => structure.supports)
  const support = supports.find(({ part }) => part === id)
  return (
    <Select
      label="Support"
      value={support?.kind ?? NO_SUPPORT}
      options={[
        [NO_SUPPORT, 'None'],
        ...(Object.entries(supportNames) as [SupportKind, string][]).map(([kind, name]) => [kind, name] as const),
      ]}
      onChoose={(kind) => builder.setSupport(id, kind === NO_SUPPORT ? undefined : (kind as SupportKind))}
    />
  )
}

const OwnConnections = ({ id }: { id: string }) => {
  const builder = useBuilder()
  const { connections, parts } = useView(({ results, structure }) => ({
    connections: results.connections,
    parts: structure.parts,
  }))
  const own = connections.filter(({ a, b }) => a === id || b === id)
  const labelOf = (each: string) => {
    const part = parts.find((part) => part.id === each)
    return part ? builder.labelOf(part) : each
  }
  return (
    <section>
      <h2>{countOf(own.length, 'connection')}</h2>
      <ul className="rows">
        {own.map((connection) => (
          <li key={connection.id}>
            <button
              type="button"
              onClick={() => builder.select([connection.a === id ? connection.b : connection.a], 'replace')}
            >
              {connectionText(connection, labelOf)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
