import { Fragment, type Node, type NodeSpec, Schema, Slice } from 'prosemirror-model'
import { type MarkedBlock, markedBlock } from '#contract/content/text.ts'

export type BlockStyle = MarkedBlock['style']

/** Elements that other programs use for a block of text. */
const BLOCKS = 'p, li, td, th'

/** Text that is not part of a pasted block: list bullets and numbers, tracked deletions, and links to comments. */
const NOT_TEXT = '[hidden], del, .msocomanchor'

/** Matches a block if all of its text is in elements that the selector matches. */
const isAllIn = (selector: string) => (block: HTMLElement) => {
  const rest = block.cloneNode(true) as HTMLElement
  for (const each of rest.querySelectorAll(NOT_TEXT)) each.remove()
  const hasText = () => /\S/.test(rest.textContent ?? '')
  if (!hasText()) return false
  for (const each of rest.querySelectorAll(selector)) each.remove()
  return hasText() ? false : null
}

/** A style applies to a whole block, so the text itself has no marks. */
const block = (spec: NodeSpec): NodeSpec => ({ content: 'text*', group: 'block', marks: '', ...spec })

const styles: Readonly<Record<BlockStyle, NodeSpec>> = {
  plain: block({ parseDOM: [{ tag: BLOCKS }, { tag: NOT_TEXT, ignore: true, priority: 70 }], toDOM: () => ['p', 0] }),
  heading: block({ defining: true, parseDOM: [{ tag: 'h1, h2, h3, h4, h5, h6' }], toDOM: () => ['h3', 0] }),
  bold: block({
    defining: true,
    parseDOM: [{ tag: BLOCKS, getAttrs: isAllIn('b, strong'), priority: 60 }],
    toDOM: () => ['p', ['strong', 0]],
  }),
  italic: block({
    defining: true,
    parseDOM: [{ tag: BLOCKS, getAttrs: isAllIn('i, em'), priority: 60 }],
    toDOM: () => ['p', ['em', 0]],
  }),
}

/** The editor's document: a list of blocks, each in one of the styles of `markedBlock`. */
export const schema = new Schema({ nodes: { doc: { content: 'block+' }, ...styles, text: {} } })

/** Marks before and after the text of a block. */
export const MARKS: Readonly<Record<BlockStyle, readonly [string, string]>> = {
  heading: ['## ', ''],
  bold: ['**', '**'],
  italic: ['_', '_'],
  plain: ['', ''],
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the value of the field. Omits blocks without text. */
export function blocksOf(doc: Node): string[] {
  return doc.children.flatMap(({ type, textContent }) => {
    const text = onOneLine(textContent)
    const [before, after] = MARKS[type.name as BlockStyle]
    return text === '' ? [] : [before + text + after]
  })
}

/** Creates the document for a value. */
export function docOf(blocks: readonly string[]): Node {
  const nodes = blocks.map((each) => {
    const { style, text } = markedBlock(onOneLine(each))
    return schema.node(style, null, text === '' ? [] : schema.text(text))
  })
  return schema.node('doc', null, nodes.length > 0 ? nodes : schema.node('plain'))
}

/** Tracked deletions, comments, and the bullets and numbers that Word adds to list text. */
const HIDDEN_STYLE = /mso-list:\s*ignore|mso-element:\s*comment-list/i

const STYLE_ATTRIBUTE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Prepares pasted HTML, for example from Word, for the parser. Removes invisible characters. Also removes styles,
 * because the content security policy would report them.
 */
export const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b.*?<\/style>/gis, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(STYLE_ATTRIBUTE, (style) => (HIDDEN_STYLE.test(style) ? ' hidden' : '')),
    )
    .replaceAll(/&nbsp;|&#160;|\u00A0/gi, ' ')
    .replaceAll(/&shy;|&#173;|&#8203;|[\u00AD\u200B]/gi, '')

/** Removes empty blocks from pasted text. Word separates paragraphs with them. */
export function withoutEmptyBlocks(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice
  if (content.childCount < 2) return slice
  const blocks = content.content.filter(({ textContent }) => textContent.trim() !== '')
  return blocks.length === 0 ? Slice.empty : new Slice(Fragment.from(blocks), openStart, openEnd)
}
