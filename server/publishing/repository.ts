import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type RevisionRow = Selectable<Tables['content_revision']>
export type RevisionHead = Pick<
  RevisionRow,
  'kind' | 'content_key' | 'revision' | 'state' | 'author_name' | 'created_at' | 'publish_at'
>
type DraftRow = Selectable<Tables['content_draft']>

/** Identifies a piece of content in the database. Its kind may be unknown to this version. */
export interface ContentId {
  readonly kind: string
  readonly key: string
}

export function contentRepository(db: Kysely<Tables>) {
  const revisions = ({ kind, key }: ContentId) =>
    db.selectFrom('content_revision').selectAll().where('kind', '=', kind).where('content_key', '=', key)

  const change = ({ kind, key }: ContentId) =>
    db.updateTable('content_revision').where('kind', '=', kind).where('content_key', '=', key)

  return {
    /** Returns all revisions, newest first. */
    revisionsOf: (id: ContentId): Promise<RevisionRow[]> => revisions(id).orderBy('revision', 'desc').execute(),

    revision: (id: ContentId, revision: number): Promise<RevisionRow | undefined> =>
      revisions(id).where('revision', '=', revision).executeTakeFirst(),

    latest: (id: ContentId): Promise<RevisionRow | undefined> =>
      revisions(id).orderBy('revision', 'desc').limit(1).executeTakeFirst(),

    published: (): Promise<RevisionRow[]> =>
      db
        .selectFrom('content_revision')
        .selectAll()
        .where('state', '=', 'published')
        .orderBy('kind')
        .orderBy('content_key')
        .execute(),

    /** Returns all revisions without their bodies, newest first for each piece of content. */
    overview: (): Promise<RevisionHead[]> =>
      db
        .selectFrom('content_revision')
        .select(['kind', 'content_key', 'revision', 'state', 'author_name', 'created_at', 'publish_at'])
        .orderBy('kind')
        .orderBy('content_key')
        .orderBy('revision', 'desc')
        .execute(),

    /** Returns the scheduled revisions, earliest first. */
    scheduled: (): Promise<RevisionRow[]> =>
      db.selectFrom('content_revision').selectAll().where('state', '=', 'scheduled').orderBy('publish_at').execute(),

    async add(row: RevisionRow) {
      await db.insertInto('content_revision').values(row).execute()
    },

    /** Marks the published revision as replaced. */
    async replacePublished(id: ContentId) {
      await change(id).set({ state: 'replaced' }).where('state', '=', 'published').execute()
    },

    /** Turns the scheduled revision into a draft. */
    async unschedule(id: ContentId) {
      await change(id).set({ state: 'draft', publish_at: null }).where('state', '=', 'scheduled').execute()
    },

    async publish(id: ContentId, revision: number, at: string) {
      await change(id).set({ state: 'published', published_at: at }).where('revision', '=', revision).execute()
    },

    /** Lets a published revision follow the built-in data of later releases. */
    async followBuiltIn(id: ContentId, revision: number, hash: string) {
      await change(id).set({ built_in_hash: hash }).where('revision', '=', revision).execute()
    },

    draftOf: ({ kind, key }: ContentId, memberId: string): Promise<DraftRow | undefined> =>
      db
        .selectFrom('content_draft')
        .selectAll()
        .where('kind', '=', kind)
        .where('content_key', '=', key)
        .where('member_id', '=', memberId)
        .executeTakeFirst(),

    async saveDraft(row: DraftRow) {
      const { base_revision, body, saved_at } = row
      await db
        .insertInto('content_draft')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['kind', 'content_key', 'member_id']).doUpdateSet({ base_revision, body, saved_at }),
        )
        .execute()
    },

    async removeDraft({ kind, key }: ContentId, memberId: string) {
      await db
        .deleteFrom('content_draft')
        .where('kind', '=', kind)
        .where('content_key', '=', key)
        .where('member_id', '=', memberId)
        .execute()
    },
  }
}
