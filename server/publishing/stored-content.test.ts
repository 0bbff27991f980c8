import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtInContent } from '#catalog/built-in-content.ts'
import { contentKinds } from '#contract/content/content.ts'
import { contentKind } from '#contract/content/content-kind.ts'
import type { RevisionRow } from './repository.ts'
import { derivedContent, hashOf, migrated, publishedEdits, schemaVersion } from './stored-content.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

const builtIn = builtInContent.application.get('aerospace')?.body

/** A published revision of an application's text. */
const row = (body: object, change: Partial<RevisionRow> = {}): RevisionRow => ({
  ...derivedContent('training', 'sessions', { sessions: [] }),
  kind: 'application',
  content_key: 'aerospace',
  revision: 7,
  body: JSON.stringify(body),
  ...change,
})

test('converts an edit with the migrations that are newer than its schema', () => {
  const definition = contentKind({
    label: 'Pages',
    schema: z.object({ title: z.string(), cards: z.array(z.string()) }),
    migrations: [
      (body) => ({ title: (body as { name: string }).name }),
      (body) => ({ ...(body as object), cards: ['One'] }),
    ],
  })
  expect(schemaVersion(definition)).toBe(2)
  const stored = (body: object, version: number) => ({ body: JSON.stringify(body), schema_version: version })
  const current = { title: 'Docks', cards: ['One'] }
  expect(migrated(definition, stored({ name: 'Docks' }, 0))).toEqual(current)
  expect(migrated(definition, stored({ title: 'Docks' }, 1))).toEqual(current)
  expect(migrated(definition, stored({ title: 'Docks', cards: ['Two'] }, 2))).toEqual({ ...current, cards: ['Two'] })
})

test('shows an edit from an earlier schema after it is migrated', () => {
  const { application } = contentKinds
  const before = application.migrations
  Object.assign(application, { migrations: [(body: object) => ({ ...body, brief: 'From a migration' })] })
  try {
    const { edits, problems } = publishedEdits([row({ ...builtIn, brief: undefined })], NOW)
    expect(edits.get('application/aerospace')).toMatchObject({ brief: 'From a migration' })
    expect([...problems]).toEqual([])
  } finally {
    Object.assign(application, { migrations: before })
  }
})

test.each([
  ['a body that does not fit', row({ description: 'Half' })],
  ['a body that is not JSON', row({}, { body: '{' })],
])('reports %s, and shows the built-in text', (_what, stored) => {
  const { edits, revisions, problems } = publishedEdits([stored], NOW)
  expect([...edits]).toEqual([])
  expect([...revisions]).toEqual([['application/aerospace', 7]])
  expect([...problems.values()]).toEqual([expect.stringContaining('doesn’t fit')])
})

test('lets later releases replace an edit that matches the built-in text in its own release', () => {
  const body = { ...builtIn, brief: 'Of an earlier release' }
  expect([...publishedEdits([row(body, { built_in_hash: hashOf(body) })], NOW).edits]).toEqual([])
  expect([...publishedEdits([row(body)], NOW).edits]).toHaveLength(1)
})
