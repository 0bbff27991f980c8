/**
 * A form for placing a part by choosing from lists: the part that it bolts to, the hole pattern, the hole, and one of
 * the possible placements.
 */
import { useEffect, useRef } from 'react'
import { Button } from '#site/components/button/button.tsx'
import { Dimensions } from '#site/components/dimensions/dimensions.tsx'
import { fullName } from '../builder-parts.ts'
import { useBuilder, useView } from './builder.ts'
import { NumberInput, Select } from './fields.tsx'
import { hardwareText } from './naming.ts'
import { patternsOf } from './patterns.ts'
import type { Placing } from './placement.ts'
import { SizeSelect } from './size-select.tsx'

const FLOOR = 'floor'

export const PlacingForm = ({ placing }: { placing: Placing }) => {
  const builder = useBuilder()
  const parts = useView(({ structure }) => structure.parts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { partNumber, target, onFloor, isLoading } = placing
  const part = builder.catalog.get(partNumber)
  // Move the focus from the search, which the form replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new part moves the focus
  useEffect(() => heading.current?.focus(), [partNumber])

  return (
    <form
      className="placing"
      onSubmit={(event) => {
        event.preventDefault()
        builder.place()
      }}
    >
      <h2
        ref={heading}
        tabIndex={-1}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.closest('form')?.requestSubmit()}
      >
        Place <Dimensions>{part ? fullName(part) : partNumber}</Dimensions>
      </h2>
      <SizeSelect partNumber={partNumber} onChoose={(next) => builder.startPlacing(next)} />
      {parts.length > 0 && (
        <Select
          label="Bolt to"
          value={onFloor ? FLOOR : (target?.part ?? FLOOR)}
          options={[
            [FLOOR, 'Nothing (place on the floor)'],
            ...parts.map((each) => [each.id, `${builder.labelOf(each)}: ${builder.placeText(each)}`] as const),
          ]}
          onChoose={(id) => (id === FLOOR ? builder.aimPlacingBeside() : builder.aimPlacingAtPart(id))}
        />
      )}
      {target && !onFloor && <PatternFields placing={placing} />}
      {onFloor && <FloorFields at={onFloor.at} />}
      {isLoading && <p role="status">Loading the holes for {partNumber}</p>}
      <div className="actions">
        <Button type="submit" look="signal" disabled={isLoading || placing.refusal !== undefined}>
          PLACE
        </Button>
        <Button disabled={isLoading || placing.refusal !== undefined} onClick={() => builder.place(true)}>
          PLACE AND REPEAT
        </Button>
        <Button onClick={() => builder.cancelPlacing()}>CANCEL</Button>
      </div>
      <p className="keys">
        Keys: <kbd>C</kbd> next placement, <kbd>R</kbd> turn, <kbd>Enter</kbd> place, <kbd>Esc</kbd> cancel.
      </p>
    </form>
  )
}

const PatternFields = ({ placing }: { placing: Placing }) => {
  const builder = useBuilder()
  const parts = useView(({ structure }) => structure.parts)
  const { target, candidates, index, refusal, better } = placing
  const host = parts.find(({ id }) => id === target?.part)
  const shape = host && builder.shapes(host.partNumber)
  if (!target || !host || !shape) return null
  const patterns = patternsOf(host, shape)
  const holes = patterns[target.pattern]?.holes.length ?? 0
  const current = candidates[index]
  const hardware = current && hardwareText(current.hardware)
  return (
    <>
      <Select
        label="Hole pattern"
        value={String(target.pattern)}
        options={patterns.map(
          ({ name, holes }, each) => [String(each), `${name}, ${countOf(holes.length, 'hole')}`] as const,
        )}
        onChoose={(pattern) => builder.aimPlacingAtPart(host.id, Number(pattern))}
      />
      <NumberInput
        label={`Hole, 1 to ${holes} from the left`}
        quantity="count"
        value={target.hole + 1}
        min={1}
        max={holes}
        onCommit={(hole) => builder.aimPlacing({ ...target, hole: Math.round(hole) - 1 })}
      />
      {candidates.length > 0 && (
        <Select
          label={`Placement, ${countOf(candidates.length, 'option')}`}
          value={String(index)}
          options={candidates.map((candidate, each) => [
            String(each),
            `${each + 1}: ${builder.candidateText(placing.partNumber, candidate)}`,
          ])}
          onChoose={(next) => builder.choosePlacement(Number(next))}
        />
      )}
      {hardware && !refusal && <p className="hardware">Hardware: {hardware}</p>}
      {better && (
        <div>
          <p>
            {better} bolts to {host.partNumber} with more bolts.
          </p>
          <button type="button" className="plain" onClick={() => builder.startPlacing(better)}>
            Use {better}
          </button>
        </div>
      )}
      {refusal && (
        <p className="error">
          {refusal.reason} {refusal.fix}
        </p>
      )}
    </>
  )
}

const FloorFields = ({ at }: { at: readonly [number, number, number] }) => {
  const builder = useBuilder()
  return (
    <>
      <div className="row" data-field-row="">
        <NumberInput label="x" quantity="in" value={at[0]} onCommit={(x) => builder.aimPlacingAtFloor([x, at[1], 0])} />
        <NumberInput label="y" quantity="in" value={at[1]} onCommit={(y) => builder.aimPlacingAtFloor([at[0], y, 0])} />
      </div>
      <fieldset className="turns">
        <legend>Rotate 90°</legend>
        <button type="button" onClick={() => builder.turnPlacing('z')}>
          On the floor
        </button>
        <button type="button" onClick={() => builder.turnPlacing('y')}>
          Upright
        </button>
        <button type="button" onClick={() => builder.turnPlacing('x')}>
          Sideways
        </button>
      </fieldset>
    </>
  )
}

export const countOf = (count: number, noun: string) => {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}
