/** Shared checks of the part tests. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '../../catalog/types.ts'
import type { Solid, Vec3 } from '../geometry/kernel.ts'
import { asOneSolid, faults, type Part } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'
import type { PartMakers } from '../library.ts'
import { isMeasured } from '../measure.ts'

const made = new Map<() => Part, Part>()

/** Builds each part once, because a solid caches the kernel's results. */
function built(make: () => Part): Part {
  const part = made.get(make) ?? make()
  made.set(make, part)
  return part
}

/** Finds a part in the first product that has it. */
export const maker =
  (...all: readonly PartMakers[]) =>
  (partNumber: string): Part => {
    const make = all.map((makers) => makers[partNumber]).find((each) => each !== undefined)
    assert.ok(make, partNumber)
    return built(make)
  }

const partNumbersOf = (product: Product): string[] =>
  product.productSections
    .flatMap((section) => section.items)
    .flatMap((item) => [item.partNumber, ...(item.sizes ?? []).map((size) => size.partNumber)])

/** Tests for every product: each part number has a valid solid, and measurements are up to date. */
export function checkProduct(product: Product, parts: PartMakers): void {
  const all = () => Object.entries(parts).map(([partNumber, make]) => [partNumber, built(make)] as const)

  // This test comes first, because the kernel rounds solids that other tests have evaluated differently.
  test(`measures the weights of ${product.name} on these solids`, () => {
    assert.ok(isMeasured(product.id, all()), `run npm run studio -- measure ${product.id}`)
  })

  test(`has a solid for every part number of ${product.name} and no others`, () => {
    assert.deepEqual(Object.keys(parts).sort(), [...new Set(partNumbersOf(product))].sort())
  })

  test(`makes watertight solids for ${product.name}`, () => {
    for (const [partNumber, it] of all()) {
      assert.deepEqual(faults(it), [], partNumber)
      for (const { solid } of it.bodies) {
        for (const piece of solid.decompose()) {
          const genus = piece.genus()
          assert.ok(Number.isInteger(genus) && genus >= 0 && genus < 500, `${partNumber}: genus ${genus}`)
        }
      }
    }
  })

  test(`keeps bodies of ${product.name} from overlapping`, () => {
    for (const [partNumber, { bodies }] of all()) {
      for (const [index, one] of bodies.entries()) {
        for (const other of bodies.slice(index + 1)) {
          const shared = one.solid.intersect(other.solid).volume()
          assert.ok(
            shared < 0.03 * Math.min(one.solid.volume(), other.solid.volume()),
            `${partNumber}: ${shared} in³ shared`,
          )
        }
      }
    }
  })
}

/** Cylinder through `at` along an axis, as far to each side as a 1 1/4 in bolt extends. */
function shank(at: Vec3, axis: 'x' | 'y' | 'z', diameter: number): Solid {
  const upright = cylinder(diameter, 2.4).translate([0, 0, -1.2])
  const turned = axis === 'x' ? upright.rotate([0, 90, 0]) : axis === 'y' ? upright.rotate([90, 0, 0]) : upright
  return turned.translate([...at])
}

/** Asserts that a 1/2 in bolt at each location passes through all parts and that its head seats on each. */
export function assertBolted(parts: readonly Part[], at: readonly Vec3[], axis: 'x' | 'y' | 'z', what: string): void {
  assert.ok(at.length > 0, `${what}: no holes to compare`)
  for (const [index, it] of parts.entries()) {
    const solid = asOneSolid(it)
    for (const place of at) {
      const where = `${what}, part ${index + 1} at ${place.map((each) => each.toFixed(2)).join(', ')}`
      const blocked = shank(place, axis, 0.5).intersect(solid).volume()
      assert.ok(blocked < 1e-4, `${where}: ${blocked.toFixed(4)} in³ block the bolt`)
      assert.ok(shank(place, axis, 0.9).intersect(solid).volume() > 0.01, `${where}: no metal around the hole`)
    }
  }
}

/** Asserts that two parts don't overlap. */
export function assertApart(one: Part, other: Part, what: string): void {
  const shared = asOneSolid(one).intersect(asOneSolid(other)).volume()
  assert.ok(shared < 1e-3, `${what}: ${shared.toFixed(4)} in³ overlap`)
}
