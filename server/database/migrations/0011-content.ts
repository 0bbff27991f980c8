import { type Kysely, sql } from 'kysely'

/** Adds revisions of the site's text and the drafts that editors have not saved as revisions. */
export async function content(db: Kysely<unknown>) {
  await db.schema
    .createTable('content_revision')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('schema_version', 'integer', (column) => column.notNull())
    .addColumn('built_in_hash', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('published_at', 'text')
    .addPrimaryKeyConstraint('content_revision_place', ['kind', 'content_key', 'revision'])
    .execute()
  // At most one revision of a piece of content is published, and at most one is scheduled.
  for (const state of ['published', 'scheduled']) {
    await db.schema
      .createIndex(`content_revision_${state}`)
      .on('content_revision')
      .columns(['kind', 'content_key'])
      .unique()
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .execute()
  }
  await db.schema
    .createTable('content_draft')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('staff_member.id').onDelete('cascade'))
    .addColumn('base_revision', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_draft_place', ['kind', 'content_key', 'member_id'])
    .execute()
}
