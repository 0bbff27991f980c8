/** Supports that are released because they would pull on the floor or tilt. Units are inches and pounds. */

import { base03, basePlates, groundBase } from '#engineering/part-models/bases.ts'
import type { SupportPoint } from './frame-of.ts'

/** Supports that are released because they would pull on the floor. */
export interface Released {
  readonly lifted: Set<string>
  readonly tilted: Set<string>
}

/** Half the width of a base, in inches. This width resists tilting on the floor. Zero for other parts. */
const halfWidthIn = (partNumber: string): number =>
  ([groundBase, base03, ...Object.values(basePlates)].find((each) => each.partNumber === partNumber)?.sideIn ?? 0) / 2

const PULL_LB = 0.5

/**
 * Releases floor supports that would pull on the floor, and bases whose load is outside their footprint. Returns false
 * if there is nothing to release.
 */
export function release(
  supports: readonly SupportPoint[],
  reactions: Float64Array,
  { lifted, tilted }: Released,
): boolean {
  let isChanged = false
  for (const [index, { id, kind, part, isFixed }] of supports.entries()) {
    const downLb = reactions[6 * index + 2] as number
    const pulls = (kind === 'floor' && downLb < -PULL_LB) || (kind === 'hoist' && downLb < -PULL_LB)
    if (pulls && !lifted.has(id)) {
      lifted.add(id)
      isChanged = true
      continue
    }
    if (kind !== 'floor' || !isFixed || tilted.has(id)) continue
    const momentInLb = Math.max(
      Math.abs(reactions[6 * index + 3] as number),
      Math.abs(reactions[6 * index + 4] as number),
    )
    if (momentInLb > Math.max(0, downLb) * halfWidthIn(part.partNumber) + 1) {
      tilted.add(id)
      isChanged = true
    }
  }
  return isChanged
}
