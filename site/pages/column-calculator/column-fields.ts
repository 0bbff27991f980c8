import type { MemberStrength } from '../../../engineering/member-strength.ts'
import { type ColumnEnds, columnEnds } from '../../../engineering/plain-columns.ts'
import { tallestFt } from '../../../engineering/tower.ts'
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
export type ColumnChoice = 'section' | 'ends' | 'base' | 'footprint'

const height = { label: 'Height', quantity: 'ft', least: 0.5, most: 100 } as const
const at = { label: 'Height of force', quantity: 'ft', least: 0, most: height.most } as const

/** Fields of the column calculator. `sections` and `members` come from the loader. */
export const columnFields = (
  sections: readonly (readonly [string, string])[],
  members: readonly MemberStrength[],
): FieldSet<ColumnNumber, ColumnChoice> => ({
  numbers: {
    height,
    load: { label: 'Load', quantity: 'lb', least: 0, most: 100_000 },
    eccentricity: { label: 'Eccentricity', quantity: 'in', least: 0, most: 120 },
    force: { label: 'Lateral force', quantity: 'force', least: 0, most: 20_000 },
    at,
    width: { label: 'Base width', quantity: 'in', least: 3, most: 480, note: 'Outriggers: tip to tip' },
    wind: {
      label: 'Wind pressure',
      quantity: 'lb/ft²',
      least: 0,
      most: 50,
      note: 'q Kz G, on the gross area of the truss',
    },
    carried: { label: 'Truss carried across the wind', quantity: 'ft', least: 0, most: 100, note: 'Same section' },
    friction: { label: 'Coefficient of friction', quantity: 'ratio', least: 0.05, most: 0.8, note: 'Base on floor' },
  },
  narrow: ({ section, ends }, valid) => {
    const member = members.find(({ key }) => key === section)
    const tallest = member && ends in columnEnds ? tallestFt(member, ends as ColumnEnds) : height.most
    return {
      height: {
        ...height,
        most: tallest,
        ...(member && tallest < member.spansFt[1] && { note: 'Slenderness of at most 200' }),
      },
      at: { ...at, most: valid.height ?? at.most },
    }
  },
  choices: {
    section: { label: 'Section', options: sections },
    ends: {
      label: 'Held',
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
    footprint: {
      label: 'Floor support',
      options: [
        ['tips', 'Four outriggers'],
        ['square', 'Square base'],
      ],
    },
  },
  // A 12 ft tower on a ground base with four outriggers in a 20 mph wind.
  defaults: {
    section: 'BS-TR12A',
    ends: 'free',
    base: 'standing',
    height: '12',
    load: '400',
    eccentricity: '3',
    force: '10',
    at: '12',
    width: '96',
    wind: '1',
    carried: '10',
    friction: '0.3',
    footprint: 'tips',
  },
})
