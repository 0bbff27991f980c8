import { expect, test } from 'vitest'
import { readPage } from './page-entries.ts'

const page = (main: string) =>
  `<!DOCTYPE html><html><head><title>Policies | BoltSpan</title></head><body><nav>Menu</nav><main id="main">${main}</main></body></html>`

test('a page is cut at its headings; each section has what to scroll to', () => {
  const { title, sections } = readPage(
    '/policies',
    page(
      '<header><h1>Warranty &amp; Policies</h1><p>Four short texts.</p></header>' +
        '<section id="return"><div><h2 id="return-title">Return <b>Policy</b></h2><p>No &lt;returns&gt; after 30<!-- --> days.</p></div></section>' +
        '<section><h2 id="finishes">Finishes</h2><p>Brushed.</p><p>Anodized.</p></section>',
    ),
  )
  expect(title).toBe('Warranty & Policies')
  expect(sections.map(({ anchor, heading, texts }) => [anchor, heading, texts.filter(Boolean)])).toEqual([
    ['', '', ['Four short texts.']],
    ['return', 'Return Policy', ['No <returns> after 30 days.']],
    ['finishes', 'Finishes', ['Brushed.', 'Anodized.']],
  ])
})

test('what is no text of the page is left out: scripts, drawings, menus, buttons, words for screen readers', () => {
  const { sections } = readPage(
    '/x',
    page(
      '<p>Seen<span class="visually-hidden"> (opens in a new tab)</span></p><script>let a = "<p>b</p>"</script>' +
        '<svg><text>TR</text></svg><nav><a href="/">Home</a></nav><button type="button">Go <i>on</i></button>' +
        '<a class="_button_1x2y3_2" href="/catalog">VIEW</a><img alt="A > B" src="x.webp"/><p>By <bdi>Bolt<b>Span</b></bdi>.</p>',
    ),
  )
  expect(sections[0]?.texts.filter(Boolean)).toEqual(['Seen', 'By BoltSpan.'])
})

test('the number above the name of a part belongs to the part', () => {
  const { sections } = readPage(
    '/x',
    page('<h1>Truss</h1><article id="bs-1"><p>BS-1</p><h3>Truss, 12 in</h3><p>Heavy.</p></article>'),
  )
  expect(sections[1]).toEqual({ anchor: 'bs-1', heading: 'Truss, 12 in', texts: ['BS-1', 'Heavy.'] })
})
