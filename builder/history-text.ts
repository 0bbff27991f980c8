/** Undo steps as text, so that they outlast a reload of the page. */
import { z } from 'zod'
import { MAX_STEPS, type Patch, type Steps } from './history.ts'
import { MAX_TEXT_BYTES } from './link.ts'
import { MAX_LOADS, MAX_PARTS } from './model.ts'
import { packed, unpacked } from './packed-text.ts'
import { loadSchema, MAX_NAME, partSchema, revisionSchema, structureText, supportSchema } from './structure-schema.ts'

/** Maximum size of the compressed steps. Local storage has room for 5 MB in all. */
const MAX_PACKED_BYTES = 60_000

const changesOf = <Item extends z.ZodType>(item: Item, max: number) => {
  const placed = z.tuple([z.int().min(0).max(max), item]).exactOptional()
  return z.array(z.strictObject({ id: z.string(), before: placed, after: placed })).max(2 * max)
}

const name = structureText(MAX_NAME)

const patchSchema = z.strictObject({
  parts: changesOf(partSchema, MAX_PARTS),
  supports: changesOf(supportSchema, MAX_PARTS),
  loads: changesOf(loadSchema, MAX_LOADS),
  names: z.tuple([name, name]),
  revisions: z.tuple([revisionSchema, revisionSchema]),
}) satisfies z.ZodType<Patch>

const patches = z.array(patchSchema).max(MAX_STEPS)
const stepsSchema = z.strictObject({ past: patches, future: patches }) satisfies z.ZodType<Steps>

/** Returns the latest steps that fit the size limit. The text is empty if there are none. */
export async function encodeSteps({ past, future }: Steps): Promise<string> {
  for (let count = Math.max(past.length, future.length); count > 0; count = Math.floor(count / 2)) {
    const text = JSON.stringify({ past: past.slice(-count), future: future.slice(0, count) } satisfies Steps)
    if (text.length > MAX_TEXT_BYTES / 2) continue
    try {
      return await packed(text, MAX_PACKED_BYTES)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return ''
}

/** Returns the steps, or undefined if the text is empty or not valid. */
export async function decodeSteps(text: string): Promise<Steps | undefined> {
  try {
    return stepsSchema.parse(JSON.parse(await unpacked(text, MAX_TEXT_BYTES)))
  } catch {
    // Without its steps, the project can still be edited.
    return undefined
  }
}

/** Returns the part numbers in the steps, including those of removed parts. */
export const partNumbersIn = ({ past, future }: Steps): readonly string[] => [
  ...new Set(
    [...past, ...future].flatMap(({ parts }) =>
      parts.flatMap(({ before, after }) => [before, after].flatMap((each) => (each ? [each[1].partNumber] : []))),
    ),
  ),
]
