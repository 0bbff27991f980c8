import type { Page } from '@playwright/test'
import { applications } from '#catalog/applications.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { drawings, hotspots, pictures } from '#catalog/studio-results.server.ts'
import { applicationUrl } from '#catalog/urls.ts'
import { collectRequests, expect, further, holdRequests, openPage, test } from './fixtures.ts'

const isRendered = ({ url }: { url: string }) => url in pictures || url in drawings
const imagesOf = (application: (typeof applications)[number]) => application.pictures.filter(isRendered)
/** The application with the most rendered images in its gallery. */
const application = applications.toSorted((a, b) => imagesOf(b).length - imagesOf(a).length)[0]
const images = application ? imagesOf(application) : []
const path = application ? applicationUrl(application) : ''

/** Marked parts of an image. Spacers on leveling feet stand for their screws, so they aren't listed. */
const markedIn = (url: string | undefined) =>
  Object.keys(hotspots[url ?? ''] ?? {}).filter((partNumber) => partTraits.get(partNumber)?.form !== 'spacer')

const dialog = (page: Page) => page.getByRole('dialog')
const thumbnail = (page: Page, index: number) =>
  page.getByRole('link', { name: images[index]?.title ?? '' }).and(page.locator('[aria-haspopup=dialog]'))
const scale = (page: Page) => dialog(page).getByText(/^\d+%$/)
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Returns how far the image is panned (px). */
const offset = (page: Page) =>
  dialog(page)
    .locator('[data-kind]')
    .evaluate((element) => {
      const { e, f } = new DOMMatrix(getComputedStyle(element).transform)
      return { x: Math.round(e), y: Math.round(f) }
    })

async function openAt(page: Page, index: number) {
  await openPage(page, path)
  await thumbnail(page, index).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toHaveAccessibleName(images[index]?.title ?? '')
}

test('shows sharp, uncropped images in a gallery', further(), async ({ page }) => {
  await openPage(page, path)
  for (let index = 0; index < images.length; index++) {
    const image = thumbnail(page, index).locator('img')
    await image.scrollIntoViewIfNeeded()
    const seen = () =>
      image.evaluate((element) => {
        const { currentSrc, clientWidth, clientHeight } = element as HTMLImageElement
        const painted = getComputedStyle(element.closest('a') as Element).contentVisibility
        const width = Number(/-(\d+)\.[0-9a-f]+\.\w+$/.exec(currentSrc)?.[1])
        return { painted, sharp: width >= clientWidth, shape: Math.round((clientWidth / clientHeight) * 100) / 100 }
      })
    await expect.poll(seen).toEqual({ painted: 'visible', sharp: true, shape: 1.78 })
  }
})

test.describe('the lightbox', () => {
  // Covers 2.gallery.3, 4.lightbox.1
  test('opens the lightbox on the first click, even while its code is still loading', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/lightbox.*\.js$/)
    await openPage(page, path)
    await thumbnail(page, 0).click()
    await expect(dialog(page)).toHaveCount(0)
    release()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByText(images[0]?.title ?? '')).toBeVisible()
  })

  // Covers 2.gallery.6-7, 2.gallery.9, 2.gallery.11
  test('changes lightbox images with buttons and arrow keys and wraps from last to first', async ({ page }) => {
    const last = images.length - 1
    await openAt(page, 0)
    await button(page, 'Previous image').click()
    await expect(dialog(page)).toHaveAccessibleName(images[last]?.title ?? '')
    await button(page, 'Next image').click()
    await expect(dialog(page)).toHaveAccessibleName(images[0]?.title ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog(page)).toHaveAccessibleName(images[last]?.title ?? '')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page)).toHaveAccessibleName(images[1]?.title ?? '')
    await expect(dialog(page).getByText(`2 / ${images.length}`)).toBeVisible()
  })

  // Covers 2.gallery.5, 2.gallery.12, 4.lightbox.1
  test('closes the lightbox with Escape or the Close button and focuses the thumbnail', async ({ page }) => {
    await openAt(page, 0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(thumbnail(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(images[1]?.title ?? '')
    await button(page, 'Close').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(thumbnail(page, 1)).toBeFocused()
  })

  test(
    'closes and reopens the lightbox with Back and Forward, and keeps it open after a reload',
    further(),
    async ({ page }) => {
      await page.goto('/about')
      await openAt(page, 1)
      await page.keyboard.press('ArrowRight')
      await expect(dialog(page)).toHaveAccessibleName(images[2]?.title ?? '')
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await expect(thumbnail(page, 2)).toBeFocused()
      await page.goForward()
      await expect(dialog(page)).toHaveAccessibleName(images[2]?.title ?? '')
      await page.reload()
      await expect(dialog(page)).toHaveAccessibleName(images[2]?.title ?? '')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/about')
    },
  )

  test('leaves no history entry when the lightbox closes', further(), async ({ page }) => {
    await page.goto('/about')
    await openAt(page, 0)
    await button(page, 'Close').click()
    await expect(dialog(page)).toHaveCount(0)
    await thumbnail(page, 1).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('opens the lightbox from an image’s URL', further(), async ({ page }) => {
    await page.goto('/about')
    await page.goto(`${path}#picture-2`)
    await expect(dialog(page)).toHaveAccessibleName(images[1]?.title ?? '')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('keeps the scroll position when the lightbox opens and closes', further(), async ({ page }) => {
    await openPage(page, path)
    await thumbnail(page, 1).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await thumbnail(page, 1).click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  // Covers 2.gallery.8, 4.lightbox.2-3, 9.22-23
  test('zooms an image from 100% to 300% in steps of 50%', async ({ page }) => {
    await openAt(page, 0)
    await expect(scale(page)).toHaveText('100%')
    await expect(button(page, 'Zoom out')).toBeDisabled()
    for (const percent of ['150%', '200%', '250%', '300%']) {
      await button(page, 'Zoom in').click()
      await expect(scale(page)).toHaveText(percent)
    }
    await expect(button(page, 'Zoom in')).toBeDisabled()
    for (const percent of ['250%', '200%', '150%', '100%']) {
      await button(page, 'Zoom out').click()
      await expect(scale(page)).toHaveText(percent)
    }
    await expect(button(page, 'Zoom out')).toBeDisabled()
  })

  // Covers 2.gallery.10, 4.lightbox.6
  test('pans an image by dragging only when it is zoomed in', async ({ page }) => {
    const drag = async () => {
      await page.mouse.move(720, 450)
      await page.mouse.down()
      await page.mouse.move(640, 400, { steps: 4 })
      await page.mouse.up()
    }
    await openAt(page, 0)
    await drag()
    expect(await offset(page)).toEqual({ x: 0, y: 0 })
    await button(page, 'Zoom in').click()
    await button(page, 'Zoom in').click()
    await drag()
    await expect.poll(() => offset(page)).toEqual({ x: -80, y: -50 })
    // The browser must not drag selected content instead.
    await page.keyboard.press('ControlOrMeta+a')
    await drag()
    await expect.poll(() => offset(page)).toEqual({ x: -160, y: -100 })
  })

  // Covers 4.lightbox.4-5
  test('pans an image with buttons and resets the zoom for the next image', further(), async ({ page }) => {
    await openAt(page, 0)
    await expect(button(page, 'Pan left')).toHaveCount(0)
    await button(page, 'Zoom in').click()
    await button(page, 'Pan right').click()
    await button(page, 'Pan down').click()
    await expect.poll(async () => (await offset(page)).x).toBeLessThan(0)
    await expect.poll(async () => (await offset(page)).y).toBeLessThan(0)
    await button(page, 'Pan left').click()
    await button(page, 'Pan up').click()
    await expect.poll(() => offset(page)).toEqual({ x: 0, y: 0 })
    await button(page, 'Pan left').click()
    await button(page, 'Next image').click()
    await expect(scale(page)).toHaveText('100%')
    await expect.poll(() => offset(page)).toEqual({ x: 0, y: 0 })
    await page.keyboard.press('+')
    await page.keyboard.press('Escape')
    await thumbnail(page, 1).click()
    await expect(scale(page)).toHaveText('100%')
  })

  test('keeps keyboard focus inside the lightbox', further(), async ({ page }) => {
    await openAt(page, 0)
    await button(page, 'Zoom in').click()
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
      })
      expect(inside).toBe(true)
    }
  })

  test('keeps focus on the button that the visitor pressed in the lightbox', further(), async ({ page }) => {
    await openAt(page, 0)
    await button(page, 'Next image').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(images[2]?.title ?? '')
    await expect(button(page, 'Next image')).toBeFocused()
  })

  // Covers 2.gallery.13
  test('preloads the previous and next images in the lightbox', async ({ page }) => {
    const requested = collectRequests(page)
    await openAt(page, 0)
    for (const neighbor of [images[1], images.at(-1)]) {
      const { url } = neighbor ?? { url: '' }
      const widest = pictures[url]?.widths.at(-1)
      const name = widest ? `/pictures/${url}-${widest}.` : `/drawings/${url}.`
      await expect.poll(() => requested.some((path) => decodeURI(path).includes(name))).toBe(true)
    }
  })

  // Covers 2.gallery.14
  test('shows the small image in the lightbox until the large one loads', async ({ page }) => {
    const first = pictures[images[0]?.url ?? '']
    expect(first?.widths.length, 'sizes of the first image').toBeGreaterThan(1)
    await openPage(page, path)
    const release = await holdRequests(page, `**/*-${first?.widths.at(-1)}.*.avif`)
    await page.evaluate(() => window.scrollTo(0, 0))
    await thumbnail(page, 0).click()
    const [small, large] = [dialog(page).locator('img').first(), dialog(page).locator('img').last()]
    await expect
      .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    release()
    await expect(large).toHaveAttribute('data-loaded', 'true')
  })

  test.describe('a thumbnail outside the lightbox', () => {
    // The browser shows the image on a page with inline styles, and the image's content security policy blocks those
    // styles.
    test.use({ expectedErrors: /Applying inline style violates .*\/content\/pictures\//s })

    test('opens a thumbnail’s full-size image in a new tab on Ctrl+click', further(), async ({ page, context }) => {
      await openPage(page, path)
      const tab = context.waitForEvent('page')
      await thumbnail(page, 0).click({ modifiers: ['ControlOrMeta'] })
      await expect.poll(async () => (await tab).url()).toContain('/content/')
      await expect(dialog(page)).toHaveCount(0)
    })

    test.describe('a thumbnail without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('opens a thumbnail’s full-size image when JavaScript is off', async ({ page }) => {
        await page.goto(path)
        const href = await thumbnail(page, 0).getAttribute('href')
        const answer = page.waitForResponse((response) => response.url().endsWith(encodeURI(href ?? '')))
        await thumbnail(page, 0).click()
        expect((await answer).status()).toBe(200)
        expect((await answer).headers()['content-type']).toMatch(/^image\//)
      })
    })
  })
})

test('shows titles below the images of a gallery on phones', further(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/applications/aerospace')
  for (const thumbnail of await page.getByRole('region', { name: 'Gallery' }).getByRole('link').all()) {
    const [picture, title] = [
      await thumbnail.locator('img').boundingBox(),
      await thumbnail.locator(':scope > span').last().boundingBox(),
    ]
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})

test('marks the parts in an image, names the part under the pointer, and links to it and to the builder', async ({
  page,
}) => {
  await openAt(page, 0)
  const key = images[0]?.url ?? ''
  const marks = dialog(page).getByRole('group', { name: 'Parts in this image' }).getByRole('link')
  await expect(marks).toHaveCount(markedIn(key).length)
  const mark = marks.filter({ visible: true }).first()
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await mark.focus()
  await expect(dialog(page).getByText(name).filter({ visible: true })).toHaveCount(1)
  await expect(mark).toHaveAttribute('href', /^\/parts\/bs-|^\/products\//)
  // Markers keep their size when the image is enlarged.
  const size = () =>
    mark
      .locator('circle')
      .last()
      .evaluate((circle) => Math.round(circle.getBoundingClientRect().width))
  const before = await size()
  await button(page, 'Zoom in').click()
  await button(page, 'Zoom in').click()
  await expect.poll(size).toBe(before)
  await expect(dialog(page).getByRole('link', { name: 'Open in builder' })).toHaveAttribute(
    'href',
    `/build#scene=${key}`,
  )
})

test('lists the parts in an image below it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAt(page, 0)
  const listed = dialog(page).getByRole('listitem').filter({ visible: true })
  await expect(listed).toHaveCount(markedIn(images[0]?.url).length)
})
