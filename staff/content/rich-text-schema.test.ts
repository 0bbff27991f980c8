import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { parseHTML } from 'linkedom'
import { DOMParser } from 'prosemirror-model'
import { AllSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { blocksOf, docOf, schema, withoutEmptyBlocks, withoutStyles } from './rich-text-schema.ts'
import { editorState, hasStyle, toggleStyle } from './rich-text-state.ts'
import { WORD_BLOCKS, WORD_HTML } from './word-paste.fixture.ts'

test('keeps the style and text of each block for any input', () => {
  const style = constantFrom('plain', 'heading', 'bold', 'italic')
  const text = string({ unit: constantFrom('#', '*', '_', ' ', 'a') })
  assert(
    property(array(record({ style, text }), { minLength: 1, maxLength: 4 }), (blocks) => {
      const typed = editorState([])
      const nodes = blocks.map(({ style, text }) => schema.node(style, null, text === '' ? [] : schema.text(text)))
      const { doc } = typed.apply(typed.tr.replaceWith(0, typed.doc.content.size, nodes))
      const value = blocksOf(doc)
      expect(blocksOf(docOf(value))).toEqual(value)
      const stylesOf = (blocks: readonly string[]) => docOf(blocks).children.map(({ type }) => type.name)
      const shown = doc.children.filter(({ textContent }) => textContent.trim() !== '')
      if (value.length > 0) expect(stylesOf(value)).toEqual(shown.map(({ type }) => type.name))
    }),
  )
})

test.each([
  ['## ', 'heading', ''],
  ['**Wide**', 'bold', 'Wide'],
  ['_Wide_', 'italic', 'Wide'],
  ['_Wide', 'plain', '_Wide'],
])('applies the typed marks %s', (typed, style, text) => {
  const before = editorState([])
  const { doc } = before.apply(before.tr.insertText(typed))
  expect([doc.firstChild?.type.name, doc.textContent]).toEqual([style, text])
})

test('turns a style on and off for all selected blocks', () => {
  let state = editorState(['One.', '## Two.'])
  const run = () =>
    toggleStyle('bold')(state, (transaction) => {
      state = state.apply(transaction)
    })
  state = state.apply(state.tr.setSelection(new AllSelection(state.doc)))
  run()
  expect([hasStyle(state, 'bold'), blocksOf(state.doc)]).toEqual([true, ['**One.**', '**Two.**']])
  run()
  expect(blocksOf(state.doc)).toEqual(['One.', 'Two.'])
})

test('pastes text from Word as blocks without styles', () => {
  const html = withoutStyles(WORD_HTML)
  expect(html).not.toMatch(/style|mso-/)
  const { document } = parseHTML(html)
  const slice = DOMParser.fromSchema(schema).parseSlice(document.body)
  expect(blocksOf(schema.node('doc', null, withoutEmptyBlocks(slice).content))).toEqual(WORD_BLOCKS)
})
