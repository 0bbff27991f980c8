/**
 * The header of an LED wall on picks or on towers, and the towers with their outriggers. Units are inches and pounds.
 */
import { addForce, addUniform, noLoads, type Section, type Solution, SpaceFrame, type Support } from './frame.ts'
import { levelCases, solveHung } from './hoists.ts'

export interface HeaderModel {
  readonly section: Section
  readonly lengthIn: number
  readonly placesIn: readonly number[]
  readonly ownLbPerIn: number
  /** The wall, centered on the header. */
  readonly wallIn: number
  readonly wallLbPerIn: number
}

export interface HeaderDemands {
  readonly reactionsLb: readonly number[]
  readonly momentInLb: number
  readonly shearLb: number
}

const HEIGHT_IN = 0
const moment = ({ stations }: Solution) => Math.max(...stations.map(({ forces }) => Math.abs(forces[4])))
const shear = ({ stations }: Solution) => Math.max(...stations.map(({ forces }) => Math.abs(forces[2])))

function headerFrame({ section, lengthIn, placesIn, ownLbPerIn, wallIn, wallLbPerIn }: HeaderModel) {
  const frame = new SpaceFrame()
  const start = (lengthIn - wallIn) / 2
  const line = frame.line(
    [0, 0, HEIGHT_IN],
    [lengthIn, 0, HEIGHT_IN],
    section,
    [start, start + wallIn, ...placesIn],
    12,
  )
  const load = noLoads()
  for (const [index, { fromIn, lengthIn: barIn }] of frame.barsOf(line)) {
    const middle = fromIn + barIn / 2
    const isWall = middle > start && middle < start + wallIn
    load.bars.set(index, [0, 0, -ownLbPerIn - (isWall ? wallLbPerIn : 0)])
  }
  return { frame, load, nodes: placesIn.map((x) => frame.node([x, 0, HEIGHT_IN])) }
}

/** A header that stands on level supports. */
function standingHeader(model: HeaderModel): HeaderDemands | undefined {
  const { frame, load, nodes } = headerFrame(model)
  const supports = nodes.map(
    (node, index): Support => ({ node, fixed: [index === 0, true, true, index === 0, false, false] }),
  )
  const solution = frame.solve(load, supports)
  return (
    solution && {
      reactionsLb: solution.reactions.map((each) => each[2] as number),
      momentInLb: moment(solution),
      shearLb: shear(solution),
    }
  )
}

/** A header on hoists. Returns the largest effects with each hoist in turn out of level. */
export function flownHeader(model: HeaderModel, levelIn: number): HeaderDemands | undefined {
  const { frame, load, nodes } = headerFrame(model)
  const found = levelCases(nodes, levelIn).map((hung) => solveHung(frame, load, hung))
  if (found.some((each) => !each)) return undefined
  const all = found as NonNullable<(typeof found)[number]>[]
  return {
    reactionsLb: nodes.map((_, index) => Math.max(...all.map(({ pullLb }) => pullLb[index] as number))),
    momentInLb: Math.max(...all.map(({ solution }) => moment(solution))),
    shearLb: Math.max(...all.map(({ solution }) => shear(solution))),
  }
}

export interface WallModel extends HeaderModel {
  readonly depthIn: number
  readonly towerIn: number
  readonly towerLb: number
  readonly clearanceIn: number
  readonly wallHeightIn: number
  readonly eccentricIn: number
  readonly pressurePsf: number
}

export interface WallDemands {
  readonly header: HeaderDemands
  /** Forces at the foot of each tower, for a push toward the front. */
  readonly towers: readonly {
    readonly axialLb: number
    readonly lateralLb: number
    readonly momentInLb: number
    readonly inPlaneInLb: number
  }[]
  readonly towerShearLb: number
  readonly torsionInLb: number
  readonly lateralInLb: number
  /**
   * Moments at the header-to-tower joint in the plane of the wall, which the tee plates on both faces carry, and out of it,
   * before the compression in the joint is deducted.
   */
  readonly seats: readonly { readonly inPlaneInLb: number; readonly acrossInLb: number }[]
  readonly lateralLb: number
  readonly wallLb: number
}

const ALPHA = 1.6

/**
 * The wall hangs from the header and leans on a rail at its lower edge. The rail and the header resist the pressure as
 * on a rigid wall between them. The header distributes its share to the towers, which are fixed at the floor and at the
 * header, so the weight on the header bends them, too.
 */
export function standingWall(model: WallModel): WallDemands | undefined {
  const { section, lengthIn, placesIn, depthIn, towerIn, clearanceIn, wallHeightIn, wallIn, wallLbPerIn } = model
  const header = standingHeader(model)
  if (!header) return undefined
  const axisIn = towerIn + depthIn / 2
  const perIn = (model.pressurePsf / 144) * wallHeightIn
  const upper = wallHeightIn / 2 / (axisIn - clearanceIn)
  const frame = new SpaceFrame()
  const start = (lengthIn - wallIn) / 2
  const line = frame.line([0, 0, axisIn], [lengthIn, 0, axisIn], section, [start, start + wallIn, ...placesIn], 12)
  const towers = placesIn.map((x) =>
    frame.line([x, 0, 0], [x, 0, axisIn], section, [clearanceIn, towerIn], axisIn / 10),
  )
  const load = noLoads()
  for (const [index, { fromIn, lengthIn: barIn, ends }] of frame.barsOf(line)) {
    const middle = fromIn + barIn / 2
    const isWall = middle > start && middle < start + wallIn
    load.bars.set(index, [0, isWall ? -upper * perIn : 0, -model.ownLbPerIn - (isWall ? wallLbPerIn : 0)])
    if (!isWall) continue
    for (const node of ends) addForce(load, node, [0, 0, 0], [(wallLbPerIn * model.eccentricIn * barIn) / 2, 0, 0])
  }
  for (const [index, x] of placesIn.entries()) {
    const from = index === 0 ? start : (x + (placesIn[index - 1] as number)) / 2
    const to = index === placesIn.length - 1 ? start + wallIn : (x + (placesIn[index + 1] as number)) / 2
    const width = Math.max(0, Math.min(to, start + wallIn) - Math.max(from, start))
    addForce(load, frame.node([x, 0, clearanceIn]), [0, -(1 - upper) * perIn * width, 0])
    addUniform(load, frame, towers[index] as number, [0, 0, -model.towerLb / axisIn])
  }
  const supports = placesIn.map(
    (x): Support => ({ node: frame.node([x, 0, 0]), fixed: [true, true, true, true, true, true] }),
  )
  const solution = frame.solve(load, supports, ALPHA)
  if (!solution) return undefined
  const onHeader = solution.stations.filter((each) => each.line === line)
  const at = (which: number, value: (forces: readonly number[]) => number) =>
    Math.max(...solution.stations.filter((each) => each.line === which).map(({ forces }) => value(forces)))
  return {
    header,
    towers: solution.reactions.map((each) => ({
      axialLb: each[2] as number,
      lateralLb: Math.abs(each[1] as number),
      momentInLb: Math.abs(each[3] as number),
      inPlaneInLb: Math.abs(each[4] as number),
    })),
    towerShearLb: Math.max(...towers.map((which) => at(which, (f) => Math.abs(f[1] as number)))),
    torsionInLb: Math.max(...onHeader.map(({ forces }) => Math.abs(forces[3]))),
    lateralInLb: Math.max(...onHeader.map(({ forces }) => Math.abs(forces[5]))),
    seats: towers.map((which) => {
      const atJoint = solution.stations.filter((each) => each.line === which && Math.abs(each.atIn - towerIn) < 1e-6)
      const most = (index: 4 | 5) => Math.max(...atJoint.map(({ forces }) => Math.abs(forces[index])))
      return { inPlaneInLb: most(4), acrossInLb: most(5) }
    }),
    lateralLb: perIn * wallIn,
    wallLb: wallLbPerIn * wallIn,
  }
}
