import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

// Covers 2.home.7-9
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

// Covers 2.home.16, 2.home.18-19, 3.product.25-50, 9.31-32
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
