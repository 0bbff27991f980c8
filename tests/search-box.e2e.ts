import type { Page } from '@playwright/test'
import { expect, openAwake, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('searchbox').first()

test('a blank search is ignored', async ({ page }) => {
  await openAwake(page, '/about')
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

test('a search leads to the results, which name the query and what was found', async ({ page }) => {
  await openAwake(page, '/about')
  await box(page).fill('  gusset & plate ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/searchResults?query=gusset+%26+plate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results')
})

test('results without a query say that there is none, and results without hits that there are none', async ({
  page,
}) => {
  await page.goto('/searchResults')
  await expect(page.getByText('No search query provided')).toBeVisible()
  await page.goto('/searchResults?query=zzzzqqqq')
  await expect(page.getByText('No results found')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box is a plain form that leads to the results', async ({ page }) => {
    await page.goto('/about')
    await box(page).fill('caster')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=caster')
    await expect(page.locator('main')).toContainText(/caster/i)
  })
})
