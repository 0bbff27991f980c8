import { expect, test } from 'vitest'
import { soldParts } from '#catalog/part-numbers.ts'
import { Connections, connectionsOf } from './connections.ts'
import { EMPTY_STRUCTURE, type PlacedPart, type Structure, type Turn, UNTURNED } from './model.ts'
import { isMember, lengthInOf, partKind } from './shapes.ts'
import { byRank, candidatesFor } from './snap.ts'
import { refusal } from './snap-refusals.ts'
import { shapes } from './testing.ts'
import { composed, inverse, isSameTurn, quarterTurn, TURNS } from './turns.ts'

const UP = quarterTurn('y', -1)
const part = (id: string, partNumber: string, at: PlacedPart['at'], turn: Turn = UNTURNED): PlacedPart => ({
  id,
  partNumber,
  at,
  turn,
})
const structure = (...parts: readonly PlacedPart[]): Structure => ({ ...EMPTY_STRUCTURE, revision: 'D', parts })
const joints = (...parts: readonly PlacedPart[]) =>
  connectionsOf(structure(...parts), shapes).map(({ kind, bolts, gripIn }) => [kind, bolts.length, gripIn])

const column = part('column', 'BS-TR12A-10', [0, 0, 0.5], UP)
const beam = part('beam', 'BS-TR12A-10', [-6, 0, 126.5])

test('identifies the kind of every catalog part and the length of every member', () => {
  const numbers = [...soldParts.keys()]
  expect(numbers.filter((each) => !/^BS-(TK|MH)/.test(each) && partKind(each) === 'other')).toEqual([])
  for (const each of numbers.filter(isMember))
    expect(lengthInOf(each)).toBe((shapes(each)?.box[1][0] ?? 0) - (shapes(each)?.box[0][0] ?? 0))
})

test('inverts and composes the 24 rotations', () => {
  for (const turn of TURNS) expect(isSameTurn(composed(turn, inverse(turn)), UNTURNED)).toBe(true)
  expect(new Set(TURNS.map(String)).size).toBe(24)
})

test('counts each pair of aligned corner slots in two end frames as one bolt', () => {
  expect(joints(part('a', 'BS-TR12A-10', [0, 0, 0]), part('b', 'BS-TR12A-04', [120, 0, 0]))).toEqual([
    ['frames', 12, 0.5],
  ])
})

test('bolts an end frame to the chords on the side of a truss', () => {
  expect(joints(column, beam)).toEqual([['side', 8, 0.4375]])
})

test('joins a splice plate to both truss sections', () => {
  const plate = part('plate', 'BS-PL-SP12', [114, 0, 132.5])
  expect(joints(beam, part('next', 'BS-TR12A-10', [114, 0, 126.5]), plate)).toEqual([
    ['frames', 12, 0.5],
    ['plate', 4, 0.4375],
    ['plate', 4, 0.4375],
  ])
})

test('bolts a plate to the slot of an extrusion', () => {
  expect(joints(part('a', 'BS-EX3030-05', [0, 0, 0]), part('b', 'BS-PL-W2', [10.3, 0, 1.5]))).toEqual([
    ['slot', 2, 0.25],
  ])
})

test('finds no connection when holes are off the grid or faces do not touch', () => {
  expect(joints(column, { ...beam, at: [-5, 0, 126.5] })).toEqual([])
  expect(joints(column, { ...beam, at: [-6, 0, 126.6] })).toEqual([])
})

test('finds the same connections as a new search after parts are moved or removed', () => {
  const parts = Array.from({ length: 12 }, (_, index) =>
    part(`p${index}`, 'BS-TR06A-05', [(index % 4) * 60, Math.floor(index / 4) * 6, 3]),
  )
  const connections = new Connections(structure(...parts), shapes)
  for (const [index, by] of [
    [5, 3],
    [0, -60],
    [11, 6],
  ] as const) {
    const moved = parts[index] as PlacedPart
    parts[index] = { ...moved, at: [moved.at[0] + by, moved.at[1], moved.at[2]] }
    connections.update(structure(...parts))
    expect(connections.all).toEqual(connectionsOf(structure(...parts), shapes))
  }
  parts.splice(3, 2)
  connections.update(structure(...parts))
  expect(connections.all).toEqual(connectionsOf(structure(...parts), shapes))
})

test('sorts placements by the ranking criteria, in order of priority', () => {
  const best = {
    isBelowFloor: false,
    isInside: false,
    isSideways: false,
    joined: 2,
    flush: 3,
    bolts: 8,
    fewest: 4,
    reachIn: 1,
    tilt: 0,
  }
  const ordered = [
    best,
    { ...best, tilt: 2 },
    { ...best, reachIn: 4 },
    { ...best, fewest: 2 },
    { ...best, bolts: 6 },
    { ...best, flush: 2, bolts: 12 },
    { ...best, joined: 1, flush: 4 },
    { ...best, isSideways: true, joined: 3 },
    { ...best, isInside: true, bolts: 20 },
    { ...best, isBelowFloor: true, bolts: 20 },
  ]
  expect(ordered.toReversed().sort(byRank)).toEqual(ordered)
})

test('ranks a truss with its end against the column above a truss placed along the column', () => {
  const found = candidatesFor(structure(column), shapes, 'BS-TR12A-04', {
    part: 'column',
    at: [0, 6, 2],
    normal: [0, 1, 0],
  })
  expect(found[0]).toMatchObject({ at: [0, 6, 6.5], bolts: 8, isSideways: false })
  expect(found.findIndex(({ isSideways, bolts }) => isSideways && bolts === 32)).toBeGreaterThan(0)
})

test('offers beams across the top of a column, starting with beams that are flush with a side of the column', () => {
  const found = candidatesFor(structure(column), shapes, 'BS-TR12A-10', {
    part: 'column',
    at: [0, 0, 120.5],
    normal: [0, 0, 1],
  })
  expect(found.slice(0, 5).map(({ at, bolts }) => [...at, bolts])).toEqual([
    [0, 0, 120.5, 12],
    [-6, 0, 126.5, 8],
    [-114, 0, 126.5, 8],
    [0, -6, 126.5, 8],
    [0, -114, 126.5, 8],
  ])
})

test('names the part that is in the way', () => {
  const above = part('above', 'BS-TR12A-04', [0, 0, 120.5], UP)
  const target = { part: 'column', at: [0, 0, 120.5], normal: [0, 0, 1] } as const
  expect(refusal(structure(column, above), shapes, part('new', 'BS-TR-CB12', [0, 0, 120.5]), target)).toEqual({
    reason: 'It would intersect BS-TR12A-04 here.',
    fix: 'Choose another hole or face, or remove BS-TR12A-04.',
  })
})

test('ranks first the gusset placement that joins both members', () => {
  const corner = structure(column, beam)
  const [best] = candidatesFor(corner, shapes, 'BS-PL-G90-12', {
    part: 'beam',
    at: [7.5, -6, 121.5],
    normal: [0, -1, 0],
  })
  expect(best?.bolts).toBe(6)
  expect(best?.connections.map(({ a }) => a)).toEqual(['column', 'beam'])
  expect(best?.hardware).toEqual([{ partNumber: 'BS-HW8-050-125', quantity: 6, note: 'gussets' }])
})

test('ranks first a truss stacked on the end frame of a column', () => {
  const found = candidatesFor(structure(column), shapes, 'BS-TR12A-05', {
    part: 'column',
    at: [0, 0, 120.5],
    normal: [0, 0, 1],
  })
  expect(found[0]).toMatchObject({ at: [0, 0, 120.5], turn: UP, bolts: 12 })
})

test('offers deck placements only with the floor side up', () => {
  const found = candidatesFor(structure(beam), shapes, 'BS-AC-DP96', {
    part: 'beam',
    at: [54, 0, 132.5],
    normal: [0, 0, 1],
  })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ turn, at }) => turn[2][2] === 1 && at[2] === 132.5)).toBe(true)
})

test('rejects a placement in which too few holes align, and suggests a fix', () => {
  const target = { part: 'beam', at: [54, 0, 132.5], normal: [0, 0, 1] } as const
  const refused = (placed: PlacedPart) => refusal(structure(beam), shapes, placed, target)
  expect(refused(part('new', 'BS-PL-SP12', [54, 0, 132.5]))).toBeUndefined()
  expect(refused(part('new', 'BS-PL-SP12', [54, 0, 132.5], quarterTurn('z', 1)))).toEqual({
    reason: 'No holes line up.',
    fix: 'Rotate it 90° or use BS-TR-SPA12 or BS-PL-W4.',
  })
  expect(refused(part('new', 'BS-PL-SP12', [63, 0, 132.5]))).toBeUndefined()
  expect(refused(part('new', 'BS-PL-SP12', [117, 0, 132.5]))?.reason).toBe('Only 2 of 8 holes line up.')
})

test('centers a splice plate on the joint between two trusses, and offers equivalent placements only once', () => {
  const spliced = structure(part('left', 'BS-TR12A-10', [0, 0, 6]), part('right', 'BS-TR12A-10', [120, 0, 6]))
  const target = { part: 'left', at: [118.5, -6, 1], normal: [0, -1, 0] } as const
  const found = candidatesFor(spliced, shapes, 'BS-PL-SP12', target)
  expect(found.map(({ at }) => at[0])).toEqual([120, 117, 114])
  expect(found[0]?.connections.map(({ bolts }) => bolts.length)).toEqual([4, 4])
})
