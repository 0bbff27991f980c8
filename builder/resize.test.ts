import { expect, test } from 'vitest'
import { connectionsOf } from './connections.ts'
import { isRefusal } from './edit.ts'
import { EMPTY_STRUCTURE, type Load, type PlacedPart, type Structure, UNTURNED } from './model.ts'
import { resize } from './resize.ts'
import { ALONG } from './templates/assembly.ts'
import { shapes } from './testing.ts'

/** A portal: two legs, a beam, and the corner blocks between them. */
const LEGS = ['leg 1', 'leg 2']
const portal = (...more: readonly PlacedPart[]): Structure => ({
  ...EMPTY_STRUCTURE,
  revision: 'D',
  parts: [
    { id: 'leg 1', partNumber: 'BS-TR12A-10', at: [6, 0, 0], turn: ALONG.z },
    { id: 'corner 1', partNumber: 'BS-TR-CB12', at: [6, 0, 120], turn: UNTURNED },
    { id: 'beam', partNumber: 'BS-TR12A-10', at: [12, 0, 126], turn: UNTURNED },
    { id: 'corner 2', partNumber: 'BS-TR-CB12', at: [138, 0, 120], turn: UNTURNED },
    { id: 'leg 2', partNumber: 'BS-TR12A-10', at: [138, 0, 0], turn: ALONG.z },
    ...more,
  ],
})
const sill: PlacedPart = { id: 'sill', partNumber: 'BS-TR12A-10', at: [12, 0, 60], turn: UNTURNED }

function resized(structure: Structure, ids: readonly string[], partNumber: string) {
  const found = resize(structure, shapes, ids, partNumber, connectionsOf(structure, shapes))
  if (isRefusal(found)) throw new Error(found.reason)
  const atOf = (id: string) => found.structure.parts.find((each) => each.id === id)?.at
  return { ...found, atOf, connections: connectionsOf(found.structure, shapes).length }
}

test('moves what is bolted to the end of a truss when its length changes', () => {
  const { moved, left, atOf, connections } = resized(portal(), ['beam'], 'BS-TR12A-08')
  expect(moved).toEqual(['corner 2', 'leg 2'])
  expect(left).toEqual([])
  expect([atOf('beam'), atOf('corner 2'), atOf('leg 2')]).toEqual([
    [12, 0, 126],
    [114, 0, 120],
    [114, 0, 0],
  ])
  expect(connections).toBe(4)
})

test('raises the beam when both of its legs become longer', () => {
  const supports = LEGS.map((part) => ({ id: part, kind: 'floor', part, at: [0, 0, 0] }) as const)
  const long = { ...portal(), supports }
  const short = resized(long, LEGS, 'BS-TR12A-08')
  expect(short.moved).toEqual(['corner 1', 'beam', 'corner 2'])
  expect(short.atOf('beam')).toEqual([12, 0, 102])
  const again = resized(short.structure, LEGS, 'BS-TR12A-10')
  expect(again.structure.parts).toEqual(long.parts)
})

test('names the parts that stay behind in a closed frame, and moves none of them', () => {
  const closed = portal(sill)
  const { structure, moved, left } = resized(closed, ['beam'], 'BS-TR12A-08')
  expect(moved).toEqual([])
  expect(left).toEqual(['corner 2'])
  expect(structure.parts.map(({ at }) => at)).toEqual(closed.parts.map(({ at }) => at))
})

test('moves one side of a closed frame when all members between its sides change their length', () => {
  const { moved, atOf, connections } = resized(portal(sill), ['beam', 'sill'], 'BS-TR12A-08')
  expect(moved).toEqual(['corner 2', 'leg 2'])
  expect(atOf('leg 2')).toEqual([114, 0, 0])
  expect(connections).toBe(6)
})

const run: Structure = {
  ...EMPTY_STRUCTURE,
  revision: 'D',
  parts: [
    { id: 'p1', partNumber: 'BS-TR12A-10', at: [0, 0, 6], turn: UNTURNED },
    { id: 'p2', partNumber: 'BS-TR12A-05', at: [120, 0, 6], turn: UNTURNED },
  ],
}
const line = (fromIn: number, toIn: number): Load => ({
  id: 'l1',
  case: 'live',
  kind: 'line',
  part: 'p1',
  fromIn,
  toIn,
  lbPerFt: [0, 0, -50],
})

test('limits a load to the new length when a part is shortened', () => {
  const { structure } = resized({ ...run, parts: run.parts.slice(0, 1), loads: [line(24, 120)] }, ['p1'], 'BS-TR12A-06')
  expect(structure.loads).toEqual([line(24, 72)])
})

test('keeps the connected end of a member in place when its size changes, with its supports and loads', () => {
  const supports = [{ id: 's1', kind: 'floor', part: 'p1', at: [0, 0, -6] }] as const
  const { structure, moved, connections } = resized({ ...run, supports, loads: [line(24, 120)] }, ['p1'], 'BS-TR12A-06')
  expect(structure.parts.map(({ at }) => at[0])).toEqual([48, 120])
  expect([moved, connections]).toEqual([[], 1])
  // The load covers the rest of the part, and the support is at its new start.
  expect(structure.loads).toEqual([line(0, 72)])
  expect(structure.supports[0]?.at).toEqual([0, 0, -6])
  expect(resized(run, ['p2'], 'BS-TR12A-10').structure.parts.map(({ at }) => at[0])).toEqual([0, 120])
})
