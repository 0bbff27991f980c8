import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, scrollWidth } from './fixtures.ts'

/** Returns the WCAG violations that axe finds on the page, or only within the given selectors. */
export async function axeFindings(page: Page, ...within: string[]): Promise<{ id: string; nodes: string[] }[]> {
  // Use legacy mode, because axe otherwise opens an empty page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  for (const selector of within) axe.include(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}

/**
 * Expects no axe violations and no horizontal scrolling at desktop and phone sizes. Leaves the viewport at phone size.
 */
export async function expectAccessible(page: Page, ...within: string[]) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await axeFindings(page, ...within), `at ${width} px`).toEqual([])
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  }
}
