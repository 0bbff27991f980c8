import { tallestFt } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { type ColumnEnds, columnEnds } from '#engineering/members/plain-columns.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type ColumnNumber =
  | 'height'
  | 'load'
  | 'eccentricity'
  | 'force'
  | 'at'
  | 'width'
  | 'wind'
  | 'carried'
  | 'friction'
export type ColumnChoice = 'section' | 'ends' | 'base'

const height = { label: 'Height', quantity: 'ft', min: 0.5, max: 100 } as const
const at = { label: 'Height of force', quantity: 'ft', min: 0, max: height.max } as const

/** Fields of the column calculator. `sections` and `members` come from the loader. */
export const columnFields = (
  sections: readonly (readonly [string, string])[],
  members: readonly MemberStrength[],
): FieldSet<ColumnNumber, ColumnChoice> => ({
  numbers: {
    height,
    load: { label: 'Load', quantity: 'force', min: 0, max: 100_000 },
    eccentricity: { label: 'Eccentricity', quantity: 'in', min: 0, max: 120 },
    force: { label: 'Lateral force', quantity: 'force', min: 0, max: 20_000 },
    at,
    width: { label: 'Base width', quantity: 'in', min: 3, max: 480, note: 'Square' },
    wind: {
      label: 'Wind pressure',
      quantity: 'wind',
      min: 0,
      max: 50,
      note: 'Or the speed of a gust in mph, km/h, or m/s',
    },
    carried: { label: 'Carried truss, broadside to wind', quantity: 'ft', min: 0, max: 100, note: 'Same section' },
    friction: { label: 'Coefficient of friction', quantity: 'ratio', min: 0.05, max: 0.8, note: 'Base on floor' },
  },
  narrow: ({ section, ends }, valid) => {
    const member = members.find(({ key }) => key === section)
    const tallest = member && ends in columnEnds ? tallestFt(member, ends as ColumnEnds) : height.max
    return {
      height: {
        ...height,
        max: tallest,
        ...(member && tallest < member.spansFt[1] && { note: 'Slenderness ratio up to 200' }),
      },
      at: { ...at, max: valid.height ?? at.max },
    }
  },
  choices: {
    section: { label: 'Section', options: sections },
    ends: {
      label: 'End restraint',
      options: [
        ['free', 'Tower: base fixed, top free'],
        ['held', 'Both ends restrained'],
      ],
    },
    base: {
      label: 'Base',
      options: [
        ['standing', 'Freestanding'],
        ['anchored', 'Base plate, anchored'],
        ['other', 'Other fixed base'],
      ],
    },
  },
  // A 12 ft tower on a ground base in a 20 mph wind.
  defaults: {
    section: 'BS-TR12A',
    ends: 'free',
    base: 'standing',
    height: '12',
    load: '400',
    eccentricity: '3',
    force: '10',
    at: '12',
    width: '48',
    wind: '1',
    carried: '10',
    friction: '0.3',
  },
  metricDefaults: {
    height: '3.6',
    load: '1.8',
    eccentricity: '75',
    force: '0.05',
    at: '3.6',
    width: '1200',
    wind: '0.05',
    carried: '3',
  },
  kilograms: { load: 'kg' },
})
