/** Spliced joints and ends of box truss. Units are inches and kips. */
import { bearingKip, boltKip, boltShearKip } from '#engineering/checks/fasteners.ts'
import { FREE_ANGLE, inPlaneKipIn } from '#engineering/checks/flexure.ts'
import { holeWidthIn, shearLag, tensionKip } from '#engineering/checks/tension.ts'
import { grid } from '#engineering/grid.ts'
import {
  type ChordStrength,
  heelIn2,
  type JointStrength,
  SPLICE_BOLTS_IN,
  soundHeelIn,
  type TrussMember,
} from './truss-member.ts'
import { type BoxTrussModel, gaugeIn, lacedHalfIn } from './truss-models.ts'

/**
 * Types of chord ends at a joint. On alternate chords, the lacing starts at the end. On the other chords, the first
 * diagonal starts at the next node, unless the diagonals of the end panel cross. The welds are at the end frame and along
 * the laps.
 */
const chordEnds = ['with the first diagonal', 'between two that have it'] as const

/**
 * Distance from the center of the hole at `x` to the nearest weld of the lacing or frame on the same chord, in inches.
 */
function toWeldIn(model: BoxTrussModel, x: number, end: (typeof chordEnds)[number]): number {
  const { sizeIn, chord, lacing, endFrame } = model
  const rise = 2 * lacedHalfIn(model)
  const halfLap =
    lacing.sideIn / 2 / (rise / Math.hypot(rise, lacing.panelIn - lacing.endClearanceIn - lacing.nodeOffsetIn))
  const first = [lacing.endClearanceIn - halfLap, lacing.endClearanceIn + halfLap] as const
  const node = [lacing.panelIn - lacing.nodeOffsetIn - halfLap, lacing.panelIn + lacing.nodeOffsetIn + halfLap] as const
  const laps = lacing.crossedEnds ? [first, node] : [end === 'with the first diagonal' ? first : node]
  const across = sizeIn / 2 - chord.holeRowIn - lacedHalfIn(model)
  const along = laps.map(([from, to]) => Math.max(0, from - x, x - to))
  return Math.min(x - endFrame.thicknessIn, ...along.map((each) => Math.hypot(each, across)))
}

/**
 * Fraction of the truss moment that the compression chords can resist next to a joint. The remaining strength is
 * reserved for local bending, because the plates are eccentric to the tension chords and the joint rotates. The
 * factor comes from the frame model (`scripts/check-frame-model.ts`).
 */
export const JOINT_COMPRESSION_FACTOR = 0.95

/**
 * Strength of a joint with two splice plates, one on each vertical face. Each chord has two bolts on each side of the
 * joint. The end-frame bolts transfer shear and hold the frames together but do not resist moment. The forces act along
 * the bolt lines, so their eccentricity to the chord centroid is included as shear lag in the net section.
 */
export function jointStrength(
  { model, material, splice }: TrussMember,
  chord: ChordStrength,
  memberInLb: number,
): JointStrength {
  const { sizeIn, endFrame } = model
  const { wallIn, holeRowIn } = model.chord
  const gauge = gaugeIn(sizeIn)
  const centroid = chord.section.centroidIn[1]
  const lag = shearLag(material, {
    lengthIn: grid.pitchIn,
    outOfPlaneIn: centroid,
    inPlaneIn: Math.abs(holeRowIn - centroid),
  })
  const sound = material.kind === 'aluminum' ? heelIn2(soundHeelIn(model, material), wallIn) : chord.netIn2
  const ends = chordEnds.map((end) => {
    const affected = SPLICE_BOLTS_IN.map(
      (x) => material.kind === 'aluminum' && toWeldIn(model, x, end) - grid.holeIn / 2 < material.weldZoneIn,
    )
    const boltKips = SPLICE_BOLTS_IN.map((x, index) => {
      const onChord = bearingKip(material, {
        wallIn,
        edgeIn: index === 0 ? x - endFrame.thicknessIn : grid.pitchIn,
        holeIn: grid.holeIn,
        welded: affected[index] ?? false,
      })
      const onPlate = bearingKip(splice.material, {
        wallIn: splice.thicknessIn,
        edgeIn: splice.lengthIn / 2 - x,
        holeIn: grid.holeIn,
      })
      return Math.min(boltShearKip(), onChord, onPlate)
    })
    const boltsKip = boltKips.reduce((sum, each) => sum + each, 0)
    // The section at the inner bolt carries the entire force. At the outer bolt, the chord carries only the force from
    // that bolt.
    const netKip =
      lag *
      tensionKip(material, {
        grossIn2: Number.POSITIVE_INFINITY,
        netIn2: chord.netIn2,
        weldAffectedIn2: affected[1] ? Math.max(0, chord.netIn2 - sound) : 0,
      })
    return { boltsKip, firstBoltKip: boltKips[0] as number, netKip, chordKip: Math.min(boltsKip, netKip) }
  })
  const { firstBoltKip, ...weakest } = ends.reduce((low, each) => (each.chordKip < low.chordKip ? each : low))
  const plateKipIn = 2 * inPlaneKipIn(splice.material, splice, holeWidthIn(splice.material, grid.holeIn))
  // The plates clamp the chord on each side of the joint, so the chord bends in double curvature up to the first
  // diagonal.
  const stubKip = chord.nodeKipIn / FREE_ANGLE / ((model.lacing.endClearanceIn - endFrame.thicknessIn) / 2)
  const frameBolts = endFrame.holesIn.length + endFrame.slotsIn.length
  const frameBoltKip = boltKip(material, {
    wallIn: endFrame.thicknessIn,
    edgeIn: holeRowIn,
    holeIn: grid.holeIn,
    welded: true,
  })
  const compressionLimitInLb = JOINT_COMPRESSION_FACTOR * memberInLb
  const momentInLb = Math.min(2 * weakest.chordKip * gauge * 1000, plateKipIn * 1000, compressionLimitInLb)
  return {
    ...weakest,
    plateKipIn,
    compressionLimitInLb,
    momentInLb,
    shearLb: Math.min(2 * stubsPerFace(model) * stubKip, frameBolts * frameBoltKip) * 1000,
    // Between the frame and the inner bolt, a chord in tension carries only the force from the first bolt.
    momentShare:
      ((firstBoltKip / weakest.boltsKip) * weakest.chordKip) / Math.min(chord.compressionKip, chord.tensionKip),
    compressionShare: momentInLb / compressionLimitInLb,
    // The eccentric shear causes a moment. The chord on each side of a diagonal resists half of this moment.
    shearUtilizationPerLb:
      endArmIn(model, chord) / 2 / (2 * stubsPerFace(model) * (chord.nodeKipIn / FREE_ANGLE) * 1000),
  }
}

/**
 * Distance from the end of a truss to the point where the axes of the first diagonal and the chord intersect, in
 * inches.
 */
function endArmIn(model: BoxTrussModel, { section }: ChordStrength): number {
  const { lapMiddleIn, slope } = endDiagonal(model)
  const { sizeIn, lacing } = model
  const offIn = sizeIn / 2 - section.centroidIn[1] - (lacedHalfIn(model) - lacing.lapIn / 2)
  return lapMiddleIn - offIn * slope
}

/** Slope (run over rise) of the first diagonal, and location of its lap on the chord in inches. */
function endDiagonal(model: BoxTrussModel) {
  const { lacing } = model
  const rise = 2 * lacedHalfIn(model)
  const run = lacing.panelIn - lacing.endClearanceIn - lacing.nodeOffsetIn
  return {
    slope: run / rise,
    lapMiddleIn: lacing.endClearanceIn + (lacing.lapIn / 2) * (run / rise),
    halfLapIn: (lacing.sideIn / 2) * (Math.hypot(rise, run) / rise),
  }
}

/** Number of chords on a face that have a diagonal near the end: both if the diagonals of the end panel cross. */
const stubsPerFace = ({ lacing }: BoxTrussModel): number => (lacing.crossedEnds ? 2 : 1)

/**
 * Shear that one vertical face transfers from its end frame to its first diagonals, in kips. If only one chord has a
 * diagonal near the end, the frame transfers the shear to that chord. The frame is too thin to restrain the chords, so
 * each chord with a diagonal bends as a cantilever from the edge of the lap.
 */
export function endStubKip(model: BoxTrussModel, { endKipIn }: Pick<ChordStrength, 'endKipIn'>): number {
  const { lapMiddleIn, halfLapIn } = endDiagonal(model)
  return (stubsPerFace(model) * endKipIn) / (lapMiddleIn - halfLapIn - model.endFrame.thicknessIn)
}
