/**
 * A tower or column as a space frame. The combinations follow ASCE 7-22, 2.4.1. Second-order effects use 1.6 times the
 * ASD loads (AISC 360-22 C2.1, ADM 2020 C.2). The load on the tower can be dead or live, so it is present or absent.
 */
import { addForce, addUniform, noLoads, type Section, type Solution, SpaceFrame, type Support } from './frame.ts'

export interface TowerModel {
  readonly section: Section
  readonly heightIn: number
  readonly isHeld: boolean
  readonly axialLb: number
  readonly eccentricIn: number
  readonly lateralLb: number
  readonly lateralAtIn: number
  /** Wind on a face of the tower in lb/in, along a diagonal divided by on a face, and on the truss at the top. */
  readonly windLbPerIn: number
  readonly diagonal: number
  readonly topLb: number
  readonly topAtIn: number
  readonly columnLb: number
}

export interface TowerDemands {
  readonly axialLb: number
  /** Sums of the moments and of the shears in both directions, with second-order effects. */
  readonly momentInLb: number
  readonly shearLb: number
  readonly baseMomentInLb: number
  readonly lightMomentInLb: number
  /** Moment about the floor with the wind on a face, without and with the load, and largest lateral force. */
  readonly tipInLb: readonly [bare: number, loaded: number]
  readonly slideLb: number
}

const ALPHA = 1.6
/** Lean in combinations without lateral load, as a horizontal part of each load (AISC 360-22 C2.2b, EN 1993-1-1 5.3.2). */
const LEAN = 1 / 200
const ALL = [true, true, true, true, true, true] as const
const FLAT = [true, true, false, false, false, true] as const
const PIN = [true, true, true, false, false, true] as const

export function towerDemands(model: TowerModel): TowerDemands {
  const { section, heightIn, isHeld, axialLb, eccentricIn, lateralLb, lateralAtIn, windLbPerIn, diagonal } = model
  const frame = new SpaceFrame()
  const line = frame.line([0, 0, 0], [0, 0, heightIn], section, [lateralAtIn], heightIn / 12)
  const [foot, top] = [frame.node([0, 0, 0]), frame.node([0, 0, heightIn])]
  const supports: Support[] = isHeld
    ? [
        { node: foot, fixed: PIN },
        { node: top, fixed: FLAT },
      ]
    : [{ node: foot, fixed: ALL }]
  /** The solution with a share of the load, and wind along x or along a diagonal. */
  const solve = (share: number, wind: 'none' | 'face' | 'diagonal', alpha: number, lean = 0) => {
    const load = noLoads()
    addUniform(load, frame, line, [(lean * model.columnLb) / heightIn, 0, -model.columnLb / heightIn])
    addForce(load, top, [lean * share * axialLb, 0, -share * axialLb], [0, share * axialLb * eccentricIn, 0])
    if (wind !== 'none') {
      const part = wind === 'face' ? [1, 0] : [diagonal / Math.SQRT2, diagonal / Math.SQRT2]
      addUniform(load, frame, line, [(part[0] as number) * windLbPerIn, (part[1] as number) * windLbPerIn, 0])
      addForce(load, frame.node([0, 0, lateralAtIn]), [lateralLb, 0, 0])
      if (!isHeld) addForce(load, top, [model.topLb, 0, 0], [0, model.topLb * (model.topAtIn - heightIn), 0])
    }
    return frame.solve(load, supports, alpha)
  }
  const bending = ({ stations }: Solution) =>
    Math.max(...stations.map(({ forces }) => Math.abs(forces[4]) + Math.abs(forces[5])))
  const atFoot = ({ stations }: Solution) =>
    Math.abs(stations[0]?.forces[4] ?? 0) + Math.abs(stations[0]?.forces[5] ?? 0)
  const shear = ({ reactions }: Solution) =>
    Math.max(...reactions.map((each) => Math.abs(each[0] as number) + Math.abs(each[1] as number)))
  const loaded = [solve(1, 'none', ALPHA, LEAN), solve(1, 'face', ALPHA), solve(1, 'diagonal', ALPHA)]
  const light = [solve(0, 'face', ALPHA), solve(0, 'diagonal', ALPHA)]
  const most = (solutions: readonly (Solution | undefined)[], of: (each: Solution) => number) =>
    Math.max(...solutions.map((each) => (each ? of(each) : Number.POSITIVE_INFINITY)))
  const tip = (share: number) => most([solve(share, 'face', 0)], atFoot)
  const onTower = windLbPerIn * heightIn
  return {
    axialLb: axialLb + model.columnLb,
    momentInLb: most(loaded, bending),
    shearLb: most(loaded, shear),
    baseMomentInLb: most(loaded, atFoot),
    lightMomentInLb: most(light, atFoot),
    tipInLb: [tip(0), tip(1)],
    slideLb: lateralLb + diagonal * onTower + (isHeld ? 0 : model.topLb),
  }
}
