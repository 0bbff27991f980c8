import { expect, test } from 'vitest'
import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { checkHung } from '#engineering/beams/hung-beam.ts'
import { nearestLayout, nearestSection } from './beam-alternatives.ts'
import { readBeam, readQuery } from './beam-query.ts'

const members = computedMembers()
  .filter(({ isColumnOnly }) => !isColumnOnly)
  .map((member) => ({ ...member, mounts: computedRatings().find(({ series }) => series === member.key)?.mounts ?? [] }))

const read = (query: string) => readQuery(new URLSearchParams(query), 'us')

const utilizationOf = (values: Parameters<typeof readBeam>[0]) => {
  const { given, member } = readBeam(values, members, 'us')
  return given && member ? (checkHung(member, given).answer.checks[0]?.utilization ?? 0) : Number.NaN
}

test.each([
  'section=BS-TR12A&span=20&point=1500@10',
  'section=BS-TR12A&supports=two-spans&span=20&second=20&uniform=250@0-40',
  'section=BS-TR12A&supports=any&span=40&support=10&support=30&point=1400@20',
  'section=BS-TR12A&supports=any&span=24&support=2&support=22&held=picks&movement=hoisted&point=1000@12',
])('offers a section and a layout that carry the loads of %s', (query) => {
  const values = read(query)
  expect(utilizationOf(values)).toBeGreaterThan(1)
  const found = [nearestSection(values, members, 'us'), nearestLayout(values, members, 'us', () => 0)].filter(
    (each) => each !== undefined,
  )
  expect(found.length).toBeGreaterThan(0)
  for (const { values: chosen, utilization, factor } of found) {
    expect(chosen.loads).toEqual(values.loads)
    expect(utilizationOf(chosen)).toBeCloseTo(utilization, 6)
    expect(utilization).toBeLessThanOrEqual(1 + 1e-9)
    expect(factor).toBeGreaterThanOrEqual(1)
  }
})

test('moves picks in from the ends, and offers fewer picks', () => {
  const values = read(
    'section=BS-TR12A&supports=any&span=30&support=0&support=15&support=30&held=picks&movement=hoisted&uniform=44@0-30',
  )
  expect(utilizationOf(values)).toBeGreaterThan(1)
  const layout = nearestLayout(values, members, 'us')
  expect(layout?.placesIn).toHaveLength(2)
  const [first = 0, last = 0] = layout?.placesIn ?? []
  // Each overhang is a whole number of feet, and both are equal.
  expect([first % 12, first + last]).toEqual([0, 360])
  expect(layout?.utilization).toBeLessThanOrEqual(utilizationOf({ ...values, places: ['5', '25'] }))
  expect(layout?.utilization).toBeLessThan(0.85)
  // The search stops after its limit: here, after four reads of the clock.
  const reads = [0, 0, 0, 0]
  expect(nearestLayout(values, members, 'us', () => reads.pop() ?? Number.POSITIVE_INFINITY)).toBeUndefined()
})

test('offers the lightest section and the fewest supports', () => {
  const values = read('section=BS-TR12A&span=20&point=1500@10')
  const section = nearestSection(values, members, 'us')
  const lighter = members.filter(
    ({ selfWeightLbPerFt }) => selfWeightLbPerFt < (section?.member.selfWeightLbPerFt ?? 0),
  )
  for (const { key } of lighter) expect(utilizationOf({ ...values, section: key }) <= 1).toBe(false)
  expect(nearestLayout(values, members, 'us')?.placesIn).toEqual([0, 120, 240])
})

test('offers nothing when nothing carries the loads, and no other supports for a cantilever', () => {
  expect(nearestSection(read('section=BS-TR12A&span=20&point=90000@10'), members, 'us')).toBeUndefined()
  expect(nearestLayout(read('section=BS-TR12A&span=20&point=90000@5'), members, 'us')).toBeUndefined()
  const cantilever = read('section=BS-TR12A&supports=cantilever&span=8&joints=anywhere&point=9000@8')
  expect(nearestLayout(cantilever, members, 'us')).toBeUndefined()
})
