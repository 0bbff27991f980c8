import { describe, expect, test } from 'vitest'
import { answerOf, joistMembers, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import type { LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { PlatformCase } from '#engineering/systems/platform-answer.ts'
import { problemsOf } from '../contacts.ts'
import type { Structure } from '../model.ts'
import { partsListOf } from '../parts-list.ts'
import { shapes } from '../testing.ts'
import { railsOnAll } from './platform.ts'
import { structureOfBeam, structureOfLedWall, structureOfPlatform, structureOfTower } from './results.ts'

const quantityIn = (structure: Structure, partNumber: string) =>
  partsListOf(structure, shapes).lines.find((line) => line.partNumber === partNumber)?.quantity ?? 0

test('builds a structure, with its supports and loads, from a beam calculator result', () => {
  const structure = structureOfBeam('BS-TR12A', {
    supports: { kind: 'simple', spanIn: 24 * 12 },
    points: [{ atIn: 150, lb: 400, on: 'node' }],
    spreads: [{ fromIn: 0, toIn: 288, lbPerIn: 5 }],
    joints: 'anywhere',
    dynamicFactor: 1.5,
  })
  expect(structure && problemsOf(structure, shapes)).toEqual([])
  expect(structure?.supports.map(({ part, at }) => [part, at[0]])).toEqual([
    ['p1', 0],
    ['p7', 48],
  ])
  expect(structure?.loads).toMatchObject([
    { kind: 'point', part: 'p4', at: [30, 0, -6], forceLb: [0, 0, -400], isHoisted: true },
    { kind: 'line', part: 'p1', fromIn: 0, toIn: 120, lbPerFt: [0, 0, -60] },
    { kind: 'line', part: 'p4', fromIn: 0, toIn: 120 },
    { kind: 'line', part: 'p7', fromIn: 0, toIn: 48 },
  ])
})

test('keeps the hoists, the mounts, the level tolerance, and the loaded chord of a flown beam', () => {
  const structure = structureOfBeam(
    'BS-TR12S',
    {
      supports: { kind: 'continuous', lengthIn: 240, placesIn: [0, 118, 240] },
      points: [{ atIn: 150, lb: 400, on: 'chord', isOpposite: true }],
      spreads: [],
      joints: 'anywhere',
      dynamicFactor: 1.5,
      picks: { capacityLb: 2690, unevenIn: 0.25 },
    },
    'BS-RG-HM12',
  )
  expect(structure && problemsOf(structure, shapes)).toEqual([])
  expect(structure?.levelIn).toBe(0.25)
  const mounts = structure?.parts.filter(({ partNumber }) => partNumber === 'BS-RG-HM12').map(({ at }) => at[0])
  // The end mounts are 12 in long, and all mounts are on the hole grid.
  expect(mounts).toEqual([6, 117, 234])
  expect(structure?.supports.map(({ kind }) => kind)).toEqual(['hoist', 'hoist', 'hoist'])
  expect(structure?.loads).toMatchObject([{ at: [30, -5, -6] }])
  expect(structure?.loads[0]?.isHoisted).toBeUndefined()
})

test('builds no beam for a cantilever, because no support type models a fixed end', () => {
  const supports = { kind: 'cantilever', lengthIn: 96 } as const
  expect(structureOfBeam('BS-TR12A', { supports, points: [], spreads: [], joints: 'anywhere' })).toBeUndefined()
})

test.each([
  [{ lengthFt: 16, widthFt: 8, heightIn: 48, livePsf: 100 }],
  [{ lengthFt: 24, widthFt: 16, heightIn: 48, livePsf: 60 }],
  [{ lengthFt: 12, widthFt: 12, heightIn: 62, livePsf: 60 }],
] as const)('builds a structure from a platform calculator result (%o)', (size) => {
  const rails = { front: 'required', back: 'required', left: 'required', right: 'required' } as const
  const given: PlatformCase = { lateral: 5, friction: 0.3, beams: 'fewest', rails, ...size }
  const answer = answerOf(designPlatform(memberOf('BS-TR12A'), joistMembers(), ratingsOf('BS-TR12A'), given))
  const structure = structureOfPlatform('BS-TR12A', given, answer)
  expect(problemsOf(structure, shapes)).toEqual([])
  for (const { partNumber, quantity } of answer.parts.filter(({ partNumber: each }) =>
    /^BS-(AC-DP|MO-LF|TR12A)/.test(each),
  ))
    expect([partNumber, quantityIn(structure, partNumber)]).toEqual([partNumber, quantity])
})

const access = /^BS-AC-(ST|SD|HR|HD|GT)/

describe.each(['front', 'back', 'left', 'right'] as const)('a platform with a stair at the %s edge', (stair) => {
  test.each([47, 48])('keeps its stair, rails, and gates for a deck %i in high', (heightIn) => {
    const rails = { front: 'rail', back: 'gate', left: 'rail', right: 'rail' } as const
    const beams = stair === 'front' || stair === 'back' ? 'long' : 'short'
    const given: PlatformCase = {
      ...{ lengthFt: 12, widthFt: 12, heightIn, livePsf: 60, lateral: 5, friction: 0.3 },
      ...{ beams, rails, stair },
    }
    const answer = answerOf(designPlatform(memberOf('BS-TR12S'), joistMembers(), ratingsOf('BS-TR12S'), given))
    const structure = structureOfPlatform('BS-TR12S', given, answer)
    expect(problemsOf(structure, shapes)).toEqual([])
    const listed = answer.parts.filter(({ partNumber }) => access.test(partNumber))
    expect(listed.length).toBe(3)
    for (const { partNumber, quantity } of listed)
      expect([partNumber, quantityIn(structure, partNumber)]).toEqual([partNumber, quantity])
    const lb = structure.loads.reduce((sum, load) => sum + (load.kind === 'point' ? load.forceLb[2] : 0), 0)
    expect(lb).toBeCloseTo(-(answer.stair?.liveLb ?? 0), 6)
  })
})

test('keeps the load of a stair that we do not stock', () => {
  const rails = railsOnAll('rail')
  const given: PlatformCase = {
    ...{ lengthFt: 16, widthFt: 8, heightIn: 50, livePsf: 60, lateral: 5, friction: 0.3 },
    ...{ beams: 'long', rails, stair: 'front' },
  }
  const answer = answerOf(designPlatform(memberOf('BS-TR12S'), joistMembers(), ratingsOf('BS-TR12S'), given))
  const { loads } = structureOfPlatform('BS-TR12S', given, answer)
  const lb = loads.reduce((sum, load) => sum + (load.kind === 'point' ? load.forceLb[2] : 0), 0)
  expect(lb).toBeCloseTo(-(answer.stair?.beamLb ?? 0), 6)
})

test.each(['flown', 'ground'] as const)('builds the header of a %s LED wall', (support) => {
  const given: LedWallCase = { ...ledWallCase, rows: 6, support }
  const answer = answerOf(designLedWall(memberOf('BS-TR12A'), ratingsOf('BS-TR12A'), given))
  const structure = structureOfLedWall('BS-TR12A', given, answer)
  expect(structure && problemsOf(structure, shapes)).toEqual([])
  const total = (axis: 1 | 2) =>
    structure?.loads.reduce(
      (sum, load) => sum + (load.kind === 'line' ? (load.lbPerFt[axis] * (load.toIn - load.fromIn)) / 12 : 0),
      0,
    )
  expect(total(2)).toBeCloseTo(-answer.wallLb - 5 * 20)
  const pointsLb = structure?.loads.reduce((sum, load) => sum + (load.kind === 'point' ? load.forceLb[1] : 0), 0) ?? 0
  const half = support === 'ground' ? (3 * answer.widthIn * answer.heightIn) / 144 / 2 : 0
  // The upper half of the wall pushes on the header, and the lower half pushes on the towers.
  expect(total(1)).toBeCloseTo(half)
  expect(pointsLb).toBeCloseTo(half)
  expect(structure?.levelIn).toBe(support === 'flown' ? 0 : undefined)
  const ballast = structure?.loads.filter((load) => load.kind === 'point' && load.case === 'dead').length
  expect(ballast).toBe(support === 'ground' && (answer.tower?.outriggerBallastLb ?? 0) > 0 ? 2 * answer.supports : 0)
})

test('builds a structure with its loads from a tower calculator result', () => {
  const structure = structureOfTower(
    'BS-TR12S',
    { heightIn: 168, ends: 'free', axialLb: 500, eccentricIn: 12, lateralLb: 60, lateralAtIn: 130 },
    memberOf('BS-TR12S'),
    450,
  )
  expect(structure && problemsOf(structure, shapes)).toEqual([])
  expect(structure?.loads).toMatchObject([
    { case: 'dead', part: structure?.parts[0]?.id, forceLb: [0, 0, -450] },
    { case: 'live', at: [48, 0, -12], forceLb: [0, 0, -500] },
    { case: 'wind', at: [10, 0, 0], forceLb: [60, 0, 0] },
  ])
})

test('keeps the anchored base, the wind, and the offset load of a tower of 6 in truss', () => {
  const structure = structureOfTower(
    'BS-TR06A',
    {
      ...{ heightIn: 110, ends: 'free', axialLb: 400, eccentricIn: 5, lateralLb: 0, lateralAtIn: 0 },
      ...{ windPsf: 2, carriedFt: 10 },
      base: ratingsOf('BS-TR06A').bases.find(({ anchored }) => anchored) as BaseRating,
    },
    memberOf('BS-TR06A'),
  )
  expect(structure && problemsOf(structure, shapes)).toEqual([])
  expect(structure?.supports.map(({ kind }) => kind)).toEqual(['anchored'])
  expect(structure?.loads).toMatchObject([
    { kind: 'point', case: 'live', at: [110, 0, -5], forceLb: [0, 0, -400] },
    { kind: 'wind', psf: 2, direction: [1, 0, 0] },
    // The carried truss is on top of the tower.
    { kind: 'point', case: 'wind', at: [113, 0, 0] },
  ])
})
