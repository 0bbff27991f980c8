import { describe, expect, test } from 'vitest'
import { answerOf, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { postLimits, spread } from '#engineering/ratings/railings.ts'
import { ratingsOf as allRatingsOf } from '#engineering/ratings/ratings.ts'
import { checkLedWall, designLedWall } from '#engineering/systems/led-wall.ts'
import type { LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { BeamCase, Joints } from './beam-case.ts'
import { checkBeam } from './beam-loads.ts'

/** The ten cases listed in `docs/engineering.md`. They were calculated by hand before the code was first run. */
type Row = readonly [what: string, byHand: number, code: () => number | undefined]

const beam = (series: string, given: Omit<BeamCase, 'joints'>, joints: Joints = 'anywhere') => {
  const answer = checkBeam(memberOf(series), { ...given, joints })
  return { ...answer, utilizationOf: (name: string) => answer.checks.find(({ check }) => check === name)?.utilization }
}

const centered = (joints?: Joints) =>
  beam(
    'BS-TR12A',
    { supports: { kind: 'simple', spanIn: 192 }, points: [{ atIn: 96, lb: 600, on: 'node' }], spreads: [] },
    joints,
  )
const uniform = [{ fromIn: 0, toIn: 360, lbPerIn: 5 }]
const overhanging = (joints: Joints = [120, 240]) =>
  beam(
    'BS-TR12S',
    { supports: { kind: 'continuous', lengthIn: 360, placesIn: [60, 300] }, points: [], spreads: uniform },
    joints,
  )
const twoSpans = (joints?: Joints) =>
  beam('BS-TR12A', { supports: { kind: 'two-spans', spansIn: [180, 180] }, points: [], spreads: uniform }, joints)
const twisted = () =>
  beam('BS-TR12A', {
    supports: { kind: 'simple', spanIn: 240 },
    points: [{ atIn: 60, lb: 300, on: 'chord' }],
    spreads: [],
  })

const tower = () => {
  const [base] = ratingsOf('BS-TR12A').bases
  return checkTower(memberOf('BS-TR12A'), {
    heightIn: 168,
    ends: 'free',
    axialLb: 200,
    eccentricIn: 6,
    lateralLb: 20,
    lateralAtIn: 168,
    windPsf: 3,
    carriedFt: 8,
    friction: 0.3,
    ...(base ? { base } : {}),
  })
}

const column = () =>
  checkTower(memberOf('BS-TR12A'), {
    heightIn: 144,
    ends: 'held',
    axialLb: 3000,
    eccentricIn: 5,
    lateralLb: 0,
    lateralAtIn: 72,
  })

const wall: LedWallCase = {
  panelWidthIn: 19.7,
  panelHeightIn: 19.7,
  panelLb: 20,
  columns: 10,
  rows: 6,
  extraLbPerFt: 4,
  support: 'flown',
  levelIn: 0.5,
  pressurePsf: 4,
  clearanceIn: 12,
  outriggerFt: 3,
  outriggers: 'both',
  eccentricIn: 8,
  friction: 0.3,
}
const flown = () => answerOf(designLedWall(memberOf('BS-TR12S'), ratingsOf('BS-TR12S'), wall))
const standing = () =>
  answerOf(
    checkLedWall(
      memberOf('BS-TR12A'),
      ratingsOf('BS-TR12A'),
      { ...wall, support: 'ground', columns: 8, panelLb: 18, extraLbPerFt: 3 },
      { placesIn: [0, 168], headerFt: 14, towerFt: 11 },
    ),
  ).tower

const platform = () =>
  answerOf(
    designPlatform(memberOf('BS-TR12S'), [memberOf('BS-TR03A')], ratingsOf('BS-TR12S'), {
      lengthFt: 16,
      widthFt: 8,
      heightIn: 140,
      livePsf: 100,
      beams: 'fewest',
      rails: { front: 'required', back: 'required', left: 'required', right: 'required' },
      lateral: 5,
      friction: 0.3,
    }),
  )
const braced = (name: string) => platform().bracing.checks.find(({ check }) => check === name)

const post = (governing: string) => 1000 * (postLimits.find((each) => each.governing === governing)?.kip ?? 0)
const pullOn = (partNumber: string, series: string) =>
  allRatingsOf(partNumber).find(({ on }) => on.startsWith(`${series},`))?.values[0]?.value

const cases: readonly (readonly [name: string, rows: readonly Row[]])[] = [
  [
    'a 16 ft beam with 600 lb at the center',
    [
      ['bending', 0.3394, () => centered([96]).utilizationOf('bending')],
      ['joint anywhere', 0.3888, () => centered().utilizationOf('joint')],
      ['deflection, in', 0.1204, () => centered([96]).deflectionIn],
    ],
  ],
  [
    'a 30 ft beam with 5 ft overhangs and 60 lb/ft',
    [
      ['largest reaction, lb', 1225.6, () => overhanging().reactions[0]?.maxLb],
      ['smallest reaction, lb', 262.8, () => overhanging().reactions[0]?.minLb],
      ['chord, joints anywhere', 0.3556, () => overhanging('anywhere').utilizationOf('chord')],
      ['deflection at midspan, in', 0.1435, () => overhanging().deflectionIn],
    ],
  ],
  [
    'two spans of 15 ft with 60 lb/ft',
    [
      ['moment, in·lb', 23_136, () => twoSpans([120, 240]).momentInLb],
      ['joint anywhere', 0.3172, () => twoSpans().utilizationOf('joint')],
      ['node', 0.2684, () => twoSpans([120, 240]).utilizationOf('node')],
    ],
  ],
  [
    'a 14 ft tower on a ground base with side wind',
    [
      ['column', 0.1895, () => tower().checks.find(({ check }) => check === 'column')?.utilization],
      ['base joint', 2.381, () => tower().checks.find(({ check }) => check === 'base')?.utilization],
      ['ballast, lb', 1940, () => tower().overturning?.ballastLb],
      ['sway, in', 0.1494, () => tower().swayIn],
    ],
  ],
  [
    'an LED wall',
    [
      ['flown: chord', 0.5144, () => flown().header.checks[0]?.utilization],
      ['flown: pick, lb', 1240, () => flown().point?.demandLb],
      ['on towers: gussets, in·lb', 11_266, () => standing()?.gusset.demand],
      ['on towers: ballast per outrigger, lb', 280, () => standing()?.outriggerBallastLb],
    ],
  ],
  [
    'a platform 140 in high with 100 lb/ft²',
    [
      ['joist hanger, lb', 330.6, () => platform().hanger.demandLb],
      ['gussets along the beams, in·lb', 14_679, () => braced('legGusset')?.demand],
      ['cross bracing gussets, in·lb', 9789, () => braced('bracingGusset')?.demand],
      ['overturning factor', 8.333, () => platform().bracing.overturningFactor],
    ],
  ],
  ['a 12 ft column with 3,000 lb at 5 in', [['column', 0.3571, () => column().checks[0]?.utilization]]],
  [
    'a guardrail post',
    [
      ['bending at the socket, lb', 266.8, () => post('post bending at the socket')],
      ['bending below the midrail, lb', 203.95, () => post('post bending next to the midrail weld')],
      ['share of one foot', 0.4838, () => spread({ feetIn: [3, 18, 30, 45], lengthIn: 48 }, 3, 14.8).foot],
    ],
  ],
  [
    'a lifting mount on two chords',
    [
      ['BS-RG-LM06 on 6 in aluminum, lb', 463, () => pullOn('BS-RG-LM06', 'BS-TR06A')],
      ['BS-RG-HM12 on 12 in steel, lb', 1704, () => pullOn('BS-RG-HM12', 'BS-TR12S')],
    ],
  ],
  [
    'a load on one chord',
    [
      ['end shear and torque', 0.1491, () => twisted().utilizationOf('shear')],
      ['chord', 0.4802, () => twisted().utilizationOf('chord')],
    ],
  ],
]

describe.each(cases)('%s', (_, rows) => {
  test.each(rows)('matches the hand calculation for %s', (_what, byHand, code) => {
    const ratio = (code() ?? Number.NaN) / byHand
    expect(ratio).toBeGreaterThan(0.99)
    expect(ratio).toBeLessThan(1.01)
  })
})
