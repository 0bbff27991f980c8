import type { RatedValue } from './rating.ts'
import { ratings } from './ratings.ts'

/** The value of a part on what begins with `on`. */
export function ratedValue(partNumber: string, on: string, what: string): RatedValue {
  const found = ratings()
    .find((rating) => rating.partNumber === partNumber && rating.on.startsWith(on))
    ?.values.find((value) => value.what === what)
  if (!found) throw new Error(`${partNumber} has no ‘${what}’ on ‘${on}’`)
  return found
}
