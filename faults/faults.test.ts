import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtureSite } from '../server/testing/fixture-site.ts'
import { killed, ONLY_NODE } from './cases/kill.ts'
import { underLoad } from './under-load.ts'
import { createWorld } from './world.ts'

/** The harness, over the small site: `npm run test:faults` does the rest. */
test('a node that is killed under load keeps what it has acknowledged', async () => {
  const { root, remove } = fixtureSite()
  const world = await createWorld({ root })
  const run = await underLoad(world, killed(world, 2), ONLY_NODE)
  const finding = await run.finding
  remove()
  expect(finding.broken).toEqual([])
  expect(finding).toMatchObject({ lost: 0, twice: 0, mails: { missing: 0 } })
  expect(finding.acknowledged).toBeGreaterThan(0)
  expect(existsSync(world.folder)).toBe(false)
}, 180_000)
