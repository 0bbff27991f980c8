import { expect, test } from 'vitest'
import { answerOf, joistMembers, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import type { LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { PlatformCase } from '#engineering/systems/platform-answer.ts'
import { page as ledWallPage } from '../../pages/led-wall-calculator/page.ts'
import { page as platformPage } from '../../pages/platform-calculator/page.ts'

const platform: PlatformCase = {
  lengthFt: 12,
  widthFt: 8,
  heightIn: 62,
  livePsf: 60,
  beams: 'long',
  stair: 'front',
  rails: { front: 'rail', back: 'gate', left: 'rail', right: 'open' },
  lateral: 5,
  friction: 0.3,
}

const wall: LedWallCase = { ...ledWallCase, support: 'ground' }

const platformOf = (change: Partial<PlatformCase>) =>
  answerOf(designPlatform(memberOf('BS-TR12S'), joistMembers(), ratingsOf('BS-TR12S'), { ...platform, ...change }))

const wallOf = (series: string, change: Partial<LedWallCase>) =>
  answerOf(designLedWall(memberOf(series), ratingsOf(series), { ...wall, ...change }))

test.each([
  ['a 47 in platform', platformPage, platformOf({ heightIn: 47 })],
  ['a 62 in platform', platformPage, platformOf({ lengthFt: 24, widthFt: 24 })],
  ['a ground-supported wall', ledWallPage, wallOf('BS-TR12A', {})],
  ['a flown wall', ledWallPage, wallOf('BS-TR06S', { support: 'flown', rows: 3 })],
])('shows the name and weight of every part of %s', (_, page, { parts }) => {
  const { facts } = page.loader()
  for (const { partNumber } of parts) expect(facts[partNumber]?.weightLb, partNumber).toBeGreaterThan(0)
})
