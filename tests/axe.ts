import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds against WCAG on the page, or within the parts that selectors name: nothing, where all is well. */
export async function axeFindings(page: Page, ...within: string[]): Promise<{ id: string; nodes: string[] }[]> {
  // In one document: otherwise axe opens an empty page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  for (const selector of within) axe.include(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}
