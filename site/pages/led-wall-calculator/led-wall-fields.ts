import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { MAX_PICKS } from '#engineering/systems/led-wall.ts'
import type { LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import type { Numbers } from '../../components/calculator/typed.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type WallNumber =
  | 'wallWidth'
  | 'wallHeight'
  | 'wallWeight'
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
export type WallChoice = 'section' | 'support' | 'supports' | 'wall' | 'outriggers'

const columns = { label: 'Columns', quantity: 'count', min: 1, max: 200 } as const
const wallWidth = { label: 'Wall width', quantity: 'ft', min: 1, max: 100 } as const
const wallHeight = { label: 'Wall height', quantity: 'ft', min: 1, max: 60 } as const
const rows = { label: 'Rows', quantity: 'count', min: 1, max: 100 } as const

/** The fields that are shown for each way to enter the wall. */
const wallInputs = {
  panels: ['panelWidth', 'panelHeight', 'panelWeight', 'columns', 'rows'],
  total: ['wallWidth', 'wallHeight', 'wallWeight'],
} as const satisfies Readonly<Record<string, readonly WallNumber[]>>

const wayOf = (wall: string) => (wall === 'total' ? 'total' : 'panels')

export const shownInputs = (wall: string): readonly WallNumber[] => wallInputs[wayOf(wall)]

export const hiddenInputs = (wall: string): readonly WallNumber[] =>
  wallInputs[wayOf(wall) === 'total' ? 'panels' : 'total']

/** Returns the panels of a wall. A wall given by its overall size is one panel, because only the total matters. */
export const panelsOf = (
  wall: string,
  numbers: Numbers<WallNumber>,
): Pick<LedWallCase, 'panelWidthIn' | 'panelHeightIn' | 'panelLb' | 'columns' | 'rows'> =>
  wayOf(wall) === 'total'
    ? {
        panelWidthIn: numbers.wallWidth * 12,
        panelHeightIn: numbers.wallHeight * 12,
        panelLb: numbers.wallWeight,
        columns: 1,
        rows: 1,
      }
    : {
        panelWidthIn: numbers.panelWidth,
        panelHeightIn: numbers.panelHeight,
        panelLb: numbers.panelWeight,
        columns: numbers.columns,
        rows: numbers.rows,
      }

/** Returns the number of panels that fit in a length. The minimum is one. */
const panelsIn = (inches: number, panelIn: number) => Math.max(1, Math.floor(inches / panelIn + 1e-6))

/** Fields of the LED wall calculator. `sections` and `members` come from the loader. */
export const wallFields = (
  sections: readonly (readonly [string, string])[],
  members: readonly MemberStrength[],
): FieldSet<WallNumber, WallChoice> => ({
  numbers: {
    wallWidth,
    wallHeight,
    wallWeight: { label: 'Total weight', quantity: 'lb', min: 50, max: 40_000, note: 'All panels' },
    panelWidth: { label: 'Panel width', quantity: 'in', min: 4, max: 80 },
    panelHeight: { label: 'Panel height', quantity: 'in', min: 4, max: 80 },
    panelWeight: { label: 'Panel weight', quantity: 'lb', min: 0.5, max: 300 },
    columns,
    rows,
    extra: { label: 'Cables and bars', quantity: 'lb/ft', min: 0, max: 200, note: 'Along the header' },
    push: {
      label: 'Lateral pressure',
      quantity: 'wind on a wall',
      min: 0,
      max: 50,
      note: 'From either side, or the speed of a gust in mph, km/h, or m/s',
    },
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
    const longestFt = member.spansFt[1]
    const longestIn = longestFt * 12
    return {
      wallWidth: { ...wallWidth, max: longestFt },
      ...(support === 'ground' &&
        clearance !== undefined && {
          wallHeight: { ...wallHeight, max: Math.max(wallHeight.min, longestFt - clearance / 12) },
        }),
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
    supports: {
      label: 'Number of picks or towers',
      options: [
        ['fewest', 'The fewest that carry the wall'],
        ...Array.from({ length: MAX_PICKS - 1 }, (_, index) => [String(index + 2), String(index + 2)] as const),
      ],
    },
    wall: {
      label: 'Wall given by',
      options: [
        ['panels', 'Size, weight, and number of panels'],
        ['total', 'Overall size and total weight'],
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
    supports: 'fewest',
    wall: 'panels',
    wallWidth: '20',
    wallHeight: '12',
    wallWeight: '1500',
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
    wallWidth: '6',
    wallHeight: '3.5',
    wallWeight: '700',
    panelWeight: '8',
    extra: '7.5',
    push: '0.25',
    clearance: '150',
    outrigger: '1.2',
    eccentricity: '200',
    level: '12',
  },
})
