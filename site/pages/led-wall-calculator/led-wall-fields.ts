import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type WallNumber =
  | 'panelWidth'
  | 'panelHeight'
  | 'panelWeight'
  | 'columns'
  | 'rows'
  | 'extra'
  | 'push'
  | 'clearance'
  | 'outrigger'
  | 'eccentricity'
  | 'friction'
  | 'level'
export type WallChoice = 'section' | 'support' | 'outriggers'

const columns = { label: 'Columns', quantity: 'count', min: 1, max: 200 } as const
const rows = { label: 'Rows', quantity: 'count', min: 1, max: 100 } as const

/** Returns the number of panels that fit in a length. The minimum is one. */
const panelsIn = (inches: number, panelIn: number) => Math.max(1, Math.floor(inches / panelIn + 1e-6))

/** Fields of the LED wall calculator. `sections` and `members` come from the loader. */
export const wallFields = (
  sections: readonly (readonly [string, string])[],
  members: readonly MemberStrength[],
): FieldSet<WallNumber, WallChoice> => ({
  numbers: {
    panelWidth: { label: 'Panel width', quantity: 'in', min: 4, max: 80 },
    panelHeight: { label: 'Panel height', quantity: 'in', min: 4, max: 80 },
    panelWeight: { label: 'Panel weight', quantity: 'lb', min: 0.5, max: 300 },
    columns,
    rows,
    extra: { label: 'Cables and bars', quantity: 'lb/ft', min: 0, max: 200, note: 'Along the header' },
    push: { label: 'Lateral pressure', quantity: 'lb/ft²', min: 0, max: 50, note: 'From either side' },
    clearance: { label: 'Clearance above floor', quantity: 'in', min: 0, max: 240 },
    outrigger: { label: 'Outrigger length', quantity: 'ft', min: 1, max: 10, note: 'Rounded up to whole feet' },
    eccentricity: {
      label: 'Wall eccentricity',
      quantity: 'in',
      min: 0,
      max: 24,
      note: 'In front of the tower centerline',
    },
    friction: { label: 'Coefficient of friction', quantity: 'ratio', min: 0.05, max: 0.8, note: 'Base on floor' },
    level: { label: 'Uneven picks', quantity: 'in', min: 0, max: 6, note: 'Level difference, three or more picks' },
  },
  narrow: ({ section, support }, { panelWidth, panelHeight, clearance }) => {
    const member = members.find(({ key }) => key === section)
    if (!member) return {}
    const longestIn = member.spansFt[1] * 12
    return {
      ...(panelWidth && { columns: { ...columns, max: Math.min(columns.max, panelsIn(longestIn, panelWidth)) } }),
      ...(support === 'ground' &&
        panelHeight &&
        clearance !== undefined && {
          rows: { ...rows, max: Math.min(rows.max, panelsIn(longestIn - clearance, panelHeight)) },
        }),
    }
  },
  choices: {
    section: { label: 'Header and towers', options: sections },
    support: {
      label: 'Support',
      options: [
        ['ground', 'Ground-supported towers'],
        ['flown', 'Flown from picks'],
      ],
    },
    outriggers: {
      label: 'Outriggers',
      options: [
        ['both', 'In front and behind'],
        ['behind', 'Behind only'],
      ],
    },
  },
  // The default wall is twelve panels wide and seven high, with 500 × 500 mm panels.
  defaults: {
    section: 'BS-TR12A',
    support: 'ground',
    panelWidth: '19.685',
    panelHeight: '19.685',
    panelWeight: '18',
    columns: '12',
    rows: '7',
    extra: '5',
    push: '5',
    clearance: '6',
    outrigger: '4',
    outriggers: 'both',
    eccentricity: '8',
    friction: '0.3',
    level: '0.5',
  },
  // The outrigger has a length in whole feet: 4 ft.
  metricDefaults: {
    panelWeight: '8',
    extra: '7.5',
    push: '0.25',
    clearance: '150',
    outrigger: '1.2',
    eccentricity: '200',
    level: '12',
  },
})
