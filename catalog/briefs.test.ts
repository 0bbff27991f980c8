import { expect, test } from 'vitest'
import { applicationBriefs, productBriefs } from './briefs.ts'

test('keeps each brief short enough to fit on two lines next to an image on a phone', () => {
  for (const brief of [...Object.values(productBriefs), ...Object.values(applicationBriefs)]) {
    expect(brief.length, brief).toBeLessThanOrEqual(48)
    expect(brief, brief).not.toMatch(/\.$/)
  }
})
