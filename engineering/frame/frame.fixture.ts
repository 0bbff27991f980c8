/** Helpers for tests that solve frames. */
import { scaled, sum, type Vector } from '#engineering/vectors.ts'
import { factorFrame } from './frame.ts'
import {
  type FrameLoad,
  type FrameMember,
  type FrameModel,
  type FrameProblem,
  type FrameSection,
  type FrameSupport,
  isProblem,
} from './model.ts'
import { secondOrder } from './second-order.ts'
import type { FrameSolution } from './solution.ts'

export const fixed = { x: 'fixed', y: 'fixed', z: 'fixed', rx: 'fixed', ry: 'fixed', rz: 'fixed' } as const

/** Returns the result. @throws if the result is a problem */
export function solved<Result extends object>(result: Result | FrameProblem): Result {
  if (isProblem(result)) throw new Error(result.message)
  return result
}

export const solve = (model: FrameModel, loads: readonly FrameLoad[]): FrameSolution =>
  solved(solved(factorFrame(model)).solve(loads))

/** Solves a frame with second-order effects. */
export function solveSecondOrder(model: FrameModel, loads: readonly FrameLoad[]): FrameSolution | FrameProblem {
  const frame = factorFrame(model)
  if (isProblem(frame)) return frame
  const first = frame.solve(loads)
  if (isProblem(first)) return first
  const compressionLb = Float64Array.from(model.members, (_, index) => {
    const ends = first.endForces(index)
    return Math.max(0, ((ends[0] as number) - (ends[6] as number)) / 2)
  })
  const found = secondOrder(
    frame,
    { displacements: first.displacements, compressionLb },
    { tolerance: 1e-9, maxSteps: 2000 },
  )
  if (isProblem(found)) return found
  return frame.combine([first, ...(found.added ? [found.added] : [])].map((solution) => ({ solution, factor: 1 })))
}

/** Parts of a straight member from one node to another. The parts are `id0`, `id1`, and the nodes between `id:1`, … */
export function inParts(
  { start, end, id, ...member }: FrameMember,
  [from, to]: readonly [Vector, Vector],
  count: number,
): Pick<FrameModel, 'nodes' | 'members'> {
  const name = (at: number) => (at === 0 ? start : at === count ? end : `${id}:${at}`)
  return {
    nodes: Array.from({ length: count - 1 }, (_, index) => ({
      id: name(index + 1),
      atIn: sum(scaled(from, 1 - (index + 1) / count), scaled(to, (index + 1) / count)),
    })),
    members: Array.from({ length: count }, (_, at) => ({
      ...member,
      id: `${id}${at}`,
      start: name(at),
      end: name(at + 1),
    })),
  }
}

export const supportsOf = (supports: Readonly<Record<string, FrameSupport['restraints']>>): FrameSupport[] =>
  Object.entries(supports).map(([node, restraints]) => ({ node, restraints }))

export const section: FrameSection = {
  elasticPsi: 29e6,
  shearPsi: 11.2e6,
  areaIn2: 10,
  iyIn4: 40,
  izIn4: 100,
  torsionIn4: 5,
}
export const EIz = 29e6 * 100
export const EIy = 29e6 * 40

export function problemOf(result: object): FrameProblem {
  if (!isProblem(result)) throw new Error('The frame has a solution')
  return result
}

export const frameOf = (
  places: Readonly<Record<string, Vector>>,
  members: readonly FrameMember[],
  supports: Readonly<Record<string, FrameSupport['restraints']>>,
): FrameModel => ({
  nodes: Object.entries(places).map(([id, atIn]) => ({ id, atIn })),
  members,
  supports: supportsOf(supports),
})

/** The two letters of the id name the start and end nodes. */
export const bar = (id: string, more: Partial<FrameMember> = {}): FrameMember => ({
  id,
  start: id.charAt(0),
  end: id.charAt(1),
  section,
  ...more,
})

/** A beam along x from node A to node B. Local y points up (+z), and local z points in the −y direction. */
export const beam = (
  lengthIn: number,
  atA: FrameSupport['restraints'],
  atB: FrameSupport['restraints'] = {},
  member: Partial<FrameMember> = {},
): FrameModel => frameOf({ A: [0, 0, 0], B: [lengthIn, 0, 0] }, [bar('AB', member)], { A: atA, B: atB })

export const down = (lb: number): Vector => [0, 0, -lb]
export const tip = (forceLb: Vector, momentInLb: Vector = [0, 0, 0]): FrameLoad => ({
  kind: 'node',
  node: 'B',
  forceLb,
  momentInLb,
})
export const uniform = (member: string, lengthIn: number, load: Vector): FrameLoad => ({
  kind: 'distributed',
  member,
  fromIn: 0,
  toIn: lengthIn,
  startLbPerIn: load,
  endLbPerIn: load,
})

/**
 * Compares with a relative tolerance, because displacements are small numbers.
 * @throws if the difference is larger
 */
export function expectNear(value: number, expected: number, relative = 1e-9): void {
  if (!(Math.abs(value - expected) <= relative * Math.abs(expected)))
    throw new Error(`${value} is not within ${relative} of ${expected}`)
}
