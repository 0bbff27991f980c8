import { type BeamCheck, type BeamCheckName, type Term, TIPPING_FACTOR } from '#engineering/beam-loads.ts'
import { governingNames } from '#engineering/load-rows.ts'
import type { MemberStrength } from '#engineering/member-strength.ts'
import { beamBasis, ratingOf } from './check-basis.ts'
import type { ShownCheck, ShownTerm } from './checks-table.tsx'
import { feet, force, inches, moment, percent, perFoot } from './quantities.ts'

const ratio = (value: number) => [percent(value), percent(value)] as const

const formats = { in·lb: moment, lb: force, in: inches, 'lb/ft': perFoot, ratio } as const

/** Formats the demand and capacity pairs for a check with several pairs. */
export const shownTerms = (terms: readonly Term[] | undefined): readonly ShownTerm[] | undefined =>
  terms?.map(({ symbol, demand, allowable, unit }) => ({
    symbol,
    demand: formats[unit](demand),
    allowable: formats[unit](allowable),
  }))

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1)

const names: Readonly<Record<BeamCheckName, string>> = {
  ...governingNames,
  pick: 'pick: lifting mount and chord',
  tipping: `tipping off the picks, factor ${TIPPING_FACTOR}`,
}

const basisOf = (check: BeamCheckName, member: Parameters<typeof beamBasis>[1]) =>
  check === 'pick'
    ? ratingOf('reaction × dynamic factor')
    : check === 'tipping'
      ? { formula: `${TIPPING_FACTOR} × overhang load × distance ≤ self-weight × distance`, clause: 'Statics' }
      : beamBasis(check, member)

/** Returns the name of a check: 'Bolted joint in the span'. */
export const checkName = (check: BeamCheckName): string => capital(names[check])

/**
 * Returns a beam check for the results table. If there are several beams, `of` names the beam, and the location is
 * omitted.
 */
export const shownCheck = (
  { check, use, demand, allowable, unit, terms, atIn }: BeamCheck,
  member: Pick<MemberStrength, 'name' | 'truss'>,
  of?: string,
): ShownCheck => ({
  basis: basisOf(check, member),
  name: of ? `${of}: ${names[check]}` : checkName(check),
  use,
  demand: unit && demand !== undefined ? formats[unit](demand) : undefined,
  allowable: unit && allowable !== undefined ? formats[unit](allowable) : undefined,
  terms: shownTerms(terms),
  at: atIn === undefined || of ? undefined : feet(atIn),
})
