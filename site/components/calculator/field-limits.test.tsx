import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { answerOf, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedMembers } from '#catalog/computed-members.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { PageDeclaration, PageHead } from '../../page-declaration.ts'
import { BeamCalculator } from '../../pages/beam-calculator/beam-form.tsx'
import {
  defaults as beamDefaults,
  metricDefaults as beamMetricDefaults,
  readBeam,
  supportChoices,
} from '../../pages/beam-calculator/beam-query.ts'
import { page as beamPage } from '../../pages/beam-calculator/page.ts'
import { columnFields } from '../../pages/column-calculator/column-fields.ts'
import { ColumnCalculator } from '../../pages/column-calculator/column-form.tsx'
import { page as columnPage } from '../../pages/column-calculator/page.ts'
import { hiddenInputs, panelsOf, wallFields } from '../../pages/led-wall-calculator/led-wall-fields.ts'
import { LedWallCalculator } from '../../pages/led-wall-calculator/led-wall-form.tsx'
import { page as wallPage } from '../../pages/led-wall-calculator/page.ts'
import { page as platformPage } from '../../pages/platform-calculator/page.ts'
import { platformFields } from '../../pages/platform-calculator/platform-fields.ts'
import { PlatformCalculator } from '../../pages/platform-calculator/platform-form.tsx'
import { headData } from '../../services/page-meta.server.ts'
import { inUnits, understood, valuesOf } from '../../services/quantity-field.ts'
import { AtAddress } from '../../testing/at-address.tsx'
import { convertTyped, type FieldRule, rangeOf, readNumber } from './typed.ts'
import { type FieldSet, readAll } from './use-flat-fields.tsx'

const dataOf = <Data,>(page: PageDeclaration & { readonly head: PageHead; readonly loader: () => Data }) => ({
  ...headData(page),
  ...page.loader(),
})

const members = computedMembers()
const UNITS = ['us', 'metric'] as const

const column = columnFields(columnPage.loader().sections, columnPage.loader().members)
const wall = wallFields(wallPage.loader().sections, wallPage.loader().members)
const platform = platformFields(platformPage.loader().sections)

/** Returns the field rules for each combination of two choices. All other fields have their default values. */
function rulesOf<NumberName extends string, ChoiceName extends string>(fields: FieldSet<NumberName, ChoiceName>) {
  const names = Object.keys(fields.choices) as ChoiceName[]
  const options = (name: ChoiceName) => fields.choices[name].options.map(([value]) => ({ [name]: value }))
  const choices = names.flatMap((first, index) =>
    names
      .slice(index + 1)
      .flatMap((second) => options(first).flatMap((one) => options(second).map((other) => ({ ...one, ...other })))),
  )
  const rules = choices.flatMap((chosen) =>
    Object.values<FieldRule>(readAll(fields, { ...fields.defaults, ...chosen }, 'us').rules),
  )
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()]
}

const beamRules = members.flatMap(({ key, isColumnOnly }) =>
  isColumnOnly
    ? []
    : supportChoices.options.flatMap(([supports]) =>
        Object.values<FieldRule>(readBeam({ ...beamDefaults, section: key, supports, span: '2' }, members, 'us').rules),
      ),
)

/** Parses the minimum and maximum from the range in a hint. */
const endsOf = (range: string) => range.replaceAll(',', '').match(/[\d.]+/g) ?? []

describe('the range of a number field', () => {
  test.each([
    ['beam', beamRules],
    ['column', rulesOf(column)],
    ['LED wall', rulesOf(wall)],
    ['platform', rulesOf(platform)],
  ])('matches the accepted values of the %s calculator in both unit systems', (_, rules) => {
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) {
      for (const units of UNITS) {
        const range = rangeOf(rule, units)
        const [min = '', max = ''] = endsOf(range)
        expect([readNumber(min, rule, units), readNumber(max, rule, units)], `${rule.label}: ${range}`).toEqual([
          expect.any(Number),
          expect.any(Number),
        ])
        const above = Math.floor(1.02 * Number(max) * 1000 + 1000) / 1000
        for (const value of [rule.quantity === 'count' ? Math.ceil(above) : above, 0.9 * Number(min)].filter(Number)) {
          const text = String(Number(value.toPrecision(6)))
          expect(readNumber(text, rule, units), text).toContain(range)
        }
      }
    }
  })

  test.each<[string, FieldRule, string]>([
    ['a length', { label: 'Span', quantity: 'ft', min: 2, max: 40 }, '0.61 to 12.19 m'],
    ['a weight', { label: 'Weight', quantity: 'lb', min: 0.5, max: 300 }, '0.23 to 136 kg'],
    ['a pressure', { label: 'Pressure', quantity: 'lb/ft²', min: 0.1, max: 20 }, '0.0048 to 0.95 kPa'],
  ])('rounds the metric limits of %s inward', (_, rule, range) => {
    expect(rangeOf(rule, 'metric')).toBe(range)
  })

  test.each([
    ['5', 'us', 'Deck height: 38 to 149 in, not 5. For 5 ft, enter 60 in.'],
    ['1,5', 'metric', 'Deck height: 966 to 3,784 mm, not 1,5. For 1,5 m, enter 1,500 mm.'],
    ['5 in', 'us', 'Deck height: 38 to 149 in, not 5 in.'],
    ['900', 'us', 'Deck height: 38 to 149 in, not 900.'],
  ] as const)('suggests feet or meters for a deck height of %s in %s units', (typed, units, message) => {
    const rule: FieldRule = { label: 'Deck height', quantity: 'in', min: 38, max: 149 }
    expect(readNumber(typed, rule, units)).toBe(message)
  })

  test('accepts the round metric values with which the calculators start', () => {
    const errorsOf = <Name extends string, Choice extends string>(fields: FieldSet<Name, Choice>) => {
      const inMetric = Object.entries<FieldRule>(fields.numbers).map(([name, rule]) => [
        name,
        convertTyped(fields.defaults[name as Name], rule.quantity, 'metric', rule),
      ])
      const values = { ...fields.defaults, ...Object.fromEntries(inMetric), ...fields.metricDefaults }
      return readAll(fields, values, 'metric').errors
    }
    expect([errorsOf(column), errorsOf(wall), errorsOf(platform)]).toEqual([{}, {}, {}])
    expect(readBeam(beamMetricDefaults, members, 'metric').errors).toEqual({})
  })

  test.each<[string, () => ReactElement, Readonly<Record<string, FieldRule>>]>([
    ['beam', () => <BeamCalculator {...dataOf(beamPage)} />, { ...readBeam(beamDefaults, members, 'us').rules }],
    ['column', () => <ColumnCalculator {...dataOf(columnPage)} />, readAll(column, column.defaults, 'us').rules],
    ['LED wall', () => <LedWallCalculator {...dataOf(wallPage)} />, readAll(wall, wall.defaults, 'us').rules],
    [
      'platform',
      () => <PlatformCalculator {...dataOf(platformPage)} />,
      readAll(platform, platform.defaults, 'us').rules,
    ],
  ])(
    'is shown below every field of the %s calculator, with the list of what is not covered',
    (_, calculator, rules) => {
      const html = renderToStaticMarkup(<AtAddress>{calculator()}</AtAddress>)
      for (const each of notCovered) expect(html).toContain(each)
      // The field for uneven pick loads exists only for flown walls, and the base width only for bases of others.
      // A wall is given by its panels, or by its overall size and weight.
      const notShown = ['level', ...hiddenInputs('panels')]
      for (const [name, rule] of Object.entries(rules).filter(
        ([each, { label }]) => !notShown.includes(each) && label !== 'Base width',
      )) {
        const [, id] = new RegExp(`<input[^>]* aria-describedby="([^"]+)"[^>]* name="${name}"`).exec(html) ?? []
        const [, hint = ''] = html.split(`id="${id}"`)
        const text = hint.slice(0, hint.indexOf('</p>'))
        for (const units of UNITS) expect(text, name).toContain(rangeOf(rule, units))
      }
    },
  )
})

describe('a number field', () => {
  const rules = [...beamRules, ...rulesOf(column), ...rulesOf(wall), ...rulesOf(platform)]
  const wide = (quantity: FieldRule['quantity']): FieldRule => ({ label: 'Field', quantity, min: 0, max: 1e6 })

  test.each<
    readonly [text: string, quantity: FieldRule['quantity'], units: (typeof UNITS)[number], values: readonly number[]]
  >([
    ['1,234 lb', 'lb', 'us', [1234]],
    ['1.234 lb', 'lb', 'us', [1.234, 1234]],
    ["1'234", 'lb', 'us', [1234]],
    ['1 234', 'lb', 'us', [1234]],
    ['1,5', 'lb', 'us', [1.5]],
    ['1,234 lb', 'force', 'metric', [1234]],
    ['1.234 lb', 'force', 'metric', [1.234, 1234]],
    ["1'234", 'ft', 'metric', [4048.56]],
    ['1 234', 'in', 'metric', [48.5827]],
    ['1,5', 'force', 'metric', [337.213]],
    ['1.000,5', 'lb', 'us', [1000.5]],
  ])('reads “%s” for %s in %s units as %s, and asks if there are two values', (text, quantity, units, values) => {
    const rule = wide(quantity)
    expect(valuesOf(text, quantity, units, rule)).toEqual(values.map((value) => expect.closeTo(value, 1)))
    const { note, choices } = understood(text, quantity, units, rule)
    expect(choices?.length ?? 1).toBe(values.length)
    if (values.length === 1 && text !== '1,234 lb') expect(note).toBeDefined()
    if (values.length > 1) expect(readNumber(text, rule, units)).toMatch(/can be .* or .*Choose one/)
  })

  test('shows the reading of a number like thousands if its limits allow only one', () => {
    const rule: FieldRule = { label: 'Span', quantity: 'ft', min: 2, max: 40 }
    expect(understood('2.500', 'ft', 'us', rule)).toEqual({ note: '2.5 ft' })
    expect(understood('6.096', 'ft', 'metric', rule)).toEqual({})
  })

  test.each(['1,234 lb', '1.234 lb', "1'234", '1 234', '1,5', '1.234', '1,234', '1.5'])(
    'of every calculator uses “%s” only if the field shows what it understood or asks',
    (text) => {
      for (const rule of rules)
        for (const units of UNITS) {
          const read = readNumber(text, rule, units)
          const { note, choices } = understood(text, rule.quantity, units, rule)
          if (choices) expect(read, rule.label).toEqual(expect.any(String))
          else if (typeof read === 'number' && !note) {
            // The text is the number as the site writes it.
            const plain = text.replace(/ lb$/, '').replaceAll(',', '')
            expect(inUnits(read, rule.quantity, units), `${rule.label} ${units}`).toBeCloseTo(Number(plain), 3)
          }
        }
    },
  )
})

describe('field range', () => {
  test.each(members.filter(({ isColumnOnly }) => !isColumnOnly))(
    'accepts exactly the rated spans for $name',
    (member) => {
      const errorAt = (supports: string, span: number) =>
        readBeam({ ...beamDefaults, section: member.key, supports, span: String(span), loads: [] }, members, 'us')
          .errors.span
      const [min, max] = member.spansFt
      expect([min, max].map((span) => errorAt('simple', span))).toEqual([undefined, undefined])
      expect(errorAt('simple', max + 1)).toBe(`Span: ${min} to ${max} ft, not ${max + 1}.`)
      expect(errorAt('cantilever', member.overhangFt)).toBeUndefined()
      expect(errorAt('cantilever', member.overhangFt + 1)).toMatch(`to ${member.overhangFt} ft, not`)
    },
  )

  test('a wall given by its size and total weight has the same supports as its panels', () => {
    const read = (values: object) => readAll(wall, { ...wall.defaults, ...values }, 'us')
    const design = (kind: 'panels' | 'total', values: object) => {
      const { numbers, errors } = read({ wall: kind, ...values })
      expect(errors).toEqual({})
      const given = { ...ledWallCase, ...panelsOf(kind, numbers) }
      return answerOf(designLedWall(memberOf('BS-TR12A'), ratingsOf('BS-TR12A'), given))
    }
    // 12 × 7 ft and 1,400 lb, and 6 × 4 panels of 24 × 21 in and 58 1/3 lb.
    const total = design('total', { wallWidth: '12', wallHeight: "7'", wallWeight: '1,400 lb' })
    const panels = { panelWidth: '24', panelHeight: '21', panelWeight: '58 1/3', columns: '6', rows: '4' }
    const { wallLb, parts, supports, checks } = design('panels', panels)
    expect(total).toMatchObject({ widthIn: 144, heightIn: 84, wallLb: 1400, supports, parts })
    expect(wallLb).toBeCloseTo(1400, 6)
    expect(total.checks[0]?.utilization).toBeCloseTo(checks[0]?.utilization ?? 0, 6)
  })

  test('accepts exactly the panel counts that the LED wall check accepts', () => {
    for (const member of wallPage.loader().members) {
      const rated = ratingsOf(member.series)
      const { rules, numbers } = readAll(wall, { ...wall.defaults, section: member.key }, 'us')
      const refusedAt = (changed: object) => {
        const found = designLedWall(member, rated, {
          panelWidthIn: numbers.panelWidth,
          panelHeightIn: numbers.panelHeight,
          panelLb: 0.5,
          columns: 1,
          rows: 1,
          extraLbPerFt: 0,
          support: 'ground',
          pressurePsf: 0,
          clearanceIn: numbers.clearance,
          outriggerFt: 4,
          outriggers: 'both',
          eccentricIn: 0,
          friction: 0.3,
          levelIn: 0,
          ...changed,
        })
        return 'field' in found ? found.field : undefined
      }
      for (const name of ['columns', 'rows'] as const) {
        expect(refusedAt({ [name]: rules[name].max }), member.key).not.toBe(name)
        expect(refusedAt({ [name]: rules[name].max + 1 }), member.key).toBe(name)
      }
    }
  })

  test('accepts exactly the deck heights that the platform check accepts', () => {
    const {
      members: [beam],
      joists,
    } = platformPage.loader()
    if (!beam) throw new Error('There is a platform of the first section')
    const rated = ratingsOf(beam.series)
    const { min, max } = platform.numbers.height
    const refusedAt = (heightIn: number) => {
      const found = designPlatform(beam, joists, rated, {
        lengthFt: 8,
        widthFt: 8,
        heightIn,
        livePsf: 40,
        beams: 'long',
        rails: { front: 'required', back: 'required', left: 'required', right: 'required' },
        lateral: 5,
        friction: 0.3,
      })
      return 'field' in found ? found.field : undefined
    }
    expect([min, max].map(refusedAt)).not.toContain('heightIn')
    expect([min - 1, max + 1].map(refusedAt)).toEqual(['heightIn', 'heightIn'])
  })
})

test.each([
  ['column', column],
  ['LED wall', wall],
  ['platform', platform],
] as const)('reads the %s calculator’s example in metric units', (_, fields: FieldSet<string, string>) => {
  const metric = Object.fromEntries(
    Object.entries(fields.defaults).map(([name, text]) => {
      const rule = fields.numbers[name]
      return [name, rule ? convertTyped(text, rule.quantity, 'metric', rule).replace('.', ',') : text]
    }),
  )
  const [us, converted] = [readAll(fields, fields.defaults, 'us'), readAll(fields, metric, 'metric')]
  expect(converted.errors).toEqual({})
  for (const [name, value] of Object.entries(us.numbers))
    expect((converted.numbers[name] ?? 0) / (value || 1), name).toBeCloseTo(value ? 1 : 0, 3)
})

test('rounds a converted number and keeps it within the valid range', () => {
  const rule: FieldRule = { label: 'Span', quantity: 'ft', min: 2, max: 40 }
  expect(readNumber(convertTyped('40', 'ft', 'metric'), rule, 'metric')).toBe(40)
  expect(readNumber('12.193', rule, 'metric')).toBe(40)
})
