import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CatalogProviders } from '../../services/catalog-lists.tsx'
import { AtAddress } from '../../testing/at-address.tsx'
import { Page } from './product.tsx'

type Shown = Parameters<typeof Page>[0]

/** A product that is not in the catalog. */
const brackets: Shown = {
  meta: { title: 'Brackets' },
  name: 'Brackets',
  abbreviation: 'BR',
  color: '#135ea2',
  title: 'Brackets',
  intro: 'Brackets on the 3-inch grid.',
  banner: { kind: 'plate', alt: '' },
  filters: [],
  narrow: [],
  columns: [{ label: 'Weight', unit: 'lb' }],
  sections: [{ id: 'flat', title: 'Flat Brackets', buttonText: 'Flat', description: 'Flat ones.', items: [] }],
  pictures: [],
  catalogVersion: 'V5',
  applications: [],
}

const html = (product: Shown) =>
  renderToStaticMarkup(
    <AtAddress>
      <CatalogProviders>
        <Page {...product} />
      </CatalogProviders>
    </AtAddress>,
  )

/** Returns the labels of the section navigation's buttons. */
const buttons = (page: string) =>
  [...(/<nav id="navigation-menu".*?<\/nav>/.exec(page)?.[0] ?? '').matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(
    ([, words]) => words,
  )

// Covers 2.product.9-10
test('omits the button and section for images and applications when a product has none', () => {
  const page = html(brackets)
  expect(buttons(page)).toEqual(['Flat'])
  expect(page).not.toContain('id="gallery"')
  expect(page).not.toContain('id="applications"')
})

// Covers 2.product.9-10
test('shows a button and section for images and applications when a product has both', () => {
  const page = html({
    ...brackets,
    pictures: [
      {
        id: 'shelf',
        title: 'A shelf',
        builtFrom: [],
        visual: {
          kind: 'drawing',
          key: 'shelf',
          hash: '00000000',
          width: 800,
          height: 450,
          alt: 'A shelf on brackets',
        },
      },
    ],
    applications: [
      {
        name: 'Shelves',
        url: '/applications/shelves',
        description: 'Where things stand.',
        visual: { kind: 'plate', alt: '' },
      },
    ],
  })
  expect(buttons(page)).toEqual(['Flat', 'Gallery', 'Applications'])
  expect(page).toContain('id="gallery"')
  expect(page).toContain('A shelf')
  expect(page).toContain('Brackets at work.')
  expect(page).toContain('Where things stand.')
})
