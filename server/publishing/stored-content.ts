import { createHash } from 'node:crypto'
import { builtInContent } from '#catalog/built-in-content.ts'
import {
  type ContentBody,
  type ContentKind,
  type ContentRef,
  contentKinds,
  contentRef,
  type Edits,
  isContentKind,
} from '#contract/content/content.ts'
import type { ContentKindDefinition } from '#contract/content/content-kind.ts'
import type { ContentId, RevisionRow } from './repository.ts'

/** A piece of content that exists in this version of the site. */
export interface KnownContent {
  readonly kind: ContentKind
  readonly key: string
  readonly ref: ContentRef
  readonly definition: ContentKindDefinition
  readonly label: string
  /** Path of the main page that shows the content. */
  readonly path: string
  readonly builtIn: ContentBody
}

/** Returns undefined if no page of this version shows the content. */
export function knownContent({ kind, key }: ContentId): KnownContent | undefined {
  if (!isContentKind(kind)) return undefined
  const found = builtInContent[kind].get(key)
  if (!found) return undefined
  const { label, path, body } = found
  return { kind, key, ref: contentRef(kind, key), definition: contentKinds[kind], label, path, builtIn: body }
}

/** Returns all pieces of content that staff edit, grouped by kind. */
export const allContent = (): readonly KnownContent[] =>
  Object.entries(builtInContent).flatMap(([kind, byKey]) =>
    [...byKey.keys()].flatMap((key) => {
      const content = knownContent({ kind, key })
      return content && !content.definition.isDerived ? [content] : []
    }),
  )

export const idOf = ({ kind, content_key }: Pick<RevisionRow, 'kind' | 'content_key'>): ContentId => ({
  kind,
  key: content_key,
})

/** Version of a kind's schema: the number of its migrations. */
export const schemaVersion = ({ migrations = [] }: ContentKindDefinition) => migrations.length

export const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/** Converts a stored body to the current version of its schema, without validation. */
export const migrated = ({ migrations = [] }: ContentKindDefinition, { body, schema_version }: Stored): unknown =>
  migrations.slice(schema_version).reduce<unknown>((value, migrate) => migrate(value), JSON.parse(body))

/**
 * Returns content that the server derives from other tables. Its revision is a checksum, so pages are updated after
 * each change.
 */
export function derivedContent<Kind extends ContentKind>(
  kind: Kind,
  key: string,
  body: ContentBody<Kind>,
): RevisionRow {
  return {
    kind,
    content_key: key,
    revision: Number.parseInt(createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12), 16),
    state: 'published',
    body: JSON.stringify(body),
    schema_version: schemaVersion(contentKinds[kind]),
    built_in_hash: '',
    note: '',
    author_id: '',
    author_name: '',
    created_at: '',
    publish_at: null,
    published_at: null,
  }
}

type Stored = Pick<RevisionRow, 'body' | 'schema_version'>

/** The published edits, and the reasons why some edits are not shown. */
export interface PublishedEdits {
  readonly edits: Edits
  /** Revision of each published piece of content. */
  readonly revisions: ReadonlyMap<ContentRef, number>
  readonly problems: ReadonlyMap<ContentRef, string>
  /** Time of the next change, which is the start or end of an edit. */
  readonly nextChange: Date | undefined
}

/**
 * Reads published revisions. Pages show the built-in data in place of an edit that does not fit the current schema. The
 * edit stays in the database. A revision that matched the built-in data when it was saved follows later releases.
 * Outside its period, a revision counts as unpublished.
 */
export function publishedEdits(rows: readonly RevisionRow[], now: Date): PublishedEdits {
  const edits = new Map<ContentRef, ContentBody>()
  const revisions = new Map<ContentRef, number>()
  const problems = new Map<ContentRef, string>()
  const times: Date[] = []
  for (const row of rows) {
    const content = knownContent(idOf(row))
    if (!content) continue
    const { ref, definition } = content
    const body = currentBody(definition, row)
    const period = body && definition.period?.(body)
    if (period) {
      times.push(period.start, period.end)
      if (now < period.start || now >= period.end) continue
    }
    revisions.set(ref, row.revision)
    if (!body) problems.set(ref, MISFIT)
    else if (hashOf(body) !== row.built_in_hash) edits.set(ref, body)
  }
  const [nextChange] = times.filter((time) => time > now).sort((a, b) => a.getTime() - b.getTime())
  return { edits, revisions, problems, nextChange }
}

/** Returns undefined if the edit does not fit the current schema. */
function currentBody(definition: ContentKindDefinition, row: Stored): ContentBody | undefined {
  try {
    return definition.schema.safeParse(migrated(definition, row)).data as ContentBody | undefined
  } catch {
    return undefined
  }
}

const MISFIT =
  'The published text doesn’t fit this version of the site, so pages show the built-in text. Correct it and publish again.'
