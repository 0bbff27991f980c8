import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { keepPlan, offlineFiles } from './offline-files.ts'

const root = temporaryFolder()

const MODULES = [
  'site/start.ts',
  'site/hydrate.tsx',
  'site/offline/start-offline.ts',
  'site/offline/notices.ts',
  'site/pages/offline/offline.tsx',
  'site/pages/product/product.tsx',
  'site/pages/load-tables/load-tables.tsx',
]

const fileOf = (module: string) => `assets/${module.replaceAll('/', '-')}.js`
const manifest = {
  ...Object.fromEntries(MODULES.map((module) => [module, { file: fileOf(module), css: ['assets/style.css'] }])),
  'font.woff2': { file: 'assets/archivo.woff2' },
}
const built = {
  manifest,
  shell: { modules: [], styles: [], pageStyles: {}, data: '/assets/pages-abc' },
  files: new Map([
    ['/load-tables/index.html', '<img src="/content/drawings/strips/beam.0a1b2c3d.svg">'],
    ['/products/truss/index.html', 'x'.repeat(1000)],
    [
      '/assets/pages-abc/products/truss.json',
      JSON.stringify({
        name: 'Truss',
        banner: { kind: 'picture', key: 'banners/truss', hash: '0a1b2c3d', widths: [400, 800, 1600] },
        sections: [
          {
            visual: { kind: 'drawing', key: 'parts/a', hash: '11223344' },
            links: [
              { kind: 'document', href: '/content/documents/spec-sheets/a.pdf', bytes: 1 },
              { kind: 'document', href: '/content/documents/load-tables/t.pdf', bytes: 1 },
              { kind: 'document', href: '/content/documents/load-tables/t.pdf', bytes: 1 },
              { kind: 'external', href: 'https://example.com/b.pdf' },
            ],
          },
        ],
      }),
    ],
  ]),
}

const write = (path: string, bytes: number) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'x'.repeat(bytes))
}

test('caches all scripts, and the data and drawings of offline pages', () => {
  const { build, shell, files, pages } = offlineFiles(built, ['/load-tables'])
  expect(build).toBe('/assets/pages-abc')
  expect(pages).toEqual(['/load-tables'])
  expect(shell).toContain(`/${fileOf('site/pages/offline/offline.tsx')}`)
  expect(shell).toEqual(expect.arrayContaining(['/assets/style.css', '/assets/archivo.woff2']))
  const scripts = MODULES.map((module) => `/${fileOf(module)}`)
  expect([...shell, ...files]).toEqual(expect.arrayContaining(scripts))
  expect(files).toContain('/assets/pages-abc/load-tables.json')
  expect(files).toContain('/content/drawings/strips/beam.0a1b2c3d.svg')
  expect(new Set([...shell, ...files]).size).toBe(shell.length + files.length)
})

test('lists each of a product’s files once with its size', async () => {
  for (const { file } of Object.values(manifest)) write(`client/${file}`, 10)
  write('client/assets/style.css', 10)
  write('media/pictures/banners/truss-800.0a1b2c3d.avif', 500)
  write('media/drawings/parts/a.11223344.svg', 50)
  write('media/documents/spec-sheets/a.pdf', 3000)
  write('media/documents/load-tables/t.pdf', 4000)
  const plan = await keepPlan(built, '/products/truss', join(root, 'client'), join(root, 'media'))
  expect(plan).toMatchObject({ title: 'Truss', specSheets: 1, loadTables: 1 })
  expect(plan.files[0]).toEqual(['/products/truss', 1000])
  const content = plan.files.filter(([address]) => address.startsWith('/content/'))
  expect(content).toEqual([
    ['/content/pictures/banners/truss-800.0a1b2c3d.avif', 500],
    ['/content/drawings/parts/a.11223344.svg', 50],
    ['/content/documents/spec-sheets/a.pdf', 3000],
    ['/content/documents/load-tables/t.pdf', 4000],
  ])
  expect(plan.files).toContainEqual([`/${fileOf('site/pages/product/product.tsx')}`, 10])
})
