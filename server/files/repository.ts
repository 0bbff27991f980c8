import type { ExpressionBuilder, Kysely } from 'kysely'
import type { z } from 'zod'
import { FILE_KINDS, type FileKindName } from '#contract/file-kinds.ts'
import type { FileSort, listRequest } from '#contract/files.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'

/** A file with its current revision's properties. */
export interface FileRecord {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly kind: FileKindName
  readonly revision: number
  readonly object: string
  readonly size: number
  readonly sha256: string
  readonly uploadedAt: Date
  readonly uploadedBy: string
}

export type RevisionRecord = Pick<FileRecord, 'revision' | 'object' | 'size' | 'sha256' | 'uploadedAt' | 'uploadedBy'>

/** A revision that has not been added to its file yet. */
export type NewRevision = Omit<RevisionRecord, 'revision'>

export type FileListing = z.output<typeof listRequest>

const SORT_COLUMNS: Readonly<
  Record<FileSort, readonly ('search_text' | 'folder' | 'kind' | 'size' | 'uploaded_at' | 'uploaded_by')[]>
> = {
  name: ['search_text'],
  folder: ['folder', 'search_text'],
  type: ['kind', 'search_text'],
  size: ['size'],
  date: ['uploaded_at'],
  uploader: ['uploaded_by', 'search_text'],
}

/**
 * Returns the text that searches in the file list are matched against. The list is also sorted by this text, so the
 * file's name comes first.
 */
const searchText = (name: string, folder: string, kind: FileKindName, uploadedBy: string) =>
  [name, folder, FILE_KINDS[kind].label, uploadedBy].join('\n').normalize('NFKC').toLowerCase()

/** Reads and writes the `file` and `file_revision` tables. `db` may be a transaction. */
export const fileRepository = (db: Kysely<Tables>) => {
  const current = () =>
    db
      .selectFrom('file')
      .innerJoin('file_revision', (join) =>
        join.onRef('file_revision.file_id', '=', 'file.id').onRef('file_revision.revision', '=', 'file.revision'),
      )
      .select([
        'file.id',
        'file.folder',
        'file.name',
        'file.kind',
        'file.revision',
        'file_revision.object',
        'file_revision.size',
        'file_revision.sha256',
        'file_revision.uploaded_at',
        'file_revision.uploaded_by',
      ])

  return {
    async find(id: string): Promise<FileRecord | undefined> {
      const row = await current().where('file.id', '=', id).executeTakeFirst()
      return row && fileOf(row)
    },

    async idOfPath(pathKey: string): Promise<string | undefined> {
      const row = await db.selectFrom('file').select('id').where('path_key', '=', pathKey).executeTakeFirst()
      return row?.id
    },

    async all(): Promise<FileRecord[]> {
      return (await current().orderBy('file.id').execute()).map(fileOf)
    },

    async list({ search, sort, direction, page, pageSize }: FileListing) {
      const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
      const matching = (eb: ExpressionBuilder<Tables, 'file'>) =>
        eb.and(words.map((word) => engineOf(db).contains(eb.ref('file.search_text'), word)))
      const order = direction === 'ascending' ? 'asc' : 'desc'
      let query = current().where(matching)
      for (const column of SORT_COLUMNS[sort]) query = query.orderBy(`file.${column}`, order)
      const rows = await query
        .orderBy('file.id', order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute()
      const { total } = await db
        .selectFrom('file')
        .where(matching)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { files: rows.map(fileOf), total: Number(total) }
    },

    async folders(): Promise<string[]> {
      const rows = await db
        .selectFrom('file')
        .select('folder')
        .distinct()
        .where('folder', '!=', '')
        .orderBy('folder')
        .execute()
      return rows.map(({ folder }) => folder)
    },

    async insert(
      file: Pick<FileRecord, 'id' | 'folder' | 'name' | 'kind'> & { readonly pathKey: string },
      revision: NewRevision,
    ) {
      await db
        .insertInto('file')
        .values({
          id: file.id,
          folder: file.folder,
          name: file.name,
          path_key: file.pathKey,
          search_text: searchText(file.name, file.folder, file.kind, revision.uploadedBy),
          kind: file.kind,
          revision: 1,
          size: revision.size,
          uploaded_at: revision.uploadedAt.toISOString(),
          uploaded_by: revision.uploadedBy,
        })
        .execute()
      await insertRevision(file.id, 1, revision)
    },

    /** Replaces a file's bytes. The previous bytes remain available as an older revision. */
    async replace({ id, name, folder, kind, revision }: FileRecord, next: NewRevision) {
      await insertRevision(id, revision + 1, next)
      await db
        .updateTable('file')
        .set({
          revision: revision + 1,
          search_text: searchText(name, folder, kind, next.uploadedBy),
          size: next.size,
          uploaded_at: next.uploadedAt.toISOString(),
          uploaded_by: next.uploadedBy,
        })
        .where('id', '=', id)
        .execute()
    },

    async revisions(id: string): Promise<RevisionRecord[]> {
      const rows = await db
        .selectFrom('file_revision')
        .selectAll()
        .where('file_id', '=', id)
        .orderBy('revision', 'desc')
        .execute()
      return rows.map(revisionOf)
    },

    async remove(id: string) {
      await db.deleteFrom('file_revision').where('file_id', '=', id).execute()
      await db.deleteFrom('file').where('id', '=', id).execute()
    },

    /** Returns the objects in the given list that belong to a file, an image, or an inquiry. */
    async knownObjects(objects: readonly string[]): Promise<ReadonlySet<string>> {
      if (objects.length === 0) return new Set()
      const rows = await db
        .selectFrom('file_revision')
        .select('object')
        .where('object', 'in', objects)
        .unionAll(db.selectFrom('image').select('object').where('object', 'in', objects))
        .unionAll(db.selectFrom('image_file').select('object').where('object', 'in', objects))
        .unionAll(
          db
            .selectFrom('attachment')
            .select((eb) => eb.ref('object').$notNull().as('object'))
            .where('object', 'in', objects),
        )
        .execute()
      return new Set(rows.map(({ object }) => object))
    },
  }

  async function insertRevision(fileId: string, revision: number, next: NewRevision) {
    await db
      .insertInto('file_revision')
      .values({
        file_id: fileId,
        revision,
        object: next.object,
        size: next.size,
        sha256: next.sha256,
        uploaded_at: next.uploadedAt.toISOString(),
        uploaded_by: next.uploadedBy,
      })
      .execute()
  }
}

interface RevisionRow {
  readonly revision: number
  readonly object: string
  readonly size: number
  readonly sha256: string
  readonly uploaded_at: string
  readonly uploaded_by: string
}

const revisionOf = ({ revision, object, size, sha256, uploaded_at, uploaded_by }: RevisionRow): RevisionRecord => ({
  revision,
  object,
  size: Number(size),
  sha256,
  uploadedAt: new Date(uploaded_at),
  uploadedBy: uploaded_by,
})

const fileOf = (row: RevisionRow & Pick<FileRecord, 'id' | 'folder' | 'name' | 'kind'>): FileRecord => ({
  id: row.id,
  folder: row.folder,
  name: row.name,
  kind: row.kind,
  ...revisionOf(row),
})
