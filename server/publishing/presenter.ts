import type { ContentDetail, ListedContent } from '#contract/content/editing.ts'
import type { LiveContent } from './live-content.ts'
import type { contentRepository, RevisionHead, RevisionRow } from './repository.ts'
import { hashOf, type KnownContent } from './stored-content.ts'

type DraftRow = Awaited<ReturnType<ReturnType<typeof contentRepository>['draftOf']>>

/** @param rows the revisions, newest first */
export function presentListed(
  { kind, key, ref, label, definition }: KnownContent,
  rows: readonly RevisionHead[],
  live: Pick<LiveContent, 'problemsOf'>,
): ListedContent {
  return { kind, group: definition.label, key, label, ...stateOf(rows), problems: live.problemsOf(ref) }
}

/** Presents edits to content that no longer exists in this version of the site. */
export function presentUnknown(rows: readonly RevisionHead[]): ListedContent {
  const { kind = '', content_key = '' } = rows[0] ?? {}
  return {
    kind,
    group: 'No longer on the site',
    key: content_key,
    label: `${kind}/${content_key}`,
    ...stateOf(rows),
    problems: ['No page in this version shows the text. We keep the edits.'],
  }
}

const stateOf = (rows: readonly RevisionHead[]) => {
  const [latest] = rows
  return {
    revision: latest?.revision ?? 0,
    state: latest?.state ?? null,
    published: rows.find(({ state }) => state === 'published')?.revision ?? 0,
    scheduledFor: rows.find(({ state }) => state === 'scheduled')?.publish_at ?? null,
    changedAt: latest?.created_at ?? null,
    changedBy: latest?.author_name ?? null,
  }
}

export function presentDetail(
  content: KnownContent,
  rows: readonly RevisionRow[],
  draft: DraftRow,
  live: Pick<LiveContent, 'problemsOf' | 'pagesOf'>,
): Omit<ContentDetail, 'schema' | 'body'> {
  const [latest] = rows
  const pages = live.pagesOf(content.ref)
  return {
    ...presentListed(content, rows, live),
    draft: draft ? { base: draft.base_revision, body: JSON.parse(draft.body), savedAt: draft.saved_at } : null,
    revisions: rows.map((row) => ({
      revision: row.revision,
      state: row.state,
      note: row.note,
      author: row.author_name,
      createdAt: row.created_at,
      publishAt: row.publish_at,
      publishedAt: row.published_at,
    })),
    pages: [...pages.filter((path) => path === content.path), ...pages.filter((path) => path !== content.path)],
    hasPeriod: content.definition.period !== undefined,
    builtInChanged: latest !== undefined && latest.built_in_hash !== hashOf(content.builtIn),
  }
}
