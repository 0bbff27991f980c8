import { expect, test } from 'vitest'
import { z } from 'zod'
import { resources } from '#contract/content/company.ts'
import { contentKinds } from '#contract/content/content.ts'
import type { FormSchema } from './form-schema.ts'
import { hasLinks, linkTo, withEntry } from './given-entry.ts'

const schema = z.toJSONSchema(resources.schema) as FormSchema
const card = { id: 'a', title: 'Guide', description: 'How to.', url: '/training' }
const FILE = { name: `Rigging manual.v2 ${'x'.repeat(60)}.pdf`, url: '/content/uploads/manual.pdf' }
const { to, state } = linkTo({ kind: 'resources', key: 'page' }, FILE)

test('adds a resource card for a file, which only lacks a description', () => {
  expect(to).toBe('/manage/content/resources/page')
  const body = withEntry(schema, { cards: [card] }, state) as { cards: (typeof card)[] }
  expect(body.cards).toEqual([
    card,
    {
      id: expect.stringMatching(/^[\w-]{8}$/),
      title: expect.stringMatching(/^Rigging manual\.v2 x+$/),
      description: '',
      url: '/content/uploads/manual.pdf',
    },
  ])
  const complete = { cards: body.cards.map((each) => ({ ...each, description: 'Text.' })) }
  expect(resources.schema.safeParse(complete).success).toBe(true)
  expect(resources.schema.safeParse(body).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'cards.1.description',
  ])
})

test.each(['product', 'part', 'application'] as const)('adds a document to a %s', (kind) => {
  const form = z.toJSONSchema(contentKinds[kind].schema) as FormSchema
  const link = linkTo({ kind, key: 'x' }, FILE)
  expect(hasLinks({ kind })).toBe(true)
  // Content from before the list existed.
  const old = { brief: 'Short', description: 'Text.', pageHeaderDescription: 'Text.', text: ['Text.'] }
  const body = withEntry(form, old, link.state) as { documents: object[] }
  expect(body.documents).toEqual([{ title: expect.stringMatching(/^Rigging manual\.v2 x+$/), url: FILE.url }])
  expect(contentKinds[kind].schema.safeParse(body).success).toBe(true)
})

test('offers no links in content without a list of links', () => {
  expect(hasLinks({ kind: 'office' })).toBe(false)
})

test('adds nothing to a form without the list', () => {
  expect(withEntry(schema, { cards: [] }, { ...state, list: 'leaders' })).toBeUndefined()
})
