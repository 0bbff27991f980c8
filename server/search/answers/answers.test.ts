import { expect, test } from 'vitest'
import { builtIn } from '#catalog/built-in-content.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { hardwareText } from '#catalog/fasteners.ts'
import { offices } from '#catalog/offices.ts'
import { itemOf } from '#catalog/products.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { listedKn, loadRowAnchor } from '#engineering/load-tables/load-rows.ts'
import { fewestLengths, jointsOf } from '#engineering/systems/parts-list.ts'
import { formatNumber, formatQuantity, KN_PER_POUND, METERS_PER_FOOT } from '#engineering/units.ts'
import { siteFacts } from '../site-facts.ts'
import { answersFrom } from './answers.ts'

const { answerTo } = answersFrom(siteFacts(builtIn, '/content'))

const rowOf = (id: 'truss-12-aluminum' | 'truss-12-steel', ft: number) => {
  const row = computedLoadTable(id).positions[0]?.rows.find(({ spanFt }) => spanFt === ft)
  if (!row) throw new Error(`no row of ${ft} ft`)
  return row
}

const pounds = (lb: number) => `${formatNumber(lb)} lb`
const kilonewtons = (lb: number) => `${listedKn(lb)} kN`

test('answers with the allowable load for a section at a given span, and links to the row in the section’s load table', () => {
  const { uniform, center } = rowOf('truss-12-aluminum', 20)
  const steel = rowOf('truss-12-steel', 20).uniform
  const answer = answerTo('12 in truss 20 feet')
  expect(answer).toMatchObject({
    value: pounds(uniform.lb),
    other: kilonewtons(uniform.lb),
    source: { address: `/load-tables#${loadRowAnchor('BS-TR12A', 20)}` },
  })
  expect(answer?.note).toContain(pounds(center.lb))
  expect(answer?.note).toContain(`In steel: ${pounds(steel.lb)}`)
})

test.each([
  // 0.00256 × 35² = 3.136 lb/ft². 60 km/h is 37.28 mph, and 15 m/s is 33.55 mph.
  ['wind 35 mph pressure', '3.14 lb/ft²', '0.150 kPa'],
  ['What is the wind pressure at 60 km/h?', '0.170 kPa', '3.56 lb/ft²'],
  ['wind 15m/s pressure', '0.138 kPa', '2.88 lb/ft²'],
])('answers %s with the velocity pressure, in the units of the speed first', (query, value, other) => {
  expect(answerTo(query)).toMatchObject({
    value,
    other,
    source: { address: expect.stringContaining('/tools/column?') },
  })
})

test.each(['wind 35 lb', 'wind truss 35 mph', '35 mph'])('does not take %s for the speed of a wind', (query) => {
  expect(answerTo(query)?.label ?? '').not.toContain('gust')
})

test.each([
  ['0,5 kN/m und 1,2 kN über 6 m', '0.5 kN/m and 1.2 kN at the center over 6 m'],
  ['1.2 kN and 0.5 kN/m over 6 m', '1.2 kN at the center and 0.5 kN/m over 6 m'],
  ['40 lb/ft and 300 lb over 20 ft', '40 lb/ft and 300 lb at the center over 20 ft'],
])('uses both loads of “%s”, with the second at its worst place', (open, center) => {
  const [answer, same] = [answerTo(open), answerTo(center)]
  expect(answer?.value).toBeDefined()
  expect(answer?.value).toBe(same?.value)
  expect(answer?.beam).toEqual(same?.beam)
  expect(answer?.beam?.uniformLb).toBeGreaterThan(0)
  expect(answer?.beam?.pointLb).toBeGreaterThan(0)
})

test.each(['500 lb and 300 lb over 20 ft', '40 lb/ft, 300 lb and 200 lb over 20 ft'])(
  'asks for the places of several loads in “%s”',
  (typed) => expect(answerTo(typed)).toBeUndefined(),
)

test.each([
  ['12A truss 7½ ft center load', '12A truss 7.5 ft center load'],
  ['12A truss 7 1⁄2 ft center load', '12A truss 7.5 ft center load'],
  ['12A truss 7,5 ft center load', '12A truss 7.5 ft center load'],
  ['12A 2 m 40 cm center load', '12A 2.4 m center load'],
  ['12A truss 7\u00A0½’ center load', '12A truss 7.5 ft center load'],
  ['load of 12 in truss over 20½ ft', 'load of 12 in truss over 20.5 ft'],
  ['load of 12 in truss over 20 ft 6½ in', 'load of 12 in truss over 20.5417 ft'],
  ['12A truss 2½ ft cantilever', '12A truss 2.5 ft cantilever'],
  [`12A truss 7'-6½" load`, '12A truss 7.5417 ft load'],
  ['12A truss 7´6" load', '12A truss 7.5 ft load'],
  [`12A truss 7' 6'' load`, '12A truss 7.5 ft load'],
  ['12A truss 7‘6“ load', '12A truss 7.5 ft load'],
  ['12A truss 20\u2011ft load', '12A truss 20 ft load'],
  ['12A truss 20\u00ADft load', '12A truss 20 ft load'],
  ['12A truss ２０ ft load', '12A truss 20 ft load'],
  ['１２Ａ truss 20 ft load', '12A truss 20 ft load'],
  ['12A truss ٢٠ ft load', '12A truss 20 ft load'],
  ['12A truss 20–ft load', '12A truss 20 ft load'],
  ['12 in truss 6,1 m', '12 in truss 6.1 m'],
])('answers “%s” like “%s”', (typed, plain) => {
  const answer = answerTo(typed)
  expect(answer).toEqual(answerTo(plain))
  expect(answer?.value).toMatch(/\d (?:lb|kN)$/)
})

test.each(['2 000 lb', "2'000 lb", '2\u202F000 lb', '2\u00A0000 lb'])('reads the load “%s” as 2,000 lb', (load) => {
  expect(answerTo(`how far can 12A span with ${load}`)).toEqual(answerTo('how far can 12A span with 2,000 lb'))
  expect(answerTo(`how far can 12A span with ${load}`)?.value).toMatch(/ft$/)
})

test.each([
  ['1.000 kg über 3,5 m', '1000 kg over 3.5 m'],
  ['1.000,5 kg über 3 m', '1000.5 kg over 3 m'],
  ['12 in Traverse 6,1 m 1.000 kg', '12 in truss 6.1 m 1000 kg'],
])('reads the points in “%s” as thousands separators, as in “%s”', (typed, plain) => {
  expect(answerTo(typed)).toEqual(answerTo(plain))
  expect(answerTo(typed)?.value).toBeDefined()
})

test('answers for both values of a load that can be read in two ways', () => {
  const answer = answerTo('1.500 kg über 3 m')
  const [larger, smaller] = [answerTo('1500 kg over 3 m'), answerTo('1.5 kg over 3 m')]
  expect(answer).toMatchObject({ value: larger?.value, label: larger?.label })
  expect(smaller?.value).not.toBe(larger?.value)
  expect(answer?.note).toBe(`“1.500 kg” is read as 1,500 kg. For 1.5 kg: ${smaller?.value}. ${larger?.note}`)
  expect(answerTo('1.5 kg over 3 m')).toEqual(answerTo('1.50 kg over 3 m'))
})

test.each([
  ['12A truss 1.500 kg center 6 m', 'no as a center point load'],
  ['hang 2.000 kg on 12A truss 6 m', 'no as a uniform load'],
  ['12A truss 1 metric ton center 600 cm', 'no as a center point load'],
  ['12A truss 200 daN center 6000 mm', 'yes as a center point load'],
])('checks the larger value of the load in “%s”, in any unit', (typed, expected) => {
  expect(answerTo(typed)?.note).toContain(expected)
})

test('answers with the center load of 12 in truss over 7 1/2 ft', () => {
  expect(answerTo('12A truss 7½ ft center load')).toMatchObject({
    value: '3,910 lb',
    label: expect.stringContaining('7.50 ft'),
  })
})

const sections = siteFacts(builtIn, '/content').sections

/** Returns the utilization of a section as a simple beam of the fewest lengths, in its weaker orientation. */
const utilizationOn = (title: string, spanFt: number, uniformLb: number, centerLb: number) => {
  const spanIn = 12 * spanFt
  const { members = [] } = sections.find((each) => each.title === title) ?? {}
  return Math.max(
    ...members.map((member) => {
      const { checks } = checkBeam(member, {
        supports: { kind: 'simple', spanIn },
        points: centerLb > 0 ? [{ atIn: spanIn / 2, lb: centerLb, on: 'node' }] : [],
        spreads: uniformLb > 0 ? [{ fromIn: 0, toIn: spanIn, lbPerIn: uniformLb / spanIn }] : [],
        joints: jointsOf(fewestLengths(spanFt), spanIn),
      })
      return checks[0]?.utilization ?? Number.POSITIVE_INFINITY
    }),
  )
}

test.each([
  ['600 lb uniform and 300 lb at the center over 20 ft', 20, 600, 300],
  ['uniform load 600 lb and point load 300 lb over 20 ft', 20, 600, 300],
  ['30 lb/ft and 300 lb at the center over 20 ft', 20, 600, 300],
  ['200 lb uniform load over 6 ft', 6, 200, 0],
  ['0.5 kN/m over 6 m', 6 / METERS_PER_FOOT, 3 / KN_PER_POUND, 0],
  ['40 lb per foot over 16 ft', 16, 640, 0],
  ['1 kip in the middle of 3 m 20 cm', 3.2 / METERS_PER_FOOT, 0, 1000],
  ['900 lb in the middle of 20 ft', 20, 0, 900],
] as const)(
  'answers “%s” with the lightest section that carries it by calculation',
  (query, spanFt, uniform, center) => {
    const answer = answerTo(query)
    const use = utilizationOn(answer?.value ?? '', spanFt, uniform, center)
    expect(answer?.label).toMatch(/^Carries/)
    expect(use).toBeLessThanOrEqual(1)
    expect(answer?.beam?.utilization).toBeCloseTo(use, 9)
    expect(answer?.beam).toMatchObject({ uniformLb: expect.closeTo(uniform, 6), pointLb: center })
    const perFoot = (title: string) =>
      Math.min(...(sections.find((each) => each.title === title)?.members ?? []).map((each) => each.selfWeightLbPerFt))
    for (const { title, members } of sections)
      if (perFoot(title) < perFoot(answer?.value ?? '') && (members[0]?.spansFt[1] ?? 0) >= spanFt)
        expect(utilizationOn(title, spanFt, uniform, center), title).toBeGreaterThan(1)
  },
)

test('requires both load cases of a load that names none, and names a lighter section for a uniform load', () => {
  const answer = answerTo('1,500 kg over 3.5 m')
  expect(answer?.value).toBe('12 in Truss, Steel')
  expect(answer?.note).toContain('As a uniform load: 12 in Truss, Aluminum.')
  expect(answerTo('1,500 kg uniform load over 3.5 m')?.value).toBe('12 in Truss, Aluminum')
  expect(answerTo('500 lb over 20 ft in steel')?.value).toMatch(/Steel$/)
})

test('answers nothing if the loads, or how they act, are not clear', () => {
  for (const question of [
    '500 lb over 200 ft',
    'two 500 lb loads over 20 ft',
    '500 lb at the end of a 6 ft cantilever',
    '500 lb on a 10 ft column',
    '500 lb over two spans of 20 ft',
    '500 lb over 2 x 20 ft',
    '500 lb, 20 ft by 10 ft',
    '600 lb and 300 lb over 20 ft',
    '600 lb uniform and 300 lb at the third points over 20 ft',
    '2.5 kN/m² over 6 m',
    '2.5 kN/m^2 over 6 m',
    '50 lb per square foot over 20 ft',
    '3 m x 20 cm 500 kg',
  ])
    expect(answerTo(question), question).toBeUndefined()
})

test('answers with the strongest section, and the longest span that works, when no section carries a load', () => {
  const answer = answerTo('5,000 lb over 20 ft')
  expect(answer).toMatchObject({
    label: expect.stringMatching(/^No section carries/),
    value: 'None',
    note: expect.stringContaining('The strongest, 12 in Truss, Steel, is at'),
  })
  const spanFt = (answer?.beam?.spanIn ?? 0) / 12
  expect(spanFt).toBeLessThan(20)
  expect(answerTo(`5,000 lb over ${spanFt} ft`)?.label).toMatch(/^Carries/)
  expect(answerTo(`5,000 lb over ${spanFt + 1} ft`)?.label).toMatch(/^No section/)
  expect(answer?.beam?.utilization).toBeLessThanOrEqual(1)
  expect(answerTo('100,000 lb over 20 ft')?.beam).toBeUndefined()
})

test('answers yes or no when the question asks whether a section can carry a load', () => {
  const { uniform, center } = rowOf('truss-12-aluminum', 20)
  const noteOn = (lb: number) => answerTo(`can I hang ${formatNumber(lb)} lb from 20 ft of 12A`)?.note
  expect(noteOn(center.lb)).toContain(`${pounds(center.lb)}: yes as a uniform load, yes as a center point load.`)
  expect(noteOn(center.lb + 1)).toMatch(/: yes as a uniform load, no as a center point load\./)
  expect(noteOn(uniform.lb + 1)).toMatch(/: no as a uniform load, no as a center point load\./)
  // The table lists 1,310 lb. 595 kg weighs 5.835 kN or 1,311.7 lb, rounded up.
  expect(answerTo('can 12 in aluminum truss hold 595 kg in the middle of 20 ft')?.note).toMatch(
    /^595 kg \(5\.84 kN \/ 1,312 lb\): no as a center point load\./,
  )
  // A yes-or-no answer about one load would be wrong for several loads or for a load per foot.
  for (const question of [
    '12 in truss 20 feet',
    'can I hang two 800 lb loads from 20 ft of 12A',
    'can I hang 2 x 800 lb from 20 ft of 12A',
    'can I hang 800 lb each at two points from 20 ft of 12A',
    'can I put 500 lb per foot on 20 ft of 12A',
  ])
    expect(answerTo(question)?.note ?? '', question).not.toMatch(/yes as|no as/)
})

test.each([
  ['can I hang 201 lb from an eye bolt', /^201 lb: no\./],
  ['can I hang 200 lb from an eye bolt', /^200 lb: yes, under these conditions\./],
  ['kann ich 91 kg an eine Ringschraube hängen', /^91 kg \(0\.90 kN \/ 201 lb\): no\./],
  ['is 851 lb ok on the 12 in lifting mount', /^851 lb: no\./],
])('answers %s with yes or no for the weakest truss', (question, verdict) => {
  const answer = answerTo(question)
  expect(answer?.note).toMatch(verdict)
  expect(answer?.label).toMatch(/(?:static pull|load at rest,) perpendicular to the face/)
})

test('names no truss limit that is higher than the part’s own limit', () => {
  // The mount’s own limit is 850 lb on steel and on aluminum, where the chord carries 1,090 lb.
  const mount = answerTo('lifting mount capacity 12 in truss')
  expect(mount?.value).toBe('850 lb')
  expect(mount?.note).toContain('Part alone: working load limit 850 lb')
  expect(mount?.note).not.toContain('1,090 lb')
  expect(answerTo('lifting mount capacity 12 in aluminum truss')?.value).toBe('850 lb')
  expect(answerTo('joist hanger 2x8 capacity')).toMatchObject({
    value: '750 lb',
    note: expect.not.stringContaining('1,020 lb'),
  })
})

test.each(['can I hang two 100 lb loads from an eye bolt', 'can I hang 100 lb each from 2 eye bolts'])(
  'gives no answer to %s',
  (question) => expect(answerTo(question)).toBeUndefined(),
)

test('answers with “Not load rated” when the question gives the full name of an unrated part', () => {
  expect(answerTo('hand knob 1/2-13 load capacity')?.value).toBe('Not load rated')
  expect(answerTo('end frame load rating')?.value).toBe('Not load rated')
  expect(answerTo('frame load rating')).toBeUndefined()
})

test('puts metric units first for a metric question and uses the lower of two table rows', () => {
  const { center } = rowOf('truss-12-aluminum', 20)
  expect(answerTo('BS-TR12A 6 m center point load')).toMatchObject({
    value: kilonewtons(center.lb),
    other: pounds(center.lb),
    note: expect.stringContaining('Lower of the 19- and 20-ft values.'),
  })
  expect(answerTo('12 in truss 20 ft load')?.note).not.toContain('rows')
})

test('uses the lower of two cantilever rows when the shorter cantilever carries less', () => {
  const overhang = computedLoadTable('truss-12-aluminum').positions[0]?.sides.find(({ kind }) => kind === 'overhang')
  const [one, two] = [1, 2].map((ft) => overhang?.rows.find(({ lengthFt }) => lengthFt === ft)?.loads[0]?.lb ?? 0)
  expect(one).toBeLessThan(two as number)
  expect(answerTo('12 in aluminum truss cantilever 1.5 ft load')).toMatchObject({
    value: pounds(one as number),
    note: expect.stringContaining('Lower of the 1- and 2-ft values.'),
  })
  expect(answerTo('12 in aluminum truss cantilever 2 ft load')?.value).toBe(pounds(two as number))
})

test.each([
  `12A truss 7'6" center load`,
  `12 in aluminum truss 7' 6" center load`,
  '12A 7 1/2 ft load in the middle',
  '12A 7ft 6in center point load',
  '12A 7′-6″ truss center load',
])('uses the lower of the 7 ft and 8 ft rows for %s', (query) => {
  const [at7, at8] = [7, 8].map((ft) => rowOf('truss-12-aluminum', ft).center.lb)
  expect(answerTo(query)).toMatchObject({
    value: pounds(Math.min(at7 as number, at8 as number)),
    note: expect.stringContaining('Lower of the 7- and 8-ft values.'),
  })
})

test('reads a length in inches before “truss” as the truss size unless the question names another size', () => {
  const at10 = computedLoadTable('truss-6-aluminum').positions[0]?.rows.find(({ spanFt }) => spanFt === 10)
  expect(answerTo('10 ft 6 in truss load')?.value).toBe(pounds(at10?.uniform.lb ?? 0))
  expect(answerTo('12A 10 ft 6 in truss load')?.label).toContain('10.50 ft')
})

test.each([
  ['how far can 12A span with 500 lb at the center', 'truss-12-aluminum', 500, ['center']],
  ['longest span for 1000 lb uniform 12 in steel truss', 'truss-12-steel', 1000, ['uniform']],
  ['how far can 12A span with 300 kg in the middle', 'truss-12-aluminum', 300 / 0.45359237, ['center']],
  ['12A 2100 lb center longest span', 'truss-12-aluminum', 2100, ['center']],
  ['how far can 12S span with 900 lb', 'truss-12-steel', 900, ['uniform', 'center']],
] as const)('answers "%s" with the row for the longest span that carries the load', (query, id, lb, cases) => {
  const rows = computedLoadTable(id).positions[0]?.rows ?? []
  const carrying = rows.filter((row) => cases.every((each) => row[each].lb >= lb)).map(({ spanFt }) => spanFt)
  const longest = carrying.at(-1) as number
  const answer = answerTo(query)
  expect([answer?.value, answer?.other]).toContain(`${longest} ft`)
  expect(answer?.label).toContain('static')
  for (const { spanFt } of rows.filter((row) => row.spanFt < longest && !carrying.includes(row.spanFt)))
    expect(answer?.note).toMatch(new RegExp(`Not rated for this load at .*\\b${spanFt}\\b`))
})

test.each([
  ['wie viel trägt 12 Zoll Alu Traverse auf 6 m?', 'truss-12-aluminum', 20, 'uniform'],
  ['12 Zoll Stahltraverse 9 m Punktlast in der Mitte', 'truss-12-steel', 30, 'center'],
  ['charge max poutre alu 12 po 6 m', 'truss-12-aluminum', 20, 'uniform'],
] as const)('answers "%s" in metric units', (query, id, ft, loadCase) => {
  const { lb } = rowOf(id, ft)[loadCase]
  expect(answerTo(query)).toMatchObject({ value: kilonewtons(lb), other: pounds(lb) })
})

test.each([
  ['which bolts for 12 in truss', 'BS-TR12A-10'],
  ['hardware to join two 12A', 'BS-TR12A-10'],
  ['bolts for 12 in gusset plate 90', 'BS-PL-G90-12'],
])('answers "%s" with the hardware for %s', (query, partNumber) => {
  expect(answerTo(query)?.value).toBe(itemOf(partNumber).hardware.map(hardwareText).join(', '))
})

test('adds the splice plates and their bolts to the hardware that joins truss sections', () => {
  const { value, note } = answerTo('which bolts for 12 in aluminum truss') ?? {}
  expect(value).toBe('12 × BS-HW8-050-150, per joint')
  expect(note).toContain('add 2 × BS-PL-SP12 and 16 × BS-HW8-050-125 to each joint')
})

test('answers with the torque for the bolts that join truss sections', () => {
  const torque = itemOf('BS-HW8-050-125').figures.find(({ label }) => label === 'Torque, dry')
  if (!torque || 'text' in torque) throw new Error('The bolt set has no torque')
  for (const query of ['torque for splice bolt', 'truss bolt torque', '12A bolt torque'])
    expect(answerTo(query)).toMatchObject({
      value: formatQuantity(torque.value, torque.unit).us,
      also: expect.stringMatching(/^[\d,.]+ ft·lb lubricated$/),
    })
})

test('answers in kilonewtons on request and treats a leg or tower as a column', () => {
  const { uniform } = rowOf('truss-12-aluminum', 20)
  const { value } = answerTo('12 in truss 20 ft load in kN') ?? {}
  expect(value).toBe(`${Math.floor((uniform.lb * 4.4482216) / 100) / 10} kN`)
  const column = answerTo('12 in truss column 10 ft load')
  expect(column?.label).toContain('column')
  expect(answerTo('12 in truss as a leg 10 ft tall capacity')).toEqual(column)
})

test.each([
  ['weight of 12 inch aluminum truss 8 ft', '62.7 lb', '/products/truss#bs-tr12a-10'],
  ['how heavy is BS-TR12A-05', '41.3 lb', '/products/truss#bs-tr12a-10'],
  ['how much does a 12 inch truss weigh', '7.7 lb/ft', '/products/truss#bs-tr12a-10'],
  ['torque 1/2 bolt', '106 ft·lb', '/products/hardware#bs-hw8-050-125'],
  ['1/2-13 torque', '106 ft·lb', '/products/hardware#bs-hw8-050-125'],
  ['torque for ⅝-11', '212 ft·lb', '/products/hardware#bs-hw8-063-175'],
  ['how tight should 5/8 bolts be', '212 ft·lb', '/products/hardware#bs-hw8-063-175'],
  ['how much can a 6 in swivel caster hold', '1,200 lb', '/products/motion#bs-mo-ca6'],
  ['wll 5/8 shackle', '6,500 lb', '/products/rigging#bs-rg-sh058'],
  ['how thick is the 6 in splice plate', '1/4 in', '/products/plates#bs-pl-sp06'],
  ['credit card fee', '2%', '/warranty-and-policies#credit-and-payments'],
  ['warranty period', 'One year from the date of shipment', '/warranty-and-policies#product-warranty'],
  ['1/2 bolt torque in newton meters', '144 N·m', '/products/hardware#bs-hw8-050-125'],
  ['mitchell mount 12 in capacity', '500 lb', '/products/film-tools#bs-ft-mm12'],
  ['weight per foot 3x3 extrusion', '4.1 lb/ft', '/products/extrusion#bs-ex3030-10'],
  ['how long do i have to report a defect', 'Within 24 hours of receipt', '/warranty-and-policies#product-warranty'],
  ['phone number', offices[0]?.phone, '/contact-us#usa'],
  ['office hours germany', offices[1]?.openingHours, '/contact-us#europe'],
])('answers %s with %s', (query, value, address) => {
  expect(answerTo(query)).toMatchObject({ value, source: { address } })
})

test('warns of the lower torque in extrusion slots when bolts for slots have the same thread', () => {
  expect(answerTo('1/2-13 torque')?.note).toContain('In extrusion slots: 30 ft·lb')
  expect(answerTo('5/8-11 torque')?.note).not.toContain('slots')
})

test('lists each size of a part with its part number when the ratings differ', () => {
  expect(answerTo('shackle capacity')).toMatchObject({
    label: 'Working load limit: Bow shackle, screw pin, 1/2 in (BS-RG-SH050)',
    value: '4,000 lb',
    note: expect.stringContaining('5/8 in (BS-RG-SH058): 6,500 lb. 3/4 in (BS-RG-SH075): 9,500 lb.'),
  })
})

test('names the governing check and puts the weaker orientation first', () => {
  const flat = computedLoadTable('extrusion-30x60').positions.find(({ label }) => label === 'Flat')
  const edge = computedLoadTable('extrusion-30x60').positions.find(({ label }) => label === 'On edge')
  const at8 = (rows = flat?.rows) => pounds(rows?.find(({ spanFt }) => spanFt === 8)?.uniform.lb ?? 0)
  const answer = answerTo('3x6 extrusion 8 ft load')
  expect(answer).toMatchObject({ label: expect.stringContaining('flat'), value: at8() })
  expect(answer?.note).toContain('Deflection (span/180) governs.')
  expect(answer?.note).toContain(`On edge: ${at8(edge?.rows)}`)
})

test('answers with the static load of a chain hoist mount, and its dynamic factor in words', () => {
  // 1,500 lb / 1.5 = 1,000 lb.
  const answer = answerTo('BS-RG-HM12 capacity')
  expect(answer?.value).toBe('1,000 lb')
  expect(`${answer?.label} ${answer?.note}`).toContain('1,500 lb divided by the dynamic factor of 1.5')
  expect(answerTo('can the chain hoist mount hold 1,200 lb')?.note).toMatch(/^1,200 lb: no\./)
})

test('treats the top of a column as free unless the question says otherwise', () => {
  const { rows = [] } = computedLoadTable('truss-3-aluminum').columns[0] ?? {}
  const [held, free] = rows.find(({ lengthFt }) => lengthFt === 8)?.loads ?? []
  expect(answerTo('3 in aluminum truss column 8 ft load')?.value).toBe(pounds(free?.lb ?? 0))
  expect(answerTo('3 in aluminum truss column 8 ft free at the top')?.value).toBe(pounds(free?.lb ?? 0))
  expect(answerTo('3 in aluminum truss column 8 ft both ends held')?.value).toBe(pounds(held?.lb ?? 0))
  expect(answerTo('3 in aluminum truss column 10 ft load')?.note).toContain('top free: not rated at this height')
  expect(answerTo('3 in aluminum truss column 10 ft free at the top')).toBeUndefined()
})

test.each([
  'truss',
  '12 inch truss',
  '12 in truss 10 ft',
  'truss 20 ft load',
  '12 in truss 90 ft load',
  '3 in steel truss 8 ft load',
  'what does a gusset plate weigh',
  'weight of 12 in aluminum truss 12 ft',
  'torque',
  'load of two trusses side by side at 20 ft and 30 ft',
  'what does the warranty not cover',
  'phone holder for truss',
  'visa for germany',
  'open web truss 20 ft load per purlin',
  'eye bolt wll at 30 degrees',
  '12 in truss 20 ft load at the end',
  'how tall can a 12 in truss column be',
  'report a missing part within',
  'mount capacity',
  'lug wll',
  'caster capacity',
  'lifting mount capacity on 3 in truss',
  'BS-RG-LM24 capacity',
  'bracket capacity',
  'lifting mount capacity on 6 in and 12 in truss',
  'how far can 12 in truss span with two 500 lb loads',
  'how far can 12A span with 500 lb per foot',
  'how far can a 12 in truss span with 500 lb every 5 ft',
  'how far can 12A cantilever with 500 lb',
  'how far does 12A reach with 500 lb on the tip',
  'how long is 12A that weighs 50 lb',
  'maximum span of 12A with 50,000 lb at midspan',
  '12A 20 ft to 30 ft span 500 lb',
  '12A 20 ft 2 point loads',
  "12A 24' 6, 500 lb",
  '12A two-span 20 ft load',
  'spigot bolt torque',
  'bolts for truss',
])('gives no answer to the ambiguous question %s', (query) => {
  expect(answerTo(query)).toBeUndefined()
})
