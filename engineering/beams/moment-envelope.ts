/**
 * Largest and smallest moments along a beam when each load can be absent, as in the checks. Static loads and
 * self-weight. Units are inches and in·lb.
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { type BeamCase, deadLoad, spansOf } from './beam-case.ts'
import { separated } from './beam-effects.ts'
import { lengthOf, solveBeam } from './beam-statics.ts'

export interface MomentEnvelope {
  /** Positive moments put the bottom in tension. */
  readonly at: (xIn: number) => { readonly maxInLb: number; readonly minInLb: number }
  /** The moment with the largest magnitude, its location, and the spans and overhangs that are loaded, from 1. */
  readonly momentInLb: number
  readonly atIn: number
  readonly loadedSpans: readonly number[]
  readonly spans: number
}

const SAMPLES = 100

/** Returns the envelope, or undefined for a beam with one span, where all loads act together. */
export function momentEnvelope(member: MemberStrength, given: BeamCase): MomentEnvelope | undefined {
  const { supports, points, spreads } = given
  const spans = spansOf(supports)
  if (spans.length < 2) return undefined
  const lengthIn = lengthOf(supports)
  const own = solveBeam(supports, deadLoad(member, given))
  const parts = separated({ points, spreads }, spans).map((forces) => {
    const fromIn = forces.points[0]?.atIn ?? forces.spreads[0]?.fromIn ?? 0
    const span = spans.findIndex(({ toIn }, index) => fromIn < toIn || index === spans.length - 1)
    return { span: span + 1, solved: solveBeam(supports, forces) }
  })
  const at = (xIn: number) => {
    const moments = parts.map(({ solved }) => solved.momentAt(xIn))
    return {
      maxInLb: moments.reduce((sum, each) => sum + Math.max(0, each), own.momentAt(xIn)),
      minInLb: moments.reduce((sum, each) => sum + Math.min(0, each), own.momentAt(xIn)),
    }
  }
  const placesIn = [
    ...parts.flatMap(({ solved }) => solved.momentPeaks),
    ...Array.from({ length: SAMPLES + 1 }, (_, index) => (index * lengthIn) / SAMPLES),
  ]
  const [momentInLb, atIn] = placesIn
    .flatMap((xIn) => Object.values(at(xIn)).map((moment) => [moment, xIn] as const))
    .reduce((most, each) => (Math.abs(each[0]) > Math.abs(most[0]) + 1e-6 ? each : most))
  const sign = Math.sign(momentInLb)
  const loaded = parts.filter(({ solved }) => sign * solved.momentAt(atIn) > 1e-6).map(({ span }) => span)
  return { at, momentInLb, atIn, loadedSpans: [...new Set(loaded)].toSorted((a, b) => a - b), spans: spans.length }
}
