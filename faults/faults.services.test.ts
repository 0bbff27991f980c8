import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtureSite } from '#server/testing/fixture-site.ts'
import { underLoad } from './under-load.ts'
import { createWorld } from './world.ts'

/**
 * A quick test of the fault runner on the fixture site. `npm run test:faults` injects all faults into the built site.
 */
test('accepts inquiries, and eventually delivers all emails, even if the mail server temporarily rejects them', async () => {
  const { root, remove } = fixtureSite()
  const world = await createWorld({ root })
  const run = await underLoad(world, async () => {
    world.acceptMails(false)
    await world.mailRejected()
    world.acceptMails(true)
  })
  const finding = await run.finding
  remove()
  expect(finding).toMatchObject({ lost: 0, duplicated: 0, mails: { missing: 0, repeated: 0 }, failedChecks: [] })
  expect(finding.acknowledged).toBeGreaterThan(0)
  expect(existsSync(world.folder)).toBe(false)
}, 120_000)
