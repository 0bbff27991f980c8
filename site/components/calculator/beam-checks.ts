import { type BeamCheck, type BeamCheckName, TIPPING_FACTOR } from '../../../engineering/beam-loads.ts'
import { governingNames } from '../../../engineering/load-rows.ts'
import type { MemberStrength } from '../../../engineering/member-strength.ts'
import { beamBasis, ratingBasis } from './check-basis.ts'
import type { ShownCheck } from './checks-table.tsx'
import { feet, force, inches, moment } from './quantities.ts'

const formats = { in·lb: moment, lb: force, in: inches } as const

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1)

const names: Readonly<Record<BeamCheckName, string>> = {
  ...governingNames,
  pick: 'pick: lifting mount and chord',
  tipping: `tipping off the picks, factor ${TIPPING_FACTOR}`,
}

const basisOf = (check: BeamCheckName, member: Parameters<typeof beamBasis>[1]) =>
  check === 'pick'
    ? ratingBasis
    : check === 'tipping'
      ? { formula: `${TIPPING_FACTOR} × overhang load × distance ≤ self-weight × distance`, clause: 'Statics' }
      : beamBasis(check, member)

/** Returns the name of a check: 'Bolted joint in the span'. */
export const checkName = (check: BeamCheckName): string => capital(names[check])

/**
 * Returns a beam check for the results table. If there are several beams, `of` names the beam and replaces the
 * location.
 */
export const shownCheck = (
  { check, use, demand, allowable, unit, atIn }: BeamCheck,
  member: Pick<MemberStrength, 'name' | 'truss'>,
  of?: string,
): ShownCheck => ({
  basis: basisOf(check, member),
  name: of ? `${of}: ${names[check]}` : checkName(check),
  use,
  demand: unit && demand !== undefined ? formats[unit](demand) : undefined,
  allowable: unit && allowable !== undefined ? formats[unit](allowable) : undefined,
  at: atIn === undefined || of ? undefined : feet(atIn),
})
