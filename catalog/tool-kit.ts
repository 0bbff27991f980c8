import type { PartNumber } from './types.ts'

/** Contents of the kit, excluding the case and its foam. */
export const toolKit: readonly { readonly count: number; readonly partNumber: PartNumber; readonly use: string }[] = [
  { count: 2, partNumber: 'BS-TK-CW34', use: '1/2-13 bolt heads and nuts: one to hold, one to turn' },
  { count: 1, partNumber: 'BS-TK-CW916', use: '3/8-16 bolt heads and nuts' },
  { count: 1, partNumber: 'BS-TK-CW1516', use: '5/8-11 bolt heads and nuts' },
  { count: 1, partNumber: 'BS-TK-RT12', use: 'Drives bolts; 5° swing arc fits between lacing tubes' },
  { count: 1, partNumber: 'BS-TK-SK34', use: '1/2-13, clears 1 1/2 in of thread' },
  { count: 1, partNumber: 'BS-TK-SK916', use: '3/8-16' },
  { count: 1, partNumber: 'BS-TK-SK1516', use: '5/8-11' },
  { count: 1, partNumber: 'BS-TK-TW12', use: 'Final tightening to the torque in the table' },
  { count: 1, partNumber: 'BS-TK-HK316', use: 'Set screws in rail fittings, pipe adapters, and rail corners' },
  { count: 1, partNumber: 'BS-TK-HK732', use: '3/8 in flat-head screws in end plugs' },
  { count: 1, partNumber: 'BS-TK-HK516', use: '1/2 in flat-head screws in base plates' },
  { count: 1, partNumber: 'BS-TK-HK38', use: 'Swivel hoist ring bolt' },
  { count: 2, partNumber: 'BS-TK-DP050', use: 'Align holes before the first bolt' },
]

/**
 * Tools that some parts require in addition to the kit. The hex drive and jam nut of leveling feet are too large for
 * the wrenches in the kit.
 */
export const NOT_IN_KIT = 'Leveling feet need an adjustable wrench, which is not in the kit.'

/**
 * Socket head screws that come with parts, and the key size (width across flats) of each screw in inches. Source: ASME
 * B18.3.
 */
export const socketScrews = [
  { screw: '3/8-16 set screw', acrossFlats: 3 / 16, mentioned: /set screw/i },
  { screw: '3/8-16 flat head', acrossFlats: 7 / 32, mentioned: /3\/8-16 flat.head/i },
  { screw: '1/2-13 flat head', acrossFlats: 5 / 16, mentioned: /1\/2-13 × 1 1\/2 in flat.head/i },
  { screw: 'hoist ring bolt', acrossFlats: 3 / 8, mentioned: /hoist ring, 1\/2-13/i },
] as const

/**
 * Torque, in ft·lb, for bolts in threaded parts that are softer than a nut. Torque for bolts with nuts is in a separate
 * table.
 */
export const softTorques = { 'slot nuts': 30, 'insert nuts in plywood': 25, 'hoist ring': 28 } as const
