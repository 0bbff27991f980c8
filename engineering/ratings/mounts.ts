/**
 * Ratings of chords, tubes, and end frames that support bolted parts. The ratings follow the same standards as the load
 * tables.
 */

import { trussMember } from '#engineering/members/truss-member.ts'
import { boltStationsIn, endPlates } from '../part-models/mounts.ts'
import { saddle, sideLug } from '../part-models/rigging.ts'
import {
  boltPull,
  chordCompression,
  chordPoint,
  frameJoint,
  isTube,
  legBolt,
  liftedLegPull,
  liftedNode,
  nodeLoad,
  ofSize,
  type Series,
  tubeBolt,
  tubeShear,
  tubes,
} from './chords.ts'
import { type RatingEntry, rated, times } from './rating.ts'

/** A part that is bolted to one or two chords. */
export interface ChordMount {
  readonly partNumber: keyof typeof boltStationsIn
  readonly chords: 1 | 2
  /**
   * True if the part is a plate that cannot rotate with the leg. The plate presses on the heel, so the leg bends at
   * both the heel and the bolt.
   */
  readonly held: boolean
  /** True for a lifting mount. The design factors of ASME BTH-1 then apply to the truss too. */
  readonly lifts?: true
  readonly series: readonly Series[]
}

const on12 = ofSize(12)
const on06 = ofSize(6)

export const chordMounts: readonly ChordMount[] = [
  { partNumber: 'BS-RG-LM12', chords: 2, held: true, lifts: true, series: on12 },
  { partNumber: 'BS-RG-LM06', chords: 2, held: true, lifts: true, series: on06 },
  { partNumber: 'BS-RG-HM12', chords: 2, held: true, lifts: true, series: on12 },
  { partNumber: 'BS-RG-BM12', chords: 2, held: true, lifts: true, series: on12 },
  { partNumber: 'BS-RG-HR050', chords: 1, held: false, series: [...on12, ...on06] },
  { partNumber: 'BS-RG-EB050', chords: 1, held: false, series: [...on12, ...on06] },
  { partNumber: 'BS-RG-PE2', chords: 1, held: false, series: [...on12, ...on06, ...tubes] },
  { partNumber: 'BS-MO-HB1', chords: 2, held: true, series: on12 },
  { partNumber: 'BS-MO-HB3', chords: 2, held: true, series: on12 },
  { partNumber: 'BS-MH-TR1', chords: 1, held: false, series: [...on12, ...on06, ...tubes] },
  { partNumber: 'BS-MH-TB2', chords: 1, held: false, series: [...on12, ...on06, ...tubes] },
]

/** Parts that pull on an end frame in line with the truss, and parts that push on it. */
const pulling = ['BS-MH-LL4'] as const
const pressing = ['BS-MO-CA6', 'BS-MO-CA6R', 'BS-MO-CA8', 'BS-MO-LF06', 'BS-MO-LF12', 'BS-MO-SJ12'] as const

const CHORD =
  'Install all bolts. Static pull perpendicular to the face. Apply the dynamic factor to moving loads. The truss load table also applies.'

const LIFTED =
  'Install all bolts. Load at rest, perpendicular to the face, with factors of 3 on yield and 5 on rupture. Multiply moving loads by the dynamic factor. The truss load table also applies.'

const chordRatings = ({ partNumber, chords, held, lifts, series }: ChordMount): RatingEntry[] =>
  series.map((each) => {
    const stations: readonly number[] = boltStationsIn[partNumber]
    const isLifted = lifts && !isTube(each)
    const pull = times(chords * stations.length, isLifted ? liftedLegPull(each) : boltPull(each, held))
    // A node is midway between two holes, so a part that is centered on a hole is never at a node.
    const atNode = chords === 2 && !stations.some((station) => station === 0)
    const whole = isTube(each)
      ? tubeShear(each)
      : isLifted
        ? liftedNode(each)
        : atNode
          ? nodeLoad(each)
          : times(chords, chordPoint(each))
    return {
      partNumber,
      of: 'chord' as const,
      series: each,
      setup: `${isTube(each) ? 'tube limit' : atNode ? 'chord limit, part centered at a node' : 'chord limit, anywhere except the first hole'}`,
      conditions: [lifts ? LIFTED : CHORD],
      values: [rated('pull', 'lb', [pull, whole])],
    }
  })

/** Ratings of a tube under a saddle. The bolts of a saddle pass through both side walls of the tube. */
const saddleRatings = (): RatingEntry[] =>
  tubes.map((series) => ({
    partNumber: saddle.partNumber,
    of: 'chord' as const,
    series,
    setup: 'tube limit',
    conditions: [CHORD],
    values: [
      rated('pull', 'lb', [times(2 * boltStationsIn[saddle.partNumber].length, tubeBolt(series)), tubeShear(series)]),
    ],
  }))

/** Ratings of a chord under a side lug. The bolts of a side lug are in the vertical leg. */
const sideLugRatings = (): RatingEntry[] =>
  on12.map((series) => ({
    partNumber: sideLug.partNumber,
    of: 'chord' as const,
    series,
    setup: 'chord limit,  anywhere',
    conditions: ['Vertical pull along the side of the chord. No lateral pull.'],
    values: [
      rated('pull', 'lb', [times(boltStationsIn[sideLug.partNumber].length, legBolt(series)), chordPoint(series)]),
    ],
  }))

const frameRatings = (partNumber: keyof typeof endPlates, kind: 'pull' | 'compression'): RatingEntry[] =>
  ofSize(endPlates[partNumber].size).map((series) => ({
    partNumber,
    of: 'chord' as const,
    series,
    setup: `${kind === 'pull' ? 'end frame' : 'chord'} limit`,
    conditions: [
      `In line with the truss, concentric. Install all ${trussMember(series).model.sizeIn === 12 ? 'twelve' : 'eight'} bolts.`,
    ],
    values: [rated(kind, 'lb', [kind === 'pull' ? frameJoint(series).tension : chordCompression(series)])],
  }))

export const mountRatings = (): RatingEntry[] => [
  ...chordMounts.flatMap(chordRatings),
  ...saddleRatings(),
  ...sideLugRatings(),
  ...pulling.flatMap((partNumber) => frameRatings(partNumber, 'pull')),
  ...pressing.flatMap((partNumber) => frameRatings(partNumber, 'compression')),
]
