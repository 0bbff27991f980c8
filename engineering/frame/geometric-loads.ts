/**
 * Forces on the nodes from compression in a displaced member (McGuire, Gallagher, and Ziemian, Matrix Structural
 * Analysis, 9.2). Units are inches, pounds, and radians.
 */

import type { Vector } from '#engineering/vectors.ts'
import type { Element } from './element.ts'

const ends = [0, 1] as const

/**
 * Adds the geometric stiffness of a member multiplied by the displacements of its nodes to the loads on the nodes. The
 * slope of the axis includes shear strain. `nodes` contains the indices of the start and end nodes.
 */
export function addGeometricLoads(
  { axes, lengthIn, offsets, planes }: Element,
  nodes: readonly [number, number],
  compressionLb: number,
  displacements: Float64Array,
  loads: Float64Array,
): void {
  const unit = compressionLb / (30 * lengthIn)
  const armOf = (end: 0 | 1): Vector => offsets[end] ?? NO_ARM
  for (const axis of [1, 2] as const) {
    // In the plane of the local z axis, a positive rotation about y is a negative slope.
    const sign = axis === 1 ? 1 : -1
    const [direction, about] = [axes[axis], axes[(3 - axis) as 1 | 2]]
    const moved = (end: 0 | 1) => {
      const at = 6 * nodes[end]
      const [ax, ay, az] = armOf(end)
      const rx = displacements[at + 3] as number
      const ry = displacements[at + 4] as number
      const rz = displacements[at + 5] as number
      return (
        direction[0] * ((displacements[at] as number) + ry * az - rz * ay) +
        direction[1] * ((displacements[at + 1] as number) + rz * ax - rx * az) +
        direction[2] * ((displacements[at + 2] as number) + rx * ay - ry * ax)
      )
    }
    const turned = (end: 0 | 1) => {
      const at = 6 * nodes[end] + 3
      return (
        sign *
        (about[0] * (displacements[at] as number) +
          about[1] * (displacements[at + 1] as number) +
          about[2] * (displacements[at + 2] as number))
      )
    }
    const { flexuralLbIn2, shearLb } = planes[axis - 1] as Element['planes'][number]
    const phi = (12 * flexuralLbIn2) / (shearLb * lengthIn ** 2)
    const flexible = phi / (1 + phi)
    const [v, r1, r2] = [moved(0) - moved(1), turned(0), turned(1)]
    const strain = -flexible * (v / lengthIn + (r1 + r2) / 2)
    const [t1, t2] = [r1 + strain, r2 + strain]
    const [m1, m2] = [3 * v + lengthIn * (4 * t1 - t2), 3 * v + lengthIn * (4 * t2 - t1)]
    const shared = (flexible * (m1 + m2)) / 2
    const force = unit * (36 * v + 3 * lengthIn * (t1 + t2) - 2 * shared)
    for (const end of ends) {
      const moment = sign * unit * lengthIn * ((end === 0 ? m1 : m2) - shared)
      addAt(loads, 6 * nodes[end], direction, end === 0 ? force : -force, armOf(end), about, moment)
    }
  }
}

const NO_ARM: Vector = [0, 0, 0]

/** Adds a moment and a force at the end of an arm to the loads on a node. */
function addAt(
  loads: Float64Array,
  at: number,
  [dx, dy, dz]: Vector,
  force: number,
  [ax, ay, az]: Vector,
  [mx, my, mz]: Vector,
  moment: number,
): void {
  const [fx, fy, fz] = [dx * force, dy * force, dz * force]
  loads[at] = (loads[at] as number) + fx
  loads[at + 1] = (loads[at + 1] as number) + fy
  loads[at + 2] = (loads[at + 2] as number) + fz
  loads[at + 3] = (loads[at + 3] as number) + mx * moment + ay * fz - az * fy
  loads[at + 4] = (loads[at + 4] as number) + my * moment + az * fx - ax * fz
  loads[at + 5] = (loads[at + 5] as number) + mz * moment + ax * fy - ay * fx
}
