/** Caches hidden-line views, because each view takes seconds to make and is used often. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { centered } from '../drawing/svg.ts'
import { type Direction, directions, viewOf } from '../drawing/view.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { OUT_DIR } from '../results.ts'

const CODE = ['../drawing/view.ts', '../drawing/svg.ts']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('')

/** Hash of a part's solids and the drawing code. */
export function drawingHash(it: Part, more: string): string {
  const hash = createHash('sha256').update(CODE).update(more)
  for (const { solid } of it.bodies) {
    const { vertProperties, triVerts } = solid.getMesh()
    hash.update(vertProperties).update(triVerts)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Caches the result of `make` in `studio/out/documents`. */
export function kept<Value>(name: string, make: () => Value): Value {
  const file = join(OUT_DIR, 'documents', `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Value
  const value = make()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
  return value
}

/** Returns a pictorial view as SVG, centered on a canvas with a 3:2 aspect ratio. */
export function pictorialSvg(it: Part, direction: Direction = directions.pictorial): string {
  const canvas: Vec2 = [600, 400]
  return kept(`pictorials/${drawingHash(it, JSON.stringify(direction))}`, () =>
    centered(viewOf(it, direction), canvas, [552, 356]),
  )
}
