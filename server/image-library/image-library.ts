import { createHash, randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { finished } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { pictures } from '#catalog/studio-results.server.ts'
import type { ContentBody, ContentRef } from '#contract/content/content.ts'
import { type ImageUse, uploadedImage, uploadedImageIds, uploadReference } from '#contract/content/image.ts'
import { IMAGE_KINDS } from '#contract/content/images.ts'
import { ACCEPTED_IMAGES, type LibraryImage, type RenditionWrite } from '#contract/image-library.ts'
import type { StaffMember } from '#contract/staff.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Tables } from '../database/tables.ts'
import { PublicError, publicError } from '../errors.ts'
import type { Received } from '../files/receiver.ts'
import type { LocalCopy, Storage } from '../files/storage.ts'
import { makeMaster, makeRendition } from '../images/images.ts'
import { knownContent } from '../publishing/stored-content.ts'
import { type ImageFileRow, type ImageRow, imageRepository, type RenditionRow } from './repository.ts'

/** Increase this number when the conversion changes, so that new files get new names. */
const CONVERSION = 1

/** Matches the name of a file: '<id>-<width>.<hash of the crop>.avif'. */
const FILE = /^([0-9a-f]{32})-(\d{3,4})\.([0-9a-f]{8})\.(avif|webp)$/

export interface ImageLibraryDeps {
  readonly database: Database
  readonly storage: Storage
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

export type ImageLibrary = ReturnType<typeof createImageLibrary>

/** The images that staff upload for galleries and banners. */
export function createImageLibrary({ database, storage, log }: ImageLibraryDeps) {
  const images = imageRepository(database)

  /** Crops that have appeared in a published revision: `<id>.<hash>`. */
  const published = new Set<string>()

  /** Returns a file by its name, or undefined if the file doesn't exist. */
  async function file(name: string): Promise<ImageFileRow | undefined> {
    const [, id = '', width, hash = '', format = ''] = FILE.exec(name) ?? []
    return id === '' ? undefined : images.file(id, hash, Number(width), format)
  }

  const localCopyOf =
    ({ object }: Pick<ImageRow, 'object'>): LocalCopy =>
    (use) =>
      storage.withLocalCopy(object, use)

  async function store(bytes: Buffer): Promise<string> {
    const draft = await storage.draft()
    try {
      draft.stream.end(bytes)
      await finished(draft.stream)
      return await draft.commit()
    } catch (error) {
      await draft.discard()
      throw error
    }
  }

  /** Removes an object that has no row. If this fails, a later sweep removes the object. */
  const removeObject = (object: string) =>
    storage.remove(object).then(
      () => log.info({ object }, 'removed the bytes of an image'),
      (error: unknown) => log.error({ err: error, object }, 'could not remove the bytes of an image'),
    )

  async function get(id: string): Promise<ImageRow> {
    const image = await images.find(id)
    if (!image) throw publicError('UNKNOWN_IMAGE')
    return image
  }

  async function presented(rows: readonly ImageRow[]): Promise<LibraryImage[]> {
    const [renditions, uses] = await Promise.all([images.renditions(), usesByImage(database)])
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      width: row.width,
      height: row.height,
      alt: row.alt,
      uploadedAt: row.uploaded_at,
      uploadedBy: row.uploaded_by,
      renditions: renditions.filter(({ image_id }) => image_id === row.id).map(presentRendition),
      usedIn: [...(uses.get(row.id)?.values() ?? [])],
    }))
  }

  return {
    list: async () => presented(await images.all()),

    /**
     * Stores an upload as a new image. Only its pixels are kept. The draft of the upload is discarded.
     * @throws PublicError with a message for the field `file` if pages can't display the image
     */
    async add({ name, kind, draft }: Received, use: ImageUse, member: Pick<StaffMember, 'name'>) {
      try {
        if (!(ACCEPTED_IMAGES.kinds as readonly string[]).includes(kind))
          throw publicError('WRONG_IMAGE_TYPE', ACCEPTED_IMAGES.label)
        const { bytes, ...size } = await makeMaster(draft.withLocalCopy, use)
        const row = {
          id: randomBytes(16).toString('hex'),
          name,
          alt: '',
          object: await store(bytes),
          sha256: createHash('sha256').update(bytes).digest('hex'),
          ...size,
          uploaded_at: new Date().toISOString(),
          uploaded_by: member.name,
        }
        await images.add(row)
        const [image] = await presented([row])
        if (!image) throw publicError('UNKNOWN_IMAGE')
        return image
      } catch (error) {
        throw asFieldError(error)
      } finally {
        await draft.discard()
      }
    },

    /** Returns the reference to a crop of the image. Creates the crop's files unless they exist. */
    async rendition(id: string, { use, focus, alt }: RenditionWrite): Promise<string> {
      const image = await get(id)
      if (alt !== '') await images.suggestAlt(id, alt)
      const settings = [CONVERSION, image.sha256, use, focus.x, focus.y].join(' ')
      const hash = createHash('sha256').update(settings).digest('hex').slice(0, 8)
      const existing = await images.rendition(id, hash)
      if (existing) return referenceOf(existing)
      const { files, width, height, average } = await makeRendition(localCopyOf(image), image, use, focus)
      const stored: ImageFileRow[] = []
      for (const { bytes, ...file } of files) {
        stored.push({ ...file, object: await store(bytes), image_id: id, hash, size: bytes.length })
      }
      const row: RenditionRow = {
        image_id: id,
        hash,
        use,
        focus_x: String(focus.x),
        focus_y: String(focus.y),
        width,
        height,
        average,
      }
      const isAdded = await inTransaction(database, async (transaction) => {
        await engineOf(transaction).lockTable(transaction, 'image')
        const repository = imageRepository(transaction)
        if (!(await repository.find(id))) throw publicError('UNKNOWN_IMAGE')
        // Another node may have created the same files.
        if (await repository.rendition(id, hash)) return false
        await repository.addRendition(row, stored)
        return true
      })
      if (!isAdded) for (const { object } of stored) await removeObject(object)
      return referenceOf(row)
    },

    file,

    /**
     * Returns a file that a page shows or has shown. Images in drafts are not public, even if a visitor knows the name.
     */
    async publicFile(name: string): Promise<ImageFileRow | undefined> {
      const found = await file(name)
      if (!found) return undefined
      const crop = `${found.image_id}.${found.hash}`
      if (!published.has(crop)) {
        if (!(await images.isPublished(crop))) return undefined
        published.add(crop)
      }
      return found
    },

    /** Returns the size of a file that pages show, `pictures/uploads/<name>`, or undefined for other files. */
    bytesOf: async (path: string): Promise<number | undefined> =>
      path.startsWith('pictures/uploads/') ? (await file(basename(path)))?.size : undefined,

    get,

    read: storage.read,

    localCopyOf,

    /** @throws PublicError 409 if a revision or a draft uses the image */
    async remove(id: string): Promise<void> {
      const objects = await inTransaction(database, async (transaction) => {
        // Publishing takes the same lock, so no revision can start using the image now.
        await engineOf(transaction).lockTable(transaction, 'content_revision')
        const repository = imageRepository(transaction)
        const image = await repository.find(id)
        if (!image) throw publicError('UNKNOWN_IMAGE')
        const places = (await usesByImage(transaction)).get(id)
        if (places)
          throw publicError(
            'IMAGE_IN_USE',
            [...places.values()].map(({ label }) => label),
          )
        const files = await repository.files(id)
        await repository.remove(id)
        return [image.object, ...files.map(({ object }) => object)]
      })
      for (const object of objects) await removeObject(object)
    },

    /** Checks the images in a body. Returns a message for each invalid field, such as `images.2.image`. */
    async wrongFieldsOf(ref: ContentRef, body: ContentBody, db: Kysely<Tables> = database) {
      const [kind, key = ''] = ref.split('/', 2)
      if (!(IMAGE_KINDS as readonly string[]).includes(kind ?? '')) return {}
      const fields: Record<string, string> = {}
      const isGallery = 'images' in body
      if (isGallery && body.images.length === 0 && key.startsWith('applications.'))
        fields.images = 'Add an image. The first one appears on the application’s cards.'
      const used = isGallery
        ? body.images.map(({ image }, index) => [`images.${index}.image`, image] as const)
        : 'image' in body
          ? [['image', body.image] as const]
          : []
      for (const [field, reference] of used) {
        const problem = await problemOf(reference, isGallery ? 'gallery' : 'banner', db)
        if (problem) fields[field] = problem
      }
      return fields
    },
  }
}

async function problemOf(reference: string, use: ImageUse, db: Kysely<Tables>): Promise<string | undefined> {
  const upload = uploadedImage(reference)
  if (!upload) return reference in pictures ? undefined : 'This release doesn’t have the image. Choose a different one.'
  const row = await imageRepository(db).rendition(upload.id, upload.hash)
  if (!row || referenceOf(row) !== reference) return 'This image was deleted. Choose a different one.'
  return row.use === use ? undefined : 'This image was cropped for a different use. Choose it again.'
}

const referenceOf = ({ image_id, hash, width, height }: RenditionRow) =>
  uploadReference({ id: image_id, hash, width, height })

const presentRendition = (row: RenditionRow) => ({
  image: referenceOf(row),
  use: row.use,
  focus: { x: Number(row.focus_x), y: Number(row.focus_y) },
})

/** For each image, returns the content that uses it in any revision or draft. */
async function usesByImage(db: Kysely<Tables>) {
  const byImage = new Map<string, Map<string, LibraryImage['usedIn'][number]>>()
  for (const { kind, content_key: key, body, state } of await imageRepository(db).uses()) {
    for (const id of uploadedImageIds(body)) {
      const places = byImage.get(id) ?? new Map()
      byImage.set(id, places)
      const ref = `${kind}/${key}`
      const isPublished = state === 'published' || places.get(ref)?.isPublished === true
      places.set(ref, { kind, key, label: knownContent({ kind, key })?.label ?? ref, isPublished })
    }
  }
  return byImage
}

/** Makes the error message for a rejected file appear next to the file field. */
export function asFieldError(error: unknown) {
  if (!(error instanceof PublicError) || error.fields || error.status >= 500) return error
  const { code, status, message, cause } = error
  return new PublicError(code, status, message, { fields: { file: message }, cause })
}
