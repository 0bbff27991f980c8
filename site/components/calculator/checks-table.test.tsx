import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerOf, joistMembers, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import { ChecksTable } from './checks-table.tsx'

const member = memberOf('BS-TR12A')
const { checks, notApplicable } = checkBeam(member, {
  supports: { kind: 'simple', spanIn: 240 },
  points: [{ atIn: 60, lb: 300, on: 'chord' }],
  spreads: [{ fromIn: 0, toIn: 240, lbPerIn: 1 }],
  joints: 'anywhere',
})

test('lists each demand of a combined check next to its capacity', () => {
  const markup = renderToStaticMarkup(<ChecksTable checks={checks} notApplicable={notApplicable()} file="beam" />)
  const text = markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  // 300 lb at the quarter point: the torque is 225 × 5.431 in·lb, and the chord carries 300 lb of the 1,028 lb that it
  // can carry between nodes. The load table lists 2,510 ft·lb and 1,020 lb, rounded down.
  expect(text).toMatch(/T 102 ft·lb/)
  expect(text).toContain('2,515 ft·lb')
  expect(text).toMatch(/P 300 lb/)
  expect(text).toContain('w 12 lb/ft')
  expect(text).not.toContain('sum of ratios')
})

test('shows at least one demand and capacity for every check', () => {
  const { bracing } = answerOf(
    designPlatform(memberOf('BS-TR12S'), joistMembers(), ratingsOf('BS-TR12S'), {
      lengthFt: 16,
      widthFt: 8,
      heightIn: 62,
      livePsf: 100,
      beams: 'fewest',
      rails: { front: 'open', back: 'open', left: 'open', right: 'open' },
      lateral: 5,
      friction: 0.3,
    }),
  )
  const tower = checkTower(member, {
    heightIn: 144,
    ends: 'held',
    axialLb: 1000,
    eccentricIn: 1,
    lateralLb: 10,
    lateralAtIn: 72,
  })
  const all = [...checks, ...bracing.checks, ...tower.checks]
  expect(all.filter(({ demand, terms }) => demand === undefined && !terms).map(({ check }) => check)).toEqual([])
})
