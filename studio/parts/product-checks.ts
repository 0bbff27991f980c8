/** Checks that all part tests share. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '../../catalog/types.ts'
import type { Solid, Vec3 } from '../geometry/kernel.ts'
import { asOneSolid, faults, type Part } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'
import type { PartMakers } from '../library.ts'
import { isMeasured } from '../measure.ts'

const made = new Map<() => Part, Part>()

/** Builds each part only once, because a solid caches the kernel's results. */
function built(make: () => Part): Part {
  const part = made.get(make) ?? make()
  made.set(make, part)
  return part
}

/** Returns a function that finds and makes a part. It uses the first product that has the part. */
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

/** Adds the tests that every product needs: each part number has a valid solid, and the measurements are up to date. */
export function checkProduct(product: Product, parts: PartMakers): void {
  const all = () => Object.entries(parts).map(([partNumber, make]) => [partNumber, built(make)] as const)

  // This test must run first. The kernel rounds solids differently after other tests have evaluated them.
  test(`has up-to-date measurements of the solids of ${product.name}`, () => {
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

  test(`makes bodies that don’t overlap for ${product.name}`, () => {
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

/** Cylinder through `at` along an axis. It extends 1.2 in on each side of `at`, like a bolt. */
function shank(at: Vec3, axis: 'x' | 'y' | 'z', diameter: number): Solid {
  const upright = cylinder(diameter, 2.4).translate([0, 0, -1.2])
  const turned = axis === 'x' ? upright.rotate([0, 90, 0]) : axis === 'y' ? upright.rotate([90, 0, 0]) : upright
  return turned.translate([...at])
}

/** Asserts that a 1/2 in bolt at each location goes through all parts and that its head seats on each part. */
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
