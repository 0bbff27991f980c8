/** A structure as a file that the builder saves and opens. */
import { z } from 'zod'
import { compacted, expanded, type LinkProblem } from './link.ts'
import type { Structure } from './model.ts'

const FORMAT = 'boltspan-structure'
/** Later versions must be able to read the files of all earlier versions. */
const VERSION = 1
/** A structure with 2,000 parts needs about 100 KB. */
export const MAX_FILE_BYTES = 2 ** 22

export const PROJECT_FILE_ENDING = '.boltspan.json'

const file = z.object({ format: z.literal(FORMAT), version: z.int().min(1), structure: z.unknown() })

export const projectFileText = (structure: Structure): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, structure: compacted(structure) } satisfies z.infer<typeof file>)

/** Returns the structure in a file, or the problem with the file. */
export function readProjectFile(text: string): Structure | LinkProblem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const read = file.safeParse(json)
  if (!read.success)
    return { problem: `This file isn’t a project file. Choose a file whose name ends with ${PROJECT_FILE_ENDING}.` }
  if (read.data.version > VERSION)
    return { problem: 'This file is from a newer version of this page. Reload the page and open the file again.' }
  return expanded(read.data.structure)
}
