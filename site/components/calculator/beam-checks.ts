import type { BeamCheck } from '../../../engineering/beam-loads.ts'
import { type GoverningCheck, governingNames } from '../../../engineering/load-rows.ts'
import type { MemberStrength } from '../../../engineering/member-strength.ts'
import { beamBasis } from './check-basis.ts'
import type { ShownCheck } from './checks-table.tsx'
import { feet, force, inches, moment } from './quantities.ts'

const formats = { in·lb: moment, lb: force, in: inches } as const

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1)

/** Returns the name of a check: 'Bolted joint in the span'. */
export const checkName = (check: GoverningCheck): string => capital(governingNames[check])

/**
 * Returns a beam check for the results table. If there are several beams, `of` names the beam and replaces the
 * location.
 */
export const shownCheck = (
  { check, use, demand, allowable, unit, atIn }: BeamCheck,
  member: Pick<MemberStrength, 'name' | 'truss'>,
  of?: string,
): ShownCheck => ({
  basis: beamBasis(check, member),
  name: of ? `${of}: ${governingNames[check]}` : checkName(check),
  use,
  demand: unit && demand !== undefined ? formats[unit](demand) : undefined,
  allowable: unit && allowable !== undefined ? formats[unit](allowable) : undefined,
  at: atIn === undefined || of ? undefined : feet(atIn),
})
