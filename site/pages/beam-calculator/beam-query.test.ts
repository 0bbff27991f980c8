import { describe, expect, test } from 'vitest'
import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { checkHung, pickLines } from '#engineering/beams/hung-beam.ts'
import type { Units } from '../../services/units.ts'
import {
  changeBeam,
  convertQuery,
  defaults,
  readBeam,
  readLengths,
  readQuery,
  spacedEqually,
  withSupport,
  writeQuery,
} from './beam-query.ts'

const members = computedMembers().map((member) => ({
  ...member,
  mounts: computedRatings().find(({ series }) => series === member.key)?.mounts ?? [],
}))
const read = (query: string, units: Units = 'us') => readQuery(new URLSearchParams(query), units)
const errorsOf = (query: string, units: 'us' | 'metric' = 'us') => readBeam(read(query), members, units).errors

test('changes the utilization continuously when a small load is added near another load', () => {
  const worst = (query: string) => {
    const { given, member } = readBeam(read(query), members, 'us')
    if (!given || !member) throw new Error(query)
    const answer = checkBeam(member, given)
    return Math.max(...answer.checks.map(({ utilization }) => utilization))
  }
  const query = 'section=BS-TR12A&supports=cantilever&span=5&joints=anywhere&point=960@2,chord'
  const before = worst(query)
  expect(before).toBeGreaterThan(0.9)
  for (const at of ['1', '1.05', '1.5', '1.95', '2.05', '3', '4.9']) {
    const after = worst(`${query}&point=1@${at},chord`)
    expect(after - before, at).toBeGreaterThanOrEqual(0)
    // The small load adds up to 5 ft·lb to a moment of 1,920 ft·lb, and 1 lb to the load on the chord.
    expect(after - before, at).toBeLessThan(0.005)
  }
})

describe('a beam URL', () => {
  test('round-trips the inputs', () => {
    for (const values of [
      defaults,
      { ...defaults, loads: [] },
      read(
        'section=BS-TR06S&supports=two-' +
          'spans&span=8&second=7.5&joints=given&lengths=10,6&point=120@3,chord&uniform=12@1-4',
      ),
      read('supports=any&span=30&support=5&support=15&support=25&held=picks&uneven=0.25&point=120@0'),
    ]) {
      const parameters = new URLSearchParams(writeQuery(values).map((each) => [...each]))
      expect(writeQuery(readQuery(parameters, 'us'))).toEqual(writeQuery(values))
    }
  })

  test('uses the example’s values, in the selected units, for inputs that the URL omits', () => {
    const us = readBeam(read('section=BS-TR06A&supports=two-spans&span=8'), members, 'us').given
    const metric = readBeam(read('section=BS-TR06A&supports=two-spans&span=2.4384', 'metric'), members, 'metric')
    expect(metric.given).toBeUndefined()
    expect(metric.errors).toEqual({ second: 'Second span: 0.31 to 3.65 m, not 6.096.' })
    expect(us).toBeUndefined()
    const example = readBeam(read('section=BS-TR12S', 'metric'), members, 'metric').given
    expect(example?.points.map(({ lb }) => lb)).toEqual([150, 400, 150].map((lb) => expect.closeTo(lb, 0)))
  })

  test('keeps the text of an invalid number and reports an error', () => {
    const query = 'span=abc&point=x@5&uniform=5@9-3'
    expect(read(query)).toMatchObject({
      span: 'abc',
      loads: [
        { load: 'x', at: '5' },
        { from: '9', to: '3' },
      ],
    })
    expect(errorsOf(query)).toMatchObject({
      span: '“abc” is not a number. Enter 2 to 40 ft.',
      'load-0-load': '“x” is not a number. Enter 0 to 100,000 lb.',
      'load-1-to': 'The end must be after the start.',
    })
  })

  test.each([
    ['section=BS-TR12A&span=41', 'span', 'Span: 2 to 40 ft, not 41.'],
    ['section=BS-TR12A&span=1', 'span', 'Span: 2 to 40 ft, not 1.'],
    ['section=BS-TR12A&supports=cantilever&span=11&loads=none', 'span', 'Cantilever: 0.25 to 10 ft, not 11.'],
    ['section=BS-TR06A&supports=two-spans&span=12&second=12&loads=none', 'second', 'Second span: 1 to 8 ft, not 12.'],
    [
      'section=BS-TR03S&span=5&loads=none',
      'section',
      'Section: “BS-TR03S” is not available. Choose one from the list.',
    ],
    ['section=BS-TR12A&span=20&point=100@21', 'load-0-at', 'At: 0 to 20 ft, not 21.'],
    [
      'section=BS-TR12A&span=20&point=100@5,roof',
      'load-0-on',
      'On: “roof” is not available. Choose one from the list.',
    ],
    [
      'supports=any&span=30&support=5&support=6&loads=none',
      'support-1',
      'Distance to the previous support: 2 to 40 ft, not 1.',
    ],
    ['supports=any&span=30&support=11&support=30&loads=none', 'support-0', 'Overhang: 0 to 10 ft, not 11.'],
    ['supports=any&span=30&support=5&support=31&loads=none', 'support-1', 'Support at: 0 to 30 ft, not 31.'],
    ['section=BS-EX3060&held=picks&span=8&loads=none', 'held', 'No lifting mount fits'],
    ['section=BS-TR12A&span=20&span=30&loads=none', 'span', '“20 or 30” is not a number. Enter 2 to 40 ft.'],
    ['span=20&point=100@5@6', 'load-0-at', '“5@6” is not a number'],
    ['span=20&uniform=20@0-5-8', 'load-0-to', '“5-8” is not a number'],
    [`span=20${'&point=100@5'.repeat(21)}`, 'load-20-load', 'Use up to 20 loads.'],
    [`supports=any&span=30&loads=none${'&support=5'.repeat(11)}`, 'support-10', 'Use up to 10 supports.'],
    ['supports=floating', 'supports', 'Supports: “floating” is not available. Choose one from the list.'],
  ])('rejects %s with an error on the %s field', (query, field, message) => {
    expect(errorsOf(query)[field]).toContain(message)
    expect(readBeam(read(query), members, 'us').given).toBeUndefined()
  })

  test.each([
    ['7\'6"', 90],
    ['7 1/2', 90],
    ["24'", 288],
    ['7 ft 6 in', 90],
  ])('reads a span of %s', (span, inches) => {
    const { given } = readBeam({ ...defaults, span, joints: 'anywhere', loads: [] }, members, 'us')
    expect(given?.supports).toEqual({ kind: 'simple', spanIn: inches })
    expect(convertQuery({ ...defaults, span }, 'metric').span).toBe(
      String(Number(((inches / 12) * 0.3048).toPrecision(5))),
    )
  })

  test('reads a decimal comma in both unit systems', () => {
    const read = (span: string, units: 'us' | 'metric') =>
      readBeam({ ...defaults, span, joints: 'anywhere', loads: [] }, members, units)
    expect(read('2,4', 'metric').given?.supports).toEqual({ kind: 'simple', spanIn: expect.closeTo(94.488, 3) })
    expect(read('2,438', 'metric').given?.supports).toEqual({ kind: 'simple', spanIn: expect.closeTo(95.984, 3) })
    expect(read('8,5', 'us').given?.supports).toEqual({ kind: 'simple', spanIn: 102 })
  })

  test('keeps hyphens and commas in loads and locations', () => {
    const loads = [
      { kind: 'uniform', load: '20', from: '1\'-6"', to: '7-1/2' },
      { kind: 'point', load: '1,5 kN', at: '2,5', on: 'chord' },
      { kind: 'point', load: '1,5 kN', at: '2,5', on: 'node' },
    ] as const
    const parameters = new URLSearchParams(writeQuery({ ...defaults, loads }).map((each) => [...each]))
    expect(readQuery(parameters, 'us').loads).toEqual(loads)
  })

  test('reads kg and m in metric units, so that 6.096 m is 20 ft', () => {
    const metric = convertQuery({ ...defaults, joints: 'anywhere' }, 'metric')
    expect(metric.span).toBe('6.096')
    const { given } = readBeam(metric, members, 'metric')
    expect(given?.supports).toEqual({ kind: 'simple', spanIn: expect.closeTo(240, 3) })
    // The load is 1.7793 kN, rounded to four digits.
    expect(given?.points[1]?.lb).toBeCloseTo(400, 0)
    expect(convertQuery(metric, 'us').span).toBe('20')
  })
})

describe('specified lengths', () => {
  test('are in whole feet and cover the beam', () => {
    expect(readLengths('10, 10 4', 24)).toEqual([10, 10, 4])
    expect(readLengths('10+8', 17.5)).toEqual([10, 8])
    expect(readLengths('１０; 8 ft, 96 in, ', 26)).toEqual([10, 8, 8])
    expect(readLengths('10 7½', 17)).toBe('Enter whole feet from 1 to 10, not “7½”.')
    expect(readLengths('3 m', 10)).toBe('Enter whole feet from 1 to 10, not “3 m”.')
    expect(readLengths('10, 8', 20)).toBe('These lengths total 18 ft. The beam is 20 ft long.')
    expect(readLengths('10, 12', 20)).toBe('Enter whole feet from 1 to 10, not “12”.')
    expect(readLengths('10, 10, 1', 20)).toBe(
      'These lengths total 21 ft, at least 1 ft more than the beam length of 20 ft.',
    )
    expect(readLengths('', 20)).toBe('Enter the lengths in order, such as 10, 10, 4.')
  })
})

test('loads the whole beam when the URL gives only its span', () => {
  expect(errorsOf('section=BS-TR12A&span=12')).toEqual({})
  expect(read('span=8&second=7&supports=two-spans').loads).toEqual([
    { kind: 'uniform', load: '20', from: '0', to: '15' },
  ])
})

describe('a uniform load over the full length', () => {
  const endOf = ({ loads }: typeof defaults) => loads.flatMap((row) => (row.kind === 'uniform' ? row.to : []))

  test('changes with the span or the supports', () => {
    expect(endOf(changeBeam(defaults, { span: '24' }, 'us'))).toEqual(['24'])
    const two = changeBeam(defaults, { supports: 'two-spans', span: '8', second: '7.5' }, 'us')
    expect(endOf(two)).toEqual(['15.5'])
    expect(endOf(changeBeam(two, { second: '8' }, 'us'))).toEqual(['16'])
  })

  test('extends to the new span after the user clears the old span', () => {
    const cleared = changeBeam(defaults, { span: '' }, 'us')
    expect(endOf(changeBeam(cleared, { span: '24' }, 'us'))).toEqual(['24'])
  })

  test('is the only load whose end location changes', () => {
    const loads = [{ kind: 'uniform', load: '20', from: '0', to: '12' }] as const
    expect(endOf(changeBeam({ ...defaults, loads }, { span: '24' }, 'us'))).toEqual(['12'])
  })
})

describe('supports at any location', () => {
  test('start with the length and support locations of a two-span beam', () => {
    const two = read('supports=two-spans&span=12&second=8&uniform=10@0-20')
    const any = changeBeam(two, { supports: 'any' }, 'us')
    expect(any).toMatchObject({ span: '20', places: ['0', '12', '20'] })
    expect(changeBeam(any, { span: '24' }, 'us')).toMatchObject({ places: ['0', '12', '24'], loads: [{ to: '24' }] })
  })

  test('can be added in the longest span and spaced equally', () => {
    expect(withSupport(['0', '8', '20'], 'us')).toEqual(['0', '8', '20', '14'])
    expect(spacedEqually(['0', '8', '14', '20\'6"'], 'us')).toEqual(['0', '6.8333', '13.667', '20.5'])
  })

  test('give the same result in metric units', () => {
    const query =
      'supports=any&span=30&support=5&support=15&support=25&held=picks&uneven=0.5&movement=hoisted&point=100@0'
    const us = readBeam(read(query), members, 'us').given
    const metric = readBeam(convertQuery(read(query), 'metric'), members, 'metric').given
    expect(metric?.supports).toEqual({
      kind: 'continuous',
      lengthIn: expect.closeTo(360, 1),
      placesIn: [60, 180, 300].map((each) => expect.closeTo(each, 1)),
    })
    expect(us?.dynamicFactor).toBe(1.5)
  })

  test('default to hoisted loads when the supports are picks', () => {
    expect(changeBeam(defaults, { held: 'picks' }, 'us').movement).toBe('hoisted')
  })
})

test('lists the lightest mounts that can carry the loads on the picks, and checks those loads against the mount ratings', () => {
  const of = (load: number) => {
    const { member, given } = readBeam(
      read(`supports=any&span=20&support=0&support=20&held=picks&movement=hoisted&point=${load}@10`),
      members,
      'us',
    )
    if (!member || !given) throw new Error('The beam is valid')
    const checked = checkHung(member, given)
    const pick = checked.answer.checks.find(({ check }) => check === 'mount')
    // A mount carries what its hoist carries, because it hangs from the hoist.
    const onHoistLb = 1.5 * Math.max(...checked.answer.reactions.map(({ maxLb }) => maxLb))
    expect(pick?.demand).toBeCloseTo(onHoistLb, 6)
    return { lines: pickLines(checked), pick }
  }
  // Each of the two picks carries 1.5 × ((P + 128 lb) / 2 + its mount), plus an extra amount because the load can act at the nearest
  // node instead.
  expect(of(400)).toMatchObject({
    lines: [{ partNumber: 'BS-RG-LM12', quantity: 2 }, { quantity: 8 }, { partNumber: 'BS-RG-SH058', quantity: 2 }],
    pick: { capacity: 850 },
  })
  expect(of(1200)).toMatchObject({
    // A hoist hangs from the pin of its mount without a shackle.
    lines: [{ partNumber: 'BS-RG-HM12' }, { quantity: 16 }],
    pick: { capacity: 1500 },
  })
})
