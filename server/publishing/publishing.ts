import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { ContentBody, ContentRef } from '#contract/content/content.ts'
import type { AnyBody, ContentDetail, DraftWrite, ListedContent, RevisionWrite } from '#contract/content/editing.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { Changes } from '../database/changes.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import { publicError, wrongFields } from '../errors.ts'
import type { LiveContent } from './live-content.ts'
import { presentDetail, presentListed, presentUnknown } from './presenter.ts'
import type { Renderer } from './renderer.ts'
import { type ContentId, contentRepository, type RevisionRow } from './repository.ts'
import { allContent, hashOf, idOf, type KnownContent, knownContent, migrated, schemaVersion } from './stored-content.ts'

export interface PublishingDeps {
  readonly database: Database
  readonly changes: Pick<Changes, 'announce' | 'check'>
  readonly live: LiveContent
  /** Absent in development. */
  readonly renderer: Pick<Renderer, 'preview'> | undefined
  /** Checks that need the built site or the database. Returns a message for each invalid field. */
  readonly wrongFieldsOf: (
    ref: ContentRef,
    body: ContentBody,
    db: Kysely<Tables>,
  ) => Promise<Readonly<Record<string, string>>>
  /** Called when a revision has been scheduled. */
  readonly onScheduled: () => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly clock?: Clock
}

export type Publishing = ReturnType<typeof createPublishing>

/** Manages drafts and revisions of the site's text, and publishes the revisions. */
export function createPublishing(deps: PublishingDeps) {
  const { database, changes, live, renderer, wrongFieldsOf, onScheduled, log, clock = databaseClock(database) } = deps
  const repository = contentRepository(database)

  function known(id: ContentId): KnownContent {
    const content = knownContent(id)
    if (!content || content.definition.isDerived) throw publicError('UNKNOWN_CONTENT')
    return content
  }

  const bodyOf = (content: KnownContent, row: RevisionRow | undefined): AnyBody =>
    (row ? migrated(content.definition, row) : content.builtIn) as AnyBody

  async function bodyAt(content: KnownContent, revision: number): Promise<AnyBody> {
    const row = revision === 0 ? undefined : await repository.revision(content, revision)
    if (revision !== 0 && !row) throw publicError('UNKNOWN_CONTENT')
    return bodyOf(content, row)
  }

  async function detail(id: ContentId, member: StaffMember): Promise<ContentDetail> {
    const content = known(id)
    live.warm(content.ref)
    const [rows, draft] = await Promise.all([repository.revisionsOf(id), repository.draftOf(id, member.id)])
    return {
      ...presentDetail(content, rows, draft, live),
      schema: z.toJSONSchema(content.definition.schema, { io: 'input' }) as ContentDetail['schema'],
      body: bodyOf(content, rows[0]),
    }
  }

  /** @throws PublicError 400 with a message for each invalid field, such as `text.3` */
  async function validated(content: KnownContent, body: unknown): Promise<ContentBody> {
    const parsed = content.definition.schema.safeParse(body)
    if (parsed.success) {
      await checkReferences(content, parsed.data as ContentBody, database)
      return parsed.data as ContentBody
    }
    const fields: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
    throw wrongFields(fields)
  }

  /** @throws PublicError 400 if the body refers to pages or images that don't exist */
  async function checkReferences(content: KnownContent, body: ContentBody, db: Kysely<Tables>) {
    const fields = await wrongFieldsOf(content.ref, body, db)
    if (Object.keys(fields).length > 0) throw wrongFields(fields)
  }

  /** @throws PublicError 422 if a page cannot show the body, and 503 if rendering fails or takes too long */
  async function prepare(content: KnownContent, body: ContentBody) {
    const failed = await live.prepare(content.ref, body).catch((error: unknown) => {
      throw publicError('RENDERING_FAILED').because(error)
    })
    if (failed.length > 0) throw publicError('NOT_RENDERED', failed)
  }

  /**
   * Runs a write that is based on the latest revision.
   * @throws PublicError 409 if there is a newer revision
   */
  const write = (content: KnownContent, base: number, work: (transaction: Transaction<Tables>) => Promise<void>) =>
    inTransaction(database, async (transaction) => {
      await engineOf(transaction).lockTable(transaction, 'content_revision')
      const latest = await contentRepository(transaction).latest(content)
      if ((latest?.revision ?? 0) !== base) throw publicError('CONTENT_CHANGED')
      await work(transaction)
    })

  async function announced() {
    await changes.check()
    await live.sync()
  }

  /** Publishes the scheduled revision. Returns false if it is no longer scheduled. */
  async function publishScheduled(row: RevisionRow): Promise<boolean> {
    const id = idOf(row)
    const content = known(id)
    await prepare(content, await validated(content, bodyOf(content, row)))
    const now = (await clock()).toISOString()
    const isPublished = await inTransaction(database, async (transaction) => {
      await engineOf(transaction).lockTable(transaction, 'content_revision')
      const revisions = contentRepository(transaction)
      if ((await revisions.revision(id, row.revision))?.state !== 'scheduled') return false
      await revisions.replacePublished(id)
      await revisions.publish(id, row.revision, now)
      await changes.announce(transaction, 'content')
      return true
    })
    if (isPublished) log.info({ content: content.ref, revision: row.revision }, 'published a scheduled revision')
    await announced()
    return isPublished
  }

  return {
    detail,
    publishScheduled,

    /**
     * Lets published text that a release has adopted follow the built-in text of later releases. Call this when the server
     * starts.
     */
    async adoptReleased() {
      for (const row of await repository.published()) {
        const content = knownContent(idOf(row))
        if (!content) continue
        const hash = hashOf(content.builtIn)
        if (row.built_in_hash === hash || hashOf(JSON.parse(row.body)) !== hash) continue
        await repository.followBuiltIn(content, row.revision, hash)
        log.info({ content: content.ref, revision: row.revision }, 'the release contains the published text')
      }
    },

    async list(): Promise<ListedContent[]> {
      const byRef = Map.groupBy(await repository.overview(), ({ kind, content_key }) => `${kind}/${content_key}`)
      const listed = allContent().map((content) => {
        const rows = byRef.get(content.ref) ?? []
        byRef.delete(content.ref)
        return presentListed(content, rows, live)
      })
      return [...listed, ...[...byRef.values()].map(presentUnknown)]
    },

    /** Returns a revision's body. Revision 0 is the built-in data. */
    revision: async (id: ContentId, revision: number) => ({ body: await bodyAt(known(id), revision) }),

    async saveDraft(id: ContentId, { base, body }: DraftWrite, member: StaffMember) {
      const { kind, key, ref } = known(id)
      live.warm(ref)
      const savedAt = (await clock()).toISOString()
      await repository.saveDraft({
        kind,
        content_key: key,
        member_id: member.id,
        base_revision: base,
        body: JSON.stringify(body),
        saved_at: savedAt,
      })
      return { savedAt }
    },

    async discardDraft(id: ContentId, member: StaffMember): Promise<ContentDetail> {
      await repository.removeDraft(known(id), member.id)
      return detail(id, member)
    },

    /**
     * Adds a revision and saves, publishes, or schedules it. A new scheduled or published revision replaces any
     * revision that is already scheduled. The member's draft is deleted.
     * @throws PublicError 409 if there is a newer revision, 400 if fields are invalid, 422 if a page cannot show the
     * text, and 503 if rendering fails
     */
    async addRevision(id: ContentId, given: RevisionWrite, member: StaffMember): Promise<ContentDetail> {
      const content = known(id)
      const { action, base } = given
      const now = await clock()
      const publishAt = action === 'schedule' ? new Date(given.publishAt) : null
      if (publishAt && content.definition.period)
        throw wrongFields({ publishAt: 'Enter the start and the end in the text, and publish it.' })
      if (publishAt && publishAt <= now) throw wrongFields({ publishAt: 'Choose a time in the future.' })
      const latest = await repository.latest(id)
      if ((latest?.revision ?? 0) !== base) throw publicError('CONTENT_CHANGED')
      const body = action === 'save' ? given.body : await validated(content, given.body)
      if (action !== 'save') await prepare(content, body as ContentBody)
      await write(content, base, async (transaction) => {
        const revisions = contentRepository(transaction)
        // An image may have been deleted in the meantime.
        if (action !== 'save') await checkReferences(content, body as ContentBody, transaction)
        if (action !== 'save') await revisions.unschedule(id)
        if (action === 'publish') await revisions.replacePublished(id)
        await revisions.add({
          kind: content.kind,
          content_key: content.key,
          revision: base + 1,
          state: ({ save: 'draft', publish: 'published', schedule: 'scheduled' } as const)[action],
          body: JSON.stringify(body),
          schema_version: schemaVersion(content.definition),
          built_in_hash: hashOf(content.builtIn),
          note: given.note,
          author_id: member.id,
          author_name: member.name,
          created_at: now.toISOString(),
          publish_at: publishAt?.toISOString() ?? null,
          published_at: action === 'publish' ? now.toISOString() : null,
        })
        await revisions.removeDraft(id, member.id)
        if (action !== 'save') await changes.announce(transaction, 'content')
      })
      if (action === 'schedule') onScheduled()
      if (action === 'publish') await announced()
      return detail(id, member)
    },

    /** Turns the scheduled revision back into a draft. @throws PublicError 409 if there is a newer revision */
    async unschedule(id: ContentId, base: number, member: StaffMember): Promise<ContentDetail> {
      await write(known(id), base, (transaction) => contentRepository(transaction).unschedule(id))
      return detail(id, member)
    },

    /**
     * Renders a page with a revision or with the member's draft.
     * @throws PublicError 422 if the page cannot show the revision or draft
     */
    async preview(id: ContentId, page: string, revision: number | 'draft', member: StaffMember): Promise<string> {
      const content = known(id)
      if (!renderer) throw publicError('NO_PREVIEW')
      if (!live.pagesOf(content.ref).includes(page)) throw publicError('UNKNOWN_CONTENT')
      const draft = revision === 'draft' ? await repository.draftOf(id, member.id) : undefined
      if (revision === 'draft' && !draft) throw publicError('UNKNOWN_CONTENT')
      const body = draft ? JSON.parse(draft.body) : await bodyAt(content, Number(revision))
      const edits = new Map(live.edits()).set(content.ref, body)
      return renderer.preview(page, edits).catch((error: Error) => {
        throw publicError('NOT_RENDERED', [`${page}: ${error.message}`])
      })
    },
  }
}
