/**
 * Structures built from calculator results, with their loads. Where a part has holes only on the grid, its location can
 * differ from the calculated location by up to half a grid step.
 */
import type { BeamCase, PointLoad } from '#engineering/beams/beam-case.ts'
import { lengthOf, supportPlaces } from '#engineering/beams/beam-statics.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { type BoxSeries, gaugeIn } from '#engineering/members/truss-models.ts'
import { groundBase } from '#engineering/part-models/bases.ts'
import { hoistMount, liftingMounts } from '#engineering/part-models/rigging.ts'
import type { LedWallAnswer, LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import type { PlatformAnswer, PlatformCase } from '#engineering/systems/platform-answer.ts'
import { type Edge, edgeInModel } from '#engineering/systems/platform-edges.ts'
import { stairLoads, stairPlaceIn } from '#engineering/systems/platform-stairs.ts'
import type { TowerCase } from '#engineering/systems/tower-case.ts'
import { windLbPerIn } from '#engineering/systems/tower-wind.ts'
import type { Load, LoadCase, PlacedPart, Point, Structure } from '../model.ts'
import { lengthInOf, seriesOf } from '../shapes.ts'
import { type Along, Assembly, FT, type NewLoad, sizeOf, X } from './assembly.ts'
import { columnOnPlate, ledFrame, pick, tower } from './frames.ts'
import { floorLoads, isFootHeight, platformOf, spacersFor } from './platform.ts'

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

type Spread = Pick<NewLoad & { kind: 'line' }, 'lbPerFt' | 'offsetIn' | 'isHoisted'>

function spread(
  it: Assembly,
  parts: readonly PlacedPart[],
  which: LoadCase,
  range: readonly [number, number],
  load: Spread,
) {
  for (const { part, from, to } of partsAlong(parts, ...range))
    it.load({ kind: 'line', case: which, part: part.id, fromIn: from, toIn: to, ...load })
}

const AXES = { x: 0, y: 1, z: 2 } as const

/** Returns the members of a series that an assembly placed along an axis. */
const membersAlong = (along: Along, parts: readonly PlacedPart[], series: BoxSeries): PlacedPart[] =>
  parts.filter(({ partNumber, turn }) => seriesOf(partNumber) === series && turn[AXES[along]][0] === 1)

/** Half the length of the mounts along the truss. */
const halfMountIn = (partNumber: string): number => (partNumber === hoistMount.partNumber ? 6 : 3)

/** Adds hoists at the nearest locations where mounts fit: on the hole grid, and not beyond the ends of the run. */
function picksAt(
  it: Assembly,
  series: BoxSeries,
  placesIn: readonly number[],
  lengthIn: number,
  partNumber: string,
): void {
  const half = halfMountIn(partNumber)
  for (const x of placesIn)
    pick(
      it,
      [Math.min(Math.max(3 * Math.round(x / 3), half), lengthIn - half), 0, ELEVATION_IN + sizeOf(series)],
      series,
      partNumber,
    )
}

/** Location of a load across a beam: on the hole row of one chord, or centered. */
const acrossIn = (series: BoxSeries, { on, isOpposite }: BeamCase['points'][number]): number =>
  on === 'chord' ? ((isOpposite ? -1 : 1) * gaugeIn(sizeOf(series))) / 2 : 0

/**
 * The beam from the beam calculator, on supports or hoists at the same locations. Undefined for a cantilever, because its
 * end is fixed.
 * @param mount Part number of the lifting mounts, if the beam hangs from hoists.
 */
export function structureOfBeam(series: BoxSeries, given: BeamCase, mount?: string): Structure | undefined {
  if (given.supports.kind === 'cantilever') return undefined
  const it = new Assembly()
  const half = sizeOf(series) / 2
  const feet = Math.ceil(lengthOf(given.supports) / FT - 1e-9)
  const parts = it.run(series, [0, 0, ELEVATION_IN + half], 'x', feet, 'Beam')
  const places = supportPlaces(given.supports)
  // The builder applies the dynamic factor to all loads on a frame that hangs from hoists.
  const isHoisted = !given.picks && (given.dynamicFactor ?? 1) > 1 ? { isHoisted: true as const } : {}
  if (given.picks) picksAt(it, series, places, feet * FT, mount ?? liftingMounts[sizeOf(series)].partNumber)
  else for (const x of places) it.supportRun(parts, 'anchored', [x, 0, ELEVATION_IN])
  for (const load of given.points) {
    const part = parts.findLast((each, index) => index === 0 || each.at[0] <= load.atIn)
    if (part)
      it.load({
        kind: 'point',
        case: 'live',
        part: part.id,
        at: [load.atIn - part.at[0], acrossIn(series, load), -half],
        forceLb: [0, 0, -load.lb],
        ...isHoisted,
      })
  }
  for (const { fromIn, toIn, lbPerIn } of given.spreads)
    spread(it, parts, 'live', [fromIn, toIn], { lbPerFt: [0, 0, -lbPerIn * 12], ...isHoisted })
  return it.structure(`Beam, ${feet} ft`, given.picks?.unevenIn)
}

/**
 * The platform from the platform calculator, with its live load, lateral loads, and stair. Its beams are centered on the
 * edges and the bay lines of the deck. A stair is only a load if we don't stock it, if it needs a foot of another height
 * than in the model, or if gussets leave no room for it on the beam.
 */
export function structureOfPlatform(series: BoxSeries, given: PlatformCase, answer: PlatformAnswer): Structure {
  const inModel = (edge: Edge) => edgeInModel(edge, answer.isLengthwise)
  const [lengthFt, widthFt] = answer.isLengthwise ? [given.lengthFt, given.widthFt] : [given.widthFt, given.lengthFt]
  const spacers = spacersFor(answer.footIn)
  const edge = given.stair && inModel(given.stair)
  const stock = answer.stair?.stock
  const atIn = stairPlaceIn(answer)
  const unit = stock && isFootHeight(answer.footIn) && atIn !== undefined ? { ...stock, atIn } : undefined
  const structure = platformOf({
    series,
    lengthFt,
    widthFt,
    legFt: answer.legFt,
    // The foot has a fixed height in the model. The screw makes up the difference.
    spacers,
    bayFt: answer.bayFt,
    spansFt: answer.spansFt,
    stripIn: answer.stripIn,
    joistSeries: answer.joistSeries,
    rails: {
      front: answer.rails[inModel('front')],
      back: answer.rails[inModel('back')],
      left: answer.rails[inModel('left')],
      right: answer.rails[inModel('right')],
    },
    ...(edge ? { stair: { edge, ...(unit ? { unit } : {}) } } : {}),
    beams: 'centered',
  })
  const loads = floorLoads(structure, given)
  // The weight of a stair in the model is not part of its load.
  const lb = (unit ? answer.stair?.liveLb : answer.stair?.beamLb) ?? 0
  return { ...structure, loads: [...loads, ...stairLoadsOn(structure, series, edge, stairLoads(answer, lb))] }
}

/** Loads that the bolts of a stair apply to the outer chord of an edge beam. */
function stairLoadsOn(
  { parts }: Structure,
  series: BoxSeries,
  edge: Edge | undefined,
  on: readonly PointLoad[],
): Load[] {
  if (!edge) return []
  const beams = membersAlong('x', parts, series)
  const rows = beams.map(({ at }) => at[1])
  const isFar = edge === 'back'
  const row = isFar ? Math.max(...rows) : Math.min(...rows)
  const own = beams.filter(({ at }) => at[1] === row)
  const chordIn = isFar ? GAUGE_IN / 2 : -GAUGE_IN / 2
  return on.map(({ atIn, lb: boltLb }, index): Load => {
    const beam = own.findLast(({ at }) => at[0] <= atIn)
    if (!beam) throw new Error(`No beam carries the stair ${atIn} in from the edge.`)
    const at: Point = [atIn - beam.at[0], chordIn, GAUGE_IN / 2]
    return { id: `stair${index + 1}`, kind: 'point', case: 'live', part: beam.id, at, forceLb: [0, 0, -boltLb] }
  })
}

/** Ground bases and tee plates fit only 12 in truss. */
const fitsGroundBase = (series: BoxSeries) => sizeOf(series) === 12

/**
 * The header from the LED wall calculator on its picks or towers, carrying the weight of the wall, with the ballast of
 * the towers. Undefined for towers of 6 in truss, which have no ground base.
 */
export function structureOfLedWall(
  series: BoxSeries,
  given: LedWallCase,
  answer: LedWallAnswer,
): Structure | undefined {
  const { headerFt, widthIn, wallLb } = answer
  const lbPerFt = (wallLb / widthIn) * FT + given.extraLbPerFt
  const from = (headerFt * FT - widthIn) / 2
  if (answer.tower) return wallOnTowers(series, given, answer, from, lbPerFt)
  const it = new Assembly()
  const half = sizeOf(series) / 2
  const parts = it.run(series, [0, 0, ELEVATION_IN + half], 'x', headerFt, 'Header')
  const mount = answer.point?.partNumber ?? liftingMounts[sizeOf(series)].partNumber
  picksAt(it, series, answer.placesIn, headerFt * FT, mount)
  spread(it, parts, 'dead', [from, from + widthIn], { lbPerFt: [0, 0, -lbPerFt] })
  return it.structure(`LED wall, ${headerFt} ft`, given.levelIn)
}

function wallOnTowers(
  series: BoxSeries,
  given: LedWallCase,
  answer: LedWallAnswer,
  fromIn: number,
  lbPerFt: number,
): Structure | undefined {
  if (!fitsGroundBase(series) || !answer.tower) return undefined
  const structure = ledFrame.make({
    truss: series,
    width: answer.headerFt,
    height: answer.tower.heightFt,
    outrigger: given.outriggerFt,
    outriggers: given.outriggers,
    towers: answer.supports,
  })
  const it = new Assembly(structure)
  const header = membersAlong('x', structure.parts, series)
  const range = [fromIn, fromIn + answer.widthIn] as const
  // The outriggers are behind the wall, at +y.
  spread(it, header, 'dead', range, { lbPerFt: [0, 0, -lbPerFt], offsetIn: [-given.eccentricIn, 0] })
  pushWall(it, structure, header, series, given, answer, range)
  addBallast(it, structure, series, answer.tower)
  return it.structure(structure.name)
}

/** Distance of the ballast from the end of its outrigger. */
const BALLAST_IN = 6

/** Adds the ballast on the ends of the outriggers, and on the bases of the towers. */
function addBallast(
  it: Assembly,
  { parts }: Structure,
  series: BoxSeries,
  { outriggerBallastLb, footBallastLb }: NonNullable<LedWallAnswer['tower']>,
) {
  const ballast = (part: PlacedPart, at: Point, lb: number) =>
    it.load({ kind: 'point', case: 'dead', isBallast: true, part: part.id, at, forceLb: [0, 0, -lb] })
  if (outriggerBallastLb > 0)
    for (const part of membersAlong('y', parts, series)) {
      const endIn = part.at[1] > 0 ? (lengthInOf(part.partNumber) ?? 0) - BALLAST_IN : BALLAST_IN
      ballast(part, [endIn, 0, sizeOf(series) / 2], outriggerBallastLb)
    }
  if (footBallastLb > 0)
    for (const part of parts)
      if (part.partNumber === groundBase.partNumber && part.at[1] === 0) ballast(part, [0, 0, 0], footBallastLb)
}

/**
 * Applies the lateral pressure on an LED wall. The upper half acts on the header. The lower half acts on the towers at
 * the lower edge of the wall, and each tower carries the strip of wall that is closest to it.
 */
function pushWall(
  it: Assembly,
  { parts }: Structure,
  header: readonly PlacedPart[],
  series: BoxSeries,
  { pressurePsf, clearanceIn }: LedWallCase,
  { heightIn }: LedWallAnswer,
  [fromIn, toIn]: readonly [number, number],
) {
  if (pressurePsf === 0) return
  const lbPerIn = ((pressurePsf / 144) * heightIn) / 2
  spread(it, header, 'wind', [fromIn, toIn], { lbPerFt: [0, lbPerIn * FT, 0] })
  const uprights = membersAlong('z', parts, series)
  const places = [...new Set(uprights.map(({ at }) => at[0]))].sort((a, b) => a - b)
  for (const [index, x] of places.entries()) {
    const [before, after] = [places[index - 1], places[index + 1]]
    const start = Math.max(fromIn, before === undefined ? fromIn : (before + x) / 2)
    const end = Math.min(toIn, after === undefined ? toIn : (x + after) / 2)
    const part = uprights.find(
      ({ at, partNumber }) => at[0] === x && clearanceIn < at[2] + (lengthInOf(partNumber) ?? 0),
    )
    if (part && end > start)
      it.load({
        kind: 'point',
        case: 'wind',
        part: part.id,
        at: [Math.max(0, clearanceIn - part.at[2]), 0, 0],
        forceLb: [0, lbPerIn * (end - start), 0],
      })
  }
}

/**
 * The tower from the tower calculator, on an anchored base plate or on a ground base with ballast, with its loads. Lateral
 * loads act across the runners of the base, where it tips first. The load on the tower can be absent, so it is a live load.
 * The height is rounded up to a foot, and the loads act at the heights that were entered. Undefined for a tower of 6 in
 * truss without anchors.
 */
export function structureOfTower(
  series: BoxSeries,
  given: TowerCase,
  member: MemberStrength,
  ballastLb = 0,
): Structure | undefined {
  const { heightIn, axialLb, eccentricIn, lateralLb, lateralAtIn, windPsf = 0, carriedFt = 0 } = given
  const height = Math.ceil(heightIn / FT - 1e-9)
  if (!given.base?.anchored && !fitsGroundBase(series)) return undefined
  const structure = given.base?.anchored
    ? columnOnPlate(series, height)
    : tower.make({ truss: series, height, outrigger: 2, outriggers: 'none' })
  const it = new Assembly(structure)
  const column = membersAlong('z', structure.parts, series)
  const startIn = column[0]?.at[2] ?? 0
  const push = (load: Pick<NewLoad & { kind: 'point' }, 'case' | 'forceLb'>, atIn: number, offsetIn = 0) => {
    const part = column.findLast((each, index) => index === 0 || each.at[2] - startIn < atIn)
    // The local z axis of an upright part is −x.
    if (part) it.load({ kind: 'point', part: part.id, at: [atIn - (part.at[2] - startIn), 0, 0 - offsetIn], ...load })
  }
  const foot = structure.parts.find(({ partNumber }) => partNumber === groundBase.partNumber)
  if (foot && ballastLb > 0)
    it.load({ kind: 'point', case: 'dead', isBallast: true, part: foot.id, at: [0, 0, 0], forceLb: [0, 0, -ballastLb] })
  if (axialLb > 0) push({ case: 'live', forceLb: [0, 0, -axialLb] }, heightIn, eccentricIn)
  if (lateralLb > 0) push({ case: 'wind', forceLb: [lateralLb, 0, 0] }, lateralAtIn)
  if (windPsf > 0) it.load({ kind: 'wind', case: 'wind', psf: windPsf, direction: X })
  const carriedLb = windLbPerIn(member, windPsf) * carriedFt * FT
  if (carriedLb > 0) push({ case: 'wind', forceLb: [carriedLb, 0, 0] }, heightIn + member.faceIn / 2)
  return it.structure(structure.name)
}
