import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtureSite } from '../server/testing/fixture-site.ts'
import { underLoad } from './under-load.ts'
import { createWorld } from './world.ts'

/** The program itself, over the small site: `npm run test:faults` makes worse things happen. */
test('a mail server that refuses mails does not keep visitors from sending inquiries', async () => {
  const { root, remove } = fixtureSite()
  const world = await createWorld({ root })
  const run = await underLoad(world, async () => {
    world.acceptMails(false)
    await world.mailRefused()
    world.acceptMails(true)
  })
  const finding = await run.finding
  remove()
  expect(finding).toMatchObject({ lost: 0, twice: 0, mails: { missing: 0, repeated: 0 }, broken: [] })
  expect(finding.acknowledged).toBeGreaterThan(0)
  expect(existsSync(world.folder)).toBe(false)
}, 120_000)
