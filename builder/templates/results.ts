/**
 * Structures built from calculator results, with their loads. Where a part has holes only on the grid, its location can
 * differ from the calculated location by up to half a grid step.
 */
import type { BeamCase } from '#engineering/beam-effects.ts'
import { lengthOf, supportPlaces } from '#engineering/beam-statics.ts'
import type { LedWallAnswer, LedWallCase } from '#engineering/led-wall.ts'
import { type PlatformAnswer, type PlatformCase, stairLoads } from '#engineering/platform.ts'
import type { TowerCase } from '#engineering/tower.ts'
import type { Load, LoadCase, PlacedPart, Point, Structure } from '../model.ts'
import { lengthInOf } from '../shapes.ts'
import { Assembly, type BoxSeries, FT, sizeOf } from './assembly.ts'
import { ledFrame, pick, tower } from './frames.ts'
import { floorLoads, platformOf, spacersFor } from './platform.ts'

/** Distance between the chord hole rows of 12 in truss. */
const GAUGE_IN = 10

/** Elevation of beams and flown walls, in. */
const ELEVATION_IN = 96

/** Parts in a run along x that overlap a range, each with the range in the part's coordinates. */
function* partsAlong(parts: readonly PlacedPart[], fromIn: number, toIn: number) {
  for (const part of parts) {
    const [start, lengthIn] = [part.at[0], lengthInOf(part.partNumber) ?? 0]
    const [from, to] = [Math.max(0, fromIn - start), Math.min(lengthIn, toIn - start)]
    if (to > from) yield { part, from, to }
  }
}

function spread(
  it: Assembly,
  parts: readonly PlacedPart[],
  which: LoadCase,
  range: readonly [number, number],
  lbPerFt: number,
) {
  for (const { part, from, to } of partsAlong(parts, ...range))
    it.load({ kind: 'line', case: which, part: part.id, fromIn: from, toIn: to, lbPerFt: [0, 0, -lbPerFt] })
}

/**
 * The beam from the beam calculator, on supports at the same locations. Undefined for a cantilever, because its end is
 * fixed.
 */
export function structureOfBeam(series: BoxSeries, given: BeamCase): Structure | undefined {
  if (given.supports.kind === 'cantilever') return undefined
  const it = new Assembly()
  const half = sizeOf(series) / 2
  const feet = Math.ceil(lengthOf(given.supports) / FT - 1e-9)
  const parts = it.run(series, [0, 0, ELEVATION_IN + half], 'x', feet, 'Beam')
  const isHoisted = (given.dynamicFactor ?? 1) > 1 ? { isHoisted: true as const } : {}
  for (const x of supportPlaces(given.supports)) it.supportRun(parts, 'anchored', [x, 0, ELEVATION_IN])
  for (const { atIn, lb } of given.points) {
    const part = parts.findLast((each, index) => index === 0 || each.at[0] <= atIn)
    if (part)
      it.load({
        kind: 'point',
        case: 'live',
        part: part.id,
        at: [atIn - part.at[0], 0, -half],
        forceLb: [0, 0, -lb],
        ...isHoisted,
      })
  }
  for (const { fromIn, toIn, lbPerIn } of given.spreads) spread(it, parts, 'live', [fromIn, toIn], lbPerIn * 12)
  return it.structure(`Beam, ${feet} ft`)
}

/**
 * The platform from the platform calculator, with its live load, lateral loads, and stair load. Its beams are centered
 * on the edges and the bay lines of the deck.
 */
export function structureOfPlatform(series: BoxSeries, given: PlatformCase, answer: PlatformAnswer): Structure {
  // In the model, the beams run lengthwise.
  const [lengthFt, widthFt] = answer.isLengthwise ? [given.lengthFt, given.widthFt] : [given.widthFt, given.lengthFt]
  const structure = platformOf({
    series,
    lengthFt,
    widthFt,
    legFt: answer.legFt,
    // The foot has a fixed height in the model. The screw makes up the difference.
    spacers: spacersFor(answer.footIn),
    bayFt: answer.bayFt,
    spans: answer.spans,
    stripIn: answer.stripIn,
    // The model has guardrails on every edge or on none.
    hasGuardrails: Object.values(answer.rails).every((rail) => rail !== 'open'),
    beams: 'centered',
  })
  const loads = floorLoads(structure, given)
  return { ...structure, loads: [...loads, ...stairLoadsOn(structure, given.stair, answer.stair?.beamLb ?? 0)] }
}

/** Loads that the bolts of a stair apply to the outer chord of an edge beam. */
function stairLoadsOn({ parts }: Structure, edge: PlatformCase['stair'], lb: number): Load[] {
  if (!edge || lb === 0) return []
  const beams = parts.filter(
    ({ group, turn, partNumber }) =>
      group?.startsWith('Beam ') && turn[0][0] === 1 && lengthInOf(partNumber) !== undefined,
  )
  const rows = beams.map(({ at }) => at[1])
  const isFar = edge === 'back' || edge === 'right'
  const row = isFar ? Math.max(...rows) : Math.min(...rows)
  const own = beams.filter(({ at }) => at[1] === row)
  const chordIn = isFar ? GAUGE_IN / 2 : -GAUGE_IN / 2
  return stairLoads(lb).map(({ atIn, lb: boltLb }, index): Load => {
    const beam = own.findLast(({ at }) => at[0] <= atIn)
    if (!beam) throw new Error(`No beam carries the stair ${atIn} in from the edge.`)
    const at: Point = [atIn - beam.at[0], chordIn, GAUGE_IN / 2]
    return { id: `stair${index + 1}`, kind: 'point', case: 'live', part: beam.id, at, forceLb: [0, 0, -boltLb] }
  })
}

/** Ground bases and tee plates fit only 12 in truss. */
const fitsGroundBase = (series: BoxSeries) => sizeOf(series) === 12

/**
 * The header from the LED wall calculator on its picks or towers, carrying the weight of the wall. Undefined for towers
 * of 6 in truss, which have no ground base.
 */
export function structureOfLedWall(
  series: BoxSeries,
  given: LedWallCase,
  answer: LedWallAnswer,
): Structure | undefined {
  const { headerFt, widthIn, wallLb, supports } = answer
  const lbPerFt = (wallLb / widthIn) * FT + given.extraLbPerFt
  const from = (headerFt * FT - widthIn) / 2
  if (answer.tower) {
    if (!fitsGroundBase(series)) return undefined
    const structure = ledFrame.make({
      truss: series,
      width: headerFt,
      height: answer.tower.heightFt,
      outrigger: given.outriggerFt,
      outriggers: given.outriggers,
      towers: supports,
    })
    const it = new Assembly(structure)
    spread(
      it,
      structure.parts.filter(({ group, partNumber }) => group === 'Header' && partNumber.startsWith(`${series}-`)),
      'dead',
      [from, from + widthIn],
      lbPerFt,
    )
    pushTowers(it, structure, series, given, answer, from)
    return it.structure(structure.name)
  }
  const it = new Assembly()
  const half = sizeOf(series) / 2
  const parts = it.run(series, [0, 0, ELEVATION_IN + half], 'x', headerFt, 'Header')
  const over = headerFt * FT - answer.bayIn * (supports - 1)
  for (let index = 0; index < supports; index++) {
    const x = Math.round((over / 2 + index * answer.bayIn) / 3) * 3
    pick(it, [Math.min(Math.max(x, 3), headerFt * FT - 3), 0, ELEVATION_IN + 2 * half], series)
  }
  spread(it, parts, 'dead', [from, from + widthIn], lbPerFt)
  return it.structure(`LED wall, ${headerFt} ft`)
}

/**
 * Applies the lateral pressure on an LED wall to its towers. Each tower carries the strip of wall that is closest to
 * it.
 */
function pushTowers(
  it: Assembly,
  { parts }: Structure,
  series: BoxSeries,
  { pressurePsf, clearanceIn }: LedWallCase,
  { widthIn, heightIn }: LedWallAnswer,
  fromIn: number,
) {
  if (pressurePsf === 0) return
  const uprights = parts.filter(({ partNumber, turn }) => partNumber.startsWith(`${series}-`) && turn[2][0] > 0.9)
  const places = [...new Set(uprights.map(({ at }) => at[0]))].sort((a, b) => a - b)
  for (const [index, x] of places.entries()) {
    const [before, after] = [places[index - 1], places[index + 1]]
    const start = Math.max(fromIn, before === undefined ? fromIn : (before + x) / 2)
    const end = Math.min(fromIn + widthIn, after === undefined ? fromIn + widthIn : (x + after) / 2)
    const lbPerFt = (pressurePsf * (end - start)) / FT
    for (const part of uprights.filter(({ at }) => at[0] === x)) {
      const [bottom, lengthIn] = [part.at[2], lengthInOf(part.partNumber) ?? 0]
      const [low, high] = [Math.max(0, clearanceIn - bottom), Math.min(lengthIn, clearanceIn + heightIn - bottom)]
      if (high > low)
        it.load({ kind: 'line', case: 'wind', part: part.id, fromIn: low, toIn: high, lbPerFt: [0, lbPerFt, 0] })
    }
  }
}

/** The tower from the tower calculator, with its axial load and lateral force. Undefined for 6 in truss. */
export function structureOfTower(series: BoxSeries, given: TowerCase): Structure | undefined {
  if (!fitsGroundBase(series)) return undefined
  const structure = tower.make({
    truss: series,
    height: Math.round(given.heightIn / FT),
    outrigger: 2,
    outriggers: 'none',
  })
  const it = new Assembly(structure)
  const column = structure.parts.filter(({ partNumber }) => partNumber.startsWith(`${series}-`))
  const at = (heightIn: number) => {
    const part = column.findLast((each, index) => index === 0 || each.at[2] - (column[0]?.at[2] ?? 0) <= heightIn)
    return part && { part: part.id, along: heightIn - (part.at[2] - (column[0]?.at[2] ?? 0)) }
  }
  const [top, side] = [at(given.heightIn), at(given.lateralAtIn)]
  if (top && given.axialLb > 0)
    it.load({
      kind: 'point',
      case: 'live',
      part: top.part,
      at: [top.along, given.eccentricIn, 0],
      forceLb: [0, 0, -given.axialLb],
    })
  if (side && given.lateralLb > 0)
    it.load({ kind: 'point', case: 'wind', part: side.part, at: [side.along, 0, 0], forceLb: [0, given.lateralLb, 0] })
  return it.structure(structure.name)
}
