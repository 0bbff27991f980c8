/** Helpers for tests that solve frames. */

import { type FrameSolution, factorFrame } from './frame.ts'
import { type FrameLoad, type FrameModel, type FrameProblem, type FrameSupport, isProblem } from './model.ts'

export const fixed = { x: 'fixed', y: 'fixed', z: 'fixed', rx: 'fixed', ry: 'fixed', rz: 'fixed' } as const

/** Returns the result. @throws if the result is a problem */
export function solved<Result extends object>(result: Result | FrameProblem): Result {
  if (isProblem(result)) throw new Error(result.message)
  return result
}

export const solve = (model: FrameModel, loads: readonly FrameLoad[]): FrameSolution =>
  solved(solved(factorFrame(model)).solve(loads))

export const supportsOf = (supports: Readonly<Record<string, FrameSupport['restraints']>>): FrameSupport[] =>
  Object.entries(supports).map(([node, restraints]) => ({ node, restraints }))
