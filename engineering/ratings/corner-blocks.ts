/**
 * Ratings of corner blocks. A block is a cube of six welded frames that transfers forces between the trusses on its
 * faces.
 */

import { type BoxSeries, type BoxSize, boxSeries, boxTrusses } from '#engineering/members/truss-models.ts'
import { drilledAngle, equalAngle } from '#engineering/sections/sections.ts'
import { bendingKsi } from '../checks/flexure.ts'
import { grid } from '../grid.ts'
import type { LoadBearing } from '../materials.ts'
import { cornerBlocks } from '../part-models/corner-blocks.ts'
import { boxCorner, boxes, chordCompression, frameJoint, ofSize, strengthOf } from './chords.ts'
import { clauseOf, type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const material: LoadBearing = cornerBlocks.material

/**
 * Allowable shear across a block, in kips, governed by racking of its two side frames. Each strip next to the window
 * bends in the plane of its frame. The elastic section is at the corner of the window, where a 6 in frame has a hole.
 */
export function rackingKip(size: BoxSize, wallIn: number = cornerBlocks.wallIn): number {
  const { chord, endFrame } = boxTrusses[size]
  const half = size / 2 - chord.legIn
  const hole = endFrame.holesIn.some(([x]) => Math.abs(Math.abs(x) - half) < grid.holeIn / 2) ? grid.holeIn : 0
  const modulus = (wallIn * (chord.legIn ** 3 - hole ** 3)) / (6 * chord.legIn)
  const strip = bendingKsi(material, true) * modulus
  // Each frame has two strips. Each strip carries half of the shear in its frame, with a lever arm of half the window
  // height.
  return 2 * ((2 * strip) / half)
}

const racking = (size: BoxSize): Limit =>
  structural(material, 'yielding', rackingKip(size), 'racking of the side frames', clauseOf(material, 'F.2', ''))

/**
 * Compression capacity of the four edges of a block. At each edge, two frames form an angle. All of the metal is
 * weld-affected, and slots and holes are deducted.
 */
function edges(size: BoxSize): Limit {
  const { legIn, holeRowIn } = boxTrusses[size].chord
  const { wallIn } = cornerBlocks
  const [slot] = boxTrusses[size].endFrame.slotsIn
  // Slots are at 45°, so the width to deduct is larger by a factor of √2.
  const gap = slot ? grid.holeIn * Math.SQRT2 : grid.holeIn
  const area = slot
    ? equalAngle(legIn, wallIn).areaIn2 - 2 * wallIn * gap
    : drilledAngle(legIn, wallIn, holeRowIn, gap).areaIn2
  const kip = 4 * bendingKsi(material, true) * area
  return structural(material, 'yielding', kip, 'block edge compression', clauseOf(material, 'E.3.1', ''))
}

/** RatingEntry of a truss on one face of a block, for the load that the block transfers to another truss. */
function blockRating(series: BoxSeries): RatingEntry {
  const { size } = boxSeries[series]
  const joint = frameJoint(series, boxCorner(size, material, cornerBlocks.wallIn))
  return {
    partNumber: cornerBlocks.partNumbers[size],
    of: 'joint',
    series,
    setup: 'bolted through its end frame, without plates',
    conditions: [
      'Install all end-frame bolts and tighten to the listed torque.',
      'For combined moment and shear, the sum of load-to-rating ratios must not exceed 1.',
    ],
    values: [
      rated('moment', 'ft·lb', [joint.moment, times(strengthOf(series).armIn, racking(size))]),
      rated('shear', 'lb', [joint.shear, racking(size)]),
      rated('tension', 'lb', [joint.tension]),
      rated('compression', 'lb', [chordCompression(series), edges(size)]),
    ],
  }
}

/** RatingEntry of the block alone, without its connections. */
const ownRating = (size: BoxSize): RatingEntry => ({
  partNumber: cornerBlocks.partNumbers[size],
  of: 'part',
  setup: 'block limit',
  conditions: ['Moment around a corner. In a straight run, the joints govern.'],
  values: [
    rated('moment', 'ft·lb', [times(strengthOf(ofSize(size)[0] as BoxSeries).armIn, racking(size))]),
    rated('shear', 'lb', [racking(size)]),
    rated('compression', 'lb', [edges(size)]),
  ],
})

export const cornerBlockRatings = (): RatingEntry[] => [...([6, 12] as const).map(ownRating), ...boxes.map(blockRating)]
