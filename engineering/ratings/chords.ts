/** Local strength of chords, tubes, and end frames where parts are bolted to them. */

import { tubeShearKip } from '#engineering/members/members.ts'
import { trussMember } from '#engineering/members/truss-member.ts'
import {
  type BoxSeries,
  type BoxSize,
  type BoxTrussModel,
  boxSeries,
  boxTrusses,
  type TubeSeries,
  tubeSeries,
  tubeTruss,
} from '#engineering/members/truss-models.ts'
import { type TrussStrength, trussStrength } from '#engineering/members/trusses.ts'
import { bearingKip, boltKip, boltShearKip, boltTensionKip, OMEGA_BOLT } from '../checks/fasteners.ts'
import { pullThroughKip, stripKipIn } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import { bolt, designWallIn, type LoadBearing } from '../materials.ts'
import { asLifting, clauseOf, LIFTING, type Limit, least, lifted, lifting, structural, times } from './rating.ts'

export const boxes = Object.keys(boxSeries) as BoxSeries[]
export const tubes = Object.keys(tubeSeries) as TubeSeries[]
export const ofSize = (size: BoxSize): BoxSeries[] => boxes.filter((series) => boxSeries[series].size === size)

const cache = new Map<BoxSeries, TrussStrength>()

/** Returns the strength of a truss. The results are cached. */
export function strengthOf(series: BoxSeries): TrussStrength {
  const found = cache.get(series) ?? trussStrength(trussMember(series))
  cache.set(series, found)
  return found
}

/** Design factors along the load path of a lifting part. */
const BTH = 'ASME BTH-1-2020 3-1.3'

const bent = (material: LoadBearing, kip: number, what: string): Limit =>
  structural(material, 'yielding', kip, what, clauseOf(material, 'F.2', 'F11.1'))

/** True if the heel of a chord leg is outside the weld-affected zone of the lacing at its toe. */
const soundHeel = ({ chord, lacing }: BoxTrussModel, material: LoadBearing): boolean =>
  material.kind === 'steel' || chord.legIn - lacing.lapIn - material.weldZoneIn > chord.wallIn

/**
 * Pull from one bolt perpendicular to a chord leg. The leg acts as a strip that bends at its heel. If the part cannot
 * rotate with the leg, the leg also bends at the bolt. In this model, the lacing at the toe does not stiffen the leg,
 * but its welds reduce the strength of the leg.
 */
export function legPull(series: BoxSeries, held: boolean): Limit {
  const { model, material } = trussMember(series)
  const kip = Math.min(legPullKip(model, material, held), boltTensionKip())
  return bent(material, kip, 'chord leg bending at the bolt')
}

function legPullKip(model: BoxTrussModel, material: LoadBearing, held: boolean): number {
  const { wallIn, holeRowIn } = model.chord
  return pullThroughKip(
    material,
    wallIn,
    {
      gageIn: holeRowIn - wallIn,
      widthIn: grid.pitchIn,
      welded: !soundHeel(model, material),
      ...(held ? { clamped: { welded: true } } : {}),
    },
    bolt.diameterIn,
  )
}

/**
 * Pull from one bolt of a lifting mount perpendicular to a chord leg, as in `legPull`. Its design factors apply along the
 * whole load path (ASME BTH-1).
 */
export function liftedLegPull(series: BoxSeries): Limit {
  const { model, material } = trussMember(series)
  const kip = Math.min(legPullKip(model, lifted(material), true), (boltTensionKip() * OMEGA_BOLT) / LIFTING.rupture)
  return { kip, governing: 'chord leg bending at the bolt', clause: BTH, designFactor: LIFTING.yielding }
}

/** Pull from one bolt perpendicular to a wall of the tube. The wall bends on both sides of the bolt. */
function wallPull(series: TubeSeries): Limit {
  const material = tubeSeries[series]
  const wallIn = designWallIn(material, tubeTruss.wallIn)
  const kip = pullThroughKip(
    material,
    wallIn,
    { gageIn: tubeTruss.sideIn / 2 - wallIn, widthIn: grid.pitchIn, welded: false, clamped: { welded: false } },
    bolt.diameterIn,
  )
  return bent(material, 2 * kip, 'tube wall bending at the bolt')
}

export type Series = BoxSeries | TubeSeries

export const isTube = (series: Series): series is TubeSeries => series in tubeSeries

/** Pull from one bolt perpendicular to a chord leg (`legPull`) or to a tube wall (`wallPull`). */
export const boltPull = (series: Series, held: boolean): Limit =>
  isTube(series) ? wallPull(series) : legPull(series, held)

/**
 * Limit for a chord leg under pressure from a plate along the line of holes in the leg. A strip of the leg that is as
 * long as the plate (`lengthIn`) bends at the heel.
 */
export function legPress(series: BoxSeries, lengthIn: number): Limit {
  const { model, material } = trussMember(series)
  const { wallIn, holeRowIn } = model.chord
  const strip = stripKipIn(material, lengthIn, wallIn, !soundHeel(model, material))
  return bent(material, strip / (holeRowIn - wallIn), 'chord leg bending under the plate')
}

/** Load anywhere on one chord when the truss carries no other load. */
export const chordPoint = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  const kip = strengthOf(series).chordPointLb / 1000
  return structural(material, 'yielding', kip, 'chord bending between nodes', clauseOf(material, 'F.5', 'F10'))
}

/** Shear carried by the lacing on both vertical faces. */
const lacingShear = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  return structural(material, 'yielding', strengthOf(series).shearLb / 1000, 'lacing', clauseOf(material, 'H.1', 'H1'))
}

/**
 * Load on two chords, centered at a node, with half of the load on each vertical face. The limit is the weaker of the
 * lacing on one side of the node and the post. Without posts, the nodes on the two chords alternate, so one chord is
 * loaded between nodes.
 */
export const nodeLoad = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  const { nodeLb } = strengthOf(series)
  const lacing = lacingShear(series)
  return nodeLb
    ? least([lacing, structural(material, 'yielding', nodeLb / 1000, 'post at the node', lacing.clause)])
    : least([lacing, times(2, chordPoint(series))])
}

/**
 * Load on two chords at a node, as in `nodeLoad`, with the design factors of a lifting part. Welds rupture, and tubes and
 * chords yield or buckle.
 */
export function liftedNode(series: BoxSeries): Limit {
  const { material } = trussMember(series)
  const { diagonal, post } = strengthOf(series).lacing
  const both = (piece: { readonly weldKip: number; readonly tubeKip: number }, what: string): Limit[] => [
    lifting('rupture', 2 * piece.weldKip * material.omegaRupture, `weld of the ${what}`, BTH),
    lifting('yielding', 2 * piece.tubeKip * material.omegaYield, what, BTH),
  ]
  const shear = both(diagonal, 'lacing').map((limit) => times(diagonal.sine, limit))
  return post
    ? least([...shear, ...both(post, 'post')])
    : least([...shear, times(2, asLifting('yielding', chordPoint(series)))])
}

/** Shear at a joint where splice plates restrain the chords on both sides. */
export const splicedShear = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  const kip = strengthOf(series).joint.shearLb / 1000
  return least([
    lacingShear(series),
    structural(material, 'yielding', kip, 'chord bending at the end frame', clauseOf(material, 'F.5', 'F10')),
  ])
}

/** Strength of one bolt in bearing on a chord leg, toward the toe or the heel. */
export const legBolt = (series: BoxSeries): Limit => {
  const { model, material } = trussMember(series)
  const { wallIn, holeRowIn } = model.chord
  const kip = boltKip(material, { wallIn, edgeIn: holeRowIn, holeIn: grid.holeIn, welded: true })
  return structural(material, 'rupture', kip, 'bolt bearing on the chord', clauseOf(material, 'J.3', 'J3.11'))
}

/** Strength of one bolt in bearing on a tube wall, away from welds and at least two diameters from any edge. */
export const tubeBolt = (series: TubeSeries): Limit => {
  const material = tubeSeries[series]
  const wallIn = designWallIn(material, tubeTruss.wallIn)
  const kip = boltKip(material, { wallIn, edgeIn: grid.firstHoleIn, holeIn: grid.holeIn })
  return structural(material, 'rupture', kip, 'bolt bearing on the tube', clauseOf(material, 'J.3', 'J3.11'))
}

export const tubeShear = (series: TubeSeries): Limit => {
  const material = tubeSeries[series]
  return structural(material, 'yielding', tubeShearKip(material), 'tube shear', clauseOf(material, 'G.2', 'G4'))
}

/** Compression strength of all four chords under a concentric load. */
export const chordCompression = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  const kip = 4 * strengthOf(series).chord.compressionKip
  return structural(material, 'yielding', kip, 'chord buckling', clauseOf(material, 'E.2', 'E3'))
}

/** Shear carried by the chords between an end frame and the first diagonal, for both vertical faces. */
export const endStub = (series: BoxSeries): Limit => {
  const { material } = trussMember(series)
  const kip = strengthOf(series).endShearLb / 1000
  return structural(material, 'yielding', kip, 'chord bending at the end frame', clauseOf(material, 'F.5', 'F10'))
}

/** Dimensions of a frame that bends between its restraints and the bolts near a corner. */
interface Corner {
  readonly thicknessIn: number
  /** Thickness of the restraints along the edges of the frame, and their length from the corner. */
  readonly holdIn: number
  readonly reachIn: number
}

/** Returns the pull on one corner of a frame through the bolts near that corner, in kips. */
function cornerKip(size: BoxSize, material: LoadBearing, { thicknessIn, holdIn, reachIn }: Corner): number {
  const { endFrame, sizeIn } = boxTrusses[size]
  const slot = endFrame.slotsIn.find(([[x, y]]) => x > 0 && y > 0)
  const bolts = slot ? [slot[0]] : endFrame.holesIn.filter(([x, y]) => x > 0 && y > 0)
  return bolts.reduce((sum, place) => {
    const [near = 0, along = 0] = place.map((at) => sizeIn / 2 - at).toSorted((a, b) => a - b)
    const gageIn = near - holdIn
    // Toward the corner, the effective width extends one gage from the bolt. Away from the corner, it extends one gage
    // or to the end of the restraint, whichever is less.
    const widthIn = gageIn + Math.min(gageIn, Math.max(0, reachIn - along))
    const kip = pullThroughKip(material, thicknessIn, { gageIn, widthIn, welded: true }, bolt.diameterIn)
    return sum + Math.min(kip, boltTensionKip())
  }, 0)
}

/** Pull from one chord on its end frame. */
function frameCorner(series: BoxSeries): Limit {
  const { model, material } = trussMember(series)
  const { chord, endFrame } = model
  const corner = { thicknessIn: endFrame.thicknessIn, holdIn: chord.wallIn, reachIn: chord.legIn }
  return bent(material, cornerKip(boxSeries[series].size, material, corner), 'end frame bending at the corner bolts')
}

/** Pull on one corner of a frame that is welded into a box along its edges. */
export const boxCorner = (size: BoxSize, material: LoadBearing, thicknessIn: number): Limit =>
  bent(
    material,
    cornerKip(size, material, { thicknessIn, holdIn: thicknessIn, reachIn: size }),
    'part frame bending at the corner bolts',
  )

/** Distance from the lower bolt at a corner to the chords in compression on the opposite edge, in inches. */
function cornerLeverIn(series: BoxSeries): number {
  const { endFrame } = boxTrusses[boxSeries[series].size]
  const slot = endFrame.slotsIn.find(([[x, y]]) => x > 0 && y > 0)
  const [x, y] = slot?.[0] ?? (endFrame.holesIn.find(([px, py]) => px > 0 && py > 0) as readonly [number, number])
  return Math.min(x, y) + strengthOf(series).armIn / 2
}

/** A truss that is bolted through its end frame. The weaker of the frame corner and the connected part governs. */
export interface FrameJoint {
  readonly moment: Limit
  readonly shear: Limit
  readonly tension: Limit
}

export function frameJoint(series: BoxSeries, other: Limit = frameCorner(series)): FrameJoint {
  const corner = least([frameCorner(series), other])
  return { moment: times(2 * cornerLeverIn(series), corner), shear: endStub(series), tension: times(4, corner) }
}

/** Allowable moment for a tube between two plates. In each plate, two bolts that are one pitch apart form a couple. */
export const tubeCouple = (series: TubeSeries): Limit => times(2 * grid.pitchIn, tubeBolt(series))

/** Strength of one bolt in bearing on a sheet, in kips. */
export const sheetBoltKip = (material: LoadBearing, wallIn: number, edgeIn: number): number =>
  Math.min(boltShearKip(), bearingKip(material, { wallIn, edgeIn, holeIn: grid.holeIn }))

export { bent }
