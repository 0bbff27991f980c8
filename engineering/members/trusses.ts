/**
 * Box truss as a beam: four angle chords, square-tube lacing on all sides, and sections that are spliced at their ends.
 * Computes the strength of each component and of the truss. Units are inches, kips (1,000 lb), and ksi. Results are in
 * lb and in·lb where noted. The repetitive-use factor is not included.
 */
import type { Beam, ChordBays, Joint, Nodes } from '#engineering/beams/beams.ts'
import { angleTwistSlenderness, columnStressKsi, compressionKip } from '#engineering/checks/compression.ts'
import { bearingKip, boltKip, boltShearKip, filletKipPerIn } from '#engineering/checks/fasteners.ts'
import { bendingKsi, FREE_ANGLE, inPlaneKipIn, shortAngleKipIn, toeKsi } from '#engineering/checks/flexure.ts'
import { holeWidthIn, shearLag, tensionKip } from '#engineering/checks/tension.ts'
import { grid } from '#engineering/grid.ts'
import { type Aluminum, designWallIn, type LoadBearing, shearModulusKsi, strengthsKsi } from '#engineering/materials.ts'
import { type SplicePlateModel, splicePlates } from '#engineering/part-models/plates.ts'
import {
  chordArmIn,
  drilledAngle,
  equalAngle,
  fourChordsIn4,
  minRadiusIn,
  perforatedStiffness,
  type SectionProperties,
  squareTube,
} from '#engineering/sections/sections.ts'
import {
  type BoxSeries,
  type BoxTrussModel,
  boxModel,
  boxSeries,
  gaugeIn,
  lacedHalfIn,
  lacingInsetIn,
  nodeSpacingIn,
} from './truss-models.ts'

/** Size and materials of a truss. */
export interface TrussMember {
  readonly model: BoxTrussModel
  /** Material of the chords and the end frames. */
  readonly material: LoadBearing
  readonly lacingMaterial: LoadBearing
  /** Splice plates at the joints of the truss, one on each vertical face. */
  readonly splice: SplicePlateModel
}

/** Returns the box truss for a series, with the splice plates for its size. */
export function trussMember(series: BoxSeries): TrussMember {
  const { size, material, lacingMaterial } = boxSeries[series]
  return { model: boxModel(series), material, lacingMaterial, splice: splicePlates[size] }
}

/** Locations of the splice plate bolts in each chord on each side of a joint: the first two holes. */
export const SPLICE_BOLTS_IN = [grid.firstHoleIn, grid.firstHoleIn + grid.pitchIn] as const

export interface ChordStrength {
  readonly section: SectionProperties
  readonly netIn2: number
  readonly tensionKip: number
  readonly compressionKip: number
  /**
   * Allowable moment between nodes, where the toe of the leg is in tension, and allowable moment at a node, in kip·in.
   */
  readonly spanKipIn: number
  readonly nodeKipIn: number
  /** Allowable moment of a chord between an end frame and the first diagonal, including the inelastic increase. */
  readonly endKipIn: number
}

export interface JointStrength extends Joint {
  /** Chord force at the joint: limit of the bolts, limit of the net section, and the lower of the two. */
  readonly boltsKip: number
  readonly netKip: number
  readonly chordKip: number
  readonly plateKipIn: number
  /** Allowable moment of the joint, governed by the chords in compression next to the joint. */
  readonly compressionLimitInLb: number
}

export interface TrussStrength {
  readonly chord: ChordStrength
  /** Distance between the centroids of the upper and lower chords. */
  readonly armIn: number
  /** Moment of inertia of the four chords without holes, and the effective value with holes. */
  readonly inertiaIn4: number
  readonly effectiveInertiaIn4: number
  readonly radiusIn: number
  readonly momentInLb: number
  readonly lacing: LacingStrength
  /**
   * Allowable shear of both vertical faces combined. The first value is governed by the lacing. The second value
   * applies at the ends, where the chords transfer the shear to the end frames.
   */
  readonly shearLb: number
  readonly endShearLb: number
  /**
   * Allowable load at a node where only the posts carry the load, with half of it on each vertical
   * face. Absent for truss without posts.
   */
  readonly nodeLb?: number
  /** Allowable torque about the longitudinal axis of the truss, in in·lb, and torsion constant. */
  readonly torqueInLb: number
  readonly torsionIn4: number
  readonly joint: JointStrength
  /** Allowable load, in pounds, anywhere on one chord when the truss carries no other load. */
  readonly chordPointLb: number
  readonly nodes: readonly Nodes[]
  /** Returns the beam, either with a joint anywhere in the span or as one length without a joint. */
  readonly beam: (selfWeightLbPerFt: number, joined: boolean) => Beam
}

export function trussStrength(member: TrussMember): TrussStrength {
  const { model, material } = member
  const { sizeIn } = model
  const chord = chordStrength(member)
  const arm = chordArmIn(sizeIn, chord.section)
  const inertia = fourChordsIn4(sizeIn, chord.section)
  const effective = inertia * perforatedStiffness(chord.section.areaIn2, chord.netIn2, grid.holeIn, grid.pitchIn)
  const lacing = lacingStrength(member)
  const { diagonal, post } = lacing
  const shearLb = 2 * Math.min(diagonal.weldKip, diagonal.tubeKip) * diagonal.sine * 1000
  const endShearLb = Math.min(shearLb, 2 * endStubKip(model, chord) * 1000)
  const nodeLb = post && 2 * Math.min(post.weldKip, post.tubeKip) * 1000
  const momentInLb = 2 * Math.min(chord.tensionKip, chord.compressionKip) * arm * 1000
  const joint = jointStrength(member, chord, momentInLb)
  const spacing = nodeSpacingIn(model)
  // Without posts, the nodes of the two chords in a face are staggered.
  const nodes = model.lacing.posts
    ? [{ spacingIn: spacing, offsetIn: 0 }]
    : [
        { spacingIn: spacing, offsetIn: 0 },
        { spacingIn: spacing, offsetIn: spacing / 2 },
      ]
  const chordBays = baysOf(chord, spacing)
  return {
    chord,
    armIn: arm,
    inertiaIn4: inertia,
    effectiveInertiaIn4: effective,
    radiusIn: Math.sqrt(inertia / (4 * chord.section.areaIn2)),
    momentInLb,
    lacing,
    shearLb,
    endShearLb,
    ...(nodeLb ? { nodeLb } : {}),
    // Each of the four faces transfers shear at a distance of half the depth from the center.
    torqueInLb: endShearLb * arm,
    torsionIn4: (arm ** 2 * (lacing.stiffnessLb / 2)) / (1000 * shearModulusKsi(material)),
    joint,
    chordPointLb: 1000 / pointUtilization(chord, spacing),
    nodes,
    beam: (selfWeightLbPerFt, joined) => ({
      momentInLb,
      ...(joined ? { joint } : {}),
      shearLb,
      endShearLb,
      ...(nodeLb ? { nodeLb } : {}),
      flexuralLbIn2: material.elasticKsi * 1000 * effective,
      webLb: lacing.stiffnessLb,
      selfWeightLbPerFt,
      nodes,
      chordBays,
    }),
  }
}

/** Width of each leg that is outside the weld-affected zone of the lacing, measured from the heel in inches. */
const soundHeelIn = ({ chord, lacing }: BoxTrussModel, { weldZoneIn }: Aluminum): number =>
  Math.max(0, chord.legIn - lacing.lapIn - weldZoneIn)

/** Area of the heel of an angle whose legs extend to `legIn`, in square inches. */
const heelIn2 = (legIn: number, wallIn: number): number => (legIn > 0 ? 2 * legIn * wallIn - wallIn ** 2 : 0)

/**
 * Slenderness of a chord between nodes for flexural buckling and, in aluminum, for torsional-flexural buckling. AISC
 * 360-22 E4 exempts angles with b/t up to 0.71 √(E/Fy), which is 20 for A36 steel.
 */
function chordSlenderness(material: LoadBearing, model: BoxTrussModel, section: SectionProperties): number {
  const { legIn, wallIn } = model.chord
  const flexural = nodeSpacingIn(model) / minRadiusIn(section)
  return material.kind === 'steel'
    ? flexural
    : Math.max(flexural, angleTwistSlenderness(material, section, { legIn, wallIn, lengthIn: nodeSpacingIn(model) }))
}

function chordStrength({ model, material }: TrussMember): ChordStrength {
  const { legIn: leg, wallIn: wall, holeRowIn } = model.chord
  const section = equalAngle(leg, wall)
  const net = drilledAngle(leg, wall, holeRowIn, holeWidthIn(material, grid.holeIn))
  const sound = material.kind === 'aluminum' ? heelIn2(soundHeelIn(model, material), wall) : section.areaIn2
  const tension = tensionKip(material, {
    grossIn2: section.areaIn2,
    netIn2: net.areaIn2,
    weldAffectedIn2: Math.max(0, net.areaIn2 - sound),
  })
  const flat = material.kind === 'steel' ? leg / wall : (leg - wall) / wall
  const compression = compressionKip(
    material,
    {
      areaIn2: section.areaIn2,
      element: 'leg',
      widthToThickness: flat,
      elementsIn2: 2 * leg * wall,
      weldAffected: 1 - sound / section.areaIn2,
    },
    chordSlenderness(material, model, section),
  )
  // The toe of the vertical leg is in tension between nodes and in compression at a node.
  const modulus = (of: SectionProperties) => of.ixIn4 / (leg - of.centroidIn[1])
  return {
    section,
    netIn2: net.areaIn2,
    tensionKip: tension,
    compressionKip: compression,
    spanKipIn: FREE_ANGLE * modulus(net) * bendingKsi(material),
    nodeKipIn: FREE_ANGLE * modulus(section) * toeKsi(material, leg / wall, true),
    endKipIn: shortAngleKipIn(material, { legIn: leg, wallIn: wall, modulusIn3: modulus(section), welded: true }),
  }
}

/**
 * Chord moments in units of w l² when all panels carry a uniform load, for one, two, three, and four or more panels.
 * AISC Manual, table 3-22c.
 */
const CONTINUOUS = [
  { node: 0, span: 1 / 8 },
  { node: 1 / 8, span: 9 / 128 },
  { node: 1 / 10, span: 1 / 12.5 },
  { node: 3 / 28, span: 0.0779 },
] as const
/**
 * Chord moments in units of P l for one load at the center of a span in an infinite series of equal spans.
 * Slope-deflection method.
 */
const ONE_LOAD = {
  node: (1 / 8) * (Math.sqrt(3) / (1 + Math.sqrt(3))),
  span: 1 / 4 - (1 / 8) * (Math.sqrt(3) / (1 + Math.sqrt(3))),
} as const

/** Returns the utilization of a chord under a uniform load. Each chord in the loaded face carries half of the load. */
function baysOf({ spanKipIn, nodeKipIn }: ChordStrength, bayIn: number): ChordBays {
  const [one, two, three, more] = CONTINUOUS.map(
    ({ node, span }) => (0.5 * bayIn ** 2 * Math.max(node / nodeKipIn, span / spanKipIn)) / 1000,
  ) as [number, number, number, number]
  return { bayIn, usePerLbIn: [one, two, three, more] }
}

/** Bending utilization of a chord per kip, for a load anywhere on the chord. */
const pointUtilization = ({ spanKipIn, nodeKipIn }: ChordStrength, spacingIn: number): number =>
  spacingIn * Math.max(ONE_LOAD.node / nodeKipIn, ONE_LOAD.span / spanKipIn)

/** Extra overlap of a post with a chord, beyond the overlap of a diagonal. */
export const POST_REACH_IN = 0.3

interface LacingPiece {
  /** Strength of the weld around a lap. */
  readonly weldKip: number
  /** Strength of the tube between laps: under eccentric axial force, under concentric axial force, and in bending. */
  readonly tubeKip: number
  readonly axialKip: number
  readonly bendingKipIn: number
}

export interface LacingStrength {
  readonly diagonal: LacingPiece & { readonly sine: number }
  readonly post?: LacingPiece
  /** Shear stiffness of both vertical faces in pounds, V / γ = 2 E A p h² / d³ (Timoshenko and Gere, 2.18). */
  readonly stiffnessLb: number
}

/**
 * Slenderness of a web member of a box truss that is welded to one leg at both ends, with adjacent members on the same
 * side: 60 + 0.8 L/r, where L is the length between the chord axes. AISC 360-22 E5(b), for L/r up to 75.
 */
const oneLegSlenderness = (slenderness: number): number => 60 + 0.8 * slenderness

/** Distance of the axis of the lacing from the line of its force at the chord, in inches. */
export function lacingEccentricityIn(model: BoxTrussModel): number {
  const { chord, lacing } = model
  const axisIn = lacingInsetIn(model) + lacing.sideIn / 2
  const forceIn = lacing.isFlush ? equalAngle(chord.legIn, chord.wallIn).centroidIn[1] : chord.wallIn / 2
  return Math.abs(axisIn - forceIn)
}

/**
 * Strength of the lacing on one side of a truss. The force of a tube on the inside of the chord legs is eccentric at
 * both ends by half the tube depth plus half the leg thickness. The tube resists the moment from the eccentricity, and
 * the welds carry only the force. Flush lacing meets the axis of the chord except for the remaining eccentricity. Its
 * force still passes through one leg, so its strength is at most that of a web member with the slenderness for such
 * connections.
 */
function lacingStrength({ model, material, lacingMaterial }: TrussMember): LacingStrength {
  const { sizeIn, chord, lacing } = model
  const wall = designWallIn(lacingMaterial, lacing.wallIn)
  const tube = squareTube(lacing.sideIn, wall)
  const perIn = filletKipPerIn(material, lacing.weldIn, Math.min(wall, chord.wallIn))
  const piece = (lengthIn: number, workingIn: number, lapIn: number): LacingPiece => ({
    weldKip: 2 * (lapIn + lacing.sideIn) * perIn,
    ...lappedTube(lacingMaterial, {
      sideIn: lacing.sideIn,
      wallIn: wall,
      lengthIn,
      eccentricityIn: lacingEccentricityIn(model),
      ...(lacing.isFlush ? { oneLeg: oneLegSlenderness(workingIn / minRadiusIn(tube)) } : {}),
    }),
  })
  const rise = 2 * lacedHalfIn(model)
  const length = Math.hypot(rise, lacing.panelIn - 2 * lacing.nodeOffsetIn)
  const sine = rise / length
  const arm = chordArmIn(sizeIn, equalAngle(chord.legIn, chord.wallIn))
  const working = Math.hypot(lacing.panelIn, arm)
  const diagonal = piece(length, working, lacing.lapIn)
  return {
    // A lap is cut along the chord. Its sides and ends are longer because the diagonal is inclined.
    diagonal: { ...diagonal, weldKip: diagonal.weldKip / sine, sine },
    ...(lacing.posts ? { post: piece(rise, arm, lacing.lapIn + POST_REACH_IN) } : {}),
    stiffnessLb: (2 * lacingMaterial.elasticKsi * 1000 * tube.areaIn2 * arm ** 2 * lacing.panelIn) / working ** 3,
  }
}

/**
 * Strength of a tube that is welded on one side at both ends, with the slenderness `oneLeg` if the force passes through
 * one leg of the chord. The tube carries an axial force and, from the
 * eccentricity of that force, a constant moment with second-order amplification (ADM 2020 C, H.1; AISC 360-22 H1-1a,
 * appendix 8). Its ends are weld-affected.
 */
function lappedTube(
  material: LoadBearing,
  tube: { sideIn: number; wallIn: number; lengthIn: number; eccentricityIn: number; oneLeg?: number },
): Omit<LacingPiece, 'weldKip'> {
  const { sideIn, wallIn, lengthIn, eccentricityIn, oneLeg = 0 } = tube
  const section = squareTube(sideIn, wallIn)
  const { areaIn2, ixIn4 } = section
  const columnKip = (slenderness: number) =>
    compressionKip(
      material,
      {
        areaIn2,
        element: 'wall',
        widthToThickness: (sideIn - 2 * wallIn) / wallIn,
        elementsIn2: areaIn2,
        weldAffected: 0,
      },
      slenderness,
    )
  const column = columnKip(lengthIn / minRadiusIn(section))
  const { yieldKsi, ultimateKsi } = strengthsKsi(material, true)
  const ends = areaIn2 * Math.min(yieldKsi / material.omegaYield, ultimateKsi / material.omegaRupture)
  const axial = Math.min(column, ends)
  const plasticIn3 = (sideIn ** 3 - (sideIn - 2 * wallIn) ** 3) / 4
  const moment = bendingKsi(material, true) * plasticIn3
  const euler = (Math.PI ** 2 * material.elasticKsi * ixIn4) / lengthIn ** 2
  const share = material.kind === 'steel' ? 8 / 9 : 1
  const utilization = (kip: number) =>
    kip / axial + (share * kip * eccentricityIn) / moment / (1 - (material.omegaYield * kip) / euler)
  let [low, high] = [0, Math.min(axial, columnKip(oneLeg), (0.99 * euler) / material.omegaYield)]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (utilization(middle) <= 1) low = middle
    else high = middle
  }
  return { tubeKip: low, axialKip: axial, bendingKipIn: moment }
}

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
function jointStrength(
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
function endStubKip(model: BoxTrussModel, { endKipIn }: Pick<ChordStrength, 'endKipIn'>): number {
  const { lapMiddleIn, halfLapIn } = endDiagonal(model)
  return (stubsPerFace(model) * endKipIn) / (lapMiddleIn - halfLapIn - model.endFrame.thicknessIn)
}

/**
 * Allowable concentric load on a truss column, in pounds, for the effective length kL. It is the lower of two limits.
 * The first is the column curve for all four chords, with the slenderness increased for lacing deformation (Timoshenko
 * and Gere, 2.18). The second is the strength of the most heavily loaded chord when the column has an initial
 * out-of-straightness of kL / 500, which is amplified near buckling (AISC 360-22 C2.2a; ADM 2020 C.2).
 */
export function trussColumnLb(member: TrussMember, strength: TrussStrength, effectiveIn: number): number {
  const { material } = member
  const { chord, effectiveInertiaIn4, armIn } = strength
  const area = 4 * chord.section.areaIn2
  const beam = strength.beam(0, false)
  const stiffness = beam.webLb ?? Number.POSITIVE_INFINITY
  const bending = (Math.PI ** 2 * material.elasticKsi * 1000 * effectiveInertiaIn4) / effectiveIn ** 2
  const critical = bending / (1 + bending / stiffness)
  const slenderness = Math.PI * Math.sqrt((material.elasticKsi * 1000 * area) / critical)
  const curve =
    (columnStressKsi(material, slenderness, material.kind === 'aluminum') * area * 1000) / material.omegaYield
  // Solves N / 4 + M / (2 h) = chord strength by bisection, where M = N e / (1 − Ω N / Pcr).
  const bow = effectiveIn / 500
  const chordLb = (axial: number) => {
    const left = 1 - (material.omegaYield * axial) / critical
    return left <= 0 ? Number.POSITIVE_INFINITY : axial / 4 + (axial * bow) / left / (2 * armIn)
  }
  let [low, high] = [0, 4 * chord.compressionKip * 1000]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (chordLb(middle) <= chord.compressionKip * 1000) low = middle
    else high = middle
  }
  return Math.min(curve, low)
}
