/**
 * Input to the frame solver, and its validation. Units are inches, pounds, in·lb, and radians. The global axes are
 * right-handed. The local x axis of a member points from its start to its end, and the local y and z axes are the
 * principal axes of its section.
 */

import type { Vector } from '../vectors.ts'

/** Three translations and three rotations, in the order that the solver uses. */
export const DOFS = ['x', 'y', 'z', 'rx', 'ry', 'rz'] as const
export type Dof = (typeof DOFS)[number]

export interface FrameNode {
  readonly id: string
  readonly atIn: Vector
}

export interface FrameSection {
  readonly elasticPsi: number
  readonly shearPsi: number
  readonly areaIn2: number
  /** Moments of inertia about the local y and z axes. */
  readonly iyIn4: number
  readonly izIn4: number
  readonly torsionIn4: number
  /** Shear areas for forces along local y and z. If they are omitted, shear deformation is neglected. */
  readonly shearAreaYIn2?: number
  readonly shearAreaZIn2?: number
}

export interface FrameMember {
  readonly id: string
  readonly start: string
  readonly end: string
  readonly section: FrameSection
  readonly weightLbPerIn?: number
  /**
   * Global vector in the local x-y plane that points toward positive y. Defaults to +z, or to +x for a member parallel
   * to z.
   */
  readonly reference?: Vector
  /** Rotation of the local y and z axes about local x, by the right-hand rule. */
  readonly rollRad?: number
  /** Rigid arms from the nodes to the ends of the flexible length, in global axes. */
  readonly startOffsetIn?: Vector
  readonly endOffsetIn?: Vector
  /** Local end forces that are released and therefore zero. */
  readonly startReleases?: readonly Dof[]
  readonly endReleases?: readonly Dof[]
}

export interface FrameSupport {
  readonly node: string
  /**
   * Spring stiffness in lb/in (x, y, z) or in·lb/rad (rx, ry, rz), or 'fixed'. Components that are not listed are free.
   */
  readonly restraints: { readonly [dof in Dof]?: 'fixed' | number }
}

export interface FrameModel {
  readonly nodes: readonly FrameNode[]
  readonly members: readonly FrameMember[]
  readonly supports: readonly FrameSupport[]
}

/** A load in global directions. Locations on a member are measured along its flexible length from the start. */
export type FrameLoad =
  | { readonly kind: 'node'; readonly node: string; readonly forceLb?: Vector; readonly momentInLb?: Vector }
  | {
      readonly kind: 'point'
      readonly member: string
      readonly atIn: number
      readonly forceLb?: Vector
      readonly momentInLb?: Vector
    }
  | {
      /** A load that varies linearly from its start to its end. Values are per inch of member length. */
      readonly kind: 'distributed'
      readonly member: string
      readonly fromIn: number
      readonly toIn: number
      readonly startLbPerIn: Vector
      readonly endLbPerIn: Vector
    }
  | {
      /** Applies the weight of all members, multiplied by this vector. For gravity along −z, use [0, 0, −1]. */
      readonly kind: 'self-weight'
      readonly factor: Vector
    }

export interface NodeDisplacement {
  readonly xIn: number
  readonly yIn: number
  readonly zIn: number
  readonly rxRad: number
  readonly ryRad: number
  readonly rzRad: number
}

/** Describes why a frame cannot be solved. */
export interface FrameProblem {
  readonly problem: 'invalid' | 'unstable' | 'buckled'
  readonly message: string
  readonly node?: string
  readonly member?: string
  readonly dof?: Dof
  /** Displacements of the unstable or buckled frame. Those of an unstable frame are scaled so that the largest is 1. */
  readonly shape?: ReadonlyMap<string, NodeDisplacement>
}

export const isProblem = (result: object): result is FrameProblem => 'problem' in result

const invalid = (message: string, where: { node?: string; member?: string } = {}): FrameProblem => ({
  problem: 'invalid',
  message,
  ...where,
})

const isFinite3 = (vector: Vector): boolean => vector.length === 3 && vector.every(Number.isFinite)

/** Returns the first model error that can be detected without the geometry, or undefined. */
export function modelProblem({ nodes, members, supports }: FrameModel): FrameProblem | undefined {
  const ids = new Set<string>()
  for (const { id, atIn } of nodes) {
    if (ids.has(id)) return invalid(`Node "${id}" is defined twice.`, { node: id })
    if (!isFinite3(atIn)) return invalid(`Node "${id}" has a coordinate that isn't a number.`, { node: id })
    ids.add(id)
  }
  const memberIds = new Set<string>()
  for (const member of members) {
    const { id } = member
    if (memberIds.has(id)) return invalid(`Member "${id}" is defined twice.`, { member: id })
    memberIds.add(id)
    const problem = memberProblem(member, ids)
    if (problem) return problem
  }
  const supported = new Set<string>()
  for (const { node, restraints } of supports) {
    if (!ids.has(node)) return invalid(`A support is at unknown node "${node}".`, { node })
    if (supported.has(node)) return invalid(`Node "${node}" has two supports.`, { node })
    supported.add(node)
    for (const [dof, restraint] of Object.entries(restraints)) {
      if (restraint !== 'fixed' && !(Number.isFinite(restraint) && restraint >= 0))
        return invalid(`The ${dof} spring at node "${node}" needs a stiffness of zero or more.`, { node })
    }
  }
  return undefined
}

const PROPERTIES = ['elasticPsi', 'shearPsi', 'areaIn2', 'iyIn4', 'izIn4', 'torsionIn4'] as const
const SHEAR_AREAS = ['shearAreaYIn2', 'shearAreaZIn2'] as const

function memberProblem(member: FrameMember, nodeIds: ReadonlySet<string>): FrameProblem | undefined {
  const { id, section, weightLbPerIn = 0, rollRad = 0 } = member
  for (const node of [member.start, member.end]) {
    if (!nodeIds.has(node)) return invalid(`Member "${id}" ends at unknown node "${node}".`, { member: id, node })
  }
  for (const property of [...PROPERTIES, ...SHEAR_AREAS.filter((each) => section[each] !== undefined)]) {
    const value = section[property] as number
    if (!(Number.isFinite(value) && value > 0))
      return invalid(`Member "${id}" needs ${property} greater than zero.`, { member: id })
  }
  if (!(Number.isFinite(weightLbPerIn) && weightLbPerIn >= 0))
    return invalid(`Member "${id}" needs a weight of zero or more.`, { member: id })
  const vectors = [member.reference, member.startOffsetIn, member.endOffsetIn]
  if (!Number.isFinite(rollRad) || vectors.some((vector) => vector && !isFinite3(vector)))
    return invalid(`Member "${id}" has an orientation or offset that isn't a number.`, { member: id })
  return undefined
}

/** Returns the first error in a load, or undefined. */
export function loadProblem(
  load: FrameLoad,
  hasNode: (id: string) => boolean,
  lengthInOf: (member: string) => number | undefined,
): FrameProblem | undefined {
  if (load.kind === 'self-weight') return isFinite3(load.factor) ? undefined : invalid('The self-weight needs numbers.')
  if (load.kind === 'node') {
    const { node } = load
    if (!hasNode(node)) return invalid(`A load is at unknown node "${node}".`, { node })
    return isOptional3(load.forceLb) && isOptional3(load.momentInLb)
      ? undefined
      : invalid(`The load at node "${node}" isn't a number.`, { node })
  }
  const { member } = load
  const lengthIn = lengthInOf(member)
  if (lengthIn === undefined) return invalid(`A load is on unknown member "${member}".`, { member })
  const vectors = load.kind === 'point' ? [load.forceLb, load.momentInLb] : [load.startLbPerIn, load.endLbPerIn]
  if (!vectors.every(isOptional3)) return invalid(`The load on member "${member}" isn't a number.`, { member })
  const [fromIn, toIn] = load.kind === 'point' ? [load.atIn, load.atIn] : [load.fromIn, load.toIn]
  // A load at the far end can be slightly past the end, because callers add floating-point lengths.
  const isOnMember = fromIn >= 0 && toIn <= lengthIn * (1 + 1e-9) && fromIn <= toIn
  return isOnMember ? undefined : invalid(`A load is outside the length of member "${member}".`, { member })
}

const isOptional3 = (vector: Vector | undefined): boolean => vector === undefined || isFinite3(vector)
