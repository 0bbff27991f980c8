import { expect, test } from 'vitest'
import { type ContentKind, type ContentRef, contentKinds, type Edits, withEdits } from '#contract/content/content.ts'
import { applications } from './applications.ts'
import { builtIn, builtInContent } from './built-in-content.ts'
import { catalogKinds } from './catalog-kinds.ts'
import * as edited from './edited-catalog.ts'
import { leaders } from './leaders.ts'
import { offices } from './offices.ts'
import { policies } from './policies.ts'
import { products } from './products.ts'
import { resources } from './resources.ts'

const kinds = Object.keys(contentKinds) as ContentKind[]

test.each(kinds)('matches the schema that edits must follow: %s', (kind) => {
  for (const [key, { body }] of builtInContent[kind]) {
    const parsed = contentKinds[kind].schema.safeParse(body)
    expect(parsed.error?.issues, key).toBeUndefined()
    // An edit that changes nothing must equal the built-in data.
    expect(JSON.stringify(parsed.data), key).toBe(JSON.stringify(body))
  }
})

test('uses keys that are safe in paths', () => {
  for (const kind of kinds) for (const key of builtInContent[kind].keys()) expect(key).toMatch(/^[\w.-]+$/)
})

test('returns the built-in catalog when there are no edits', () => {
  expect(edited.editedApplications(builtIn)).toMatchObject(applications)
  expect(edited.editedProducts(builtIn)).toMatchObject(products)
  expect(edited.editedLeaders(builtIn)).toEqual(leaders)
  expect(edited.editedOffices(builtIn)).toEqual(offices)
  expect(edited.editedPolicies(builtIn)).toEqual(policies)
  expect(edited.editedCatalogKinds(builtIn)).toEqual(catalogKinds)
  expect(edited.editedResources(builtIn)).toEqual(resources.map(({ type: _, ...card }) => card))
})

test('shows an edit in place of the built-in text, and never changes part numbers or specs', () => {
  const edits: Edits = new Map([['part/BS-TR12A-10' as ContentRef, { description: 'Edited.' }]])
  const [truss] = edited.editedProducts(withEdits(builtIn, edits))
  const [item] = truss?.productSections[0]?.items ?? []
  expect(item).toEqual({ ...products[0]?.productSections[0]?.items[0], description: 'Edited.' })
})
