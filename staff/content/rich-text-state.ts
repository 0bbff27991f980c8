import { baseKeymap, setBlockType, splitBlock } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { markedBlock } from '#contract/content/text.ts'
import { type BlockStyle, docOf, MARKS, schema } from './rich-text-schema.ts'

/** Returns true if all selected blocks have the given style. */
export function hasStyle({ doc, selection: { from, to } }: EditorState, style: BlockStyle): boolean {
  const found = new Set<string>()
  doc.nodesBetween(from, to, ({ isTextblock, type }) => {
    if (isTextblock) found.add(type.name)
  })
  return found.size === 1 && found.has(style)
}

/** Applies the given style to the selected blocks, or removes it if they already have it. */
export const toggleStyle =
  (style: BlockStyle): Command =>
  (state, dispatch) =>
    setBlockType(schema.nodes[hasStyle(state, style) ? 'plain' : style])(state, dispatch)

/**
 * Applies marks that were typed or pasted as text, such as `## `. A plain block never contains marks, because the page
 * would show the block in the marked style.
 */
const typedMarks = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }): Transaction | undefined {
    if (!transactions.some(({ docChanged }) => docChanged)) return undefined
    doc.forEach((node, position) => {
      const text = node.textContent.replaceAll(/\s/g, ' ')
      const trimmed = text.trimStart()
      const marked = [trimmed, trimmed.trimEnd()].map(markedBlock).find(({ style }) => style !== 'plain')
      if (node.type.name !== 'plain' || !marked) return
      const start = tr.mapping.map(position) + 1
      const from = start + text.length - trimmed.length + MARKS[marked.style][0].length
      tr.setNodeMarkup(start - 1, schema.nodes[marked.style])
      tr.delete(from + marked.text.length, start + text.length).delete(start, from)
    })
    return tr.docChanged ? tr : undefined
  },
})

const keys = keymap({
  'Mod-b': toggleStyle('bold'),
  'Mod-i': toggleStyle('italic'),
  'Mod-Alt-2': toggleStyle('heading'),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': splitBlock,
})

export const editorState = (blocks: readonly string[]): EditorState =>
  EditorState.create({ doc: docOf(blocks), plugins: [history(), keys, keymap(baseKeymap), typedMarks] })
