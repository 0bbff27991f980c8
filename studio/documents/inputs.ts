/** Calculates the hash of a document's inputs: text, images, styles, fonts, and drawn shapes. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Part } from '../geometry/part.ts'
import { shapeOf } from '../render/mesh.ts'
import { fontFiles } from './house.ts'
import type { Printable } from './printable.ts'

/**
 * Increment this when a code change visibly alters drawings or pages whose inputs are unchanged.
 */
const RECIPE = 2
/** The hash excludes this part of file URLs, which depends on where the repository is checked out. */
export const ROOT = new URL('../..', import.meta.url).href

const fonts = fontFiles.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
/** Placeholder for a drawing. A real drawing takes seconds to make. */
const shape = (part: Part): string => `<svg data-shape="${shapeOf(part)}"/>`

/**
 * Returns the hash of a document's inputs. Computing the hash requires neither a browser nor drawings, so the hash is
 * the same on every machine.
 */
export async function inputsOf({ content }: Printable): Promise<string> {
  const digest = createHash('sha256').update([RECIPE, ...fonts].join('\n'))
  const add = (html: string) => digest.update(html.replaceAll(ROOT, ''))
  const page = await content({
    measure: async (blocks) =>
      blocks.map(({ text }) => {
        add(text)
        return 0
      }),
    drawing: shape,
    pictorial: shape,
    pattern: shape,
  })
  add(page)
  return digest.digest('hex').slice(0, 16)
}
