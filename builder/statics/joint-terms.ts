/** Terms of the interaction equations for joints. Units are inches and pounds. */
import type { Joint } from '#engineering/beams/beams.ts'
import { inLb, lb, sumOf, type Term } from '#engineering/checks/check.ts'
import { usable } from '#engineering/factors.ts'

/**
 * Returns the terms for a moment that opens a joint. Compression holds the joint closed: M − N h/2, where h is the
 * distance between the chords or the bolts.
 */
export function openingTerms(
  {
    momentInLb,
    compressionLb,
    armIn,
  }: { readonly momentInLb: number; readonly compressionLb: number; readonly armIn: number },
  rated: number,
): Term[] {
  const isOpen = momentInLb > (compressionLb * armIn) / 2
  return isOpen ? [inLb('M', momentInLb, rated), lb('N', -compressionLb, (2 * rated) / armIn)] : [inLb('M', 0, rated)]
}

/**
 * Returns the terms for a spliced joint under moment and shear at the same section, for whichever of the three values
 * of `jointUse` is largest.
 */
export function jointTerms(joint: Joint, momentInLb: number, shearLb: number): Term[] {
  const moment = usable(joint.momentInLb)
  const all = [
    [inLb('M', momentInLb, moment)],
    [lb('V', shearLb, usable(joint.shearLb)), inLb('M', momentInLb, moment / joint.momentShare)],
    [lb('V', shearLb, usable(1 / joint.shearUtilizationPerLb)), inLb('M', momentInLb, moment / joint.compressionShare)],
  ]
  return all.reduce((worst, each) => (sumOf(each) > sumOf(worst) ? each : worst))
}
