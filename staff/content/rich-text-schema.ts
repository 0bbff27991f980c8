import { Fragment, type Node, type NodeSpec, Schema, Slice } from 'prosemirror-model'
import { type MarkedBlock, markedBlock } from '#contract/content/text.ts'

export type BlockStyle = MarkedBlock['style']

/** A style applies to a whole block, so the text itself has no marks. */
const block = (spec: NodeSpec): NodeSpec => ({ content: 'text*', group: 'block', marks: '', ...spec })

/** Pasted HTML has the same elements (`htmlOf` in `pasted-html.ts`). */
const styles: Readonly<Record<BlockStyle, NodeSpec>> = {
  plain: block({ parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
  heading: block({ defining: true, parseDOM: [{ tag: 'h3' }], toDOM: () => ['h3', 0] }),
  bold: block({
    defining: true,
    parseDOM: [{ tag: 'p[data-block="bold"]', priority: 60 }],
    toDOM: () => ['p', { 'data-block': 'bold' }, ['strong', 0]],
  }),
  italic: block({
    defining: true,
    parseDOM: [{ tag: 'p[data-block="italic"]', priority: 60 }],
    toDOM: () => ['p', { 'data-block': 'italic' }, ['em', 0]],
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

/** Returns pasted lines of text, one for each block. A single line goes into the block at the cursor. */
export const sliceOf = (blocks: readonly string[]): Slice =>
  Slice.maxOpen(Fragment.from(blocks.map((text) => schema.node('plain', null, schema.text(text)))))
