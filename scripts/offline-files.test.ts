import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { offlineFiles, productAssets } from './offline-files.ts'

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
  files: new Map([['/load-tables/index.html', '<img src="/content/drawings/strips/beam.0a1b2c3d.svg">']]),
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

test('lists the scripts, styles, and fonts of product pages with their sizes', async () => {
  for (const { file } of Object.values(manifest)) write(`client/${file}`, 10)
  write('client/assets/style.css', 20)
  const assets = await productAssets(manifest, join(root, 'client'))
  expect(assets).toContainEqual([`/${fileOf('site/pages/product/product.tsx')}`, 10])
  expect(assets).toContainEqual(['/assets/style.css', 20])
  expect(assets.map(([file]) => file)).not.toContain(`/${fileOf('site/pages/load-tables/load-tables.tsx')}`)
})
