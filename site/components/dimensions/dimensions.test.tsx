import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { products } from '#catalog/products.ts'
import { Dimensions } from './dimensions.tsx'

/** Renders text with square brackets around each no-wrap group and parentheses around each fraction. */
const shown = (text: string) =>
  renderToStaticMarkup(<Dimensions>{text}</Dimensions>)
    .replaceAll(/<bdi class="[^"]*dimension[^"]*">/g, '[')
    .replaceAll(/<bdi class="[^"]*fraction[^"]*">([^<]*)<\/bdi>/g, '($1)')
    .replaceAll('</bdi>', ']')

test.each([
  ['Extrusion, 1 1/2 × 3 in', 'Extrusion, [1 (1/2) ×] [3 in]'],
  ['4 angles, 2 × 2 × 1/8 in', '4 angles, [2 ×] [2 ×] [(1/8) in]'],
  ['Bolt set, 1/2-13, Grade 8', 'Bolt set, [(1/2)-13], Grade 8'],
  ['16, 1/2-13, four faces', '16, [(1/2)-13], four faces'],
  ['4 × 5/8-11 on a 10 in square', '[4 ×] [(5/8)-11] on a [10 in] square'],
  ['1/2 in, 4,000 lb', '[(1/2) in], [4,000 lb]'],
  ['Hinge assembly 180, 12 in', 'Hinge assembly 180, [12 in]'],
  ['1/8–1/2 in', '[(1/8)]–[(1/2) in]'],
  ['take the same 1/2-inch bolts', 'take the same [(1/2)-inch] bolts'],
  ['3-, 6-, and 12-inch series in 1-foot increments', '3-, 6-, and 12-inch series in 1-foot increments'],
  ['100 lb/ft² (4.8 kPa)', '100 lb/ft² (4.8 kPa)'],
  ['BS-TR12A-01 to -10', 'BS-TR12A-01 to -10'],
])('%s', (text, marked) => {
  expect(shown(text)).toBe(marked)
})

test('preserves the text of every name, size, and spec, and marks each fraction', () => {
  const texts = products
    .flatMap(({ productSections }) => productSections)
    .flatMap(({ items }) => items)
    .flatMap(({ name, description, sizes = [], figures }) => [
      name,
      description,
      ...sizes.map(({ label }) => label),
      ...figures.flatMap((figure) => ('text' in figure ? [figure.label, figure.text] : [figure.label])),
    ])
  for (const text of texts) {
    const html = renderToStaticMarkup(<Dimensions>{text}</Dimensions>)
    const read = html.replaceAll(/<[^>]*>/g, '')
    expect(read).toBe(renderToStaticMarkup(text))
    expect(html.match(/fraction/g)?.length ?? 0).toBe(text.match(/\d\/\d/g)?.length ?? 0)
  }
})
