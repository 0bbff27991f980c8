/** Builds applications from their data. Image keys and URLs are derived from the application's id. */
import { markedBlock } from '#contract/content/text.ts'
import { type ApplicationId, applicationHead } from './application-line.ts'
import { type PictureData, picturesIn } from './pictures.ts'
import type { Application, TextBlock, TextStyle } from './types.ts'

interface ApplicationData
  extends Pick<Application, 'description' | 'pageHeaderDescription' | 'bannerAlt' | 'usesProducts'> {
  /**
   * One string per text block, in a subset of Markdown: `## heading`, `**bold paragraph**`, `_italic paragraph_`, or
   * plain text. All headings except the first are underlined.
   */
  readonly text: readonly string[]
  /** The first image is also the thumbnail. */
  readonly pictures: PictureData
}

export function application(id: ApplicationId, { text, pictures, ...data }: ApplicationData): Application {
  const folder = `applications/${id}`
  return {
    ...applicationHead[id],
    ...data,
    pageHeaderTitle: applicationHead[id].name,
    banner: `banners/${id}`,
    thumbnail: `${folder}/${Object.keys(pictures)[0]}`,
    text: textBlocks(text),
    pictures: picturesIn(folder, pictures),
  }
}

/** Converts Markdown strings, as in `ApplicationData`, to text blocks. */
export const textBlocks = (marked: readonly string[]): TextBlock[] => marked.map(block)

const MARKS: Partial<Readonly<Record<TextStyle, string>>> = { bold: '**', italic: '_' }

/** Converts a text block back to its Markdown string. */
export function markedText({ type, description, styles }: TextBlock): string {
  if (type === 'header') return `## ${description}`
  const mark = styles[0] ? MARKS[styles[0]] : undefined
  return mark ? mark + description + mark : description
}

function block(marked: string, index: number): TextBlock {
  const { style, text: description } = markedBlock(marked)
  if (style === 'heading') return { type: 'header', description, styles: index === 0 ? [] : ['underline'] }
  return { type: 'paragraph', description, styles: style === 'plain' ? [] : [style] }
}
