import { z } from 'zod'
import { utcTime } from '../date-fields.ts'
import { cleanLine } from '../plain-text.ts'

/** How the staff form displays a text field. The form reads this from the content type's JSON schema. */
export type Control = 'line' | 'paragraph' | 'rich-text' | 'id' | 'time' | 'image'

export interface TextOptions {
  readonly label: string
  readonly help?: string
  /** Maximum length in characters. */
  readonly max: number
  readonly optional?: true
}

function textField(control: Control, { label, help, max, optional }: TextOptions) {
  return z
    .string('Enter text.')
    .overwrite(cleanLine)
    .trim()
    .min(optional ? 0 : 1, 'Enter text.')
    .max(max, `Shorten this to ${max.toLocaleString('en-US')} characters.`)
    .meta({ title: label, control, ...(help ? { description: help } : {}) })
}

/** Short text in a one-line field. */
export const line = (options: TextOptions) => textField('line', options)

/** A paragraph in a multi-line field. The text contains no line breaks. */
export const paragraph = (options: TextOptions) => textField('paragraph', options)

/** A time in UTC (ISO 8601). The form shows it in the staff member's time zone. It may be empty. */
export const time = ({ label, help }: Pick<TextOptions, 'label' | 'help'>) =>
  z
    .union([z.literal(''), utcTime('Enter a date and time.')], 'Enter a date and time.')
    .meta({ title: label, type: 'string', control: 'time' satisfies Control, ...(help ? { description: help } : {}) })

/** A list that staff can extend and reorder. `item` is the name of one entry, such as 'award'. */
export const list = <Item extends z.ZodType>(
  item: Item,
  {
    label,
    help,
    item: itemName,
    min = 0,
    max,
  }: Omit<TextOptions, 'optional'> & { readonly item: string; readonly min?: number },
) =>
  z
    .array(item)
    .min(min, `Add at least ${min}.`)
    .max(max, `Remove some: the maximum is ${max}.`)
    .meta({ title: label, item: itemName, ...(help ? { description: help } : {}) })

/** Maximum length of a block of rich text, in characters. */
const BLOCK_MAX = 2000

/**
 * Blocks of text in a subset of Markdown: `## heading`, `**bold paragraph**`, `_italic paragraph_`, or plain text. The
 * form shows all blocks in one field, separated by blank lines.
 */
export const richText = ({ label, help, max }: Omit<TextOptions, 'optional'>) =>
  z
    .array(
      z
        .string()
        .overwrite(cleanLine)
        .trim()
        .min(1, 'Remove the empty block.')
        .max(BLOCK_MAX, `Shorten this block to ${BLOCK_MAX.toLocaleString('en-US')} characters.`),
    )
    .min(1, 'Enter text.')
    .max(max, `Shorten this to ${max} blocks.`)
    .meta({ title: label, control: 'rich-text' satisfies Control, ...(help ? { description: help } : {}) })

export interface MarkedBlock {
  readonly style: 'heading' | 'bold' | 'italic' | 'plain'
  readonly text: string
}

/** Parses a block of rich text. */
export function markedBlock(marked: string): MarkedBlock {
  if (marked.startsWith('## ')) return { style: 'heading', text: marked.slice(3) }
  const [, mark, text = marked] = /^(\*\*|_)(.*)\1$/.exec(marked) ?? []
  return { style: mark ? (mark === '_' ? 'italic' : 'bold') : 'plain', text }
}

/** Fields under a common heading. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) => z.object(shape).meta({ title })

/** Identifies a list entry in links. The form creates this id and never shows it. */
export const id = () =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ control: 'id' satisfies Control })

/** Documents that a page links to. Edits from before this field exist without it. */
export const documents = () =>
  list(
    z.object({
      title: line({ label: 'Title', max: DOCUMENT_TITLE_MAX }),
      url: link({
        label: 'Link',
        help: 'The link to an uploaded file, a page on this site such as /training, or a URL that starts with https://.',
        max: 500,
      }),
    }),
    { label: 'Documents', help: 'The page links to them.', item: 'document', max: 12 },
  ).optional()

/** Maximum length of the title of a linked document, in characters. */
export const DOCUMENT_TITLE_MAX = 40

/** A path on the site, a catalog document, an uploaded file, or the URL of another site. */
export const link = ({ label, help, max }: Omit<TextOptions, 'optional'>) =>
  line({ label, max, ...(help ? { help } : {}) }).refine(
    (url) => /^(?:\/[^/\\\s][^\s]*|documents\/[\w./-]+\.pdf|https:\/\/[^\s/]\S*)$/.test(url),
    'Enter a path such as /training, or a URL that starts with https://.',
  )
