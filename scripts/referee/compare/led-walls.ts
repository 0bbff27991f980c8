/** Runs the LED wall calculator and the referee on random walls. */
import { memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import type { Check } from '#engineering/checks/check.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import type { LedWallAnswer, LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { flownHeader, standingWall } from '../models/led-wall.ts'
import { drawFrom } from '../models/random.ts'
import { boxFor, runLb, weightOf } from './data.ts'
import { DesignRows, type Row, reportOf } from './report.ts'

const SERIES = ['BS-TR12A', 'BS-TR12S'] as const
const STABILIZING = 0.6
const DYNAMIC = 1.5
const DEPTH_IN = 12
/** Farthest edge of the runners of a base, and the height of its joint. */
const RUNNER_IN = 11
const BASE_IN = 2.25
const TEE_IN = 15

function randomWall(seed: number) {
  const draw = drawFrom(seed)
  const series = draw.of(SERIES)
  const support = draw.chance(0.6) ? 'ground' : 'flown'
  const panelIn = draw.of([19.685, 20, 24, 39.37])
  const given: LedWallCase = {
    panelWidthIn: panelIn,
    panelHeightIn: draw.of([19.685, 20, 24]),
    panelLb: draw.number(10, 24, 0.5) * (panelIn > 30 ? 2 : 1),
    columns: draw.number(3, Math.floor(360 / panelIn), 1),
    rows: draw.number(2, 8, 1),
    extraLbPerFt: draw.number(0, 10, 1),
    support,
    levelIn: draw.of([0, 0.125, 0.25, 0.5]),
    pressurePsf: support === 'ground' ? draw.number(0, 5, 0.5) : 0,
    clearanceIn: draw.number(0, 36, 3),
    outriggerFt: draw.number(2, 8, 1),
    outriggers: draw.chance(0.5) ? 'both' : 'behind',
    eccentricIn: draw.number(0, 12, 1),
    friction: draw.number(0.2, 0.6, 0.05),
  }
  return { series, given }
}

type Header = Pick<LedWallAnswer, 'headerFt' | 'supports'>

/** Locations of the towers: equally spaced. Two towers are at least half of a tee plate from the ends. */
const placesOf = ({ headerFt, supports }: Header): number[] =>
  Array.from({ length: supports }, (_, index) => {
    const insetIn = supports === 2 ? TEE_IN : 0
    return insetIn + (index * (12 * headerFt - 2 * insetIn)) / (supports - 1)
  })

const term = (check: Check | undefined, symbol: string) => check?.terms?.find((each) => each.symbol === symbol)

/** Capacities of the header for moment and shear, from the checks. */
function headerRows(rows: DesignRows, checks: readonly Check[], momentInLb: number, shearLb: number): number {
  const of = (name: string) => checks.filter((each) => each.check === name)
  const most = (list: readonly { demand: number; capacity: number }[]) =>
    list.toSorted((a, b) => b.demand / b.capacity - a.demand / a.capacity)[0]
  const bending = most(
    checks.flatMap((each) => {
      const joint = term(each, 'M')
      const own =
        each.check === 'bending' && each.capacity ? [{ demand: each.demand ?? 0, capacity: each.capacity }] : []
      return joint && each.check !== 'column' ? [...own, { demand: joint.demand, capacity: joint.capacity }] : own
    }),
  )
  if (bending) rows.add('header moment', bending.demand, momentInLb, bending.capacity)
  const shear = most(
    [...of('shear').filter(({ part }) => part === 'header' || part === 'headerOnUnevenPicks'), ...of('node')].flatMap(
      ({ check, demand, capacity }) => (check === 'shear' && demand && capacity ? [{ demand, capacity }] : []),
    ),
  )
  if (shear) rows.add('header shear', shear.demand, shearLb, shear.capacity)
  return Math.max(
    bending ? momentInLb / bending.demand : 0,
    shear && shear.demand / shear.capacity > (bending ? bending.demand / bending.capacity : 0)
      ? shearLb / shear.demand
      : 0,
  )
}

function flownRows(rows: DesignRows, series: (typeof SERIES)[number], given: LedWallCase, answer: LedWallAnswer): void {
  const headerLb = runLb(series, answer.headerFt)
  const lengthIn = 12 * answer.headerFt
  const found = flownHeader(
    {
      section: boxFor(series),
      lengthIn,
      placesIn: answer.placesIn,
      ownLbPerIn: (DYNAMIC * headerLb) / lengthIn,
      wallIn: answer.widthIn,
      wallLbPerIn: DYNAMIC * (answer.wallLb / answer.widthIn + given.extraLbPerFt / 12),
    },
    given.levelIn,
  )
  if (!found || !answer.point) throw new Error('The header isn’t stable.')
  rows.add('pick', answer.point.demandLb, Math.max(...found.reactionsLb), answer.point.capacityLb)
  headerRows(rows, [...answer.header.checks, ...(answer.uneven?.checks ?? [])], found.momentInLb, found.shearLb)
}

const FRAME_BOLTS_LB = 12 * weightOf('BS-HW8-050-150')
const PLATE_BOLT_LB = weightOf('BS-HW8-050-125')
const CHORD_BOLTS_LB = 8 * PLATE_BOLT_LB

/** Weights of the parts of one tower, with their bolts. */
function towerWeights(series: string, given: LedWallCase, heightFt: number) {
  const base = weightOf('BS-TR-GB12')
  return {
    columnLb: runLb(series, heightFt) + 2 * (weightOf('BS-PL-G180-12') + 16 * PLATE_BOLT_LB) + CHORD_BOLTS_LB,
    baseLb: base + FRAME_BOLTS_LB,
    outriggerLb: runLb(series, given.outriggerFt),
    tipLb: base + CHORD_BOLTS_LB,
    gussetsLb: 2 * (weightOf('BS-PL-G90-12') + 6 * PLATE_BOLT_LB) + CHORD_BOLTS_LB,
  }
}

function groundRows(
  rows: DesignRows,
  series: (typeof SERIES)[number],
  given: LedWallCase,
  answer: LedWallAnswer,
): void {
  const { tower, supports } = answer
  if (!tower) return
  const lengthIn = 12 * answer.headerFt
  const lb = towerWeights(series, given, tower.heightFt)
  const found = standingWall({
    section: boxFor(series),
    lengthIn,
    placesIn: placesOf(answer),
    ownLbPerIn: runLb(series, answer.headerFt) / lengthIn,
    wallIn: answer.widthIn,
    wallLbPerIn: answer.wallLb / answer.widthIn + given.extraLbPerFt / 12,
    depthIn: DEPTH_IN,
    towerIn: 12 * tower.heightFt,
    towerLb: lb.columnLb,
    clearanceIn: given.clearanceIn,
    wallHeightIn: answer.heightIn,
    eccentricIn: given.eccentricIn,
    pressurePsf: given.pressurePsf,
  })
  if (!found) throw new Error('The wall isn’t stable.')
  const factor = headerRows(rows, answer.header.checks, found.header.momentInLb, found.header.shearLb)
  const { torsion, lateralBending, combined } = answer
  // The header has vertical bending, torsion, and lateral bending. Their sum is the check.
  if (torsion && lateralBending && combined) {
    const vertical = answer.header.checks[0]?.utilization ?? 0
    const sides = found.torsionInLb / torsion.capacity + found.lateralInLb / lateralBending.capacity
    rows.add('header, all', combined.utilization, factor * vertical + sides)
  }
  const most = Math.max(...found.towers.map(({ momentInLb }) => momentInLb))
  const n = term(tower.column, 'N')
  const m = term(tower.column, 'M')
  if (n) rows.add('tower N', n.demand, Math.max(...found.towers.map(({ axialLb }) => axialLb)), n.capacity)
  const bent = found.towers.map(
    ({ momentInLb, inPlaneInLb }, index) => momentInLb + Math.max(inPlaneInLb, found.seats[index]?.inPlaneInLb ?? 0),
  )
  if (m) rows.add('tower M', m.demand, Math.max(...bent), m.capacity)
  rows.add('tower shear', tower.shear.demand, found.towerShearLb, tower.shear.capacity)
  rows.add('outrigger gussets', tower.gusset.demand, most / tower.arms, tower.gusset.capacity)
  const arm = boxFor(series).armIn
  const [gussetsInLb = 1, frameInLb = 1] = ['My', 'Mz'].map((symbol) => term(tower.seat, symbol)?.capacity)
  const seats = found.seats.map(({ inPlaneInLb, acrossInLb }, index) => {
    const openInLb = acrossInLb - ((found.header.reactionsLb[index] as number) * arm) / 2
    return inPlaneInLb / gussetsInLb + Math.max(0, openInLb) / frameInLb
  })
  rows.add('header-to-tower joint', tower.seat.utilization, Math.max(...seats))
  const outIn = 12 * given.outriggerFt
  const held = tower.outriggerBallastLb * outIn + lb.outriggerLb * (6 + outIn / 2) + lb.tipLb * outIn
  const onBase = found.towers.map(({ axialLb, lateralLb, momentInLb, inPlaneInLb }) => {
    const opens = given.outriggers === 'behind' && momentInLb > held
    const added = opens ? tower.outriggerBallastLb + lb.outriggerLb + lb.tipLb : (tower.arms * lb.outriggerLb) / 2
    // Without lifted outriggers, the base resists the moment until it tilts about the edge of its runners.
    const n = axialLb + tower.footBallastLb + tower.arms * lb.gussetsLb + added
    const tiltInLb = RUNNER_IN * (n + lb.baseLb)
    const across = opens ? momentInLb - held : Math.min(momentInLb, tiltInLb + BASE_IN * lateralLb)
    return { n, m: across + Math.min(inPlaneInLb, tiltInLb) }
  })
  rows.add(
    'base bearing',
    tower.bearing.demand,
    Math.max(...onBase.map((b) => b.n + (2 * b.m) / arm)),
    tower.bearing.capacity,
  )
  rows.add(
    'base joint',
    tower.base.demand,
    Math.max(0, ...onBase.map((b) => b.m - (b.n * arm) / 2)),
    tower.base.capacity,
  )
  stabilityRows(rows, given, answer, found, lb, supports)
}

/**
 * Tipping about the outside of the bases: 9 in from the center of the tower or of the base at the end of an outrigger.
 * The ballast is on the outriggers, above these bases.
 */
function stabilityRows(
  rows: DesignRows,
  given: LedWallCase,
  answer: LedWallAnswer,
  found: NonNullable<ReturnType<typeof standingWall>>,
  lb: ReturnType<typeof towerWeights>,
  supports: number,
): void {
  const { tower } = answer
  if (!tower) return
  const outIn = 12 * given.outriggerFt
  const { outriggerBallastLb: tipLb, footBallastLb: footLb, arms } = tower
  const isBoth = given.outriggers === 'both'
  const edgeIn = isBoth ? outIn + 9 : 9
  /** Moment of the weight of one tower without the header, about its front edge. */
  const own =
    (lb.columnLb + lb.baseLb + footLb + arms * lb.gussetsLb) * edgeIn +
    lb.outriggerLb * (edgeIn + 6 + outIn / 2) +
    (tipLb + lb.tipLb) * (edgeIn + outIn) +
    (isBoth ? lb.outriggerLb * (edgeIn - 6 - outIn / 2) + (tipLb + lb.tipLb) * (edgeIn - outIn) : 0)
  const headerLb = found.header.reactionsLb
  const atIn = given.clearanceIn + answer.heightIn / 2
  const overturning = found.lateralLb * atIn + found.wallLb * given.eccentricIn
  const resisting = STABILIZING * (supports * own + headerLb.reduce((sum, each) => sum + each * edgeIn, 0))
  const isDesigned = tipLb > 0 || footLb > 0
  rows.provide('all towers, forward', resisting, overturning, isDesigned)
  for (const [index, each] of found.towers.entries())
    rows.provide(
      'each tower, forward',
      STABILIZING * (own + (headerLb[index] as number) * edgeIn),
      each.momentInLb,
      isDesigned,
    )
  if (!isBoth) {
    const back = outIn + 9
    const weight =
      supports *
        ((lb.columnLb + lb.baseLb + footLb + lb.gussetsLb) * back +
          lb.outriggerLb * (back - 6 - outIn / 2) +
          (tipLb + lb.tipLb) * 9) +
      headerLb.reduce((sum, each) => sum + each * back, 0)
    rows.provide('all towers, backward', STABILIZING * weight, found.lateralLb * atIn, isDesigned)
  }
  const totalLb =
    headerLb.reduce((sum, each) => sum + each, 0) +
    supports * (lb.columnLb + lb.baseLb + footLb + arms * (lb.gussetsLb + lb.outriggerLb + lb.tipLb + tipLb))
  rows.provide('sliding', STABILIZING * given.friction * totalLb, found.lateralLb, isDesigned)
}

function rowsOf(seed: number): Row[] | undefined {
  const { series, given } = randomWall(seed)
  const answer = designLedWall(memberOf(series), ratingsOf(series), given)
  if ('field' in answer) return undefined
  const rows = new DesignRows(`seed ${seed}: ${series} ${JSON.stringify(given)}, ${answer.supports} supports`)
  if (given.support === 'flown') flownRows(rows, series, given, answer)
  else groundRows(rows, series, given, answer)
  return rows.rows
}

export const ledWalls = (count: number) => reportOf('LED walls', count, rowsOf)
