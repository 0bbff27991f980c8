/** Reads blocks from what other programs put on the clipboard. */
import { cleanLine, cleanText } from '#contract/plain-text.ts'
import type { BlockStyle } from './rich-text-schema.ts'

export interface PastedBlock {
  readonly style: BlockStyle
  readonly text: string
}

/** Tracked deletions, comments, hidden text, and the bullets and numbers that Word adds to list text. */
const HIDDEN = /mso-list:\s*ignore|mso-element:\s*comment-list|mso-hide:\s*all|display:\s*none|visibility:\s*hidden/i

const STYLE_ATTRIBUTE = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi

/** Returns the attributes that stand for the styles that the reader needs. */
function attributesFor(style: string): string {
  const weight = /(?<![-\w])font(?:-weight)?:[^;]*?\b(bold(?:er)?|[6-9]00|normal|lighter|[1-5]00)\b/i.exec(style)?.[1]
  const slant = /(?<![-\w])font(?:-style)?:[^;]*?\b(italic|oblique|normal)\b/i.exec(style)?.[1]
  return [
    HIDDEN.test(style) ? ' hidden' : '',
    weight ? ` data-bold="${/^(?:bold|[6-9])/i.test(weight)}"` : '',
    slant ? ` data-italic="${/^(?:italic|oblique)/i.test(slant)}"` : '',
  ].join('')
}

/** Removes all styles, because the content security policy would report them. Keeps bold, italic, and hidden text. */
export const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b.*?<\/style>/gis, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(STYLE_ATTRIBUTE, (_, style: string) => attributesFor(style)))

const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/

/** Elements without text of the passage, tracked deletions, and links to comments. */
const SKIPPED =
  'del, head, title, script, style, template, noscript, svg, button, select, textarea, [hidden], .msocomanchor'

/** The style of the text at a position. */
interface TextStyle {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isHeading: boolean
  readonly isPreformatted: boolean
}

const PLAIN: TextStyle = { isBold: false, isItalic: false, isHeading: false, isPreformatted: false }

function styleIn(element: Element, name: string, outer: TextStyle): TextStyle {
  const own = (attribute: string, isTag: boolean, inherited: boolean) => {
    const value = element.getAttribute(attribute)
    return value === null ? isTag || inherited : value === 'true'
  }
  return {
    isBold: own('data-bold', name === 'b' || name === 'strong', outer.isBold),
    isItalic: own('data-italic', name === 'i' || name === 'em', outer.isItalic),
    isHeading: outer.isHeading || /^h[1-6]$/.test(name),
    isPreformatted: outer.isPreformatted || name === 'pre',
  }
}

/** Collects text into blocks. A block is bold or italic if all of its text is. */
function collector() {
  const blocks: PastedBlock[] = []
  let pieces: { readonly text: string; readonly style: TextStyle }[] = []
  /** Number of line breaks since the last text. Two of them end a block. */
  let breaks = 0
  const end = () => {
    const text = onOneLine(pieces.map((piece) => piece.text).join(''))
    const styles = pieces.filter((piece) => /\S/.test(piece.text)).map(({ style }) => style)
    const every = (test: (style: TextStyle) => boolean) => styles.every(test)
    const style = every(({ isHeading }) => isHeading)
      ? 'heading'
      : every(({ isBold }) => isBold)
        ? 'bold'
        : every(({ isItalic }) => isItalic)
          ? 'italic'
          : 'plain'
    if (text !== '') blocks.push({ style, text })
    pieces = []
    breaks = 0
  }
  const add = (text: string, style: TextStyle) => {
    const isBlank = !/\S/.test(text)
    if (!isBlank && breaks > 1) end()
    pieces.push({ text: breaks > 0 ? ` ${text}` : text, style })
    if (!isBlank) breaks = 0
  }
  const lineBreak = (count = 1) => {
    breaks += count
  }
  return { blocks, end, add, lineBreak }
}

const INVISIBLE = /[\u00AD\u200B\uFEFF]/g

const onOneLine = (text: string) => cleanLine(text).replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()

/** Returns the blocks of a document from another program. */
function blocksIn(body: Element): PastedBlock[] {
  const { blocks, end, add, lineBreak } = collector()
  const visit = (node: Node, style: TextStyle) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? ''
      const [first = '', ...others] = style.isPreformatted ? text.split(/\n\s*\n/) : [text]
      add(first, style)
      for (const other of others) {
        end()
        add(other, style)
      }
    }
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    const name = element.localName.toLowerCase()
    if (name === 'br') lineBreak()
    else if (element.getAttribute('data-stringify-type') === 'paragraph-break') lineBreak(2)
    else if (!element.matches(SKIPPED)) {
      const isBlock = BLOCK.test(name)
      if (isBlock) end()
      // The cells of a row are one block, unless they contain blocks.
      if (name === 'td' || name === 'th') add(' ', style)
      for (const child of element.childNodes) visit(child, styleIn(element, name, style))
      if (isBlock) end()
    }
  }
  visit(body, PLAIN)
  end()
  return blocks
}

/** What a pasted document can contain and the editor's schema can't, as selectors of bare HTML (`withoutStyles`). */
const LOST = [
  ['list formatting', 'li, [class^="MsoList"]'],
  ['links', 'a[href]:not(.msocomanchor)'],
  ['images', 'img'],
  ['table columns', 'td ~ td, th ~ th'],
] as const

/** Returns what pasting a document drops. */
export const lostIn = (body: Element): readonly string[] =>
  LOST.filter(([, selector]) => body.querySelector(selector)).map(([name]) => name)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const TAGS: Readonly<Record<BlockStyle, string>> = {
  plain: 'p',
  heading: 'h3',
  bold: 'p data-block="bold"',
  italic: 'p data-block="italic"',
}

/** Returns the HTML that the editor's schema parses. Text from within a line stays text, to paste within a block. */
export function htmlOf(body: Element): string {
  const blocks = blocksIn(body)
  const [only, other] = blocks
  const isInline = [...body.querySelectorAll('*')].every(({ localName }) => !BLOCK.test(localName.toLowerCase()))
  if (only && !other && isInline) return escaped(only.text)
  return blocks
    .map(({ style, text }) => `<${TAGS[style]}>${escaped(text)}</${TAGS[style].slice(0, 2).trim()}>`)
    .join('')
}

/** Matches a line of plain text that is a block: a list item, or a heading in the marks of `markedBlock`. */
const OWN_BLOCK = /^\s*(?:[•·▪*–-]|\d{1,3}[.)]|##)\s/

/** Returns true if a line continues on the next line, as in text from a PDF. */
const isWrapped = (line: string, next: string) =>
  !/[.!?:;…)”"]\s*$/.test(line) && /^\s*\p{Lowercase_Letter}/u.test(next)

/**
 * Returns the blocks of plain text. Blank lines separate them. If there are none, each line is a block, except for lines
 * that continue a sentence.
 */
export function blocksOfText(text: string): string[] {
  // PDF viewers copy a hyphen at the end of a line as a soft hyphen or as U+0002.
  const joined = text.replaceAll('\u0002', '\u00AD').replaceAll(/\u00AD\s*\n\s*/g, '')
  const lines = cleanText(joined).split(/\r\n|\r|\n/)
  const hasBlankLines = lines.slice(0, -1).some((line) => line.trim() === '')
  const blocks: string[] = []
  let previous = ''
  for (const line of lines) {
    const continues =
      previous.trim() !== '' &&
      ![previous, line].some((each) => OWN_BLOCK.test(each)) &&
      (hasBlankLines || isWrapped(previous, line))
    const last = blocks.length - 1
    if (line.trim() !== '' && continues)
      blocks[last] += /\p{Letter}-$/u.test(blocks[last] ?? '') ? line.trim() : ` ${line}`
    else if (line.trim() !== '') blocks.push(line)
    previous = line
  }
  return blocks.map(onOneLine)
}
