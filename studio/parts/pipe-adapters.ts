/** Pipe adapters: sockets and sleeves on plates, flat on z = 0 and centered. */
import { type AdapterModel, adapters, footHalfIn, sockets } from '../../engineering/part-models/pipe-adapters.ts'
import { cut, facets, Manifold, type Outline, type Solid, union } from '../geometry/kernel.ts'
import { circle, grid, PITCH_IN, polygon, rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { pipeProfile, plate, tubeProfile } from '../geometry/solids.ts'
import { setScrew, weldNut } from './truss-patterns.ts'

const PLATE_IN = adapters.thicknessIn
/** Overlap of the plate and the socket or sleeve, in. */
const LAP_IN = 0.01

type Socket = AdapterModel['socket']

const profileOf = (socket: Socket): Outline => {
  const { outsideIn, wallIn } = sockets[socket]
  return socket === 'round' ? pipeProfile(outsideIn, wallIn) : tubeProfile(outsideIn, outsideIn, wallIn)
}

/**
 * Returns the outline of a socket's bore. The bore is cut from welds and plates, so that nothing blocks the corners of
 * a square bore.
 */
const boreOf = (socket: Socket): Outline => {
  const { outsideIn, wallIn } = sockets[socket]
  const bore = outsideIn - 2 * wallIn
  return socket === 'round' ? circle(bore) : rectangle(bore, bore)
}

const base = ({ plateIn: [x, y], spreadIn, boltsEach }: AdapterModel): Solid =>
  plate(rectangle(x, y, { round: 0.375 }), PLATE_IN, grid(2, boltsEach, spreadIn, PITCH_IN))

/** Weld bead around a part on z = 0. */
const bead = (outline: Outline, size: number): Solid =>
  Manifold.hull([outline.offset(size, 'Round', 2, facets(48)).extrude(0.01), outline.extrude(size)])

/**
 * Places a set screw and its weld nut, which point along z. `place` moves them from z = 0, the outer face of the wall,
 * to each location.
 */
function screwed(socket: Solid, wall: number, place: readonly ((solid: Solid) => Solid)[]): readonly [Solid, Solid] {
  const hole = circle(0.38)
    .extrude(2 * wall + 0.7)
    .translate([0, 0, -2 * wall])
  const nuts = place.map((to) => to(weldNut()))
  const screws = place.map((to) => to(setScrew(wall - 0.02).solid))
  return [
    cut(
      union([socket, ...nuts]),
      place.map((to) => to(hole)),
    ),
    union(screws),
  ]
}

const withScrews = ([metal, screws]: readonly [Solid, Solid]): Part =>
  part(body(metal, 'steel', 'zinc'), body(screws, 'steel', 'black-oxide'))

/** Socket on its plate. Two set screws face -y, one above the other. */
function socket90(model: AdapterModel): Part {
  const { socket, lengthIn } = model
  const { outsideIn, wallIn } = sockets[socket]
  const tube = profileOf(socket)
    .extrude(lengthIn + LAP_IN)
    .translate([0, 0, PLATE_IN - LAP_IN])
  const around = socket === 'round' ? circle(outsideIn) : rectangle(outsideIn, outsideIn, { round: 0.28 })
  const weld = bead(around, adapters.weldIn).translate([0, 0, PLATE_IN - 0.005])
  // Add a drain hole, because an outdoor socket would fill with rain.
  const foot = cut(base(model), [circle(0.75).extrude(2).translate([0, 0, -1])])
  const whole = union([foot, tube, cut(weld, [boreOf(socket).extrude(1)])])
  const facing = (z: number) => (solid: Solid) => solid.rotate([90, 0, 0]).translate([0, -outsideIn / 2, z])
  return withScrews(screwed(whole, wallIn, [facing(1.75), facing(3.25)]))
}

/** Height of a sleeve's axis, in. The tube of the sleeve overlaps the plate slightly. */
export const sleeveAxisIn = (socket: Socket): number => PLATE_IN + sockets[socket].outsideIn / 2 - 0.02

/** Sleeve along y on its plate. The set screws are on top. */
function sleeve0(model: AdapterModel): Part {
  const { socket, lengthIn: length } = model
  const { outsideIn, wallIn } = sockets[socket]
  const axis = sleeveAxisIn(socket)
  const tube = profileOf(socket)
    .extrude(length)
    .rotate([90, 0, 0])
    .translate([0, length / 2, axis])
  const foot = footHalfIn(model)
  // A round sleeve is in a saddle, and a square sleeve is between two weld beads.
  const under =
    socket === 'round'
      ? [polygon([-foot, 0.24], [foot, 0.24], [0.6, 0.52], [-0.6, 0.52])]
      : [1, -1].map((side) => polygon([side, 0.24], [side * 1.42, 0.24], [side * 1.24, 0.46], [side * 1.2, 0.46]))
  const welds = under.map((each) =>
    each
      .extrude(length - adapters.weldShortIn)
      .rotate([90, 0, 0])
      .translate([0, (length - adapters.weldShortIn) / 2, 0]),
  )
  const clear = boreOf(socket)
    .extrude(length + 1)
    .rotate([90, 0, 0])
    .translate([0, (length + 1) / 2, axis])
  const whole = cut(union([base(model), tube, ...welds]), [clear.intersect(aboveThePlate())])
  const top = (y: number) => (solid: Solid) => solid.translate([0, y, axis + outsideIn / 2])
  return withScrews(screwed(whole, wallIn, [top(-length / 4), top(length / 4)]))
}

const aboveThePlate = (): Solid => rectangle(20, 20).extrude(10).translate([0, 0, PLATE_IN])

export const parts: Readonly<Record<string, () => Part>> = Object.fromEntries(
  adapters.models.map((model) => [model.partNumber, () => (model.isPerpendicular ? socket90(model) : sleeve0(model))]),
)
