/** Extrusion, end fittings, and slot hardware. Profiles start at x = 0 and run along +x, centered on y and z. */
import {
  CENTER_BORE_IN,
  type HollowProfile,
  hollowShape,
  type ProfileModel,
  profileModels,
  ribsOf,
  SCREW_HOLE_IN,
  type SlotAt,
  type SolidProfile,
  slotShape,
} from '../../engineering/sections/profile-models.ts'
import { CrossSection, cut, type Outline, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, fillet, HOLE_IN, hullOf, polygon, rectangle, row, stations } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { bar, bentPlate, box, cylinder, drill, plate, revolve } from '../geometry/solids.ts'

/**
 * Cutter for a slot that opens at y = 0 and extends toward -y, centered on x. `wall` enlarges the cutter on all sides.
 */
function slotCut(wall = 0): Outline {
  const { openingIn, lipIn, sideIn, depthIn, halfWidthIn, bottomHalfIn } = slotShape
  const mouth = openingIn / 2
  const cavity: Vec2[] = [
    [-halfWidthIn, -lipIn],
    [halfWidthIn, -lipIn],
    [halfWidthIn, -lipIn - sideIn],
    [bottomHalfIn, -depthIn],
    [-bottomHalfIn, -depthIn],
    [-halfWidthIn, -lipIn - sideIn],
  ]
  const around = polygon([-mouth, 0.2], [mouth, 0.2], [mouth, -0.3], [-mouth, -0.3]).add(polygon(...cavity))
  return wall > 0 ? around.offset(wall, 'Miter', 3) : around
}

const slots = (at: readonly SlotAt[], wall = 0): Outline =>
  CrossSection.union(
    at.map(([x, y, quarters]) =>
      slotCut(wall)
        .rotate(quarters * 90)
        .translate([x, y]),
    ),
  )

const bores = (at: readonly Vec2[], diameter: number): Outline =>
  CrossSection.union(at.map(([x, y]) => circle(diameter).translate([x, y])))

/** Section of a solid profile with slots, pockets, and bores. */
function solidSection({ widthIn, heightIn, cornerRadiusIn, slots: at, pocket, bores: drilled }: SolidProfile): Outline {
  const slotted = rectangle(widthIn, heightIn, { round: cornerRadiusIn }).subtract(slots(at))
  return (pocket ? slotted.subtract(pockets(pocket)) : slotted).subtract(bores(drilled.at, drilled.diameterIn))
}

function pockets({ corners, filletIn }: NonNullable<SolidProfile['pocket']>): Outline {
  const pocket = polygon(...corners)
  const all = [pocket, pocket.mirror([1, 0]), pocket.mirror([0, 1]), pocket.mirror([1, 0]).mirror([0, 1])]
  return fillet(CrossSection.union(all), filletIn)
}

/**
 * Section of a hollow profile with a skin, slot walls, and screw bosses. Each cell is a ring, and webs connect the
 * rings to the bosses.
 */
function hollowSection(model: HollowProfile): Outline {
  const { widthIn, heightIn, slots: at, bosses, cells } = model
  const { cornerRadiusIn, skinIn, skinRadiusIn, troughIn, ring, dividerIn, filletIn } = hollowShape
  const outside = rectangle(widthIn, heightIn, { round: cornerRadiusIn })
  const skin = outside.subtract(rectangle(widthIn - 2 * skinIn, heightIn - 2 * skinIn, { round: skinRadiusIn }))
  const rings = cells.map(([x, y]) => circle(ring.outsideIn).translate([x, y]))
  const ribs = ribsOf(model).map((circles) => hullOf(...circles))
  const divider = cells.length > 1 ? [rectangle(widthIn - 0.1, dividerIn)] : []
  const metal = CrossSection.union([skin, slots(at, troughIn), ...rings, ...ribs, ...divider])
  return fillet(metal.intersect(outside), filletIn)
    .subtract(slots(at))
    .subtract(bores(bosses, SCREW_HOLE_IN))
    .subtract(bores(cells, ring.insideIn))
}

/** Returns the section of a profile. Its long side is along y of the outline. */
const section = (profile: ProfileModel): Outline =>
  profile.kind === 'solid' ? solidSection(profile) : hollowSection(profile)

const square15 = profileModels['15x15'].slots

/** Section of a frame rail. It has slots on three sides, and a groove on top for 1/4 in sheets. */
const sectionFrameRail = (): Outline =>
  rectangle(1.5, 1.5, { round: 0.0625 })
    .subtract(slots(square15.slice(1)))
    .subtract(circle(CENTER_BORE_IN))
    .subtract(rectangle(0.26, 0.4375).translate([0, 0.75 - 0.4375 / 2]))

/** Section of a rail with a flange that extends up on one side (+x of the outline). */
const sectionFlangedRail = (): Outline =>
  fillet(rectangle(1.5, 1.5, { round: 0.0625 }).add(rectangle(0.25, 2).translate([0.625, 1.25])), 0.0625)
    .subtract(slots(square15.slice(1)))
    .subtract(circle(CENTER_BORE_IN))

function flangedRail(length: number): Solid {
  const rail = bar(sectionFlangedRail(), length)
  // Center the rail on its 3 in height, like the other rails. The slot is then 3/4 in below the center, and the holes
  // are 3/4 in above it.
  return drill(
    rail,
    stations(length).map((x): Vec3 => [x, 0.625, 1.5]),
    'y',
    HOLE_IN,
    1,
  ).translate([0, 0, -0.75])
}

/**
 * End cap. Its head is as large as the profile, and its pegs fit the bores. The head is on the floor with the pegs up,
 * as in the image.
 */
function endCap(width: number, height: number, pegs: readonly Vec2[], bore: number): Solid {
  const head = rectangle(width, height, { round: 0.0938 }).extrude(0.1875)
  const ribbed = revolve(
    polygon(
      [0, 0.1],
      [bore / 2 - 0.02, 0.1],
      [bore / 2 - 0.02, 0.28],
      [bore / 2 + 0.012, 0.34],
      [bore / 2 - 0.02, 0.36],
      [bore / 2 - 0.02, 0.46],
      [bore / 2 + 0.012, 0.52],
      [bore / 2 - 0.02, 0.54],
      [bore / 2 - 0.02, 0.62],
      [bore / 2 + 0.006, 0.68],
      [bore / 2 - 0.07, 0.8],
      [0, 0.8],
    ),
  )
  return union([head, ...pegs.map(([x, y]) => ribbed.translate([x, y, 0]))])
}

/** 3/8-16 flat-head screw with the face of its head at z = 0. */
function flatHeadScrew(): Solid {
  const screw = revolve(
    polygon([0, 0], [0.36, 0], [0.36, -0.02], [0.1875, -0.2], [0.1875, -1.25], [0.15, -1.3], [0, -1.3]),
  )
  return cut(screw, [cylinder(0.25, 0.2).translate([0, 0, -0.12])])
}

/** End plug with tapped holes. Screws in countersunk holes extend into the bores of the profile. */
function endPlug(width: number, height: number, screws: readonly Vec2[], tapped: readonly Vec2[]): Part {
  const thickness = 0.5
  const sink = revolve(polygon([0, 0.01], [0.39, 0.01], [0.385, -0.02], [0.2, -0.205], [0.2, -1], [0, -1]))
  const block = plate(rectangle(width, height, { round: 0.0938 }), thickness, tapped, 0.45)
  const drilled = cut(
    block,
    screws.map(([x, y]) => sink.translate([x, y, thickness])),
  )
  const screw = flatHeadScrew()
  const fitted = union(screws.map(([x, y]) => screw.translate([x, y, thickness - 0.015])))
  return part(body(drilled, 'aluminum', 'anodized'), body(fitted, 'steel', 'zinc'))
}

/** Section of slot hardware. It is beveled to fit the slot, and its optional collar guides it in the opening. */
const nutSection = (collar: boolean): Outline => {
  const bar15 = polygon([-0.4375, 0.25], [0.4375, 0.25], [0.4375, 0.18], [0.22, 0], [-0.22, 0], [-0.4375, 0.18])
  return collar ? bar15.add(rectangle(0.53, 0.13).translate([0, 0.31])) : bar15
}

function slotNut(length: number, holes: number): Solid {
  const nut = bar(nutSection(true), length).translate([-length / 2, 0, 0])
  return drill(
    nut,
    row(holes).map(([x, y]): Vec3 => [x, y, 0]),
    'z',
    0.45,
  )
}

/** Corner connector with two beveled legs at a right angle. Each leg has a pair of set screws. */
function railCorner(): Part {
  const leg = bar(nutSection(false), 3)
  const across = leg.rotate([0, 0, 90]).mirror([1, 0, 0])
  const at: readonly Vec2[] = [
    [1.25, 0],
    [2.35, 0],
    [0, 1.25],
    [0, 2.35],
  ]
  // The bevels of both legs continue through the corner, so they don't block the slot of either rail.
  const corner = box([0.875, 0.875, 0.07]).translate([-0.4375, -0.4375, 0.18])
  const key = drill(
    union([leg, across, corner]),
    at.map(([x, y]): Vec3 => [x, y, 0]),
    'z',
    0.34,
  )
  const screw = cut(cylinder(0.33, 0.3), [circle(0.19).extrude(0.2).translate([0, 0, 0.14])])
  return part(
    body(key, 'steel', 'zinc'),
    body(union(at.map(([x, y]) => screw.translate([x, y, -0.02]))), 'steel', 'black-oxide'),
  )
}

/** Inside corner bracket with its heel on the x axis and legs toward -y and +z. It has a web on each side. */
function insideCorner(): Solid {
  const angle = bentPlate([{ length: 3, bend: 90 }, { length: 3 }], 0.25, 1.5)
    .mirror([1, 0, 0])
    .translate([3, 0, 0])
  const web = polygon([0.5, 0.2], [2.9, 0.2], [2.9, 0.35], [0.35, 2.9], [0.2, 2.9], [0.2, 0.5])
    .extrude(0.1875)
    .rotate([90, 0, 0])
  const webs = [web.translate([0, 0.75, 0]), web.translate([0, -0.75 + 0.1875, 0])]
  const drilled = drill(drill(union([angle, ...webs]), [[1.5, 0, 0]], 'z', HOLE_IN, 1), [[0, 0, 1.5]], 'x', HOLE_IN, 1)
  return drilled.rotate([0, 0, -90])
}

/** Section of a slot cover: a strip over the opening with two legs that snap behind the lips. */
const coverSection = (): Outline =>
  CrossSection.union([
    rectangle(0.75, 0.0625, { round: 0.03 }).translate([0, 0.0325]),
    ...[1, -1].map((side) =>
      polygon(
        [side * 0.2, 0.02],
        [side * 0.265, 0.02],
        [side * 0.265, -0.14],
        [side * 0.31, -0.18],
        [side * 0.24, -0.25],
        [side * 0.2, -0.18],
      ),
    ),
  ])

const anodized = (solid: Solid): Part => part(body(solid, 'aluminum', 'anodized'))
const molded = (solid: Solid): Part => part(body(solid, 'nylon', 'plastic-black'))
const zinc = (solid: Solid): Part => part(body(solid, 'steel', 'zinc'))

const byTheFoot = (name: string, make: (length: number) => Solid): [string, () => Part][] =>
  Array.from({ length: 10 }, (_, index) => [
    `${name}-${String(index + 1).padStart(2, '0')}`,
    () => anodized(make((index + 1) * 12)),
  ])

export const parts: Readonly<Record<string, () => Part>> = {
  ...Object.fromEntries([
    ...byTheFoot('BS-EX1515', (length) => bar(section(profileModels['15x15']), length)),
    ...byTheFoot('BS-EX1530', (length) => bar(section(profileModels['15x30']), length)),
    ...byTheFoot('BS-EX3030', (length) => bar(section(profileModels['30x30']), length)),
    ...byTheFoot('BS-EX3060', (length) => bar(section(profileModels['30x60']), length)),
    ...byTheFoot('BS-EX-FR15', (length) => bar(sectionFrameRail(), length)),
    ...byTheFoot('BS-EX-FR30', flangedRail),
  ]),
  'BS-EX-CAP1515': () => molded(endCap(1.5, 1.5, [[0, 0]], CENTER_BORE_IN)),
  'BS-EX-CAP1530': () =>
    molded(
      endCap(
        3,
        1.5,
        profileModels['15x30'].bores.at.map(([x, y]): Vec2 => [y, x]),
        SCREW_HOLE_IN,
      ),
    ),
  'BS-EX-CAP3030': () => molded(endCap(3, 3, profileModels['30x30'].bosses, SCREW_HOLE_IN)),
  'BS-EX-CAP3060': () =>
    molded(
      endCap(
        6,
        3,
        profileModels['30x60'].bosses.map(([x, y]): Vec2 => [y, x]),
        SCREW_HOLE_IN,
      ),
    ),
  'BS-EX-PLG1530': () =>
    endPlug(
      3,
      1.5,
      profileModels['15x30'].bores.at.map(([x, y]): Vec2 => [y, x]),
      [[0, 0]],
    ),
  'BS-EX-PLG3030': () => endPlug(3, 3, profileModels['30x30'].bosses, [[0, 0]]),
  'BS-EX-PLG3060': () =>
    endPlug(
      6,
      3,
      profileModels['30x60'].bosses.map(([x, y]): Vec2 => [y, x]),
      [
        [1.5, 0],
        [-1.5, 0],
      ],
    ),
  'BS-EX-FRC': railCorner,
  'BS-EX-SN1': () => zinc(slotNut(1.25, 1)),
  'BS-EX-SN2': () => zinc(slotNut(4.5, 2)),
  'BS-EX-IC15': () => anodized(insideCorner()),
  'BS-EX-SC-01': () => molded(bar(coverSection(), 12)),
  'BS-EX-SC-03': () => molded(bar(coverSection(), 36)),
  'BS-EX-SC-06': () => molded(bar(coverSection(), 72)),
}
