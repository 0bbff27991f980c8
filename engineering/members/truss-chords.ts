/** Chords of box truss: tension, compression, and bending between nodes. Units are inches and kips. */
import type { ChordBays } from '#engineering/beams/beams.ts'
import { angleTwistSlenderness, compressionKip } from '#engineering/checks/compression.ts'
import { bendingKsi, FREE_ANGLE, shortAngleKipIn, toeKsi } from '#engineering/checks/flexure.ts'
import { holeWidthIn, tensionKip } from '#engineering/checks/tension.ts'
import { grid } from '#engineering/grid.ts'
import type { LoadBearing } from '#engineering/materials.ts'
import { drilledAngle, equalAngle, minRadiusIn, type SectionProperties } from '#engineering/sections/sections.ts'
import { type ChordStrength, heelIn2, soundHeelIn, type TrussMember } from './truss-member.ts'
import { type BoxTrussModel, nodeSpacingIn } from './truss-models.ts'

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

export function chordStrength({ model, material }: TrussMember): ChordStrength {
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
export function baysOf({ spanKipIn, nodeKipIn }: ChordStrength, bayIn: number): ChordBays {
  const [one, two, three, more] = CONTINUOUS.map(
    ({ node, span }) => (0.5 * bayIn ** 2 * Math.max(node / nodeKipIn, span / spanKipIn)) / 1000,
  ) as [number, number, number, number]
  return { bayIn, usePerLbIn: [one, two, three, more] }
}

/** Bending utilization of a chord per kip, for a load anywhere on the chord. */
export const pointUtilization = ({ spanKipIn, nodeKipIn }: ChordStrength, spacingIn: number): number =>
  spacingIn * Math.max(ONE_LOAD.node / nodeKipIn, ONE_LOAD.span / spanKipIn)
