/** Forces and displacements within a member. Units are inches, pounds, and radians. */
import { difference, dot, scaled, type Vector } from '../vectors.ts'
import type { Element, ElementGeometry, Elimination } from './element.ts'
import type { FrameLoad } from './model.ts'
import { fixedStart, type PlaneAction, type PlaneState, planeState } from './plane-bending.ts'

const toLocal = (axes: ElementGeometry['axes'], vector: Vector): Vector => [
  dot(axes[0], vector),
  dot(axes[1], vector),
  dot(axes[2], vector),
]

/** Loads that begin at a location on a member, in local axes. See `PlaneAction`. */
export interface MemberAction {
  readonly atIn: number
  readonly forceLb: Vector
  readonly momentInLb: Vector
  readonly stepLbPerIn: Vector
  readonly slopeLbPerIn2: Vector
}

const ZERO: Vector = [0, 0, 0]

/**
 * Converts a load on a member to actions (`MemberAction`). A distributed load becomes two actions: one at its start,
 * and one at its end that cancels the first.
 */
export function memberActions(
  { axes, lengthIn }: ElementGeometry,
  load: Extract<FrameLoad, { readonly kind: 'point' | 'distributed' }>,
): MemberAction[] {
  if (load.kind === 'point') {
    const { atIn, forceLb = ZERO, momentInLb = ZERO } = load
    const none = { stepLbPerIn: ZERO, slopeLbPerIn2: ZERO }
    return [{ atIn, forceLb: toLocal(axes, forceLb), momentInLb: toLocal(axes, momentInLb), ...none }]
  }
  const { fromIn, toIn } = load
  if (toIn <= fromIn) return []
  const [from, to] = [toLocal(axes, load.startLbPerIn), toLocal(axes, load.endLbPerIn)]
  const slope = scaled(difference(to, from), 1 / (toIn - fromIn))
  const none = { forceLb: ZERO, momentInLb: ZERO }
  const start: MemberAction = { atIn: fromIn, stepLbPerIn: from, slopeLbPerIn2: slope, ...none }
  if (toIn >= lengthIn) return [start]
  return [start, { atIn: toIn, stepLbPerIn: scaled(to, -1), slopeLbPerIn2: scaled(slope, -1), ...none }]
}

/** Returns the components of a `MemberAction` that bend the member in one plane. */
const inPlane = (
  index: number,
  { atIn, forceLb, momentInLb, stepLbPerIn, slopeLbPerIn2 }: MemberAction,
): PlaneAction =>
  index === 0
    ? {
        atIn,
        forceLb: forceLb[1],
        momentInLb: momentInLb[2],
        stepLbPerIn: stepLbPerIn[1],
        slopeLbPerIn2: slopeLbPerIn2[1],
      }
    : {
        atIn,
        forceLb: forceLb[2],
        momentInLb: -momentInLb[1],
        stepLbPerIn: stepLbPerIn[2],
        slopeLbPerIn2: slopeLbPerIn2[2],
      }

/** Returns the fixed-end forces of a member as a local vector with 12 components. */
export function fixedEndForces(element: Element, loads: readonly MemberAction[]): Float64Array {
  const { planes, lengthIn } = element
  const forces = new Float64Array(12)
  const others = addUniform(element, loads, forces)
  if (others.length === 0) return forces
  const axial = -others.reduce((total, load) => total + integral(load, 0, lengthIn, 1), 0) / lengthIn
  const torque =
    -others.reduce((total, { atIn, momentInLb }) => total + momentInLb[0] * (lengthIn - atIn), 0) / lengthIn
  const add = (index: number, value: number) => {
    forces[index] = (forces[index] as number) + value
  }
  add(0, axial)
  add(3, torque)
  add(6, -axial - others.reduce((total, load) => total + integral(load, 0, lengthIn, 0), 0))
  add(9, -torque - others.reduce((total, { momentInLb }) => total + momentInLb[0], 0))
  for (const [index, plane] of planes.entries()) {
    const [v, rotation, sign] = index === 0 ? [1, 5, 1] : [2, 4, -1]
    const bending = others.map((load) => inPlane(index, load))
    const { forceLb, momentInLb } = fixedStart(plane, lengthIn, bending)
    const start: PlaneAction = { atIn: 0, forceLb, momentInLb, stepLbPerIn: 0, slopeLbPerIn2: 0 }
    const end = planeState(plane, 0, 0, [start, ...bending], lengthIn)
    add(v, forceLb)
    add(rotation, sign * momentInLb)
    add(v + 6, -forceLb - others.reduce((total, load) => total + integral(load, v, lengthIn, 0), 0))
    add(rotation + 6, sign * end.momentInLb)
  }
  return forces
}

/**
 * Adds the fixed-end forces of uniform loads over the whole length, which are the most common loads, and returns the
 * remaining loads. The member is symmetric, so each end carries half of the load, and the end moments are equal and
 * opposite.
 */
function addUniform(element: Element, loads: readonly MemberAction[], forces: Float64Array): readonly MemberAction[] {
  let [x, y, z] = [0, 0, 0]
  const others = loads.filter(({ atIn, forceLb, momentInLb, stepLbPerIn, slopeLbPerIn2: [a, b, c] }) => {
    if (atIn !== 0 || forceLb !== ZERO || momentInLb !== ZERO || a !== 0 || b !== 0 || c !== 0) return true
    x += stepLbPerIn[0]
    y += stepLbPerIn[1]
    z += stepLbPerIn[2]
    return false
  })
  if (others.length === loads.length) return others
  const moment = element.lengthIn ** 2 / 12
  for (const [index, load] of [x, y, z].entries()) forces[index] = forces[index + 6] = (-load * element.lengthIn) / 2
  forces[5] = -y * moment
  forces[11] = y * moment
  // In the x-z plane, a positive rotation about y is a negative slope.
  forces[4] = z * moment
  forces[10] = -z * moment
  return others
}

/**
 * Integrates one component of a `MemberAction` along the member up to x. Order 0 returns the force, and order 1 returns
 * its integral.
 */
function integral(action: MemberAction, component: number, x: number, times: 0 | 1): number {
  const r = x - action.atIn
  const [force, step, slope] = [
    action.forceLb[component] as number,
    action.stepLbPerIn[component] as number,
    action.slopeLbPerIn2[component] as number,
  ]
  return times === 0 ? force + step * r + (slope * r * r) / 2 : force * r + (step * r * r) / 2 + (slope * r * r * r) / 6
}

/** Modifies fixed-end forces in place to account for releases. The released components become zero. */
export function releaseForces({ eliminations }: Element, forces: Float64Array): void {
  for (const { index, row } of eliminations) {
    const factor = (forces[index] as number) / (row[index] as number)
    for (let i = 0; i < 12; i++) forces[i] = (forces[i] as number) - (row[i] as number) * factor
    forces[index] = 0
  }
}

/**
 * Writes the local end displacements of a member to `local`, including releases, and returns `local`. `nodes` contains
 * the 12 global displacements of the member's nodes, and `fixed` contains the fixed-end forces before releases.
 */
export function localDisplacements(
  element: Element,
  nodes: Float64Array,
  fixed: Float64Array,
  local: Float64Array,
): Float64Array {
  const { axes, offsets, eliminations } = element
  for (let at = 0; at < 12; at += 6) {
    let [x, y, z] = [nodes[at] as number, nodes[at + 1] as number, nodes[at + 2] as number]
    const [rx, ry, rz] = [nodes[at + 3] as number, nodes[at + 4] as number, nodes[at + 5] as number]
    const offset = offsets[at / 6]
    if (offset) {
      x += ry * offset[2] - rz * offset[1]
      y += rz * offset[0] - rx * offset[2]
      z += rx * offset[1] - ry * offset[0]
    }
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = axes[axis] as Vector
      local[at + axis] = a * x + b * y + c * z
      local[at + axis + 3] = a * rx + b * ry + c * rz
    }
  }
  if (eliminations.length === 0) return local
  const forces = fixed.slice()
  const atElimination = eliminations.map(({ index, row }) => {
    const force = forces[index] as number
    const factor = force / (row[index] as number)
    for (let i = 0; i < 12; i++) forces[i] = (forces[i] as number) - (row[i] as number) * factor
    return force
  })
  for (let step = eliminations.length - 1; step >= 0; step--) {
    const { index, row } = eliminations[step] as Elimination
    let force = atElimination[step] as number
    for (let i = 0; i < 12; i++) if (i !== index) force += (row[i] as number) * (local[i] as number)
    local[index] = -force / (row[index] as number)
  }
  return local
}

/** Components of a local vector that are coupled: axial force, torque, and bending in each plane. */
const COUPLED = [
  [0, 6],
  [3, 9],
  [1, 5, 7, 11],
  [2, 4, 8, 10],
] as const

/** Writes the end forces of a member to `forces`, a local vector with 12 components, and returns `forces`. */
export function endForces(
  { stiffness, released }: Element,
  local: Float64Array,
  fixed: Float64Array,
  forces: Float64Array,
): Float64Array {
  for (const components of COUPLED)
    for (const i of components) {
      let total = fixed[i] as number
      for (const j of components) total += (stiffness[12 * i + j] as number) * (local[j] as number)
      forces[i] = total
    }
  for (const index of released) forces[index] = 0
  return forces
}

/**
 * Adds the end forces of a member to a global vector with the 12 components of its nodes, including the effect of
 * offsets.
 */
export function addAtNodes({ axes: [x, y, z], offsets }: Element, local: Float64Array, into: Float64Array): void {
  for (let at = 0; at < 12; at += 6) {
    const offset = offsets[at / 6]
    const [a, b, c] = [local[at] as number, local[at + 1] as number, local[at + 2] as number]
    const [d, e, f] = [local[at + 3] as number, local[at + 4] as number, local[at + 5] as number]
    for (let axis = 0; axis < 3; axis++) {
      const [xi, yi, zi] = [x[axis] as number, y[axis] as number, z[axis] as number]
      forceAtNode[axis] = xi * a + yi * b + zi * c
      into[at + axis] = (into[at + axis] as number) + (forceAtNode[axis] as number)
      into[at + axis + 3] = (into[at + axis + 3] as number) + xi * d + yi * e + zi * f
    }
    if (!offset) continue
    const [fx, fy, fz] = forceAtNode as unknown as Vector
    into[at + 3] = (into[at + 3] as number) + offset[1] * fz - offset[2] * fy
    into[at + 4] = (into[at + 4] as number) + offset[2] * fx - offset[0] * fz
    into[at + 5] = (into[at + 5] as number) + offset[0] * fy - offset[1] * fx
  }
}

const forceAtNode = new Float64Array(3)

export interface MemberState {
  /** Internal forces on the face toward the end of the member, in local axes: N, Vy, Vz, T, My, Mz. */
  readonly forces: readonly [number, number, number, number, number, number]
  readonly deflectionIn: Vector
}

/** Returns the state of a loaded member at x, given its end displacements and start forces. */
export function memberState(
  element: Element,
  local: Float64Array,
  ends: Float64Array,
  loads: readonly MemberAction[],
  x: number,
  side: 'left' | 'right',
): MemberState {
  const { section } = element.member
  const at = (vector: Float64Array, from: number): Vector => [
    vector[from] as number,
    vector[from + 1] as number,
    vector[from + 2] as number,
  ]
  const start: MemberAction = {
    atIn: 0,
    forceLb: at(ends, 0),
    momentInLb: at(ends, 3),
    stepLbPerIn: ZERO,
    slopeLbPerIn2: ZERO,
  }
  const isPassed = (atIn: number) => (side === 'right' ? atIn <= x : atIn < x)
  const passed = [start, ...loads.filter(({ atIn }) => isPassed(atIn))]
  const [y, z] = element.planes.map((plane, index): PlaneState => {
    const [v, rotation, sign] = index === 0 ? [1, 5, 1] : [2, 4, -1]
    const actions = passed.map((each) => inPlane(index, each))
    return planeState(plane, local[v] as number, sign * (local[rotation] as number), actions, x)
  }) as [PlaneState, PlaneState]
  const axial = passed.reduce((total, each) => total + integral(each, 0, x, 0), 0)
  const stretch = passed.reduce((total, each) => total + integral(each, 0, x, 1), 0)
  const torque = passed.reduce((total, { momentInLb }) => total + momentInLb[0], 0)
  return {
    forces: [-axial, -y.momentSlopeLb, -z.momentSlopeLb, -torque, -z.momentInLb, y.momentInLb],
    deflectionIn: [
      (local[0] as number) - stretch / (section.elasticPsi * section.areaIn2),
      y.deflectionIn,
      z.deflectionIn,
    ],
  }
}
