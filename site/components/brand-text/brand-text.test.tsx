import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandText } from './brand-text.tsx'

const html = (text: string) => renderToStaticMarkup(<BrandText>{text}</BrandText>)

// Covers 2.application.9
test('the second half of the company’s name is bold wherever it stands', () => {
  expect(html('BoltSpan parts; why BoltSpan?')).toBe(
    '<bdi class="brand">Bolt<b>Span</b></bdi> parts; why <bdi class="brand">Bolt<b>Span</b></bdi>?',
  )
})

test('a text without the name stays as it is, marks and all', () => {
  expect(html('3 in < 12 in & no more')).toBe('3 in &lt; 12 in &amp; no more')
  expect(html('')).toBe('')
})

test('other words of the two halves are left alone', () => {
  expect(html('Bolt the Span, boltspan.example')).toBe('Bolt the Span, boltspan.example')
})
