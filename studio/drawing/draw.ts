/** Makes the site's drawings: a pictorial view of every item, drawings of assemblies, and special drawings. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Vec2 } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { catalogItems, pictured } from '../items.ts'
import { ledger } from '../ledger.ts'
import { shapeOf } from '../render/mesh.ts'
import { forgetResults, MEDIA_DIR, noteResult, readResults } from '../results.ts'
import { assembled } from './assembled.ts'
import { special } from './special.ts'
import { centered } from './svg.ts'
import { type Direction, directions, sizeOf, type View, viewOf } from './view.ts'

/** Drawings are square, like renderings. The part stays inside a 4:3 crop. */
const CANVAS_PX = 800
const WITHIN_PX = [640, 470] as const
/** Increment this when a code change affects how the same solid is drawn. */
const RECIPE = 1
const drawn = ledger('drawings')

const inputsOf = (part: Part, from?: Direction) =>
  [shapeOf(part), RECIPE, ...(from ? [from.azimuth, from.elevation] : [])].join('-')

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 8)

/** Returns the drawings that are missing or outdated. Special drawings are compared by content. */
export async function dueDrawings(): Promise<string[]> {
  const { drawings } = readResults()
  const due: string[] = []
  for (const { item } of await catalogItems()) {
    const { part } = await pictured(item)
    if (drawn.inputs(item.image) !== inputsOf(part) || !drawings[item.image]) due.push(`drawings/${item.image}`)
  }
  for (const { key, part, direction } of await assembled())
    if (drawn.inputs(key) !== inputsOf(part, direction) || !drawings[key]) due.push(`drawings/${key}`)
  for (const [key, make] of Object.entries(special)) {
    const made = await make()
    if (made && drawings[key]?.hash !== hashOf(made.svg)) due.push(`drawings/${key}`)
  }
  return due
}

export async function draw(only?: string): Promise<void> {
  const wanted = (key: string, partNumber?: string) =>
    !only || key === only || partNumber?.toLowerCase() === only.toLowerCase()
  for (const { item } of await catalogItems()) {
    if (!wanted(item.image, item.partNumber)) continue
    const { part } = await pictured(item)
    const inputs = inputsOf(part)
    if (drawn.inputs(item.image) === inputs && readResults().drawings[item.image]) continue
    keep(
      item.image,
      centered(viewOf(part, directions.pictorial), [CANVAS_PX, CANVAS_PX], WITHIN_PX),
      CANVAS_PX,
      CANVAS_PX,
    )
    drawn.note(item.image, inputs)
  }
  const together = await assembled()
  for (const { key, part, direction, within, ...sheet } of together) {
    const inputs = inputsOf(part, direction)
    if (!wanted(key) || (drawn.inputs(key) === inputs && readResults().drawings[key])) continue
    const view = viewOf(part, direction)
    const canvas = sheet.canvas ?? closeTo(view, within)
    keep(key, centered(view, canvas, within), ...canvas)
    drawn.note(key, inputs)
  }
  for (const [key, make] of Object.entries(special)) {
    if (!wanted(key)) continue
    const made = await make()
    if (made) keep(key, made.svg, made.width, made.height)
  }
  if (!only) {
    const kept = new Set([...(await catalogItems()).map(({ item }) => item.image), ...together.map(({ key }) => key)])
    prune(kept)
    drawn.forget((key) => kept.has(key))
  }
}

/** Returns the size of a sheet that closely fits a view, with a margin for the line width. */
function closeTo(view: View, [width, height]: Vec2): Vec2 {
  const [w, h] = sizeOf(view)
  const scale = Math.min(width / w, height / h)
  return [Math.ceil(w * scale) + 2, Math.ceil(h * scale) + 2]
}

/** Deletes the drawings of items and assemblies that no longer exist. */
function prune(kept: ReadonlySet<string>): void {
  const { drawings } = readResults()
  const stale = Object.keys(drawings).filter((key) => /^(parts|joints|strips)\//.test(key) && !kept.has(key))
  if (stale.length === 0) return
  for (const key of stale) rmSync(join(MEDIA_DIR, 'drawings', `${key}.${drawings[key]?.hash}.svg`), { force: true })
  forgetResults('drawings', (key) => !stale.includes(key))
  console.log(`removed: ${stale.join(', ')}`)
}

/** Writes a drawing unless it already exists, and deletes its previous version. */
export function keep(key: string, svg: string, width: number, height: number): void {
  const hash = hashOf(svg)
  const file = join(MEDIA_DIR, 'drawings', `${key}.${hash}.svg`)
  if (existsSync(file) && readResults().drawings[key]?.hash === hash) return
  mkdirSync(dirname(file), { recursive: true })
  const mine = new RegExp(`^${basename(key).replace(/[.+]/g, '\\$&')}\\.[0-9a-f]{8}\\.svg$`)
  for (const old of readdirSync(dirname(file))) if (mine.test(old)) rmSync(join(dirname(file), old))
  writeFileSync(file, svg)
  noteResult('drawings', key, { width, height, hash })
  console.log(`drawing ${key}: ${(svg.length / 1024).toFixed(1)} KB`)
}
