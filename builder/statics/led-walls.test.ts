/** Compares LED walls in the builder with the LED wall calculator. */
import { describe, expect, it } from 'vitest'
import { answerOf, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { checkLedWall, designLedWall } from '#engineering/systems/led-wall.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import type { Structure } from '../model.ts'
import { partsListOf } from '../parts-list.ts'
import { structureOfLedWall } from '../templates/results.ts'
import { shapes } from '../testing.ts'
import { type Analysis, analyze } from './analyze.ts'
import { utilizationOf } from './structures.fixture.ts'

const data = computedStatics()

describe('the parts list of an LED wall', () => {
  it.each([
    { series: 'BS-TR12S', columns: 12, rows: 5, support: 'flown', outriggers: 'both' },
    { series: 'BS-TR12A', columns: 12, rows: 5, support: 'ground', outriggers: 'both' },
    { series: 'BS-TR12S', columns: 8, rows: 6, support: 'ground', outriggers: 'behind' },
  ] as const)(
    'is the same in the calculator and in the builder: $support, $columns × $rows panels',
    ({ series, ...size }) => {
      const given = { ...ledWallCase, ...size, pressurePsf: 1, eccentricIn: 0 }
      const answer = answerOf(designLedWall(memberOf(series), ratingsOf(series), given))
      const quantities = (lines: readonly PartLine[]) =>
        Object.fromEntries(lines.map((each) => [each.partNumber, each.quantity]))
      const { lines } = partsListOf(structureOfLedWall(series, given, answer) as Structure, shapes)
      expect(quantities(answer.parts)).toEqual(quantities(lines))
    },
  )
})

it.each([
  { series: 'BS-TR12A', outriggers: 'both', pressurePsf: 4, eccentricIn: 0 },
  { series: 'BS-TR12A', outriggers: 'both', pressurePsf: 4, eccentricIn: 6 },
  { series: 'BS-TR12S', outriggers: 'behind', pressurePsf: 3, eccentricIn: 0 },
  { series: 'BS-TR12S', outriggers: 'behind', pressurePsf: 4, eccentricIn: 0 },
  { series: 'BS-TR12S', outriggers: 'behind', pressurePsf: 4, eccentricIn: 6 },
] as const)('passes in the builder if the calculator uses all of the ballast or bearing: %o', ({ series, ...size }) => {
  const given = { ...ledWallCase, columns: 8, rows: 6, support: 'ground', ...size } as const
  const answer = answerOf(designLedWall(memberOf(series), ratingsOf(series), given))
  const found = analyze(structureOfLedWall(series, given, answer) as Structure, shapes, data)
  expect(found).toMatchObject({ status: 'passes', unrated: [] })
})

it('overturns less with more ballast, also when a base tilts and the base behind it is about to lift', () => {
  const given = {
    ...ledWallCase,
    columns: 8,
    rows: 6,
    support: 'ground',
    outriggers: 'behind',
    pressurePsf: 3,
  } as const
  const layout = { placesIn: [0, 168], headerFt: 14, towerFt: 11 }
  const answer = answerOf(checkLedWall(memberOf('BS-TR12S'), ratingsOf('BS-TR12S'), given, layout))
  const structure = structureOfLedWall('BS-TR12S', given, answer) as Structure
  const utilizations = [20, 30, 36, 40, 45, 60].map((lb) => {
    const loads = structure.loads.map((load) =>
      load.kind === 'point' && load.isBallast ? { ...load, forceLb: [0, 0, -lb] as const } : load,
    )
    return utilizationOf(analyze({ ...structure, loads }, shapes, data), 'overturning')
  })
  expect(utilizations).toEqual(utilizations.toSorted((a, b) => b - a))
  expect(Math.max(...utilizations)).toBeLessThan(1.2)
})

describe('an LED wall in the builder', () => {
  const wall = {
    panelWidthIn: 24,
    panelHeightIn: 24,
    panelLb: 18,
    extraLbPerFt: 0,
    support: 'ground',
    levelIn: 0.5,
    clearanceIn: 24,
    outriggerFt: 4,
    outriggers: 'behind',
    friction: 0.3,
  } as const

  it.each([
    { columns: 5, rows: 4, pressurePsf: 1, eccentricIn: 0, series: 'BS-TR12A' },
    { columns: 8, rows: 4, pressurePsf: 1, eccentricIn: 6, series: 'BS-TR12A' },
    { columns: 10, rows: 3, pressurePsf: 2, eccentricIn: 10, series: 'BS-TR12S' },
  ] as const)('passes its checks with the ballast of the calculator: $columns × $rows panels', (size) => {
    const given = { ...wall, ...size }
    const answer = answerOf(designLedWall(memberOf(size.series), ratingsOf(size.series), given))
    const structure = structureOfLedWall(size.series, given, answer) as Structure
    const found = analyze(structure, shapes, data)
    expect(found).toMatchObject({ status: 'passes', unrated: [] })
    // The frame shares the load of the most loaded tower with the others, so its gussets carry less.
    const gusset = (answer.tower?.gusset.demand ?? 0) / (answer.tower?.gusset.capacity ?? 1)
    expect(utilizationOf(found, 'gusset') / gusset).toBeGreaterThan(0.4)
    expect(utilizationOf(found, 'gusset') / gusset).toBeLessThan(1.2)
    const withoutBallast = {
      ...structure,
      loads: structure.loads.filter(({ kind, case: of }) => kind !== 'point' || of !== 'dead'),
    }
    const worst = ({ stability }: Analysis) =>
      Math.max(...stability.map((each) => Math.max(each.overturning, each.sliding)))
    if ((answer.tower?.totalBallastLb ?? 0) > 0)
      expect(worst(analyze(withoutBallast, shapes, data))).toBeGreaterThan(worst(found))
  })
})
