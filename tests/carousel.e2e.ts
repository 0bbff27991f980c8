import type { Page } from '@playwright/test'
import { leaders } from '#catalog/leaders.ts'
import { expect, further, hydrated, test } from './fixtures.ts'

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Our leaders' }).and(page.locator('[aria-roledescription=carousel]'))
const dot = (page: Page, index: number) => carousel(page).getByRole('button', { name: `Slide ${index + 1}` })
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const slide = (page: Page, index: number) => carousel(page).getByRole('listitem').nth(index)

/** Calculates the index of the visible slide from the scroll position. */
const inView = (page: Page) =>
  carousel(page)
    .locator('ul')
    .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))

/** Opens the carousel with the clock paused and the pointer outside the carousel. */
async function open(page: Page, path = '/about') {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await carousel(page).scrollIntoViewIfNeeded()
  await page.mouse.move(3, 3)
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Previous').focus()
  await button(page, 'Previous').blur()
  await dot(page, 0).evaluate((element: HTMLElement) => element.click())
  await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => inView(page)).toBe(0)
}

// Covers 2.about.2, 4.cards.2, 9.2
test('advances the carousel every 5 s and wraps from the last leader to the first', async ({ page }) => {
  await open(page)
  await page.clock.runFor(4999)
  await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
  for (let turn = 1; turn <= leaders.length; turn += 1) {
    await page.clock.runFor(turn === 1 ? 1 : 5000)
    await expect(dot(page, turn % leaders.length)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => inView(page)).toBe(turn % leaders.length)
  }
})

test('advances the carousel on the leadership page', further(), async ({ page }) => {
  await open(page, '/leadership')
  await page.clock.runFor(5000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

// Covers 4.cards.3
test('pauses the carousel while the pointer is over it', async ({ page }) => {
  await open(page)
  await slide(page, 0).hover()
  await page.clock.runFor(20_000)
  await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
  await page.mouse.move(3, 3)
  await page.clock.runFor(5000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('pauses the carousel while it has focus', further(), async ({ page }) => {
  await open(page)
  await button(page, 'Next').focus()
  await page.clock.runFor(20_000)
  await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
  await button(page, 'Next').blur()
  await page.clock.runFor(5000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

// Covers 4.cards.4-5
test('changes slides with Previous, Next, and the dots, by pointer or keyboard', async ({ page }) => {
  await open(page)
  await button(page, 'Previous').click()
  await expect.poll(() => inView(page)).toBe(leaders.length - 1)
  await button(page, 'Next').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => inView(page)).toBe(0)
  await dot(page, 1).click()
  await expect.poll(() => inView(page)).toBe(1)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('stops the carousel on Pause and restarts it on Play', further(), async ({ page }) => {
  await open(page)
  await button(page, 'Pause').click()
  await page.mouse.move(3, 3)
  await button(page, 'Play').blur()
  await page.clock.runFor(20_000)
  await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
  await button(page, 'Play').click()
  await page.mouse.move(3, 3)
  await button(page, 'Pause').blur()
  await page.clock.runFor(5000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test.describe('the carousel with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('never advances the carousel automatically when reduced motion is on', further(), async ({ page }) => {
    await open(page)
    await page.clock.runFor(20_000)
    await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true')
    await button(page, 'Next').click()
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  })
})
