import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandText } from './brand-text.tsx'

const html = (text: string) => renderToStaticMarkup(<BrandText>{text}</BrandText>)

// Covers 2.application.9
test('sets the second half of the company name in bold', () => {
  expect(html('BoltSpan parts; why BoltSpan?')).toBe(
    '<bdi class="brand">Bolt<b>Span</b></bdi> parts; why <bdi class="brand">Bolt<b>Span</b></bdi>?',
  )
})

test('leaves text without the company name unchanged, including markup characters', () => {
  expect(html('3 in < 12 in & no more')).toBe('3 in &lt; 12 in &amp; no more')
  expect(html('')).toBe('')
})

test('ignores the name when it is in lowercase or when its two halves are separated', () => {
  expect(html('Bolt the Span, boltspan.example')).toBe('Bolt the Span, boltspan.example')
})
