import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { parseHTML } from 'linkedom'
import { DOMParser, DOMSerializer } from 'prosemirror-model'
import { AllSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { PASTE_SAMPLES, TEXT_SAMPLES } from './paste-samples.fixture.ts'
import { blocksOfText, htmlOf, lostIn, withoutStyles } from './pasted-html.ts'
import { blocksOf, docOf, schema } from './rich-text-schema.ts'
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

/** Parses pasted HTML as the editor does. */
function pasted(html: string): readonly string[] {
  const bare = withoutStyles(html)
  expect(bare).not.toMatch(/\sstyle=|mso-/)
  const { body } = parseHTML(/<body/i.test(bare) ? bare : `<html><body>${bare}</body></html>`).document
  const read = parseHTML(`<html><body>${htmlOf(body)}</body></html>`).document.body
  return blocksOf(DOMParser.fromSchema(schema).parse(read))
}

test('pastes text from Word as blocks without styles', () => {
  expect(pasted(WORD_HTML)).toEqual(WORD_BLOCKS)
})

test.each(PASTE_SAMPLES)('pastes text from $program as blocks', ({ html, blocks }) => {
  expect(pasted(html)).toEqual(blocks)
})

test.each([
  ['<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">One</p>', ['list formatting']],
  ['<ol><li>One <a href="https://a.example">two</a></li></ol>', ['list formatting', 'links']],
  ['<table><tr><td>One</td><td><img alt=""></td></tr></table>', ['images', 'table columns']],
  ['<p><b>One</b> <a name="bookmark">two</a></p>', []],
])('names what pasting %s drops', (html, lost) => {
  expect(lostIn(parseHTML(`<html><body>${withoutStyles(html)}</body></html>`).document.body)).toEqual(lost)
})

test('pastes what was copied in the editor with its styles', () => {
  const blocks = ['## Heading', '**Bold.**', '_Italic._', 'Plain.']
  const body = parseHTML('<html><body></body></html>').document.body
  const { document } = parseHTML('<html><body></body></html>')
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(docOf(blocks).content, { document }))
  expect(blocksOf(DOMParser.fromSchema(schema).parse(body))).toEqual(blocks)
})

test('pastes a few words as text within a block', () => {
  const { body } = parseHTML(
    '<html><body><meta charset="utf-8"><span><b>a few</b> words &amp; &lt;b></span></body></html>',
  ).document
  expect(htmlOf(body)).toBe('a few words &amp; &lt;b>')
})

test.each(TEXT_SAMPLES)('pastes plain text from %s as blocks', (_, text, blocks) => {
  expect(blocksOfText(text)).toEqual(blocks)
})
