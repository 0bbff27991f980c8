import { expect, test } from 'vitest'
import { z } from 'zod'
import { resources } from '#contract/content/company.ts'
import type { FormSchema } from './form-schema.ts'
import { cardFor, withEntry } from './given-entry.ts'

const schema = z.toJSONSchema(resources.schema) as FormSchema
const card = { id: 'a', title: 'Guide', description: 'How to.', url: '/training' }
const { to, state } = cardFor({ name: `Rigging manual.v2 ${'x'.repeat(60)}.pdf`, url: '/content/uploads/manual.pdf' })

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

test('adds nothing to a form without the list', () => {
  expect(withEntry(schema, { cards: [] }, { ...state, list: 'leaders' })).toBeUndefined()
})
