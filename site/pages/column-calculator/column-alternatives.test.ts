import { expect, test } from 'vitest'
import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { TowerCase } from '#engineering/systems/tower-case.ts'
import { largestLoadLb, lightestSection } from './column-alternatives.tsx'

const members = computedMembers().filter(({ key, series }) => key === series)
const memberOf = (key: string) => members.find((each) => each.key === key) as MemberStrength
const baseOf = ({ key }: MemberStrength) =>
  computedRatings()
    .find(({ series }) => series === key)
    ?.bases.find(({ anchored }) => !anchored)
const given = (changed: Partial<TowerCase>): TowerCase => ({
  heightIn: 144,
  ends: 'free',
  axialLb: 400,
  eccentricIn: 3,
  lateralLb: 10,
  lateralAtIn: 144,
  ...changed,
})
const utilization = (key: string, it: TowerCase) => checkTower(memberOf(key), it).checks[0]?.utilization

test('offers the lightest section that carries the loads, with its own base', () => {
  const options = members.map((member) => {
    const base = baseOf(member)
    return { member, given: base && given({ axialLb: 1400, base }) }
  })
  const carrying = options.filter(({ member, given }) => given && (utilization(member.key, given) as number) <= 1)
  const found = lightestSection(options)
  expect(carrying.map(({ member }) => member.key)).toContain(found?.member.key)
  for (const { member } of carrying)
    expect(member.selfWeightLbPerFt).toBeGreaterThanOrEqual(found?.member.selfWeightLbPerFt as number)
  expect(lightestSection(options.map((each) => ({ ...each, given: given({ axialLb: 100_000 }) })))).toBeUndefined()
})

test('leaves out sections that are too slender for the height', () => {
  const member = memberOf('BS-TR03A')
  expect(lightestSection([{ member, given: given({ heightIn: 480, axialLb: 0, lateralLb: 0 }) }])).toBeUndefined()
})

test('returns the largest load at the same eccentricity', () => {
  const it = given({ axialLb: 40_000 })
  const loadLb = largestLoadLb(memberOf('BS-TR12A'), it)
  expect(utilization('BS-TR12A', { ...it, axialLb: loadLb })).toBeCloseTo(1, 4)
  expect(utilization('BS-TR12A', { ...it, axialLb: loadLb * 1.01 })).toBeGreaterThan(1)
})
