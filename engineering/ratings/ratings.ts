/** Ratings of all parts and joints, by part number. */
import { baseRatings } from './bases.ts'
import { braceRatings } from './braces.ts'
import { cornerBlockRatings } from './corner-blocks.ts'
import { gussetRatings } from './gussets.ts'
import { hingeRatings } from './hinges.ts'
import { jointRatings } from './joints.ts'
import { joistHangerRatings } from './joist-hangers.ts'
import { mountRatings } from './mounts.ts'
import { pipeAdapterRatings } from './pipe-adapters.ts'
import { postRatings } from './posts.ts'
import { railingRatings } from './railings.ts'
import type { Rating, RatingEntry } from './rating.ts'
import { riggingRatings } from './rigging.ts'

let made: readonly Rating[] | undefined

/** Returns all ratings, starting with the joints. The results are cached. */
export function ratings(): readonly Rating[] {
  made ??= entries().map((entry) => ({ ...entry, on: onOf(entry) }))
  return made
}

/** The part number of a truss already contains its series. */
const onOf = ({ partNumber, series, setup }: RatingEntry): string =>
  series && partNumber !== `${series}-10` ? `${series}, ${setup}` : setup

const entries = (): readonly RatingEntry[] => [
  ...jointRatings(),
  ...cornerBlockRatings(),
  ...hingeRatings(),
  ...gussetRatings(),
  ...braceRatings(),
  ...baseRatings(),
  ...joistHangerRatings(),
  ...pipeAdapterRatings(),
  ...postRatings(),
  ...railingRatings(),
  ...riggingRatings(),
  ...mountRatings(),
]

/**
 * Returns the ratings of a part, given its primary part number. For truss, this is the part number of the 10 ft length.
 */
export const ratingsOf = (partNumber: string): readonly Rating[] =>
  ratings().filter((rating) => rating.partNumber === partNumber)

/** Returns the ratings of joints and parts on a member, by series. */
export const ratingsOn = (series: string): readonly Rating[] => ratings().filter((rating) => rating.series === series)

/** Returns the ratings of parts that do not depend on the connection. */
export const ratingsOfParts = (): readonly Rating[] => ratings().filter((rating) => rating.of === 'part')
