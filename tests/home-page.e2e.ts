import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('below the film a black banner carries the tagline, then come three sections', async ({ page }) => {
  await page.goto('/')
  const tagline = page.getByRole('heading', { level: 1 })
  const banner = tagline.locator('..')
  const [film, below] = await Promise.all([page.locator('main img').first().boundingBox(), banner.boundingBox()])
  const foot = (film?.y ?? 0) + (film?.height ?? 0)
  expect(below?.y).toBeGreaterThan((film?.y ?? 0) + (film?.height ?? 0) / 2)
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeGreaterThan(foot)
  await expect(banner).toHaveCSS('background-color', /^rgb\((\d|1\d|2\d), (\d|1\d|2\d), (\d|1\d|2\d)\)$/)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Why Choose BoltSpan',
    'Featured Applications',
    'Our Product Line',
  ])
})

test('the three value cards say what one gets', async ({ page }) => {
  await page.goto('/')
  const cards = region(page, 'Why Choose BoltSpan').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [index, title, result] of [
    [0, 'Off the Shelf', 'Faster Lead Times'],
    [1, 'Modular and Reconfigurable', 'Predictable Builds with Unlimited Possibilities'],
    [2, 'Pre-Engineered', 'Faster Design Time'],
  ] as const) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(title)
    await expect(cards.nth(index)).toContainText(result)
  }
})

test('four applications are featured, each with thumbnail, name, short description and ‘Learn More’', async ({
  page,
}) => {
  await page.goto('/')
  const tiles = region(page, 'Featured Applications').getByRole('listitem')
  await expect(tiles.getByRole('heading')).toHaveText([
    'Aerospace',
    'Mezzanines & Platforms',
    'Theatre & Scenic',
    'Video & LED Wall Support',
  ])
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded()
    await expect(tile.locator('img')).toBeVisible()
    await expect(tile.getByText(/^Learn More/)).toBeVisible()
    const [name, description] = await tile.locator('h3, h3 + span').allTextContents()
    expect(description?.length, name).toBeGreaterThan(10)
  }
  await tiles.first().getByRole('link').click()
  await expect(page).toHaveURL('/applications/aerospace')
})

test('every product has a tile with a square thumbnail of 400 px, its badge in its color, and its name', async ({
  page,
}) => {
  await page.goto('/')
  const tiles = region(page, 'Our Product Line').getByRole('listitem')
  const seen = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const badge = tile.querySelector('svg rect')?.getAttribute('fill')
      const { src = '', loading = '' } = tile.querySelector('img') ?? {}
      return {
        text: tile.textContent,
        badge,
        src: /-(\d+)\./.exec(src)?.[1],
        loading,
        url: tile.querySelector('a')?.pathname,
      }
    }),
  )
  const tile = (abbreviation: string, name: string, badge: string, slug: string) => ({
    text: `${abbreviation}${name}`,
    badge,
    src: '400',
    loading: 'lazy',
    url: `/products/${slug}`,
  })
  expect(seen).toEqual([
    tile('TR', 'Truss', '#feed4d', 'truss'),
    tile('EX', 'Extrusion', '#000000', 'extrusion'),
    tile('PL', 'Plates', '#999490', 'plates'),
    tile('JH', 'Joist Hangers', '#ffffff', 'joist-hangers'),
    tile('PA', 'Pipe Adapters', '#a4b8c3', 'pipe-adapters'),
    tile('HG', 'Hinges', '#135ea2', 'hinges'),
    tile('MO', 'Motion', '#122449', 'motion'),
    tile('RG', 'Rigging', '#005356', 'rigging'),
    tile('AC', 'Access', '#5ee0e8', 'access'),
    tile('HW', 'Hardware', '#f9933c', 'hardware'),
    tile('TK', 'Tools', '#c0bfbd', 'tools'),
    tile('MH', 'Material Handling', '#b7c671', 'material-handling'),
    tile('FT', 'Film Tools', '#000000', 'film-tools'),
  ])
  const thumbnail = tiles.first().locator('img')
  await expect(thumbnail).toHaveAttribute('width', '400')
  await expect(thumbnail).toHaveAttribute('height', '400')
  const { width, height } = await thumbnail.evaluate((image) => image.getBoundingClientRect())
  expect(height).toBeCloseTo(width, 0)
  const loaded = await page.evaluate(
    async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    },
    (await thumbnail.getAttribute('src')) ?? '',
  )
  expect(loaded).toBe(400)
})
