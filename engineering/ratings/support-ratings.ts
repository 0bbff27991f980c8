/**
 * Ratings that the calculators need for a truss series (bases, joints, mounts, and hangers), as plain numbers for the
 * browser.
 */

import { trussMember } from '#engineering/members/truss-member.ts'
import { boxSeries } from '#engineering/members/truss-models.ts'
import { trussStrength } from '#engineering/members/trusses.ts'
import { base03, basePlates, groundBase, groundBaseIn } from '#engineering/part-models/bases.ts'
import { footprints } from '#engineering/part-models/footprints.ts'
import { boltStationsIn } from '#engineering/part-models/mounts.ts'
import { baseLines, mountLines, type PartWeight, weightOf } from '#engineering/systems/parts-list.ts'
import type { RatingKind } from './rating.ts'
import { ratings } from './ratings.ts'

export interface BaseRating {
  readonly partNumber: string
  /** Distance from the center to the nearest tipping line, for any orientation of the base. */
  readonly tippingIn: number
  /** Distance to the farthest tipping line, which limits the moment that the base resists in any direction. */
  readonly farthestIn: number
  /** Height of the joint above the floor. */
  readonly heightIn: number
  readonly compressionLb?: number
  /** Allowable moment at the base when there is no axial load, in ft·lb. */
  readonly momentFtLb: number
  /**
   * Lever arm of the axial load at the base, in inches. Half of the axial load times the lever arm is deducted from the
   * moment. The arm is 0 if the axial load has no effect.
   */
  readonly leverIn: number
  readonly anchored: boolean
  /** Weight of the base and its bolts. */
  readonly weightLb: number
}

export interface MountRating {
  readonly partNumber: string
  readonly lb: number
  /** Number of bolts in both chords combined. */
  readonly bolts: number
  /** Weight of the mount, its bolts, and its shackle. */
  readonly weightLb: number
}

export interface SupportRatings {
  readonly series: string
  readonly bases: readonly BaseRating[]
  /** Gussets for a truss that is bolted to the side of another truss, with one plate on each side. */
  readonly gusset?: { readonly partNumber: string; readonly momentFtLb: number }
  /** Allowable moment of an end frame on a corner block, in ft·lb. */
  readonly blockFtLb?: number
  /** Mounts that span both chords at a node, weakest first. */
  readonly mounts: readonly MountRating[]
  /** Rating of the hanger for 3 in truss: the lower of the hanger and chord ratings. */
  readonly hangerLb?: number
  readonly foot?: { readonly partNumber: string; readonly lb: number }
}

/** The ratings of a truss series, and the weights of the parts in the calculator's parts list. */
export interface WeighedRatings extends SupportRatings {
  readonly partLb: PartWeight
}

const all = ratings()

/** Returns the lowest of a part's ratings for a series (part, chord, and joint ratings), in lb or ft·lb. */
function lowest(partNumber: string, kind: RatingKind, series: string): number | undefined {
  const values = all
    .filter((each) => each.partNumber === partNumber && (each.of === 'part' || each.series === series))
    .flatMap((each) => each.values.filter((value) => value.kind === kind).map(({ value }) => value))
  return values.length > 0 ? Math.min(...values) : undefined
}

const size = (sizeIn: number) => String(sizeIn).padStart(2, '0')

/** Published catalog limits, which can be lower than the calculated ratings, and weights by part number. */
export interface PublishedLimits {
  readonly lb: (partNumber: string) => number | undefined
  readonly partLb: PartWeight
}

function tippingLinesOf(partNumber: string): Pick<BaseRating, 'tippingIn' | 'farthestIn'> {
  const footprint = footprints[partNumber]
  if (!footprint) throw new Error(`${partNumber} has no footprint`)
  return { tippingIn: Math.min(...footprint.halfIn), farthestIn: Math.max(...footprint.halfIn) }
}

function boxRatings(series: keyof typeof boxSeries, { lb, partLb }: PublishedLimits): SupportRatings {
  const { size: sizeIn } = boxSeries[series]
  const plate = basePlates[sizeIn]
  const frame = all
    .find((each) => each.partNumber === `${series}-10` && each.of === 'joint')
    ?.values.find(({ kind }) => kind === 'moment')
  const leverIn = trussStrength(trussMember(series)).armIn
  const gusset = lowest(`BS-PL-G90-${size(sizeIn)}`, 'moment', series)
  const block = sizeIn === 12 ? lowest('BS-TR-CB12', 'moment', series) : undefined
  const mountNumbers = sizeIn === 12 ? (['BS-RG-LM12', 'BS-RG-HM12'] as const) : (['BS-RG-LM06'] as const)
  const mounts = mountNumbers.map((partNumber): MountRating => {
    const limits = [lowest(partNumber, 'pull', series), lb(partNumber)].filter((each) => each !== undefined)
    const bolts = 2 * boltStationsIn[partNumber].length
    return { partNumber, lb: Math.min(...limits), bolts, weightLb: weightOf(mountLines(partNumber, bolts), partLb) }
  })
  const footNumber = `BS-MO-LF${size(sizeIn)}`
  const hanger = sizeIn === 12 ? lowest('BS-JH-TR03', 'verticalLoad', series) : undefined
  const weighed = (base: Omit<BaseRating, 'weightLb'>): BaseRating => ({
    ...base,
    weightLb: weightOf(baseLines(base, sizeIn), partLb),
  })
  return {
    series,
    bases: [
      ...(sizeIn === groundBase.size
        ? [
            weighed({
              partNumber: groundBase.partNumber,
              ...tippingLinesOf(groundBase.partNumber),
              heightIn: groundBaseIn,
              compressionLb: lowest(groundBase.partNumber, 'compression', series) ?? 0,
              momentFtLb: frame?.value ?? 0,
              leverIn,
              anchored: false,
            }),
          ]
        : []),
      weighed({
        partNumber: plate.partNumber,
        ...tippingLinesOf(plate.partNumber),
        heightIn: plate.thicknessIn,
        compressionLb: lowest(plate.partNumber, 'compression', series) ?? 0,
        momentFtLb: lowest(plate.partNumber, 'moment', series) ?? 0,
        leverIn,
        anchored: true,
      }),
    ],
    ...(gusset ? { gusset: { partNumber: `BS-PL-G90-${size(sizeIn)}`, momentFtLb: gusset } } : {}),
    ...(block ? { blockFtLb: block } : {}),
    mounts,
    ...(hanger ? { hangerLb: hanger } : {}),
    foot: { partNumber: footNumber, lb: lb(footNumber) ?? 0 },
  }
}

const tubeRatings = (series: string, { partLb }: PublishedLimits): SupportRatings => ({
  series,
  mounts: [],
  bases: [
    {
      partNumber: base03.partNumber,
      ...tippingLinesOf(base03.partNumber),
      heightIn: base03.thicknessIn,
      momentFtLb: lowest(base03.partNumber, 'moment', series) ?? 0,
      leverIn: 0,
      anchored: true,
      weightLb: weightOf(baseLines({ partNumber: base03.partNumber, anchored: true }, undefined), partLb),
    },
  ],
})

/** Returns the ratings for every truss. Each rating is the lower of the calculated and published limits. */
export const supportRatings = (published: PublishedLimits): SupportRatings[] => [
  ...(Object.keys(boxSeries) as (keyof typeof boxSeries)[]).map((series) => boxRatings(series, published)),
  ...['BS-TR03A', 'BS-TR03S'].map((series) => tubeRatings(series, published)),
]
