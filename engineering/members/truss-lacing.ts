/** Lacing of box truss and its welds. Units are inches and kips. */
import { compressionKip } from '#engineering/checks/compression.ts'
import { filletKipPerIn } from '#engineering/checks/fasteners.ts'
import { bendingKsi } from '#engineering/checks/flexure.ts'
import { designWallIn, type LoadBearing, strengthsKsi } from '#engineering/materials.ts'
import { chordArmIn, equalAngle, minRadiusIn, squareTube } from '#engineering/sections/sections.ts'
import type { LacingPiece, LacingStrength, TrussMember } from './truss-member.ts'
import { type BoxTrussModel, lacedHalfIn, lacingInsetIn } from './truss-models.ts'

/** Extra overlap of a post with a chord, beyond the overlap of a diagonal. */
export const POST_REACH_IN = 0.3

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
export function lacingStrength({ model, material, lacingMaterial }: TrussMember): LacingStrength {
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
