/**
 * The header and the towers of an LED wall as a frame, out of the plane of the wall. Towers are fixed at the floor. Each
 * node, where a tower meets the axis of the header, has a displacement u, a rotation θ that bends the tower and twists the
 * header, and a rotation ψ that bends the header and twists the tower. Members also deform in shear (Przemieniecki,
 * Theory of Matrix Structural Analysis, 5.6). Units are inches and pounds.
 */
import { solveLinear } from '#engineering/linear.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'

export interface LedFrame {
  readonly member: MemberStrength
  readonly towers: number
  /** Height of the axis of the header, and distance between towers. */
  readonly axisIn: number
  readonly bayIn: number
}

/** Loads toward the front. Forces on each tower act at its height in `atIn`. */
export interface LedFrameLoads {
  readonly headerLbPerIn: number
  readonly torqueInLbPerIn: number
  readonly towerLb: readonly number[]
  readonly atIn: number
}

export interface LedFrameForces {
  /** Moment and shear at the floor, moment and force that the header applies to the top of the tower, and its torque. */
  readonly towers: readonly {
    readonly momentInLb: number
    readonly shearLb: number
    readonly topInLb: number
    readonly topLb: number
    readonly twistInLb: number
  }[]
  /** Largest torsion and lateral moment in the header. */
  readonly torsionInLb: number
  readonly lateralInLb: number
}

/** Torsion stiffness of a closed box with four laced walls (Bredt). */
const torsionLbIn2 = ({ truss }: MemberStrength): number => ((truss?.webLb ?? 0) / 2) * (truss?.armIn ?? 0) ** 2

/** Stiffness of a tower for a force and a moment at its top, and its twist. */
function towerStiffness({ member, axisIn: h }: LedFrame) {
  const { flexuralLbIn2: ei, truss } = member
  const [ff, fm, mm] = [h ** 3 / (3 * ei) + h / (truss?.webLb ?? 1), h ** 2 / (2 * ei), h / ei]
  const determinant = ff * mm - fm ** 2
  return { uu: mm / determinant, ut: -fm / determinant, tt: ff / determinant, twist: torsionLbIn2(member) / h }
}

/** Displacement and slope at the top of a tower from a unit force at a height. */
const freeTop = ({ member, axisIn }: LedFrame, atIn: number): readonly [u: number, slope: number] => {
  const { flexuralLbIn2: ei, truss } = member
  return [(atIn ** 2 * (3 * axisIn - atIn)) / (6 * ei) + atIn / (truss?.webLb ?? 1), atIn ** 2 / (2 * ei)]
}

/** Stiffness of one bay of the header for u and ψ at both ends, and for its twist. */
function bayStiffness({ member, bayIn: l }: LedFrame) {
  const { flexuralLbIn2: ei, truss } = member
  const shear = truss ? (12 * ei) / (truss.webLb * l ** 2) : 0
  const k = ei / (l ** 3 * (1 + shear))
  const [near, far] = [(4 + shear) * l ** 2, (2 - shear) * l ** 2]
  const bending = [
    [12, 6 * l, -12, 6 * l],
    [6 * l, near, -6 * l, far],
    [-12, -6 * l, 12, -6 * l],
    [6 * l, far, -6 * l, near],
  ].map((row) => row.map((each) => k * each))
  return { bending, twist: torsionLbIn2(member) / l }
}

/** Indexes of u, θ, and ψ at a node. */
const [U, T, P] = [0, 1, 2]

function stiffnessOf(frame: LedFrame): number[][] {
  const size = 3 * frame.towers
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const add = (row: number, column: number, value: number) => {
    const own = matrix[row] as number[]
    own[column] = (own[column] as number) + value
  }
  const tower = towerStiffness(frame)
  const { bending, twist } = bayStiffness(frame)
  for (let node = 0; node < frame.towers; node++) {
    const at = 3 * node
    add(at + U, at + U, tower.uu)
    add(at + U, at + T, tower.ut)
    add(at + T, at + U, tower.ut)
    add(at + T, at + T, tower.tt)
    add(at + P, at + P, tower.twist)
    if (node === frame.towers - 1) continue
    const ends = [at + U, at + P, at + 3 + U, at + 3 + P]
    for (const [i, row] of ends.entries())
      for (const [j, column] of ends.entries()) add(row, column, bending[i]?.[j] as number)
    for (const [row, column, sign] of [
      [at + T, at + T, 1],
      [at + T, at + 3 + T, -1],
      [at + 3 + T, at + T, -1],
      [at + 3 + T, at + 3 + T, 1],
    ] as const)
      add(row, column, sign * twist)
  }
  return matrix
}

/** Solves the frame under first-order loads. */
export function solveLedFrame(frame: LedFrame, loads: LedFrameLoads): LedFrameForces {
  const { towers, bayIn: l, axisIn } = frame
  const { headerLbPerIn: q, torqueInLbPerIn: m, towerLb, atIn } = loads
  const tower = towerStiffness(frame)
  const [u0, slope0] = freeTop(frame, atIn)
  const applied = Array.from({ length: 3 * towers }, () => 0)
  const add = (index: number, value: number) => {
    applied[index] = (applied[index] as number) + value
  }
  for (let node = 0; node < towers; node++) {
    const lb = towerLb[node] as number
    add(3 * node + U, lb * (tower.uu * u0 + tower.ut * slope0))
    add(3 * node + T, lb * (tower.ut * u0 + tower.tt * slope0))
    if (node === towers - 1) continue
    for (const [index, value] of [
      [U, (q * l) / 2],
      [T, (m * l) / 2],
      [P, (q * l ** 2) / 12],
      [3 + U, (q * l) / 2],
      [3 + T, (m * l) / 2],
      [3 + P, -(q * l ** 2) / 12],
    ] as const)
      add(3 * node + index, value)
  }
  const moved = solveLinear(stiffnessOf(frame), applied)
  const at = (node: number, which: number) => moved[3 * node + which] as number
  const { bending, twist } = bayStiffness(frame)
  const bays = Array.from({ length: towers - 1 }, (_, node) => {
    const ends = [at(node, U), at(node, P), at(node + 1, U), at(node + 1, P)]
    const force = (row: number) => ends.reduce((sum, end, index) => sum + (bending[row]?.[index] as number) * end, 0)
    // Forces of the nodes on the bay: the end forces less those of the load on fixed ends.
    const [shear, left, right] = [force(0) - (q * l) / 2, force(1) - (q * l ** 2) / 12, force(3) + (q * l ** 2) / 12]
    // Between its ends, the moment is −left + shear x + q x² / 2.
    const peakIn = q === 0 ? 0 : Math.min(Math.max(-shear / q, 0), l)
    const peak = -left + shear * peakIn + (q * peakIn ** 2) / 2
    const torque = twist * (at(node + 1, T) - at(node, T))
    return {
      lateralInLb: Math.max(Math.abs(left), Math.abs(right), Math.abs(peak)),
      torsionInLb: Math.abs(torque) + (Math.abs(m) * l) / 2,
    }
  })
  return {
    towers: towerLb.map((lb, node) => {
      const [u, slope] = [at(node, U) - lb * u0, at(node, T) - lb * slope0]
      const [topLb, topInLb] = [tower.uu * u + tower.ut * slope, tower.ut * u + tower.tt * slope]
      const momentInLb = topInLb + topLb * axisIn + lb * atIn
      return { momentInLb, shearLb: topLb + lb, topInLb, topLb, twistInLb: Math.abs(tower.twist * at(node, P)) }
    }),
    torsionInLb: Math.max(...bays.map(({ torsionInLb }) => torsionInLb)),
    lateralInLb: Math.max(...bays.map(({ lateralInLb }) => lateralInLb)),
  }
}
