import { expect, test } from 'vitest'
import { applications } from '#catalog/applications.ts'
import { company } from '#catalog/company.ts'
import { products } from '#catalog/products.ts'
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
