import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { uploadedImage } from '#contract/content/image.ts'
import { diskStorage } from '#server/files/disk-storage.ts'
import { imageEditor } from '#server/testing/images.ts'
import { imageFile } from '#server/testing/sample-files.ts'
import { testApp } from '#server/testing/test-app.ts'
import { bannerToSource, galleryToSource } from './content-images.ts'

const MODULE = 'catalog/applications/aerospace.ts'

test('writes a gallery and a banner with uploaded images, and lists the remaining manual changes', async () => {
  const world = await testApp()
  const { upload, crop } = await imageEditor(world)
  const { id } = await upload(await imageFile('png', 1600, 900))
  const [image, bannerImage] = [await crop(id), await crop(id, 0.5, 0.5, 'banner')]
  const root = join(world.root, 'repository')
  mkdirSync(join(root, 'catalog'), { recursive: true })
  cpSync('catalog/studio.json', join(root, 'catalog/studio.json'))
  const modules = new Map([[MODULE, readFileSync(MODULE, 'utf8')]])
  const lines: string[] = []
  const deps = {
    database: world.database,
    storage: diskStorage(join(world.root, 'data/files')),
    root,
    modules,
    print: (line: string) => lines.push(line),
  }
  const [first, ...rest] = builtInContent.gallery.get('applications.aerospace')?.body.images ?? []
  const images = [...rest, { image, title: 'New hangar', alt: 'Hangar with a truss roof' }]
  await galleryToSource(deps, 'applications.aerospace', { images })
  await bannerToSource(deps, 'applications.aerospace', { image: bannerImage, isDecorative: false, alt: 'New alt.' })

  const source = modules.get(MODULE) ?? ''
  expect(source).toContain("'new-hangar': `\n      New hangar\n      Hangar with a truss roof`,")
  expect(source).not.toContain(first?.title)
  expect(source).toContain("bannerAlt: 'New alt.'")
  expect(lines).toContain(`edit by hand: no gallery shows ${first?.image}. Remove its scene and run npm run studio`)
  const { pictures } = JSON.parse(readFileSync(join(root, 'catalog/studio.json'), 'utf8'))
  const { hash, width, height, widths } = uploadedImage(image) ?? {}
  expect(pictures['applications/aerospace/new-hangar']).toMatchObject({ hash, width, height, widths })
  expect(pictures['banners/aerospace'].hash).toBe(uploadedImage(bannerImage)?.hash)
  const folder = join(root, 'media/pictures/applications/aerospace')
  expect(readdirSync(folder)).toHaveLength(6)
  const { width: found } = await sharp(join(folder, `new-hangar-800.${hash}.avif`)).metadata()
  expect(found).toBe(800)
})
