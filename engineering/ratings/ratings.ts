/** Ratings of joints and parts, by part number. */
import { baseRatings } from './bases.ts'
import { cornerBlockRatings } from './corner-blocks.ts'
import { gussetRatings } from './gussets.ts'
import { hingeRatings } from './hinges.ts'
import { jointRatings } from './joints.ts'
import { joistHangerRatings } from './joist-hangers.ts'
import { mountRatings } from './mounts.ts'
import { pipeAdapterRatings } from './pipe-adapters.ts'
import { postRatings } from './posts.ts'
import { railingRatings } from './railings.ts'
import type { Rating } from './rating.ts'
import { riggingRatings } from './rigging.ts'

let made: readonly Rating[] | undefined

/** Every rating, joints first; computed once. */
export function ratings(): readonly Rating[] {
  made ??= [
    ...jointRatings(),
    ...cornerBlockRatings(),
    ...hingeRatings(),
    ...gussetRatings(),
    ...baseRatings(),
    ...joistHangerRatings(),
    ...pipeAdapterRatings(),
    ...postRatings(),
    ...railingRatings(),
    ...riggingRatings(),
    ...mountRatings(),
  ]
  return made
}

/** Ratings of a part, by its lead part number; of truss, by that of its 10 ft length. */
export const ratingsOf = (partNumber: string): readonly Rating[] =>
  ratings().filter((rating) => rating.partNumber === partNumber)

/** Ratings on a member, by its part number without a length: of its joints, and of parts on it. */
export const ratingsOn = (series: string): readonly Rating[] =>
  ratings().filter(({ partNumber, on }) => partNumber === `${series}-10` || on.startsWith(`${series},`))

/** Limits of parts by themselves, whatever they are bolted to. */
export const ratingsOfParts = (): readonly Rating[] => ratings().filter((rating) => rating.of === 'part')
