/**
 * Box truss as a beam: four angle chords, square-tube lacing on all sides, and sections that are spliced at their ends.
 * Computes the strength of each component and of the truss. Units are inches, kips (1,000 lb), and ksi. Results are in
 * lb and in·lb where noted. The repetitive-use factor is not included.
 */
import type { Beam } from '#engineering/beams/beams.ts'
import type { Nodes } from '#engineering/beams/span-effects.ts'
import { columnStressKsi } from '#engineering/checks/compression.ts'
import { grid } from '#engineering/grid.ts'
import { shearModulusKsi } from '#engineering/materials.ts'
import { chordArmIn, fourChordsIn4, perforatedStiffness } from '#engineering/sections/sections.ts'
import { baysOf, chordStrength, pointUtilization } from './truss-chords.ts'
import { endStubKip, jointStrength } from './truss-joints.ts'
import { lacingStrength } from './truss-lacing.ts'
import type { ChordStrength, JointStrength, LacingStrength, TrussMember } from './truss-member.ts'
import { nodeSpacingIn } from './truss-models.ts'

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
