import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Visual } from '../../services/visual.ts'
import { FlagshipCard } from './flagship-card.tsx'
import { ApplicationTile, ProductTile } from './tile.tsx'

const PICTURE: Visual = {
  kind: 'picture',
  key: 'parts/hinge',
  hash: '0a1b2c3d',
  widths: [400, 800],
  width: 800,
  height: 800,
  alt: '',
}
const NONE: Visual = { kind: 'plate', alt: '' }

const html = (element: React.ReactElement) => renderToStaticMarkup(element)

const hinges = { id: 'hinges', name: 'Hinges', abbreviation: 'HG', color: '#135ea2', url: '/products/hinges' } as const

describe('product tile', () => {
  // Covers 2.home.17, 9.32
  test('shows a product’s lazy-loaded 400 px thumbnail, colored badge, and name', () => {
    const tile = html(<ProductTile product={{ ...hinges, visual: PICTURE }} sizes="50vw" />)
    expect(tile).toContain('href="/products/hinges"')
    expect(tile).toMatch(/<img [^>]*src="[^"]*parts\/hinge-400\.[^"]*"[^>]*loading="lazy"/)
    expect(tile).toMatch(/<rect[^>]* fill="#135ea2"[^>]*><\/rect><text[^>]* fill="white"[^>]*>HG<\/text>/)
    expect(tile).toMatch(/Hinges<\/span>/)
  })

  // Covers 2.home.17
  test('shows a block in the product’s color with its name when there is no thumbnail', () => {
    const tile = html(<ProductTile product={{ ...hinges, visual: NONE }} sizes="50vw" />)
    expect(tile).not.toContain('<img')
    expect(tile).toMatch(/<rect[^>]* fill="#135ea2"[^>]*><\/rect><text[^>]* fill="white"[^>]*>Hinges<\/text>/)
  })
})

// Covers 2.home.11-14
test('shows a thumbnail, name, short description, and “Learn More” on an application tile', () => {
  const docks = { name: 'Aerospace', url: '/applications/aerospace', description: 'Docks.', visual: PICTURE }
  const tile = html(<ApplicationTile application={docks} sizes="50vw" />)
  for (const part of ['<img ', '>Aerospace</h3>', '>Docks.</span>', '>Learn More', 'href="/applications/aerospace"']) {
    expect(tile).toContain(part)
  }
})

// Covers 2.products.5
test('links a card to a product when the card has an abbreviation, and otherwise to an application', () => {
  const card = { name: 'Hinges', url: '/hinges', description: 'They turn.', visual: PICTURE }
  const product = html(<FlagshipCard card={{ ...card, abbreviation: 'HG', color: '#135ea2' }} />)
  expect(product).toContain('data-kind="product"')
  expect(product).toContain('>HG</text>')
  const application = html(<FlagshipCard card={card} />)
  expect(application).toContain('data-kind="application"')
  expect(application).not.toContain('<text')
})
