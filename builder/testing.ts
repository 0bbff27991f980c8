/** Loads shapes from the committed hole files for tests. */
import { existsSync, readFileSync } from 'node:fs'
import { type PartShape, shapePath } from '#catalog/part-shape.ts'
import type { Shapes } from './shapes.ts'

const loaded = new Map<string, PartShape | undefined>()

export const shapes: Shapes = (partNumber) => {
  if (!loaded.has(partNumber)) {
    const file = new URL(`../media/${shapePath(partNumber)}`, import.meta.url)
    loaded.set(partNumber, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
  }
  return loaded.get(partNumber)
}
