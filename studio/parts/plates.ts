/** Plates, flat on z = 0. Gussets and bent plates have their corner at the origin. All other plates are centered. */

import {
  type BoxSize,
  boxTrusses,
  holeRowIn,
  type TrussSize,
  tubeTruss,
} from '../../engineering/members/truss-models.ts'
import { base03, basePlates } from '../../engineering/part-models/bases.ts'
import { gussetReachIn, gussets, splicePlates } from '../../engineering/part-models/plates.ts'
import { cut, type Outline, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { grid, HOLE_IN, PITCH_IN, polygon, rectangle, row, soften, stations } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { bar, bentPlate, cylinder, drill, plate, tubeProfile } from '../geometry/solids.ts'
import { frameHoles, frameOutline, frameWindow, INSERT_HOLE_IN, spigotInserts } from './truss-patterns.ts'

/** Overlap of welded pieces with their plate, in. They must overlap, because solids that only touch don't merge. */
const WELD_IN = 0.01

/** Returns the holes in a splice plate that runs along x. */
export function spliceHoles(size: TrussSize): Vec2[] {
  const { lengthIn, gaugeIn: gauge } = splicePlates[size]
  const columns = lengthIn / PITCH_IN
  return gauge > 0 ? grid(columns, 2, PITCH_IN, gauge) : row(columns)
}

function splice(size: TrussSize): Solid {
  const { lengthIn, widthIn, thicknessIn, windowLengthIn, windowIn } = splicePlates[size]
  const blank = rectangle(lengthIn, widthIn, { round: 0.375 })
  const outline = windowIn > 0 ? blank.subtract(rectangle(windowLengthIn, windowIn, { round: 1 })) : blank
  return plate(outline, thicknessIn, spliceHoles(size))
}

const washerPlate = (length: number): Solid =>
  plate(rectangle(length, 2, { round: 0.25 }), 0.25, row(length > 2 ? length / 3 : 1))

/**
 * Bent plate with 3 in legs along -y and +z from a heel on the x axis. Each leg has a row of holes 1 1/2 in from the
 * heel.
 */
function bentRightAngle(width: number): Solid {
  const angle = bentPlate([{ length: 3, bend: 90 }, { length: 3 }], 0.25, width)
    .translate([-3, 0, 0])
    .rotate([0, 0, 90])
  const at = row(Math.max(1, Math.floor(width / PITCH_IN)))
  const holes = (solid: Solid, place: (x: number) => Vec3, axis: 'y' | 'z') =>
    drill(
      solid,
      at.map(([x]) => place(x)),
      axis,
      HOLE_IN,
      1.5,
    )
  return holes(
    holes(angle, (x) => [x, -1.5, 0], 'z'),
    (x) => [x, 0, 1.5],
    'y',
  )
}

/** Bent plate with two 6 in legs along x. The second leg rises at 45 degrees. */
function bent45(): Solid {
  const bent = bentPlate([{ length: 6, bend: 45 }, { length: 6 }], 0.25, 3)
  const flat = drill(
    bent,
    stations(6).map((x): Vec3 => [x, 0, 0]),
    'z',
    HOLE_IN,
    2,
  )
  const drillBit = cylinder(HOLE_IN, 4).translate([0, 0, -2]).rotate([0, -45, 0])
  const inclined = stations(6).map((along) => {
    const reach = along * Math.SQRT1_2
    return drillBit.translate([6 + reach, 0, reach])
  })
  return cut(flat, inclined).translate([-6, 0, 0])
}

/** Hole positions along an arm of a gusset, in inches: 1 1/2, 4 1/2, and so on. */
const armStations = (size: TrussSize): number[] => stations(gussetReachIn(size))

/**
 * Holes in a 90-degree gusset plate. The origin is at the inside corner of two members. One member is below y = 0 and
 * runs toward +x. The other is left of x = 0 and runs toward +y.
 */
export function gusset90Holes(size: TrussSize): Vec2[] {
  const inset = holeRowIn(size)
  const along = armStations(size).flatMap((at): Vec2[] => [
    [at, -inset],
    [-inset, at],
  ])
  // The 3 in tube has a grid hole right at the corner.
  return size === 3 ? [...along, [-inset, -inset]] : along
}

/** Width of a gusset arm, in. It equals the width of the chord or tube below the arm. */
const armIn = (size: TrussSize): number => (size === 3 ? tubeTruss.sideIn : boxTrusses[size].chord.legIn)

function gusset90(size: TrussSize): Solid {
  const [arm, reach] = [armIn(size), gussetReachIn(size)]
  const nose = size === 3 ? 0 : 0.75
  const outline = polygon([-arm, -arm], [reach, -arm], [reach, nose], [nose, reach], [-arm, reach])
  return plate(soften(outline, { round: 0.25 }), gussets.thicknessIn, gusset90Holes(size))
}

/** Holes in a 180-degree gusset plate. The run is below y = 0. The stem is on the run, between x = 0 and x = size. */
export function gusset180Holes(size: TrussSize): Vec2[] {
  const inset = holeRowIn(size)
  const reach = gussetReachIn(size)
  const run = stations(size + 2 * reach).map((x): Vec2 => [x - reach, -inset])
  const columns = size === 3 ? [1.5] : [inset, size - inset]
  return [...run, ...columns.flatMap((x) => armStations(size).map((y): Vec2 => [x, y]))]
}

function gusset180(size: TrussSize): Solid {
  const [arm, reach] = [armIn(size), gussetReachIn(size)]
  const nose = size === 3 ? 0 : 0.75
  const shape = polygon(
    [-reach, -arm],
    [size + reach, -arm],
    [size + reach, nose],
    [size - nose, reach],
    [nose, reach],
    [-reach, nose],
  )
  const outline = soften(shape, { round: 0.25 })
  const window = size === 12 ? rectangle(7.5, 6, { round: 1 }).translate([6, 4.25]) : undefined
  // Center the gusset along the run, like the other plates.
  const blank = window ? outline.subtract(window) : outline
  return plate(blank, gussets.thicknessIn, gusset180Holes(size)).translate([-size / 2, 0, 0])
}

/** 82° countersink for a 1/2 in flat-head screw, cut from below z = 0. */
const sunkFromBelow = (): Solid =>
  cylinder(1, 0.02)
    .translate([0, 0, -0.01])
    .add(cylinder(1, 0.25, HOLE_IN))

function basePlate(size: BoxSize): Solid {
  const { sideIn, thicknessIn, anchorsIn } = basePlates[size]
  const outline = rectangle(sideIn, sideIn, { round: 0.75 }).subtract(frameWindow(size))
  const drilled = plate(outline, thicknessIn, [...frameHoles(size), ...grid(2, 2, anchorsIn)])
  return cut(
    drilled,
    frameHoles(size).map(([x, y]) => sunkFromBelow().translate([x, y, 0])),
  )
}

/** Base plate with a vertical spigot for the 3 in tube. The first hole in the tube is 1 1/2 in above the plate. */
function basePlate03(): Part {
  const { sideIn, thicknessIn, anchorsIn, spigot: model } = base03
  const holes = grid(3, 3, anchorsIn / 2).filter(([x, y]) => x !== 0 || y !== 0)
  const foot = plate(rectangle(sideIn, sideIn, { round: 0.75 }), thicknessIn, holes)
  const tube = bar(tubeProfile(model.sideIn, model.sideIn, model.wallIn), model.heightIn + WELD_IN)
  const at = stations(model.bolts * PITCH_IN).map((x) => x + WELD_IN)
  const points = at.map((x): Vec3 => [x, 0, 0])
  const spigot = drill(drill(tube, points, 'y', INSERT_HOLE_IN), points, 'z', INSERT_HOLE_IN)
  const raised = (solid: Solid): Solid => solid.rotate([0, -90, 0]).translate([0, 0, thicknessIn - WELD_IN])
  const inserts = spigotInserts(model.sideIn / 2, at)
  return part(body(union([foot, raised(spigot)]), 'steel', 'painted-black'), {
    ...inserts,
    solid: raised(inserts.solid),
  })
}

const spacer03 = (thickness: number): Solid => plate(rectangle(3, 3, { round: 0.25 }), thickness, [[0, 0]])
const rounded = (outline: Outline, size: number): Outline => outline.intersect(rectangle(size, size, { round: 0.25 }))
const frame = (size: BoxSize, thickness: number): Solid => plate(rounded(frameOutline(size), size), thickness)

const brushed = (solid: Solid): Part => part(body(solid, 'aluminum', 'brushed'))
const zinc = (solid: Solid): Part => part(body(solid, 'steel', 'zinc'))
const yellow = (solid: Solid): Part => part(body(solid, 'steel', 'painted-yellow'))
const black = (solid: Solid): Part => part(body(solid, 'steel', 'painted-black'))
const bare = (solid: Solid): Part => part(body(solid, 'steel', 'steel'))

const thicknesses = [
  ['012', 0.125],
  ['025', 0.25],
  ['050', 0.5],
] as const
const inThicknesses = (name: string, make: (thickness: number) => Solid): Record<string, () => Part> =>
  Object.fromEntries(thicknesses.map(([code, thickness]) => [`${name}-${code}`, () => brushed(make(thickness))]))

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-PL-W1': () => zinc(washerPlate(2)),
  'BS-PL-W2': () => zinc(washerPlate(6)),
  'BS-PL-W4': () => zinc(washerPlate(12)),
  'BS-PL-SP03': () => brushed(splice(3)),
  'BS-PL-SP06': () => brushed(splice(6)),
  'BS-PL-SP12': () => brushed(splice(12)),
  'BS-PL-BT02': () => zinc(bentRightAngle(2)),
  'BS-PL-BT06': () => zinc(bentRightAngle(6)),
  'BS-PL-BT12': () => zinc(bentRightAngle(12)),
  'BS-PL-BT45': () => zinc(bent45()),
  'BS-PL-G90-03': () => yellow(gusset90(3)),
  'BS-PL-G90-06': () => yellow(gusset90(6)),
  'BS-PL-G90-12': () => yellow(gusset90(12)),
  'BS-PL-G180-03': () => yellow(gusset180(3)),
  'BS-PL-G180-06': () => yellow(gusset180(6)),
  'BS-PL-G180-12': () => yellow(gusset180(12)),
  'BS-PL-BS03': basePlate03,
  'BS-PL-BS06': () => black(basePlate(6)),
  'BS-PL-BS12': () => black(basePlate(12)),
  ...inThicknesses('BS-PL-SC03', spacer03),
  ...inThicknesses('BS-PL-SC06', (thickness) => frame(6, thickness)),
  ...inThicknesses('BS-PL-SC12', (thickness) => frame(12, thickness)),
  'BS-PL-WB03': () => bare(plate(rectangle(3, 3), 0.375, [[0, 0]])),
  'BS-PL-WB06': () => bare(plate(frameOutline(6), 0.375)),
  'BS-PL-WB12': () => bare(plate(frameOutline(12), 0.375)),
}
