import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextBlock } from '#catalog/types.ts'
import { RichText } from './rich-text.tsx'

const html = (block: TextBlock) =>
  renderToStaticMarkup(<RichText blocks={[block]} />).replace(/^<div[^>]*>(.*)<\/div>$/, '$1')

// Covers 2.application.7
test('renders a block as a heading with an anchor or as a paragraph', () => {
  expect(html({ type: 'header', description: 'Docks', styles: [] })).toBe('<h2 id="docks">Docks</h2>')
  expect(html({ type: 'paragraph', description: 'Docks', styles: [] })).toBe('<p>Docks</p>')
})

// Covers 2.application.8
test('formats bold, italic, and underlined text, alone or combined', () => {
  const paragraph = (...styles: TextBlock['styles']) => html({ type: 'paragraph', description: 'Docks', styles })
  expect(paragraph('bold')).toBe('<p><strong>Docks</strong></p>')
  expect(paragraph('italic')).toBe('<p><em>Docks</em></p>')
  expect(paragraph('underline')).toBe('<p><u>Docks</u></p>')
  expect(paragraph('bold', 'underline')).toBe('<p><u><strong>Docks</strong></u></p>')
})

// Covers 2.application.9
test('sets the second half of the company name in bold', () => {
  expect(html({ type: 'paragraph', description: 'BoltSpan docks', styles: [] })).toContain('Bolt<b>Span</b>')
})
