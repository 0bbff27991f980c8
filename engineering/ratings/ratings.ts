/** All ratings of parts, by part number, and what is not load rated. Computed once. */
import { baseRatings } from './bases.ts'
import { cornerBlockRatings } from './corner-blocks.ts'
import { gussetRatings } from './gussets.ts'
import { hingePartRatings } from './hinges.ts'
import { joistHangerRatings } from './joist-hangers.ts'
import { pipeAdapterRatings } from './pipe-adapters.ts'
import { postRatings } from './posts.ts'
import type { NotRated, Rating } from './rating.ts'
import { riggingRatings } from './rigging.ts'
import { notRated } from './unrated.ts'

let made: readonly Rating[] | undefined

export function partRatings(): readonly Rating[] {
  made ??= [
    ...cornerBlockRatings(),
    ...hingePartRatings(),
    ...gussetRatings(),
    ...baseRatings(),
    ...joistHangerRatings(),
    ...pipeAdapterRatings(),
    ...postRatings(),
    ...riggingRatings(),
  ]
  return made
}

/** What a part is rated for, by its lead part number; or why it is not; nothing of a part that carries no load. */
export function partRating(partNumber: string): readonly Rating[] | NotRated | undefined {
  const found = partRatings().filter((rating) => rating.partNumber === partNumber)
  return found.length > 0 ? found : notRated.find((each) => each.partNumber === partNumber)
}

/** Ratings on a member, by its part number without a length. */
export const partRatingsOn = (series: string): readonly Rating[] =>
  partRatings().filter(({ on }) => on.startsWith(`${series},`))
