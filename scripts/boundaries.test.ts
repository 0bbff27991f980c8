import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Modules that load the titles and contents of all pages. The site search and the social images need them. */
const PAGES = ['site/pages.server.ts', 'site/page-declaration.ts']

/** Path prefixes that the files in each folder may import. Every folder may also import its own files. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  engineering: [],
  catalog: ['contract/content/', 'engineering/'],
  builder: ['catalog/', 'contract/part-number-format.ts', 'contract/plain-text.ts', 'engineering/'],
  site: ['contract/', 'builder/', 'catalog/', 'engineering/', 'public/favicon.svg'],
  staff: [
    'contract/',
    'engineering/',
    'scripts/bundler-checks.ts',
    'site/styles/',
    ...['button', 'form', 'icon', 'logo', 'new-tab'].map((name) => `site/components/${name}/`),
    ...['save-file', 'storage'].map((name) => `site/services/${name}.ts`),
  ],
  server: ['contract/', 'builder/', 'catalog/', 'engineering/', ...PAGES],
  studio: ['builder/', 'catalog/', 'engineering/', ...PAGES],
}

/** Packages that may be imported in folders shared by browsers and the server. */
const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  engineering: [],
  builder: ['zod'],
}

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g

/** Returns a path relative to the repository root, or undefined for a package. `#` is an alias for the root. */
function pathOf(specifier: string, file: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined
}

/** Lists all imports in a folder. `target` is a path relative to the repository root or a package name. */
function importsIn(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx,js}`, { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => {
      const path = pathOf(specifier, file)
      return { file, specifier, target: path ?? specifier, isPackage: path === undefined }
    }),
  )
}

/** Matches tests, and the `testing.ts` modules that only tests import. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\.ts$/.test(file)

test.each(Object.keys(ALLOWED_IMPORTS))('imports only the folders and packages that are allowed in %s', (folder) => {
  const allowed = [`${folder}/`, ...(ALLOWED_IMPORTS[folder] ?? [])]
  const isRestricted = folder in ALLOWED_PACKAGES
  const violations = importsIn(folder).filter(({ file, target, isPackage }) => {
    if (isRestricted && isTest(file)) return false
    if (isPackage) return isRestricted && !ALLOWED_PACKAGES[folder]?.includes(target)
    return !target.startsWith('package.json') && !allowed.some((start) => target.startsWith(start))
  })
  expect(violations).toEqual([])
})

/** Folders in the package of the repository root. An alias works only within its package. */
const WITH_ALIASES = 'builder,catalog,contract,engineering,faults,scripts,server,site,staff,tests'

test('imports other top-level folders with the alias, and nearby files with a relative path', () => {
  const violations = importsIn(`{${WITH_ALIASES}}`).filter(({ file, specifier, target }) => {
    if (!specifier.startsWith('.')) return false
    return target.split('/')[0] !== file.split('/')[0] || specifier.startsWith('../../../')
  })
  expect(violations).toEqual([])
})

/** Pages that show another page's components. */
const SHARING_PAGES: Readonly<Record<string, string>> = {
  'cad-library': 'product',
  'contact-us': 'quote-list',
  part: 'product',
}

test('does not import from another page', () => {
  const pageOf = (path: string) => /^site\/pages\/([^/]+)\//.exec(path)?.[1]
  const violations = importsIn('site').filter(({ file, target }) => {
    const [page, other] = [pageOf(file), pageOf(target)]
    const isPage = file.startsWith('site/pages/') || /^site\/(components|offline|router|services|three)\//.test(file)
    return isPage && !isTest(file) && other !== undefined && other !== page && SHARING_PAGES[page ?? ''] !== other
  })
  expect(violations).toEqual([])
})

const ROUTES = /(?:^|\/)(?:routes|\w[\w-]*-routes)\.ts$/
const REPOSITORY = /(?:^|\/)(?:repository|\w[\w-]*-repository)\.ts$/
const INTERNAL = [ROUTES, REPOSITORY, /\/presenter\.ts$/]

test('does not import routes, presenters, or repositories from another server folder', () => {
  const capabilityOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
  const violations = importsIn('server').filter(({ file, target }) => {
    const capability = capabilityOf(file)
    if (!capability || isTest(file) || ['pages', 'testing'].includes(capability)) return false
    if (capabilityOf(target) !== capability) {
      return capabilityOf(target) !== undefined && INTERNAL.some((pattern) => pattern.test(target))
    }
    return ROUTES.test(file) ? REPOSITORY.test(target) : ROUTES.test(target)
  })
  expect(violations).toEqual([])
})
