/**
 * Frames on casters and wheels. Set brakes hold the thrust of a frame up to the friction at the floor, and casters that
 * roll apart release it. Each of the two can cause the larger forces, so every combination is solved with both.
 */
import { type FrameProblem, isProblem } from '#engineering/frame/model.ts'
import type { Combination } from './combinations.ts'
import type { Frame, SupportPoint } from './frame.ts'
import { restraintsOf } from './frame-supports.ts'
import type { ActionSet } from './load-paths.ts'
import { type FrameResults, solveFrame } from './solve.ts'

/** Solves a frame with its wheels held and, if it has wheels, also with its wheels rolling. */
export function solveOnWheels(
  frame: Frame,
  sets: readonly ActionSet[],
  combinations: readonly Combination[],
  levelIn: number,
): FrameResults | FrameProblem {
  const held = solveFrame(frame, sets, combinations, levelIn)
  if (isProblem(held) || !frame.supports.some(({ isOnWheels }) => isOnWheels)) return held
  const rolling = solveFrame(withRollingWheels(frame), sets, combinations, levelIn)
  if (isProblem(rolling)) return rolling
  return {
    ...held,
    combined: [...held.combined, ...rolling.combined.map(named)],
    failed: [...held.failed, ...rolling.failed.map(named)],
  }
}

function named<Each extends { readonly combination: Combination }>(each: Each): Each {
  const { combination } = each
  return {
    ...each,
    combination: { ...combination, name: `${combination.name}, casters rolling`, variantOf: combination },
  }
}

function withRollingWheels(frame: Frame): Frame {
  const supports = frame.supports.map((each): SupportPoint => (each.isOnWheels ? { ...each, rolls: true } : each))
  return { ...frame, supports, model: { ...frame.model, supports: supports.map(restraintsOf) } }
}
