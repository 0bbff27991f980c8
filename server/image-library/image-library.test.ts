import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { uploadedImage } from '#contract/content/image.ts'
import { pngChunk } from '../files/metadata/chunked.ts'
import { addressesOf, imageEditor, staffAddressesOf } from '../testing/images.ts'
import { imageFile, pixelBomb, zipFile } from '../testing/sample-files.ts'
import { SAME_ORIGIN } from '../testing/staff.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const RED: Rgb = [220, 20, 20]
const BLUE: Rgb = [20, 20, 220]

const oneColor = ([r, g, b]: Rgb, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })

/** Returns an image whose left half is red and whose right half is blue. */
const redAndBlue = async (width: number, height: number) =>
  oneColor(RED, width, height).composite([
    {
      input: await oneColor(BLUE, width / 2, height)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ])

async function pixel(bytes: Buffer, x: number, y: number): Promise<Rgb> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

const isNear = (found: Rgb, expected: Rgb) =>
  found.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 30)

describe('an uploaded image', () => {
  const shared = sharedApp()
  let editor: Awaited<ReturnType<typeof imageEditor>>
  const open = async () => {
    editor ??= await imageEditor(shared())
    return { ...shared(), ...editor, get: (url: string) => shared().app.inject({ url, headers: editor.headers }) }
  }

  test('is converted to AVIF and WebP in the sizes that the site uses, without metadata', async () => {
    const { upload, crop, get } = await open()
    const withMetadata = await oneColor(RED, 1700, 1300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Owner' } })
      .toBuffer()
    const { id } = await upload(withMetadata, 'plant.jpg')
    const reference = await crop(id)
    expect(uploadedImage(reference)).toMatchObject({ id, width: 1600, height: 900, widths: [400, 800, 1600] })
    const found = []
    for (const address of staffAddressesOf(reference)) {
      const answer = await get(address)
      const { format, width, height, exif, icc, space } = await sharp(answer.rawPayload).metadata()
      expect([exif, icc, space]).toEqual([undefined, undefined, 'srgb'])
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=3600',
        'content-type': `image/${address.slice(-4)}`,
        'x-content-type-options': 'nosniff',
      })
      found.push([format, width, height])
    }
    expect(found).toEqual(
      [400, 800, 1600].flatMap((width) => ['heif', 'webp'].map((f) => [f, width, (width * 9) / 16])),
    )
  })

  test('is scaled and then cropped around its focal point, and gets new files when the point changes', async () => {
    const { upload, crop, get } = await open()
    const { id } = await upload(await (await redAndBlue(3200, 900)).png().toBuffer())
    const references = [await crop(id, 0, 0.5), await crop(id, 1, 0.5), await crop(id, 0.5, 0.5)]
    const colors = []
    for (const reference of references) {
      const [, webp = ''] = staffAddressesOf(reference)
      const { rawPayload } = await get(webp)
      const [left, right] = [await pixel(rawPayload, 20, 100), await pixel(rawPayload, 380, 100)]
      colors.push([isNear(left, RED), isNear(right, BLUE)])
    }
    expect(colors).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ])
    expect(new Set(references).size).toBe(3)
    expect(await crop(id, 0, 0.5)).toBe(references[0])
  })

  test('has only the smaller sizes when the upload is small', async () => {
    const { upload, crop } = await open()
    const { id } = await upload(await imageFile('webp', 900, 900), 'small.webp')
    expect(uploadedImage(await crop(id))).toMatchObject({ width: 800, height: 450, widths: [400, 800] })
  })

  test('is rotated upright according to its EXIF orientation', async () => {
    const { upload, crop, get } = await open()
    const turned = await (await redAndBlue(1000, 1000)).jpeg().toBuffer()
    const bytes = await sharp(turned).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { id } = await upload(bytes, 'phone.jpg')
    const [, webp = ''] = staffAddressesOf(await crop(id))
    const { rawPayload } = await get(webp)
    // Orientation 6 rotates the left half to the top.
    expect(
      [await pixel(rawPayload, 20, 10), await pixel(rawPayload, 380, 10)].map((each) => isNear(each, RED)),
    ).toEqual([true, true])
    expect(isNear(await pixel(rawPayload, 200, 215), BLUE)).toBe(true)
  })

  test('is converted from CMYK to sRGB, and its transparent areas become white', async () => {
    const { upload, crop, get } = await open()
    const cmyk = await oneColor(RED, 800, 450).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const clear = await sharp({ create: { width: 800, height: 450, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const colors = []
    for (const [bytes, name] of [
      [cmyk, 'print.jpg'],
      [clear, 'clear.png'],
    ] as const) {
      const { id } = await upload(bytes, name)
      const [, webp = ''] = staffAddressesOf(await crop(id))
      colors.push(await pixel((await get(webp)).rawPayload, 100, 100))
    }
    expect(colors[0]?.[0]).toBeGreaterThan(150)
    expect(colors[0]?.[2]).toBeLessThan(90)
    expect(isNear(colors[1] ?? [0, 0, 0], [255, 255, 255])).toBe(true)
  })

  test('loses its metadata and any data after the end of the image', async () => {
    const { upload, crop, get } = await open()
    const script = Buffer.from('<script>alert(1)</script>')
    const { id } = await upload(Buffer.concat([await imageFile('png', 800, 450), script]), 'page.png')
    for (const address of staffAddressesOf(await crop(id)))
      expect((await get(address)).rawPayload.includes(script)).toBe(false)
    const preview = await shared().app.inject({ url: `/api/images/${id}/preview`, headers: editor.headers })
    expect(preview.headers['content-type']).toBe('image/webp')
    expect(preview.rawPayload.includes(script)).toBe(false)
  })

  /** A PNG with a chunk after its header. */
  const pngWith = async (type: string, content: number[]) => {
    const png = await oneColor([60, 180, 60], 900, 900).png().toBuffer()
    return Buffer.concat([png.subarray(0, 33), pngChunk(type, Buffer.from(content)), png.subarray(33)])
  }

  test.each([
    ['wide.avif', async () => readFileSync(new URL('fixtures/display-p3-10bit.avif', import.meta.url))],
    ['wide.png', () => pngWith('cICP', [12, 13, 0, 1])],
  ])('is converted from Display P3 to sRGB if %s names its color space without a profile', async (name, bytes) => {
    const { upload, crop, get } = await open()
    const { id } = await upload(await bytes(), name)
    const [, webp = ''] = staffAddressesOf(await crop(id))
    const [r, g, b] = await pixel((await get(webp)).rawPayload, 100, 100)
    expect(r).toBeLessThan(8)
    expect(Math.abs(g - 183)).toBeLessThan(4)
    expect(Math.abs(b - 30)).toBeLessThan(8)
  })

  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const frames = Buffer.alloc(900 * 1800 * 3, 90).fill(180, 900 * 900 * 3)
  const animated = () => sharp(frames, { raw: { width: 900, height: 1800, channels: 3, pageHeight: 900 } })
  test.each<readonly [string, string, () => Promise<Buffer>, number, string]>([
    ['an SVG', 'plan.svg', async () => SVG, 400, 'We can’t accept this type of file.'],
    ['an SVG with another name', 'plan.png', async () => SVG, 415, 'its content is different'],
    ['a document', 'plan.pdf', async () => Buffer.from('%PDF-1.4\n%%EOF'), 415, 'not an image that pages can show'],
    ['a GIF', 'still.gif', () => imageFile('gif', 900, 900), 415, 'not an image that pages can show'],
    ['an animated GIF', 'a.gif', () => animated().gif().toBuffer(), 415, 'not an image that pages can show'],
    ['an animated WebP', 'a.webp', () => animated().webp().toBuffer(), 422, 'The image is animated.'],
    ['a decompression bomb', 'bomb.png', pixelBomb, 422, 'more than 64 million pixels'],
    [
      'a small image',
      'small.png',
      () => imageFile('png', 799, 900),
      422,
      '799 × 900 pixels. Choose one that is at least 800 × 450',
    ],
    [
      'an HDR image',
      'hdr.avif',
      async () => readFileSync(new URL('fixtures/hdr-pq-10bit.avif', import.meta.url)),
      422,
      'The image is HDR',
    ],
    ['an HDR PNG', 'hdr.png', () => pngWith('cICP', [9, 16, 0, 1]), 422, 'The image is HDR'],
    ['an animated PNG', 'a.png', () => pngWith('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), 422, 'The image is animated.'],
    ['a very long image', 'long.png', () => imageFile('png', 50_000, 460), 422, 'too long and narrow'],
    [
      'a truncated PNG',
      'half.png',
      async () => {
        const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, index) => (index * 7919) % 251))
        const png = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
          .png()
          .toBuffer()
        return png.subarray(0, png.length / 2)
      },
      422,
      'damaged or incomplete',
    ],
    [
      'an image that is also an archive',
      'both.jpg',
      async () => Buffer.concat([await imageFile('jpeg', 900, 900), zipFile()]),
      415,
      'its content is different',
    ],
  ])('is rejected with a message at the field: %s', async (_, name, bytes, status, message) => {
    const { send, app, headers } = await open()
    const before = (await app.inject({ url: '/api/images', headers })).json().images.length
    const answer = await send(name, await bytes())
    expect(answer.json()).toMatchObject({ fields: { file: expect.stringContaining(message) } })
    expect(answer.statusCode).toBe(status)
    expect((await app.inject({ url: '/api/images', headers })).json().images).toHaveLength(before)
  })

  test('must be larger when used as a banner', async () => {
    const { send } = await open()
    const answer = await send('b.png', await imageFile('png', 1599, 800), 'banner')
    expect(answer.json().fields.file).toContain('at least 1600 × 800')
  })
})

describe('a gallery', () => {
  const GALLERY = '/api/content/gallery/applications.aerospace'
  const builtIn = builtInContent.gallery.get('applications.aerospace')?.body.images ?? []

  const open = async () => {
    const world = await testApp({}, { ownSite: true })
    const editor = await imageEditor(world)
    const write = (images: readonly object[], base: number, action = 'publish', path = GALLERY) =>
      world.app.inject({
        method: 'POST',
        url: `${path}/revisions`,
        headers: editor.headers,
        payload: { action, base, body: { images }, note: '' },
      })
    const page = async () => (await world.app.inject('/applications/aerospace')).body
    const { id } = await editor.upload(await imageFile('png', 800, 450))
    const entry = { image: await editor.crop(id), title: 'New hangar', alt: 'Hangar with a truss roof' }
    const remove = () => world.app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers: editor.headers })
    return { ...world, ...editor, id, entry, write, page, remove }
  }

  test('shows an uploaded image after it is published, and only the earlier images after they are restored', async () => {
    const { entry, write, page } = await open()
    expect((await write([entry, ...builtIn], 0)).statusCode).toBe(200)
    expect(await page()).toContain(entry.image)
    await write(builtIn, 1)
    expect(await page()).not.toContain(entry.image)
    await write([builtIn[1] ?? {}, entry], 2)
    expect(await page()).toContain(entry.image)
  })

  test('has public images only after it is published', async () => {
    const { entry, write, id, app } = await open()
    const get = async (url: string) => (await app.inject({ url, headers: SAME_ORIGIN })).statusCode
    const [address = '', ...others] = addressesOf(entry.image)
    await write([entry], 0, 'save')
    for (const url of [address, ...others, ...staffAddressesOf(entry.image), `/api/images/${id}/preview`])
      expect([url, await get(url)]).toEqual([url, url.startsWith('/api/') ? 401 : 404])
    await write([entry], 1)
    const { headers } = await app.inject(address)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Pages that are already open still show the image.
    await write(builtIn, 2)
    expect(await get(address)).toBe(200)
    const wrong = [
      address.replace(id, '0'.repeat(32)),
      address.replace(id, id.slice(0, 31)),
      address.replace(/\.[0-9a-f]{8}\./, '.00000000.'),
      address.replace('-400.', '-401.'),
      '/content/pictures/uploads/',
      '/content/pictures/uploads/..%2f..%2fboltspan.sqlite',
      `/content/thumbnail/pictures/uploads/${address.split('/').at(-1)}`,
    ]
    for (const url of wrong) expect([url, await get(url)]).toEqual([url, 404])
  })

  test('rejects invalid entries when it is published, but not when it is saved', async () => {
    const { entry, write, app, headers } = await open()
    const wrong = [
      { ...entry, alt: '' },
      { ...entry, alt: 'photo.png' },
      { ...entry, image: entry.image.replace(/.{32}\./, `${'0'.repeat(32)}.`) },
      { ...entry, image: 'applications/aerospace/no-image' },
      { ...entry, image: 'https://evil.example/a.png' },
    ]
    expect((await write(wrong, 0, 'save')).statusCode).toBe(200)
    const messages = async (images: readonly object[]) => (await write(images, 1)).json().fields
    expect(await messages([{ ...entry, alt: '' }])).toEqual({ 'images.0.alt': 'Enter text.' })
    expect(await messages([{ ...entry, alt: 'IMG_0412.JPG' }])).toEqual({
      'images.0.alt': expect.stringContaining('A file name isn’t a description.'),
    })
    expect(await messages([entry, entry])).toEqual({ 'images.1.image': 'This image is already in the list.' })
    expect(await messages(wrong.slice(2, 4))).toEqual({
      'images.0.image': 'This image was deleted. Choose a different one.',
      'images.1.image': expect.stringContaining('doesn’t have the image'),
    })
    expect(await messages(wrong.slice(4))).toEqual({ 'images.0.image': 'Choose an image.' })
    expect(await messages([])).toEqual({ images: expect.stringContaining('Add an image.') })
    const banner = { image: entry.image, isDecorative: true, alt: '' }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/content/banner/applications.aerospace/revisions',
      headers,
      payload: { action: 'publish', base: 0, body: banner, note: '' },
    })
    expect(answer.json().fields).toEqual({ image: expect.stringContaining('cropped for a different use') })
  })

  test.each([
    [{ isDecorative: false, alt: '' }, 'Enter alt text, or mark the image as decorative.'],
    [{ isDecorative: true, alt: 'Truss' }, 'Remove the alt text, or clear Decorative.'],
    [{ isDecorative: false, alt: 'DSC0012' }, 'Describe what the image shows. A file name isn’t a description.'],
  ])('requires a banner to have valid alt text or be decorative, but not both: %j', async (fields, message) => {
    const { app, headers } = await open()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/content/banner/products.truss/revisions',
      headers,
      payload: { action: 'publish', base: 0, body: { image: 'banners/truss', ...fields }, note: '' },
    })
    expect(answer.json().fields).toEqual({ alt: message })
  })

  test('keeps an image that a published revision, an earlier revision, or a draft uses, and deletes other images', async () => {
    const { entry, write, remove, app, headers } = await open()
    const payload = { base: 0, body: { images: [entry] } }
    await app.inject({ method: 'PUT', url: `${GALLERY}/draft`, headers, payload })
    expect((await remove()).json().message).toContain('Aerospace: gallery')
    await app.inject({ method: 'DELETE', url: `${GALLERY}/draft`, headers })
    const [address = ''] = addressesOf(entry.image)
    expect((await remove()).statusCode).toBe(204)
    expect((await app.inject(address)).statusCode).toBe(404)
    expect((await write([entry], 0)).statusCode).toBe(400)
  })

  test('keeps an image that only an earlier revision uses', async () => {
    const { entry, write, remove } = await open()
    await write([entry], 0)
    await write(builtIn, 1)
    expect((await remove()).statusCode).toBe(409)
  })

  test('shows an image on another node that shares the storage', async () => {
    const { entry, write, root } = await open()
    const other = await testApp({ DATA_DIR: `${root}/data` }, { ownSite: true, dataDir: `${root}/data` })
    await write([entry], 0)
    for (const address of addressesOf(entry.image)) expect((await other.app.inject(address)).statusCode).toBe(200)
  })
})
