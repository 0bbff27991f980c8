import { assert, asyncProperty, constantFrom, integer, array as list, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { Connections, connectionsOf } from './connections.ts'
import {
  array,
  copied,
  type Edited,
  GRID_IN,
  group,
  isRefusal,
  mirror,
  move,
  nextId,
  paste,
  place,
  remove,
  rotate,
  setHidden,
  setLoad,
  setSupport,
} from './edit.ts'
import { canceled, changed, committed, type History, historyOf, previewed, redone, undone } from './history.ts'
import { decodeStructure, encodeStructure } from './link.ts'
import { EMPTY_STRUCTURE, type Load, MAX_PARTS, type PlacedPart, type Structure, UNTURNED } from './model.ts'
import { initialValues, templates } from './templates/templates.ts'
import { shapes } from './testing.ts'
import { placed } from './turns.ts'

const empty: Structure = { ...EMPTY_STRUCTURE, revision: 'D' }
/** Moves parts along an axis in steps of the hole grid. */
const moveSteps = (structure: Structure, ids: Iterable<string>, axis: 'x' | 'y' | 'z', steps: number) => {
  const [x, y, z] = ['x', 'y', 'z'].map((each) => (each === axis ? steps * GRID_IN : 0))
  return move(structure, ids, [x ?? 0, y ?? 0, z ?? 0])
}
const done = (edited: Edited): Structure => {
  if (isRefusal(edited)) throw new Error(edited.reason)
  return edited
}
const truss = (at: readonly [number, number, number], partNumber = 'BS-TR12A-10') => ({
  partNumber,
  turn: UNTURNED,
  at,
})
const two = done(place(empty, shapes, [truss([0, 0, 6]), truss([0, 24, 6], 'BS-TR12A-05')]))
const line = (toIn: number): Load => ({
  id: 'l1',
  case: 'live',
  kind: 'line',
  part: 'p1',
  fromIn: 24,
  toIn,
  lbPerFt: [0, 0, -50],
})

test('numbers new parts after the highest existing number', () => {
  expect(two.parts.map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect(nextId(done(remove(two, ['p1'])).parts, 'p')).toBe('p3')
})

test('rejects too many parts, a part without a model, and a location that is too far away', () => {
  expect(place(two, shapes, [truss([0, 0, 0], 'BS-TR99-10')])).toMatchObject({ reason: 'BS-TR99-10 has no 3D model.' })
  expect(array(two, shapes, ['p1'], MAX_PARTS, [0, 24, 0])).toMatchObject({
    reason: expect.stringContaining('2,000 parts'),
  })
  expect(moveSteps(two, ['p1'], 'x', 3000)).toMatchObject({ reason: expect.stringContaining('400 ft') })
})

test('rotates parts about their center and keeps their holes on the grid', () => {
  const joined = done(place(empty, shapes, [truss([0, 0, 6]), truss([120, 0, 6], 'BS-TR12A-04')]))
  const turned = done(rotate(joined, shapes, ['p1', 'p2'], 'z'))
  expect(connectionsOf(turned, shapes).map(({ kind, bolts }) => [kind, bolts.length])).toEqual([['frames', 12]])
  expect(turned.parts.every(({ at }) => at.every((value) => Number.isInteger(value / 1.5)))).toBe(true)
  const back = [1, 2, 3].reduce((structure) => done(rotate(structure, shapes, ['p1', 'p2'], 'z')), turned)
  expect(back).toEqual(joined)
})

/** Returns the hole locations in a part, rounded to 0.01 in, with x multiplied by `sign`. */
const holesOf = ({ parts }: Structure, index: number, sign: 1 | -1) => {
  const part = parts[index] as PlacedPart
  const holes = shapes(part.partNumber)?.holes.flatMap(({ at }) => at.map((point) => placed(part, point))) ?? []
  return new Set(
    holes.map(([x, y, z]) => [sign * x, y, z].map((value) => (Math.round(value * 100) / 100 + 0).toString()).join()),
  )
}

test('mirrors symmetric parts so that their holes still align, and rejects other parts', () => {
  const goalPost = templates[0]?.make({ ...initialValues(templates[0]), width: 10 }, computedStatics()) as Structure
  const copy = done(
    mirror(
      goalPost,
      shapes,
      goalPost.parts.map(({ id }) => id),
      'x',
      240,
    ),
  )
  const [before, after] = [connectionsOf(goalPost, shapes).length, connectionsOf(copy, shapes).length]
  expect(after).toBe(2 * before)
  // This elbow is symmetric only about a diagonal plane.
  const elbow = done(place(empty, shapes, [truss([0, 0, 0], 'BS-AC-SF-EL')]))
  const mirrored = done(mirror(elbow, shapes, ['p1'], 'x', 0))
  expect(holesOf(mirrored, 1, -1)).toEqual(holesOf(elbow, 0, 1))
  const gate = done(place(empty, shapes, [truss([0, 0, 0], 'BS-AC-GT36')]))
  expect(mirror(gate, shapes, ['p1'], 'x')).toMatchObject({ reason: 'No mirrored version of BS-AC-GT36 exists.' })
})

test('removes the supports and loads on removed parts', () => {
  const area: Load = { id: 'l2', case: 'live', kind: 'area', parts: ['p1', 'p2'], psf: 40 }
  const loaded = [line(120), area].reduce((structure, load) => done(setLoad(structure, load)), two)
  const supported = done(setSupport(loaded, { id: 's1', kind: 'floor', part: 'p1', at: [0, 0, -6] }))
  const rest = done(remove(supported, ['p1']))
  expect(rest.supports).toEqual([])
  expect(rest.loads).toEqual([{ ...area, parts: ['p2'] }])
})

test('gives copies of a group a new name', () => {
  const grouped = done(group(two, ['p1', 'p2'], 'Beam'))
  const copies = done(array(grouped, shapes, ['p1', 'p2'], 2, [0, 48, 0]))
  expect(copies.parts.map((part) => part.group)).toEqual(['Beam', 'Beam', 'Beam 2', 'Beam 2', 'Beam 3', 'Beam 3'])
})

test('copies the supports and loads on copied parts, but not those on other parts or on the whole structure', () => {
  const all: Structure = {
    ...two,
    supports: [
      { id: 's1', kind: 'floor', part: 'p1', at: [0, 0, -6] },
      { id: 's2', kind: 'floor', part: 'p2', at: [0, 0, -6] },
    ],
    loads: [
      { id: 'l1', kind: 'point', case: 'live', part: 'p1', at: [30, 0, 6], forceLb: [0, 0, -100] },
      { id: 'l2', kind: 'area', case: 'live', parts: ['p1', 'p2'], psf: 40 },
      { id: 'l3', kind: 'point', case: 'live', part: 'p2', at: [30, 0, 6], forceLb: [0, 0, -100] },
      { id: 'l4', kind: 'wind', case: 'wind', psf: 2, direction: [1, 0, 0] },
    ],
  }
  const pasted = done(paste(all, shapes, copied(all, new Set(['p2']))))
  expect(pasted.supports.slice(2)).toEqual([{ id: 's3', kind: 'floor', part: 'p3', at: [0, 0, -6] }])
  expect(pasted.loads.slice(4)).toEqual([
    { id: 'l5', kind: 'area', case: 'live', parts: ['p3'], psf: 40 },
    { id: 'l6', kind: 'point', case: 'live', part: 'p3', at: [30, 0, 6], forceLb: [0, 0, -100] },
  ])
})

test('pastes parts in place into another structure, and next to the originals into the same one', () => {
  const grouped = done(group(two, ['p1', 'p2'], 'Beam'))
  expect(done(paste(empty, shapes, grouped)).parts).toEqual(grouped.parts)
  const twice = done(paste(done(paste(grouped, shapes, grouped)), shapes, grouped))
  expect(twice.parts.map(({ at, group }) => [at[1], group])).toEqual([
    [0, 'Beam'],
    [24, 'Beam'],
    [12, 'Beam 2'],
    [36, 'Beam 2'],
    [24, 'Beam 3'],
    [48, 'Beam 3'],
  ])
})

test('records one undo step for a gesture, and none for a canceled gesture', () => {
  let history = historyOf(two)
  for (let step = 1; step <= 5; step++) history = previewed(history, done(moveSteps(two, ['p1'], 'x', step)))
  const moved = committed(history)
  expect(moved.past).toHaveLength(1)
  expect(undone(moved).structure).toEqual(two)
  expect(redone(undone(moved)).structure).toEqual(moved.structure)
  expect(canceled(history)).toEqual(historyOf(two))
  expect(changed(moved, moved.structure)).toEqual(moved)
})

const NUMBERS = ['BS-TR12A-04', 'BS-TR06S-10', 'BS-PL-SP12', 'BS-TR-CB12', 'BS-AC-DP96', 'BS-RG-LM12', 'BS-EX3030-05']
const axis = constantFrom('x', 'y', 'z')
const index = integer({ min: 0, max: 40 })
const command = oneof(
  record({ kind: constantFrom('place'), number: integer({ min: 0, max: NUMBERS.length - 1 }), x: index, y: index }),
  record({ kind: constantFrom('move', 'rotate', 'mirror'), axis, at: index, steps: integer({ min: -9, max: 9 }) }),
  record({ kind: constantFrom('copy', 'hide', 'group', 'remove', 'support', 'load', 'undo'), at: index, x: index }),
)
type Command = typeof command extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never

function edited(structure: Structure, given: Command): Edited {
  if (given.kind === 'place' && 'number' in given)
    return place(structure, shapes, [truss([3 * given.x, 3 * given.y, 6], NUMBERS[given.number] as string)])
  const part = 'at' in given ? structure.parts[given.at % Math.max(1, structure.parts.length)] : undefined
  if (!part) return structure
  if ('axis' in given) {
    if (given.kind === 'move') return moveSteps(structure, [part.id], given.axis as 'x', given.steps)
    if (given.kind === 'rotate') return rotate(structure, shapes, [part.id], given.axis as 'x', given.steps)
    return mirror(structure, shapes, [part.id], given.axis as 'x')
  }
  switch (given.kind) {
    case 'copy':
      return array(structure, shapes, [part.id], 1, [0, 3 * given.x, 0])
    case 'hide':
      return setHidden(structure, [part.id], given.x % 2 === 0)
    case 'group':
      return group(structure, [part.id], given.x % 2 === 0 ? `Group ${given.x}` : undefined)
    case 'remove':
      return remove(structure, [part.id])
    case 'support':
      return setSupport(structure, {
        id: nextId(structure.supports, 's'),
        kind: 'floor',
        part: part.id,
        at: [given.x / 8, 0, -6],
      })
    default:
      return setLoad(structure, {
        id: nextId(structure.loads, 'l'),
        case: 'live',
        kind: 'point',
        part: part.id,
        at: [given.x, 0, 6],
        forceLb: [0, 0, -given.x * 10],
      })
  }
}

test('restores the same model after random edits are undone and redone, or shared in a link', async () => {
  await assert(
    asyncProperty(list(command, { maxLength: 40 }), async (commands) => {
      let history: History = historyOf(empty)
      const connections = new Connections(empty, shapes)
      const versions: Structure[] = [empty]
      for (const each of commands) {
        const next = each.kind === 'undo' ? undone(history).structure : edited(history.structure, each as Command)
        if (isRefusal(next)) continue
        const after = each.kind === 'undo' ? undone(history) : changed(history, next)
        if (each.kind === 'undo') versions.pop()
        else if (after.past.length > history.past.length) versions.push(next)
        if (versions.length === 0) versions.push(empty)
        history = after
        connections.update(history.structure)
      }
      const last = history.structure
      expect(connections.all).toEqual(connectionsOf(last, shapes))
      expect(await decodeStructure(await encodeStructure(last))).toEqual(last)
      for (const version of versions.toReversed()) {
        expect(history.structure).toEqual(version)
        history = undone(history)
      }
      expect(history.structure).toEqual(empty)
      for (let step = 1; step < versions.length; step++) history = redone(history)
      expect(history.structure).toEqual(last)
    }),
    { numRuns: 60, seed: 7 },
  )
})
