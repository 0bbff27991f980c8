import { expect, test } from 'vitest'
import { applications } from '#catalog/applications.ts'
import { builtIn } from '#catalog/built-in-content.ts'
import { company } from '#catalog/company.ts'
import { products } from '#catalog/products.ts'
import { type Content, type ContentBody, type ContentRef, withEdits } from '#contract/content/content.ts'
import { addressesOf, prerenderedPaths } from './page-declaration.ts'
import { pages } from './pages.server.ts'
import { matchRoute } from './router/route.ts'

const heads = [
  ...pages.flatMap(({ head }) => head ?? []),
  ...[...products, ...applications].map(({ name, pageHeaderDescription }) => ({
    title: `${name} | ${company.name}`,
    description: pageHeaderDescription,
  })),
]

const repeated = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('gives each page a unique title, description, and path', () => {
  expect(repeated(heads.map(({ title }) => title))).toEqual([])
  expect(repeated(heads.map(({ description }) => description))).toEqual([])
  expect(repeated(pages.flatMap(addressesOf))).toEqual([])
})

test('keeps titles and descriptions within the lengths that search engines show', () => {
  for (const { title } of heads) expect(title).toMatch(/^[^|]{3,52} \| BoltSpan$/)
  for (const { description } of heads) expect(description).toMatch(/^.{70,160}$/)
})

test('routes every prerendered path to the page that declares it', () => {
  const routes = pages.flatMap((page) => addressesOf(page).map((path) => ({ path, page })))
  for (const page of pages) {
    for (const path of prerenderedPaths(page)) expect(matchRoute(routes, path)?.route.page, path).toBe(page)
  }
})

test('shows the documents that staff link to a product, a part, and an application', () => {
  const documents = [{ title: 'Rigging manual', url: '/content/files/a/manual.pdf' }]
  const edit = (kind: 'product' | 'part' | 'application', key: string) =>
    [`${kind}/${key}`, { ...builtIn.of(kind, key), documents }] as const
  const content = withEdits(
    builtIn,
    new Map<ContentRef, ContentBody>([
      edit('product', 'truss'),
      edit('part', 'BS-TR12A-10'),
      edit('application', 'aerospace'),
    ]),
  )
  const shown = { title: 'Rigging manual', href: '/content/files/a/manual.pdf', kind: 'external' }
  for (const path of ['/products/truss', '/parts/bs-tr12a-10', '/applications/aerospace']) {
    const routes = pages.flatMap((page) => addressesOf(page).map((address) => ({ path: address, page })))
    const { route, params } = matchRoute(routes, path) ?? {}
    const data = (given: Content) =>
      JSON.stringify(
        route?.page.loader?.({
          params: params ?? {},
          url: new URL(path, 'https://boltspan.example'),
          content: given,
          pages,
          search: undefined as never,
        }),
      )
    expect(data(content), path).toContain(JSON.stringify(shown).slice(1, -1))
    expect(data(builtIn), path).not.toContain('documents":')
  }
})
