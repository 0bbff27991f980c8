/** Padded saddles that are cut to the shape of their load. Units are inches, and z is up. */
import type { Solid, Vec3 } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { matrixOf, type Place, type Stage } from '../render/scene.ts'
import { block, box, cut, thing, union } from './props.ts'

/** Returns the solid of a part at its location, so that a saddle can be cut to its shape. */
export const inPlace = ({ bodies }: Pick<Part, 'bodies'>, ...places: readonly Place[]): Solid =>
  places
    .map(matrixOf)
    .reduce(
      (solid, matrix) => solid.transform([...matrix] as Parameters<Solid['transform']>[0]),
      union(bodies.map(({ solid }) => solid)),
    )

const SADDLE_FOAM_IN = 2

/**
 * Adds a saddle that is cut to the shape of the load above it. The saddle has plywood ribs on a board at `at`, with
 * foam on top. `size` is the size of the saddle along x and y.
 */
export async function saddle(
  stage: Stage,
  [x, y, z]: Vec3,
  [wide, deep]: readonly [number, number],
  load: Solid,
): Promise<void> {
  const board = 1.5
  await stage.add(block([wide, deep, board], 'plywood', [x - wide / 2, y - deep / 2, z]))
  const below = load.translate([0, 0, -SADDLE_FOAM_IN])
  const blank = (from: number, width: number, low: number) =>
    box([width, deep, 20]).translate([x + from, y - deep / 2, low])
  const ribs = [0, 1, 2, 3].map((k) =>
    cut(blank(-wide / 2 + (k * (wide - 0.75)) / 3, 0.75, z + board), [underneath(below)]),
  )
  await stage.add(thing(union(ribs), 'plywood'))
  const foam = cut(blank(-wide / 2, wide, z + board), [underneath(load)]).subtract(
    cut(blank(-wide / 2 - 1, wide + 2, z), [underneath(below)]),
  )
  await stage.add(thing(foam, 'foam'))
}

/**
 * Combines a load with its copies stacked above it. A saddle that is cut to the combined shape is open at the
 * top.
 */
const underneath = (load: Solid): Solid => union([load, ...[4, 8, 12, 16, 20].map((up) => load.translate([0, 0, up]))])
