import { expect, test } from 'vitest'
import { applicationBriefs, productBriefs } from './briefs.ts'

test('a brief takes two lines at most beside a picture on a phone', () => {
  for (const brief of [...Object.values(productBriefs), ...Object.values(applicationBriefs)]) {
    expect(brief.length, brief).toBeLessThanOrEqual(48)
    expect(brief, brief).not.toMatch(/\.$/)
  }
})
