/**
 * Box truss as a beam: four angle chords, lacing of square tube on all sides, lengths spliced at their ends. What each
 * of its pieces bears, and the beam that follows from the weakest. Inches, kips (1,000 lb) and ksi; results in lb and
 * in·lb where they say so. None of them has the repetitive-use factor in it.
 */
import type { Beam, Nodes } from './beams.ts'
import { columnStressKsi, compressionKip } from './checks/compression.ts'
import { bearingKip, boltKip, boltShearKip, filletKipPerIn } from './checks/fasteners.ts'
import { bendingKsi, FREE_ANGLE, inPlaneKipIn, toeKsi } from './checks/flexure.ts'
import { holeWidthIn, shearLag, tensionKip } from './checks/tension.ts'
import { grid } from './grid.ts'
import { type Aluminum, designWallIn, type LoadBearing, shearModulusKsi, strengthsKsi } from './materials.ts'
import { type SplicePlateModel, splicePlates } from './part-models/plates.ts'
import {
  chordArmIn,
  drilledAngle,
  equalAngle,
  fourChordsIn4,
  leastRadiusIn,
  perforatedStiffness,
  type SectionProperties,
  squareTube,
} from './sections.ts'
import {
  type BoxSeries,
  type BoxTrussModel,
  boxSeries,
  boxTrusses,
  gaugeIn,
  LACING_WELD_IN,
  lacedHalfIn,
  nodeSpacingIn,
} from './truss-models.ts'

/** A truss of one size and its metals. */
export interface TrussMember {
  readonly model: BoxTrussModel
  /** Of chords and end frames. */
  readonly material: LoadBearing
  readonly lacingMaterial: LoadBearing
  /** Plates that its joints are made with, one on either upright side. */
  readonly splice: SplicePlateModel
}

/** A box truss of a series, with the splice plates of its size. */
export function trussMember(series: BoxSeries): TrussMember {
  const { size, material, lacingMaterial } = boxSeries[series]
  return { model: boxTrusses[size], material, lacingMaterial, splice: splicePlates[size] }
}

/** Bolts of a splice plate in each chord, on either side of a joint: the first two holes. */
const SPLICE_BOLTS_IN = [grid.firstHoleIn, grid.firstHoleIn + grid.pitchIn] as const

export interface ChordStrength {
  readonly section: SectionProperties
  readonly netIn2: number
  readonly tensionKip: number
  readonly compressionKip: number
  /** Allowable moment between nodes, loads pressing a leg's edge into tension, and over a node, kip·in. */
  readonly spanKipIn: number
  readonly nodeKipIn: number
}

export interface JointStrength {
  /** What a chord passes on: through its bolts, through its net section, and the lower of them. */
  readonly boltsKip: number
  readonly netKip: number
  readonly chordKip: number
  readonly plateKipIn: number
  readonly momentInLb: number
  readonly shearLb: number
}

export interface TrussStrength {
  readonly chord: ChordStrength
  /** Between the centroids of upper and lower chords. */
  readonly armIn: number
  /** Of four whole chords, and with the holes of the chords as stiffness sees them. */
  readonly inertiaIn4: number
  readonly effectiveInertiaIn4: number
  readonly radiusIn: number
  readonly momentInLb: number
  readonly weldKip: number
  readonly diagonalKip: number
  /** Of both upright sides together. */
  readonly shearLb: number
  /** Torque about the length, in·lb, and torsion constant. */
  readonly torqueInLb: number
  readonly torsionIn4: number
  readonly joint: JointStrength
  /** Load at any place of one chord, with nothing else on the truss, lb. */
  readonly chordPointLb: number
  readonly nodes: readonly Nodes[]
  /** With a joint in the span, which may lie anywhere in it, or of one length. */
  readonly beam: (selfWeightLbPerFt: number, joined: boolean) => Beam
}

/** What a truss bears, piece by piece. */
export function trussStrength(member: TrussMember): TrussStrength {
  const { model, material } = member
  const { sizeIn } = model
  const chord = chordStrength(member)
  const arm = chordArmIn(sizeIn, chord.section)
  const inertia = fourChordsIn4(sizeIn, chord.section)
  const effective = inertia * perforatedStiffness(chord.section.areaIn2, chord.netIn2, grid.holeIn, grid.pitchIn)
  const lacing = lacingStrength(member)
  const side = Math.min(lacing.weldKip, lacing.diagonalKip) * lacing.sine
  const momentInLb = 2 * Math.min(chord.tensionKip, chord.compressionKip) * arm * 1000
  const joint = jointStrength(member, chord)
  const spacing = nodeSpacingIn(model)
  // Without posts the nodes of the two chords of a face alternate.
  const nodes = model.lacing.posts
    ? [{ spacingIn: spacing, offsetIn: 0 }]
    : [
        { spacingIn: spacing, offsetIn: 0 },
        { spacingIn: spacing, offsetIn: spacing / 2 },
      ]
  const chordUsePerLbIn = chordUse(chord, spacing)
  return {
    chord,
    armIn: arm,
    inertiaIn4: inertia,
    effectiveInertiaIn4: effective,
    radiusIn: Math.sqrt(inertia / (4 * chord.section.areaIn2)),
    momentInLb,
    weldKip: lacing.weldKip,
    diagonalKip: lacing.diagonalKip,
    shearLb: 2 * side * 1000,
    // Each of four sides passes on its shear, at half the depth from the middle.
    torqueInLb: 4 * side * (arm / 2) * 1000,
    torsionIn4: (arm ** 2 * (lacing.stiffnessLb / 2)) / (1000 * shearModulusKsi(material)),
    joint,
    chordPointLb: 1000 / pointUse(chord, spacing),
    nodes,
    beam: (selfWeightLbPerFt, joined) => ({
      momentInLb,
      ...(joined ? { joint: { momentInLb: joint.momentInLb, shearLb: joint.shearLb } } : {}),
      shearLb: 2 * side * 1000,
      flexuralLbIn2: material.elasticKsi * 1000 * effective,
      webLb: lacing.stiffnessLb,
      selfWeightLbPerFt,
      nodes,
      chordUsePerLbIn,
    }),
  }
}

/** Width of each leg, from the heel, that lies beyond the weld-affected zone of the lacing's laps, in. */
const soundHeelIn = ({ chord, lacing }: BoxTrussModel, { weldZoneIn }: Aluminum): number =>
  Math.max(0, chord.legIn - lacing.lapIn - weldZoneIn)

/** Area of the heel of an angle whose legs count up to `legIn`, in². */
const heelIn2 = (legIn: number, wallIn: number): number => (legIn > 0 ? 2 * legIn * wallIn - wallIn ** 2 : 0)

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
    nodeSpacingIn(model) / leastRadiusIn(section),
  )
  // The toe of the leg that stands in the plane of the load: in tension between nodes, in compression over a node.
  const modulus = (of: SectionProperties) => of.ixIn4 / (leg - of.centroidIn[1])
  return {
    section,
    netIn2: net.areaIn2,
    tensionKip: tension,
    compressionKip: compression,
    spanKipIn: FREE_ANGLE * modulus(net) * bendingKsi(material),
    nodeKipIn: FREE_ANGLE * modulus(section) * toeKsi(material, leg / wall, true),
  }
}

/**
 * Moments of a chord that runs over many nodes: uniform load on all its spans, over w l² (AISC table 3-22c, with an end
 * span).
 */
const CONTINUOUS = { node: 1 / 10, span: 1 / 13 } as const
/** One load in the middle of one of many equal spans, over P l: slope-deflection, far spans without end. */
const ONE_LOAD = {
  node: (1 / 8) * (Math.sqrt(3) / (1 + Math.sqrt(3))),
  span: 1 / 4 - (1 / 8) * (Math.sqrt(3) / (1 + Math.sqrt(3))),
} as const

/**
 * Part of a chord's bending strength taken by a pound of uniform load per inch of the truss, half of it on either
 * chord.
 */
const chordUse = ({ spanKipIn, nodeKipIn }: ChordStrength, spacingIn: number): number =>
  (0.5 * spacingIn ** 2 * Math.max(CONTINUOUS.node / nodeKipIn, CONTINUOUS.span / spanKipIn)) / 1000

/** The same of one kip at any place of one chord. */
const pointUse = ({ spanKipIn, nodeKipIn }: ChordStrength, spacingIn: number): number =>
  spacingIn * Math.max(ONE_LOAD.node / nodeKipIn, ONE_LOAD.span / spanKipIn)

/** A diagonal between its laps, and the weld all round one of them (two sides, and two ends along the chord). */
function lacingStrength({ model, material, lacingMaterial }: TrussMember) {
  const { sizeIn, lacing } = model
  const rise = 2 * lacedHalfIn(model)
  const length = Math.hypot(rise, lacing.panelIn - 2 * lacing.besideNodeIn)
  const sine = rise / length
  const weldIn = (2 * (lacing.lapIn + lacing.sideIn)) / sine
  const wall = designWallIn(lacingMaterial, lacing.wallIn)
  const weldKip = weldIn * filletKipPerIn(material, LACING_WELD_IN, Math.min(wall, model.chord.wallIn))
  const tube = squareTube(lacing.sideIn, wall)
  const flat = (lacing.sideIn - 2 * wall) / wall
  const compression = compressionKip(
    lacingMaterial,
    { areaIn2: tube.areaIn2, element: 'wall', widthToThickness: flat, elementsIn2: tube.areaIn2, weldAffected: 0 },
    length / leastRadiusIn(tube),
  )
  // Its ends are welded on: there the tube as a whole yields and ruptures as weld-affected metal.
  const { yieldKsi, ultimateKsi } = strengthsKsi(lacingMaterial, true)
  const ends = tube.areaIn2 * Math.min(yieldKsi / lacingMaterial.omegaYield, ultimateKsi / lacingMaterial.omegaRupture)
  const arm = chordArmIn(sizeIn, equalAngle(model.chord.legIn, model.chord.wallIn))
  const working = Math.hypot(lacing.panelIn, arm)
  return {
    sine,
    weldKip,
    diagonalKip: Math.min(compression, ends),
    /** Shear stiffness of both upright lacings together, lb: V / γ = 2 E A p h² / d³ (Timoshenko and Gere, 2.18). */
    stiffnessLb: (2 * lacingMaterial.elasticKsi * 1000 * tube.areaIn2 * arm ** 2 * lacing.panelIn) / working ** 3,
  }
}

/**
 * A chord's end at a joint. Lacing starts at the end of every other chord; its neighbors have their first diagonal at
 * the next node. Weld heels lie at the end frame and along the laps.
 */
const chordEnds = ['with the first diagonal', 'between two that have it'] as const

/** From the middle of the hole at `x` to the nearest weld that its chord shares with the lacing or the frame, in. */
function toWeldIn(model: BoxTrussModel, x: number, end: (typeof chordEnds)[number]): number {
  const { sizeIn, chord, lacing, endFrame } = model
  const rise = 2 * lacedHalfIn(model)
  const halfLap =
    lacing.sideIn / 2 / (rise / Math.hypot(rise, lacing.panelIn - lacing.endClearanceIn - lacing.besideNodeIn))
  const laps: readonly (readonly [from: number, to: number])[] = [
    end === 'with the first diagonal'
      ? [lacing.endClearanceIn - halfLap, lacing.endClearanceIn + halfLap]
      : [lacing.panelIn - lacing.besideNodeIn - halfLap, lacing.panelIn + lacing.besideNodeIn + halfLap],
  ]
  const across = sizeIn / 2 - chord.holeRowIn - lacedHalfIn(model)
  const along = laps.map(([from, to]) => Math.max(0, from - x, x - to))
  return Math.min(x - endFrame.thicknessIn, ...along.map((each) => Math.hypot(each, across)))
}

/**
 * A joint with two splice plates, one on either upright side, two bolts in each chord on either side of the joint. The
 * bolts of the end frames carry shear and hold the frames together; none of the moment is counted to them. Forces stay
 * in the lines of the bolts, so what is off the chord's centroid counts as shear lag in its net section.
 */
function jointStrength({ model, material, splice }: TrussMember, chord: ChordStrength): JointStrength {
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
    const boltsKip = SPLICE_BOLTS_IN.reduce((sum, x, index) => {
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
      return sum + Math.min(boltShearKip(), onChord, onPlate)
    }, 0)
    // The whole force passes the inner bolt; before the outer one only that bolt's own part is left in the chord.
    const netKip =
      lag *
      tensionKip(material, {
        grossIn2: Number.POSITIVE_INFINITY,
        netIn2: chord.netIn2,
        weldAffectedIn2: affected[1] ? Math.max(0, chord.netIn2 - sound) : 0,
      })
    return { boltsKip, netKip, chordKip: Math.min(boltsKip, netKip) }
  })
  const weakest = ends.reduce((low, each) => (each.chordKip < low.chordKip ? each : low))
  const plateKipIn = 2 * inPlaneKipIn(splice.material, splice, holeWidthIn(splice.material, grid.holeIn))
  const stubKip = endStubKip(model, chord)
  const frameBolts = endFrame.holesIn.length + endFrame.slotsIn.length
  const frameBoltKip = boltKip(material, {
    wallIn: endFrame.thicknessIn,
    edgeIn: holeRowIn,
    holeIn: grid.holeIn,
    welded: true,
  })
  return {
    ...weakest,
    plateKipIn,
    momentInLb: Math.min(2 * weakest.chordKip * gauge, plateKipIn) * 1000,
    shearLb: Math.min(2 * stubKip, frameBolts * frameBoltKip) * 1000,
  }
}

/**
 * Shear that one upright side passes from the end frame to its first diagonal, kip: the chord between them is bent in
 * double curvature.
 */
export function endStubKip(
  { lacing, endFrame }: BoxTrussModel,
  { nodeKipIn }: Pick<ChordStrength, 'nodeKipIn'>,
): number {
  return nodeKipIn / FREE_ANGLE / ((lacing.endClearanceIn - endFrame.thicknessIn) / 2)
}

/**
 * Allowable axial load of a truss as a column of effective length kL, concentric, lb. The lower of the column curve of
 * all four chords, its slenderness raised by the stretch of the lacing (Timoshenko and Gere, 2.18), and of the chord
 * that a bow of kL / 500 loads most, the bow growing as the load comes near buckling (AISC 360-22 C2.2a; ADM 2020 C.2).
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
  // N / 4 + M / (2 h) = chord strength, M = N e / (1 − Ω N / Pcr): by halving.
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
