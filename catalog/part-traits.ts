/**
 * Traits of parts that logic depends on: what a part is, what it does in a structure, and which parts it fits. A part
 * number is only a key to this table, so other modules never look inside a part number. `part-traits.test.ts` compares
 * the table with the catalog.
 */

import { lengthsFt, type TrussSize, trussSeries } from '#engineering/members/truss-models.ts'
import { braces } from '#engineering/part-models/braces.ts'
import { stairUnits } from '#engineering/part-models/stairs.ts'
import { profileSeries } from '#engineering/sections/profile-models.ts'
import { SHACKLE } from '#engineering/systems/parts-list.ts'
import type { ProductId } from './product-line.ts'
import type { HardwareLine } from './types.ts'

export type PartKind =
  | 'truss'
  | 'extrusion'
  | 'plate'
  | 'gusset'
  | 'corner'
  | 'base'
  | 'hinge'
  | 'deck'
  | 'rail'
  | 'stair'
  | 'panel'
  | 'rigging'
  | 'mount'
  | 'hardware'
  | 'other'

/** Parts whose shape or use differs from other parts of their kind. */
export type PartForm =
  | 'angle track'
  | 'bent plate 45'
  | 'bolt'
  | 'deck panel'
  | 'diagonal brace'
  | 'edge guard'
  | 'gate'
  | 'guardrail'
  | 'ladder'
  | 'leveling foot'
  | 'Mitchell'
  | 'Mitchell riser'
  | 'reducer plate'
  | 'screw jack'
  | 'shackle'
  | 'sleeve'
  | 'slot nut'
  | 'spacer'
  | 'stair rail'
  | 'stair unit'
  | 'toe board'
  | 'V-groove wheel'

/**
 * How a part transfers loads between members. A filler (spacer or loose end frame) belongs to the joint between the
 * parts on either side. Lifting parts are all parts for rigging and material handling.
 */
export type PartRole = 'splice plate' | 'splice angle' | 'gusset' | 'hanger' | 'base plate' | 'filler' | 'lifting'

/** A job in a structure that a part does besides its main one. Visitors search for the job. */
export type PartUse = 'brace'

/** A truss or extrusion. It carries load along the x axis of its solid. */
export interface MemberTraits {
  /** Part number without the length, such as 'BS-TR12A'. Load tables and ratings are stated by series. */
  readonly series: string
  readonly material: 'aluminum' | 'steel'
}

type Count = readonly [quantity: number, partNumber: string]

export interface PartTraits {
  readonly product: ProductId
  readonly kind: PartKind
  readonly form?: PartForm
  readonly role?: PartRole
  readonly uses?: readonly PartUse[]
  /** How a part that rolls on the floor can be kept from rolling. */
  readonly wheel?: 'with brake' | 'without brake'
  readonly member?: MemberTraits
  /** Length of a part that is sold in several lengths. */
  readonly lengthFt?: number
  /** Sizes of truss that the part is made for, in inches. For truss, its own size, or both sizes if it is tapered. */
  readonly trussSizes?: readonly TrussSize[]
  /** What a bolt screws into at a threaded hole of the part. The default is a nut bar. */
  readonly threadedInto?: NonNullable<HardwareLine['into']>
  /** Bolts through both walls of a 3 in truss, which replace the bolts in the aligned holes. */
  readonly throughTube?: Count
  /** What a part that carries no load is for. */
  readonly carriesNone?: 'Tools' | 'Caps over cut ends' | 'Covers of slots' | 'Padding'
  /** Working load limit of this size, if the sizes of the product have different ones. */
  readonly limitLb?: number
  /** Hardware that the part needs besides the bolts at its connections, such as the pins of a hinge. */
  readonly ownHardware?: readonly Count[]
}

type Rows = readonly (readonly [traits: Omit<PartTraits, 'product'>, ...partNumbers: readonly string[]])[]

const footage = (feet: number) => String(feet).padStart(2, '0')

/** Returns one row for each length in a part number. */
const byLength = (traits: Omit<PartTraits, 'product'>, start: string, lengths: readonly number[]): Rows =>
  lengths.map((lengthFt) => [{ ...traits, lengthFt }, `${start}-${footage(lengthFt)}`])

/** Returns one row for each length of a series. */
const members = (
  kind: 'truss' | 'extrusion',
  series: string,
  given: Omit<PartTraits, 'product' | 'kind' | 'lengthFt' | 'member'> & {
    readonly material?: MemberTraits['material']
  } = {},
  lengths: readonly number[] = lengthsFt,
): Rows => {
  const { material = 'aluminum', ...traits } = given
  return byLength({ kind, ...traits, member: { series, material } }, series, lengths)
}

const BRACE = { uses: ['brace'] } as const
const SLOTTED = { threadedInto: 'slotNut' } as const
const CAP = { carriesNone: 'Caps over cut ends' } as const
const PADDING = { carriesNone: 'Padding' } as const
const PINS = 'BS-HG-HP-063'
const SHACKLES = { kind: 'rigging', role: 'lifting', form: 'shackle' } as const
const shackled = { kind: 'rigging', role: 'lifting', ownHardware: [[1, SHACKLE]] } as const
const HINGE = { kind: 'hinge', threadedInto: 'tubeInsert' } as const
const hinge = (size: TrussSize): Omit<PartTraits, 'product'> => ({ ...HINGE, trussSizes: [size] })

/** Returns rows for parts that have one part number for each size of truss. */
const bySize = (
  traits: Omit<PartTraits, 'product'>,
  partNumbers: Readonly<Partial<Record<TrussSize, string | readonly string[]>>>,
): Rows =>
  Object.entries(partNumbers).map(([size, numbers]) => [
    { ...traits, trussSizes: [Number(size) as TrussSize] },
    ...[numbers].flat(),
  ])

const table: Readonly<Record<ProductId, Rows>> = {
  truss: [
    ...Object.entries(trussSeries).flatMap(([series, { size, material }]) =>
      members('truss', series, {
        trussSizes: [size],
        material: material.kind,
        // A knee brace is 3 in truss between two bent plates.
        ...(size === 3 ? BRACE : {}),
      }),
    ),
    ...members('truss', 'BS-TRTPA', { trussSizes: [12, 6] }, [3, 4, 5]),
    ...bySize({ kind: 'corner' }, { 6: 'BS-TR-CB06', 12: 'BS-TR-CB12' }),
    ...bySize({ kind: 'base', role: 'base plate' }, { 12: 'BS-TR-GB12' }),
    ...bySize({ kind: 'plate', role: 'filler' }, { 12: 'BS-TR-EF12' }),
    ...bySize({ kind: 'plate' }, { 12: 'BS-TR-BXA12' }),
    [{ kind: 'plate', form: 'reducer plate', trussSizes: [12, 6] }, 'BS-TR-RP1206'],
    ...bySize({ kind: 'plate', role: 'splice angle' }, { 12: 'BS-TR-SPA12' }),
    ...bySize({ kind: 'plate', threadedInto: 'tubeInsert' }, { 3: 'BS-TR-SPG03' }),
    ...bySize({ kind: 'hardware', ...CAP }, { 3: 'BS-TR-CAP03' }),
    ...bySize(
      { kind: 'gusset', form: 'diagonal brace', ...BRACE },
      { 12: braces.models.map(({ partNumber }) => partNumber) },
    ),
  ],
  extrusion: [
    ...Object.keys(profileSeries).flatMap((series) =>
      members('extrusion', series, { ...SLOTTED, ...(series === 'BS-EX1515' ? BRACE : {}) }),
    ),
    ...['BS-EX-FR15', 'BS-EX-FR30'].flatMap((series) => members('extrusion', series, SLOTTED)),
    [{ kind: 'mount', threadedInto: 'endPlug' }, 'BS-EX-PLG1530', 'BS-EX-PLG3030', 'BS-EX-PLG3060'],
    [{ kind: 'mount', ...SLOTTED }, 'BS-EX-FRC', 'BS-EX-IC15'],
    [{ kind: 'hardware', ...SLOTTED, form: 'slot nut' }, 'BS-EX-SN1', 'BS-EX-SN2'],
    [{ kind: 'hardware', ...CAP, ...SLOTTED }, ...['BS-EX-CAP1515', 'BS-EX-CAP1530', 'BS-EX-CAP3030', 'BS-EX-CAP3060']],
    ...byLength({ kind: 'hardware', carriesNone: 'Covers of slots', ...SLOTTED }, 'BS-EX-SC', [1, 3, 6]),
  ],
  plates: [
    [{ kind: 'plate', role: 'filler' }, 'BS-PL-W1', 'BS-PL-W2', 'BS-PL-W4'],
    ...bySize({ kind: 'plate', role: 'splice plate' }, { 3: 'BS-PL-SP03', 6: 'BS-PL-SP06', 12: 'BS-PL-SP12' }),
    ...bySize(
      { kind: 'plate', role: 'filler', form: 'spacer' },
      {
        3: ['BS-PL-SC03-012', 'BS-PL-SC03-025', 'BS-PL-SC03-050'],
        6: ['BS-PL-SC06-012', 'BS-PL-SC06-025', 'BS-PL-SC06-050'],
        12: ['BS-PL-SC12-012', 'BS-PL-SC12-025', 'BS-PL-SC12-050'],
      },
    ),
    ...bySize({ kind: 'plate' }, { 3: 'BS-PL-WB03', 6: 'BS-PL-WB06', 12: 'BS-PL-WB12' }),
    ...bySize({ kind: 'base', role: 'base plate', threadedInto: 'tubeInsert' }, { 3: 'BS-PL-BS03' }),
    ...bySize({ kind: 'base', role: 'base plate' }, { 6: 'BS-PL-BS06', 12: 'BS-PL-BS12' }),
    [{ kind: 'gusset', ...BRACE }, 'BS-PL-BT02'],
    ...bySize({ kind: 'gusset' }, { 6: 'BS-PL-BT06', 12: 'BS-PL-BT12' }),
    ...bySize({ kind: 'gusset', form: 'bent plate 45', ...BRACE }, { 3: 'BS-PL-BT45' }),
    ...bySize(
      { kind: 'gusset', role: 'gusset', ...BRACE },
      {
        3: ['BS-PL-G90-03', 'BS-PL-G180-03'],
        6: ['BS-PL-G90-06', 'BS-PL-G180-06'],
        12: ['BS-PL-G90-12', 'BS-PL-G180-12'],
      },
    ),
  ],
  'joist-hangers': [
    [{ kind: 'mount', role: 'hanger' }, ...['BS-JH-24', 'BS-JH-26', 'BS-JH-28', 'BS-JH-210', 'BS-JH-D28']],
    ...bySize({ kind: 'mount', role: 'hanger' }, { 3: 'BS-JH-TR03' }),
  ],
  'pipe-adapters': [
    [
      { kind: 'mount' },
      ...['BS-PA-90-2', 'BS-PA-90-4', 'BS-PA-0-2', 'BS-PA-0-4', 'BS-PA-SQ90-2', 'BS-PA-SQ90-4', 'BS-PA-SQ0-2'],
    ],
  ],
  hinges: [
    [{ ...hinge(12), ownHardware: [[4, PINS]] }, 'BS-HG-180-12'],
    [{ ...hinge(6), ownHardware: [[2, PINS]] }, 'BS-HG-180-06'],
    [{ ...hinge(3), ownHardware: [[1, PINS]] }, 'BS-HG-180-03'],
    ...bySize(HINGE, { 3: 'BS-HG-H03', 6: 'BS-HG-H06', 12: 'BS-HG-H12' }),
    ...bySize(HINGE, { 6: 'BS-HG-FL06', 12: 'BS-HG-FL12' }),
    [{ kind: 'hardware', threadedInto: 'tubeInsert' }, PINS, 'BS-HG-QP-063'],
  ],
  motion: [
    [{ kind: 'base', wheel: 'with brake' }, 'BS-MO-CA6', 'BS-MO-CA8'],
    [{ kind: 'base', wheel: 'without brake' }, 'BS-MO-CA6R'],
    [{ kind: 'base' }, 'BS-MO-CJ15'],
    [{ kind: 'base', form: 'screw jack' }, 'BS-MO-SJ12', 'BS-MO-SJ24'],
    ...bySize({ kind: 'base', form: 'leveling foot' }, { 6: 'BS-MO-LF06', 12: 'BS-MO-LF12' }),
    [{ kind: 'base', form: 'leveling foot', trussSizes: [3], throughTube: [1, 'BS-HW8-050-400'] }, 'BS-MO-LF03'],
    [{ kind: 'base', form: 'V-groove wheel', wheel: 'without brake' }, 'BS-MO-VW4'],
    [{ kind: 'mount' }, 'BS-MO-HB1', 'BS-MO-HB3', 'BS-MO-SR12', 'BS-MO-SR24', 'BS-MO-PB15'],
    ...bySize({ kind: 'mount', form: 'sleeve' }, { 6: 'BS-MO-SL06', 12: 'BS-MO-SL12' }),
    [{ kind: 'mount', form: 'sleeve', trussSizes: [3], throughTube: [2, 'BS-HW8-050-450'] }, 'BS-MO-SL03'],
    ...byLength({ kind: 'mount', form: 'angle track' }, 'BS-MO-AT', [5, 10]),
  ],
  rigging: [
    ...bySize(shackled, { 6: 'BS-RG-LM06', 12: 'BS-RG-LM12' }),
    ...bySize({ kind: 'rigging', role: 'lifting' }, { 12: 'BS-RG-HM12' }),
    [{ ...shackled, trussSizes: [3], throughTube: [2, 'BS-HW8-050-450'] }, 'BS-RG-LM03'],
    [{ kind: 'rigging', role: 'lifting' }, 'BS-RG-BM12', 'BS-RG-PE2', 'BS-RG-BP3'],
    [{ kind: 'rigging', role: 'lifting', ownHardware: [[1, 'BS-HW-NB-2']] }, 'BS-RG-HR050'],
    [
      {
        kind: 'rigging',
        role: 'lifting',
        ownHardware: [
          [1, 'BS-HW8-050-N'],
          [1, 'BS-HW8-050-W'],
        ],
      },
      'BS-RG-EB050',
    ],
    [{ ...SHACKLES, limitLb: 4000 }, 'BS-RG-SH050'],
    [{ ...SHACKLES, limitLb: 6500 }, SHACKLE],
    [{ ...SHACKLES, limitLb: 9500 }, 'BS-RG-SH075'],
  ],
  access: [
    [{ kind: 'deck', form: 'deck panel', threadedInto: 'deckInsert' }, 'BS-AC-DP48', 'BS-AC-DP96'],
    [{ kind: 'deck' }, 'BS-AC-LN36'],
    [{ kind: 'rail', form: 'guardrail', lengthFt: 4 }, 'BS-AC-GR48'],
    [{ kind: 'rail', form: 'guardrail', lengthFt: 6 }, 'BS-AC-GR72'],
    [{ kind: 'rail', form: 'guardrail', lengthFt: 8 }, 'BS-AC-GR96'],
    [{ kind: 'rail', form: 'gate' }, 'BS-AC-GT36'],
    [{ kind: 'rail', form: 'stair rail' }, ...stairUnits.map(({ rail }) => rail)],
    [{ kind: 'rail', form: 'toe board', lengthFt: 4 }, 'BS-AC-TB48'],
    [{ kind: 'rail', form: 'toe board', lengthFt: 8 }, 'BS-AC-TB96'],
    [{ kind: 'stair', form: 'stair unit' }, ...stairUnits.map(({ stair }) => stair)],
    [{ kind: 'stair' }, 'BS-AC-SL24'],
    ...byLength({ kind: 'stair', form: 'ladder' }, 'BS-AC-LD18', [4, 6, 8, 10]),
    ...bySize({ kind: 'panel', ...PADDING }, { 6: 'BS-AC-EP06', 12: ['BS-AC-EP12', 'BS-AC-EC12'] }),
    [{ kind: 'panel', form: 'edge guard', ...PADDING }, 'BS-AC-EG04'],
    [{ kind: 'mount' }, ...['BS-AC-SF-FL', 'BS-AC-SF-SB', 'BS-AC-SF-TE', 'BS-AC-SF-EL', 'BS-AC-SF-CR', 'BS-AC-PS3']],
    [{ kind: 'mount', ...BRACE }, 'BS-AC-SF-AT'],
  ],
  hardware: [
    [{ kind: 'hardware', threadedInto: 'cornerNutBar' }, 'BS-HW-NB-L'],
    [
      { kind: 'hardware', form: 'bolt' },
      ...['BS-HW8-038-100', 'BS-HW8-038-150', 'BS-HW8-038-200'],
      ...['BS-HW8-050-100', 'BS-HW8-050-125', 'BS-HW8-050-150', 'BS-HW8-050-175', 'BS-HW8-050-200'],
      ...['BS-HW8-050-250', 'BS-HW8-050-400', 'BS-HW8-050-450', 'BS-HW8-063-175', 'BS-HW8-063-225'],
      ...['BS-HW8-SB-050', 'BS-HW8-SB-062', 'BS-HW8-SB-075'],
    ],
    [
      { kind: 'hardware' },
      ...['BS-HW8-050-N', 'BS-HW8-063-N', 'BS-HW8-050-W', 'BS-HW8-063-W', 'BS-HW-NB-2', 'BS-HW-NB-4'],
      ...['BS-HW-IN-050', 'BS-HW-IN-038', 'BS-HW-CN-050'],
      ...['BS-HW-SP-05', 'BS-HW-SP-1', 'BS-HW-SP-2', 'BS-HW-SP-275', 'BS-HW-QP-050', 'BS-HW-HK-050'],
    ],
    ...byLength({ kind: 'hardware' }, 'BS-HW-TR', [1, 3, 6]),
  ],
  tools: [
    [
      { kind: 'hardware', carriesNone: 'Tools' },
      ...['BS-TK-KIT1', 'BS-TK-CW916', 'BS-TK-CW34', 'BS-TK-CW1516', 'BS-TK-RT12', 'BS-TK-TW12', 'BS-TK-DP050'],
      ...['BS-TK-SK916', 'BS-TK-SK34', 'BS-TK-SK1516', 'BS-TK-HK316', 'BS-TK-HK732', 'BS-TK-HK516', 'BS-TK-HK38'],
    ],
  ],
  'material-handling': [
    [{ kind: 'rigging', role: 'lifting' }, 'BS-MH-LL4', 'BS-MH-LL2'],
    [{ kind: 'mount', role: 'lifting' }, ...['BS-MH-FP24', 'BS-MH-FP36', 'BS-MH-TR1', 'BS-MH-TB2', 'BS-MH-SW2']],
    ...bySize({ kind: 'other', role: 'lifting' }, { 12: ['BS-MH-TD12', 'BS-MH-SS12'] }),
    [{ kind: 'other', role: 'lifting' }, 'BS-MH-PC48'],
  ],
  'film-tools': [
    ...bySize({ kind: 'mount', form: 'Mitchell' }, { 6: 'BS-FT-MM06', 12: ['BS-FT-MM12', 'BS-FT-MU12'] }),
    [{ kind: 'mount', form: 'Mitchell', trussSizes: [3], throughTube: [2, 'BS-HW8-050-400'] }, 'BS-FT-MM03'],
    [{ kind: 'mount', form: 'Mitchell riser' }, 'BS-FT-MR3', 'BS-FT-MR6', 'BS-FT-MR12'],
    [{ kind: 'hardware', form: 'Mitchell' }, 'BS-FT-MC1'],
  ],
}

/** Traits of all parts in the catalog by part number, including every size. */
export const partTraits: ReadonlyMap<string, PartTraits> = new Map(
  Object.entries(table).flatMap(([product, rows]) =>
    rows.flatMap(([traits, ...partNumbers]) =>
      partNumbers.map((partNumber) => [partNumber, { product: product as ProductId, ...traits }] as const),
    ),
  ),
)
