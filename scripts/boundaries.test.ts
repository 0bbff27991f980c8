import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What each page is called and contains, for search and for the images of links. */
const PAGES = ['site/pages.server.ts', 'site/page-declaration.ts']

/** What the files of a folder may import of the other folders, as a path starts; a folder may import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  engineering: [],
  catalog: ['engineering/'],
  site: ['contract/', 'catalog/', 'engineering/'],
  staff: [
    'contract/',
    'engineering/',
    'site/styles/',
    ...['button', 'form', 'icon', 'logo', 'new-tab'].map((name) => `site/components/${name}/`),
    ...['save-file', 'byte-size'].map((name) => `site/services/${name}.ts`),
  ],
  server: ['contract/', 'catalog/', 'engineering/', ...PAGES],
  studio: ['catalog/', 'engineering/', ...PAGES],
}

/** Packages that the folders may import that run in every browser and server. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = { contract: ['zod'], engineering: [] }

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g

/** The folder, the importing file, and what it imports: a path from the root, or the name of a package. */
function importsBelow(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx,js}`, { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => ({
      file,
      target: specifier.startsWith('.') ? join(dirname(file), specifier) : specifier,
      isPackage: !specifier.startsWith('.'),
    })),
  )
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (folder) => {
  const allowed = [`${folder}/`, ...(MAY_IMPORT[folder] ?? [])]
  const isRestricted = folder === 'contract' || folder === 'engineering'
  const wrong = importsBelow(folder).filter(({ file, target, isPackage }) => {
    if (isRestricted && isTest(file)) return false
    if (isPackage) return isRestricted && !MAY_USE[folder]?.includes(target)
    return !target.startsWith('package.json') && !allowed.some((start) => target.startsWith(start))
  })
  expect(wrong).toEqual([])
})

const ROUTES = /(?:^|\/)(?:routes|\w[\w-]*-routes)\.ts$/
const REPOSITORY = /(?:^|\/)(?:repository|\w[\w-]*-repository)\.ts$/
const INTERNAL = [ROUTES, REPOSITORY, /\/presenter\.ts$/]

test('a capability of the server uses another one through its domain, and routes use the domain', () => {
  const capabilityOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
  const wrong = importsBelow('server').filter(({ file, target }) => {
    const capability = capabilityOf(file)
    if (!capability || isTest(file) || ['pages', 'testing'].includes(capability)) return false
    if (capabilityOf(target) !== capability) {
      return capabilityOf(target) !== undefined && INTERNAL.some((pattern) => pattern.test(target))
    }
    return ROUTES.test(file) ? REPOSITORY.test(target) : ROUTES.test(target)
  })
  expect(wrong).toEqual([])
})
