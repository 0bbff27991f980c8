/**
 * Finds the placements of mating parts for the parts named in the arguments and sends a message for each part. See
 * `holes.ts`.
 */
import { writeFileSync } from 'node:fs'
import type { Mate } from '../../catalog/part-shape.ts'
import type { Solid } from '../geometry/kernel.ts'
import { asOneSolid } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { matesOf, readShape, shapeFile, written } from './holes.ts'
import { type Placement, placesOf } from './mates.ts'
import { makeEach } from './renew.ts'

/** Maximum overlap of two touching round surfaces that are made of facets, in³. */
const TOUCHING_IN3 = 0.02

const solids = new Map<string, Solid>()
async function solidOf(partNumber: string): Promise<Solid> {
  const known = solids.get(partNumber)
  if (known) return known
  const solid = asOneSolid(await partOf(partNumber))
  solids.set(partNumber, solid)
  return solid
}

/** Returns true if the parts don't intersect. They may touch. */
function isFree(host: Solid, mate: Solid, { turn: [x, y, z], origin }: Placement): boolean {
  // Columns of a 4 × 4 matrix.
  const placed = mate.transform([
    ...[x[0], y[0], z[0], 0],
    ...[x[1], y[1], z[1], 0],
    ...[x[2], y[2], z[2], 0],
    ...[...origin, 1],
  ] as never)
  const common = host.intersect(placed)
  const volume = common.volume()
  placed.delete()
  common.delete()
  return volume < TOUCHING_IN3
}

const mates = await matesOf()
await makeEach(async (partNumber) => {
  const shape = readShape(partNumber)
  const found: Mate[] = []
  for (const [item, size] of mates.get(partNumber) ?? []) {
    const places = placesOf(shape, readShape(size))
    if (places.length === 0) continue
    const [host, mate] = [await solidOf(partNumber), await solidOf(size)]
    const place = places.find((each) => isFree(host, mate, each))
    if (!place) console.log(`${partNumber}: no placement for ${size} after ${places.length} tries`)
    else found.push({ item, partNumber: size, turn: place.turn, origin: place.origin, meet: place.meet })
  }
  const text = written({ ...shape, mates: found })
  writeFileSync(shapeFile(partNumber), text)
  return text.length
})
