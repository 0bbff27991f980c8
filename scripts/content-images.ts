import { createWriteStream, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { builtIn } from '#catalog/built-in-content.ts'
import { pictureAnchor } from '#catalog/urls.ts'
import type { ContentBody } from '#contract/content/content.ts'
import { uploadedImage } from '#contract/content/image.ts'
import type { Database } from '#server/database/connection.ts'
import type { Storage } from '#server/files/storage.ts'
import { imageRepository } from '#server/image-library/repository.ts'
import { newImageName, withPictures, withStudioPicture } from './source-images.ts'
import { replaceValue } from './source-text.ts'

export interface SourceDeps {
  readonly database: Database
  readonly storage: Pick<Storage, 'read'>
  /** The repository's root folder. */
  readonly root: string
  /** Module sources by path. Modified sources replace the originals in this map. */
  readonly modules: Map<string, string>
  readonly print: (line: string) => void
}

/**
 * Writes an uploaded image's files to `media/` and its sizes to `studio.json`. Returns false if the image is missing.
 */
async function writeImage({ database, storage, root }: SourceDeps, reference: string, key: string): Promise<boolean> {
  const upload = uploadedImage(reference)
  const images = imageRepository(database)
  const rendition = upload && (await images.rendition(upload.id, upload.hash))
  if (!upload || !rendition) return false
  const base = join(root, 'media/pictures', key)
  mkdirSync(dirname(base), { recursive: true })
  const own = new RegExp(`^${basename(key)}-\\d+\\.[0-9a-f]{8}\\.(?:avif|webp)$`)
  for (const old of globSync(`${base}-*`).filter((path) => own.test(basename(path)))) rmSync(old)
  for (const { object, width, format, hash } of await images.files(upload.id)) {
    if (hash !== upload.hash) continue
    await pipeline(await storage.read(object), createWriteStream(`${base}-${width}.${hash}.${format}`))
  }
  const { width, height, widths, hash } = upload
  const picture = { width, height, widths, hash, average: rendition.average }
  const studio = join(root, 'catalog/studio.json')
  writeFileSync(studio, withStudioPicture(readFileSync(studio, 'utf8'), key, picture))
  return true
}

/** @param key such as 'applications.aerospace' */
const folderAndModule = (key: string) => {
  const folder = key.replace('.', '/')
  return { folder, module: `catalog/${folder}.ts` }
}

/** Writes a gallery. Prints any steps that a programmer must complete. */
export async function galleryToSource(deps: SourceDeps, key: string, { images }: ContentBody<'gallery'>) {
  const { modules, print } = deps
  const { folder, module } = folderAndModule(key)
  const before = builtIn.of('gallery', key).images.map(({ image }) => image)
  const taken = new Set([...before, ...images.map(({ image }) => image)].map(pictureAnchor))
  const listed = []
  for (const { image, title, alt } of images) {
    if (!uploadedImage(image) && !image.startsWith(`${folder}/`)) {
      return print(`edit by hand: gallery/${key}: ${image} belongs to another page`)
    }
    const name = uploadedImage(image) ? newImageName(title, taken) : pictureAnchor(image)
    taken.add(name)
    if (uploadedImage(image)) {
      if (!(await writeImage(deps, image, `${folder}/${name}`))) {
        return print(`edit by hand: gallery/${key}: the files of ${image} are missing`)
      }
      print(`written: media/pictures/${folder}/${name}. The studio has no scene for it`)
    }
    listed.push({ name, title, alt })
  }
  const source = withPictures(modules.get(module) ?? '', listed)
  if (source) modules.set(module, source)
  print(`${source ? 'written' : 'edit by hand'}: gallery/${key}`)
  const kept = new Set(images.map(({ image }) => image))
  for (const image of before.filter((each) => !kept.has(each))) {
    print(`edit by hand: no gallery shows ${image}. Remove its scene and run npm run studio`)
  }
}

/** Writes a banner. Prints any steps that a programmer must complete. */
export async function bannerToSource(deps: SourceDeps, key: string, { image, alt }: ContentBody<'banner'>) {
  const { modules, print } = deps
  const before = builtIn.of('banner', key)
  const { module } = folderAndModule(key)
  if (uploadedImage(image)) {
    const isWritten = await writeImage(deps, image, before.image)
    print(
      isWritten
        ? `written: media/pictures/${before.image}. The studio would replace it, so remove its scene`
        : `edit by hand: banner/${key}: the files of ${image} are missing`,
    )
  } else if (image !== before.image) print(`edit by hand: banner/${key}: ${image} belongs to another page`)
  if (alt === before.alt) return
  const own = new Map([[module, modules.get(module) ?? '']])
  const isReplaced = before.alt !== '' && replaceValue(own, before.alt, alt)
  if (isReplaced) modules.set(module, own.get(module) ?? '')
  print(`${isReplaced ? 'written' : 'edit by hand'}: banner/${key} alt`)
}
