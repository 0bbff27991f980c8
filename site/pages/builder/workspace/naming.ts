/** Names of connections, supports, and loads in lists and announcements. */

import type { Connection } from '#builder/connections.ts'
import type { Load, LoadCase, PlacedPart, Point, SupportKind } from '#builder/model.ts'
import type { Shapes } from '#builder/shapes.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { type Quantity, quantityText } from '#site/services/quantity-field.ts'
import type { Units } from '#site/services/units.ts'
import { offsetOf } from './geometry.ts'
import { distanceFromStart } from './load-targets.ts'

export const supportNames: Readonly<Record<SupportKind, string>> = {
  floor: 'Stands on the floor',
  anchored: 'Anchored to the floor',
  hoist: 'Hangs from a hoist',
}

export const caseNames: Readonly<Record<LoadCase, string>> = {
  dead: 'Dead load',
  live: 'Live load',
  wind: 'Wind',
  notional: 'Notional load',
}

const connectionNames: Readonly<Record<Connection['kind'], string>> = {
  frames: 'End frames',
  side: 'End frame on chords',
  chords: 'Chords',
  slot: 'Slot',
  plate: 'Plate',
  gusset: 'Gusset',
  base: 'Base',
  hinge: 'Hinge',
  deck: 'Deck',
  rail: 'Railing',
  stair: 'Stair',
  panel: 'Panel',
  rigging: 'Rigging',
  mount: 'Mount',
}

/** Connections of parts with a fixed set of bolts (`hasFixings`). More holes line up than they have bolts. */
const WITH_FIXED_BOLTS: ReadonlySet<Connection['kind']> = new Set(['deck', 'rail', 'stair'])

/** '16 bolts', or '16 aligned holes' for a part with a fixed set of bolts, which the parts list counts. */
export const boltsText = (count: number, hasFixedBolts: boolean) =>
  hasFixedBolts ? `${count} aligned ${count === 1 ? 'hole' : 'holes'}` : `${count} ${count === 1 ? 'bolt' : 'bolts'}`

export const connectionText = ({ kind, a, b, bolts, isPartial }: Connection, labelOf: (id: string) => string) =>
  `${connectionNames[kind]}: ${labelOf(a)} to ${labelOf(b)}, ${boltsText(bolts.length, WITH_FIXED_BOLTS.has(kind))}${
    isPartial ? ', partial pattern' : ''
  }`

export const hardwareText = (lines: readonly PartLine[]) =>
  lines.map(({ quantity, partNumber }) => `${quantity} × ${partNumber}`).join(', ')

const directionNames: readonly (readonly [direction: Point, name: string])[] = [
  [[0, 0, -1], 'down'],
  [[0, 0, 1], 'up'],
  [[1, 0, 0], 'to the right'],
  [[-1, 0, 0], 'to the left'],
  [[0, 1, 0], 'to the back'],
  [[0, -1, 0], 'to the front'],
]

const INCLINED = 'inclined'

/** Magnitude of a vector and the name of its direction: [240, 'down']. */
function sizeAndDirection(vector: Point): readonly [size: number, direction: string] {
  const size = Math.hypot(...vector)
  const best = directionNames.find(([each]) =>
    each.every((value, axis) => Math.abs(value * size - (vector[axis] ?? 0)) < 1e-6),
  )
  return [size, best?.[1] ?? INCLINED]
}

export const DIRECTIONS = directionNames

function offsetText(offset: Point, amount: (value: number, quantity: Quantity) => string): string {
  const [size, direction] = sizeAndDirection(offset)
  return `offset ${amount(size, 'in')}${direction === INCLINED ? '' : ` ${direction}`}`
}

/**
 * Describes a load: 'Live load: 1,000 lb down on BS-TR12A-10 (2 of 4) at 60 in, offset 5 in to the back'. The distance is
 * from the same end of the part as in the form.
 */
export function loadText(
  load: Load,
  units: Units,
  labelOf: (id: string) => string,
  parts: readonly PlacedPart[],
  shapes: Shapes,
): string {
  const amount = (value: number, quantity: Quantity) => quantityText(value, quantity, units)
  const name = load.isBallast ? 'Ballast' : caseNames[load.case]
  switch (load.kind) {
    case 'point': {
      const [size, direction] = sizeAndDirection(load.forceLb)
      const host = parts.find(({ id }) => id === load.part)
      const place = amount(host ? distanceFromStart(host, load.at, shapes) : load.at[0], 'in')
      const offset = host && offsetOf(host, load)
      return `${name}: ${load.isBallast ? amount(size, 'lb') : `${amount(size, 'force')} ${direction}`} on ${labelOf(load.part)} at ${place}${offset ? `, ${offsetText(offset, amount)}` : ''}`
    }
    case 'line': {
      const [size, direction] = sizeAndDirection(load.lbPerFt)
      return `${name}: ${amount(size, 'line')} ${direction} along ${labelOf(load.part)}`
    }
    case 'area':
      return `${name}: ${amount(load.psf, 'lb/ft²')} on ${load.parts.length === 1 ? labelOf(load.parts[0] ?? '') : `${load.parts.length} parts`}`
    case 'wind':
      return `${name}: ${amount(load.psf, 'lb/ft²')} ${sizeAndDirection(load.direction)[1]}`
    case 'notional':
      return `${name}: ${amount(load.fraction * 100, 'percent')} of the vertical loads ${sizeAndDirection(load.direction)[1]}`
  }
}
