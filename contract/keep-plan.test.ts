import { expect, test } from 'vitest'
import { assetsOf, keepPlan } from './keep-plan.ts'

const json = JSON.stringify({
  name: 'Truss',
  banner: { kind: 'picture', key: 'banners/truss', hash: '0a1b2c3d', widths: [400, 800, 1600] },
  pictures: [{ visual: { kind: 'picture', key: 'uploads/f00d', hash: '55667788', widths: [400] } }],
  sections: [
    {
      visual: { kind: 'drawing', key: 'parts/a', hash: '11223344' },
      links: [
        { kind: 'document', href: '/content/documents/spec-sheets/a.pdf', bytes: 1 },
        { kind: 'document', href: '/content/documents/load-tables/t.pdf', bytes: 1 },
        { kind: 'document', href: 'https://content.boltspan.example/documents/load-tables/t.pdf', bytes: 1 },
        { kind: 'external', href: 'https://example.com/b.pdf' },
      ],
    },
  ],
})

test('lists each of a product’s files once, with its size', async () => {
  const assets = [['/assets/product.js', 10] as const]
  const page = { path: '/products/truss', html: Buffer.alloc(1000), json, assets }
  const plan = await keepPlan(page, async (name) => name.length)
  expect(plan).toMatchObject({ title: 'Truss', specSheets: 1, loadTables: 1 })
  const content = [
    'pictures/banners/truss-800.0a1b2c3d.avif',
    'pictures/uploads/f00d-400.55667788.avif',
    'drawings/parts/a.11223344.svg',
    'documents/spec-sheets/a.pdf',
    'documents/load-tables/t.pdf',
  ]
  expect(plan.files).toEqual([
    ['/products/truss', 1000],
    ...assets,
    ...content.map((name) => [`/content/${name}`, name.length]),
  ])
  expect(assetsOf(plan)).toEqual(assets)
})
