import type { BeamCheck } from '#engineering/beam-loads.ts'
import type { Term } from '#engineering/checks/check.ts'
import { percentOf } from '#engineering/checks/check.ts'
import { basisOf, type CheckedMember, checkName, checkTexts } from '#engineering/checks/check-texts.ts'
import type { ShownCheck, ShownTerm } from './checks-table.tsx'
import { feet, force, inches, moment, perFoot } from './quantities.ts'

const ratio = (value: number) => [percentOf(value), percentOf(value)] as const

const formats = { in·lb: moment, lb: force, in: inches, 'lb/ft': perFoot, ratio } as const

/** Formats the demand and capacity pairs for a check with several pairs. */
export const shownTerms = (terms: readonly Term[] | undefined): readonly ShownTerm[] | undefined =>
  terms?.map(({ symbol, demand, capacity, unit }) => ({
    symbol,
    demand: formats[unit](demand),
    capacity: formats[unit](capacity),
  }))

/**
 * Returns a beam check for the results table. If there are several beams, `of` names the beam, and the location is
 * omitted.
 */
export const shownCheck = (
  { check, utilization, demand, capacity, unit, terms, atIn }: BeamCheck,
  member: CheckedMember,
  of?: string,
): ShownCheck => ({
  basis: basisOf(check, member),
  name: of ? `${of}: ${checkTexts[check].name}` : checkName(check),
  utilization,
  demand: unit && demand !== undefined ? formats[unit](demand) : undefined,
  capacity: unit && capacity !== undefined ? formats[unit](capacity) : undefined,
  terms: shownTerms(terms),
  at: atIn === undefined || of ? undefined : feet(atIn),
})
