/**
 * Box truss as a beam: four angle chords, lacing of square tube on all sides, spliced lengths. What each of its pieces
 * bears, and the beam that follows from the weakest. Inches, kips (1,000 lb) and ksi; results in lb and in·lb.
 */
import type { Beam } from './beams.ts'
import { bolt, boltKip, columnKsi, filletKipPerIn, type LoadBearing, legKsi, steelLegFactor } from './materials.ts'
import { chordArmIn, equalAngle, fourChordsIn4, leastRadiusIn, perforatedStiffness, squareTube } from './sections.ts'

export interface Truss {
  readonly material: LoadBearing
  /** Overall width and height. */
  readonly sizeIn: number
  readonly chordLegIn: number
  readonly chordThicknessIn: number
  /** From the outer edge to the hole row of each leg. */
  readonly holeRowIn: number
  readonly lacingSideIn: number
  readonly lacingWallIn: number
  /** Distance of the nodes. */
  readonly panelIn: number
  /** Horizontal distance of a diagonal's end from its node. */
  readonly besideNodeIn: number
  /** Longest length that is made: a longer span has bolted joints. */
  readonly longestFt: number
  /** Of a length with its end frames, from its solid. */
  readonly selfWeightLbPerFt: number
}

/** Distance of the holes along a chord. */
const PITCH_IN = 3
/** Lacing laps the inside of a chord's leg by this part of the leg. */
const LAP = 0.25
const WELD_IN = 1 / 8
/** Bolts of a splice plate in each chord, on either side of a joint. */
const BOLTS_A_CHORD = 2

export interface TrussStrength {
  readonly chordAreaIn2: number
  readonly chordNetAreaIn2: number
  /** Between the centroids of upper and lower chords. */
  readonly armIn: number
  /** Of four whole chords. */
  readonly inertiaIn4: number
  /** With the holes of the chords as stiffness sees them. */
  readonly effectiveInertiaIn4: number
  readonly chordTensionKip: number
  readonly chordCompressionKip: number
  readonly momentInLb: number
  /** Of a joint with two splice plates, one on either upright side. */
  readonly jointMomentInLb: number
  readonly weldKip: number
  readonly diagonalKip: number
  readonly shearLb: number
  /** Shear stiffness of both upright lacings together. */
  readonly webLb: number
}

/** What a truss bears, piece by piece. */
export function trussStrength(truss: Truss): TrussStrength {
  const { material, sizeIn, chordLegIn: leg, chordThicknessIn: wall, holeRowIn, panelIn } = truss
  const chord = equalAngle(leg, wall)
  const netArea = chord.areaIn2 - 2 * bolt.holeIn * wall
  const arm = chordArmIn(sizeIn, chord)

  const tension = chordTensionKip(truss, chord.areaIn2, netArea)
  const slenderFactor = material.kind === 'steel' ? steelLegFactor(material, leg / wall) : 1
  const columnStress = columnKsi(material, panelIn / leastRadiusIn(chord), slenderFactor)
  const flat = material.kind === 'steel' ? leg / wall : (leg - wall) / wall
  const compression = Math.min(columnStress, legKsi(material, flat)) * chord.areaIn2

  const lacing = diagonal(truss)
  const weld = lacing.weldIn * filletKipPerIn(material, WELD_IN, truss.lacingWallIn)
  const tube = squareTube(truss.lacingSideIn, truss.lacingWallIn)
  const welded =
    material.kind === 'aluminum' ? (tube.areaIn2 * material.weldedUltimateKsi) / material.omegaRupture : Infinity
  const diagonalKip = Math.min(tube.areaIn2 * columnKsi(material, lacing.lengthIn / leastRadiusIn(tube)), welded)

  const inertia = fourChordsIn4(sizeIn, chord)
  const workingLength = Math.hypot(panelIn, arm)
  return {
    chordAreaIn2: chord.areaIn2,
    chordNetAreaIn2: netArea,
    armIn: arm,
    inertiaIn4: inertia,
    effectiveInertiaIn4: inertia * perforatedStiffness(chord.areaIn2, netArea, bolt.holeIn, PITCH_IN),
    chordTensionKip: tension,
    chordCompressionKip: compression,
    momentInLb: 2 * Math.min(tension, compression) * arm * 1000,
    jointMomentInLb: 2 * BOLTS_A_CHORD * boltKip(material, wall) * (sizeIn - 2 * holeRowIn) * 1000,
    weldKip: weld,
    diagonalKip,
    shearLb: 2 * Math.min(weld, diagonalKip) * lacing.sine * 1000,
    webLb: (2 * material.elasticKsi * 1000 * tube.areaIn2 * arm ** 2 * panelIn) / workingLength ** 3,
  }
}

/**
 * A chord in tension. Aluminum: rupture of the net section, of which the part within the weld zone of the lacing has the
 * welded strength and the heel beyond it the full one (ADM 2015 D.2(b)), and yielding of the gross section (D.2(a)).
 * Steel: AISC 360-10 D2.
 */
function chordTensionKip({ material, chordLegIn, chordThicknessIn }: Truss, gross: number, net: number): number {
  const yielding = (gross * material.yieldKsi) / material.omegaYield
  if (material.kind === 'steel') return Math.min(yielding, (net * material.ultimateKsi) / material.omegaRupture)
  const heel = Math.max(0, (1 - LAP) * chordLegIn - material.weldZoneIn)
  const sound = heel > 0 ? 2 * heel * chordThicknessIn - chordThicknessIn ** 2 : 0
  const rupture = sound * material.ultimateKsi + (net - sound) * material.weldedUltimateKsi
  return Math.min(yielding, rupture / material.omegaRupture)
}

/** A diagonal between its laps, and the weld all round one of them (two sides and two ends along the chord). */
function diagonal({ sizeIn, chordLegIn, panelIn, besideNodeIn, lacingSideIn }: Truss) {
  const rise = sizeIn - 2 * chordLegIn * (1 - LAP)
  const lengthIn = Math.hypot(rise, panelIn - 2 * besideNodeIn)
  const sine = rise / lengthIn
  return { lengthIn, sine, weldIn: (2 * (LAP * chordLegIn + lacingSideIn)) / sine }
}

/** The beam that a truss is over `spanFt`: with joints where no single length reaches. */
export function trussBeam(truss: Truss, spanFt: number, strength: TrussStrength = trussStrength(truss)): Beam {
  return {
    momentInLb: strength.momentInLb,
    ...(spanFt > truss.longestFt ? { jointMomentInLb: strength.jointMomentInLb } : {}),
    shearLb: strength.shearLb,
    flexuralLbIn2: truss.material.elasticKsi * 1000 * strength.effectiveInertiaIn4,
    webLb: strength.webLb,
    selfWeightLbPerFt: truss.selfWeightLbPerFt,
  }
}
