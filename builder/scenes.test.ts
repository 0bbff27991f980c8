import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soldParts } from '#catalog/part-numbers.ts'
import { scenePath } from '#catalog/scene-file.ts'
import { builtFrom, hotspots } from '#catalog/studio-results.server.ts'
import { combineLines, withFixings } from '#engineering/systems/parts-list.ts'
import { Connections } from './connections.ts'
import { problemsOf } from './contacts.ts'
import { expanded, isLinkProblem } from './link.ts'
import type { Structure } from './model.ts'
import { partsListOf } from './parts-list.ts'
import { partForm, partKind } from './shapes.ts'
import { shapes } from './testing.ts'

/** Scenes whose deck panels are notched around a column. The model of a panel doesn't include the notches. */
const NOTCHED: readonly string[] = [
  'applications/aerospace/tail-tower',
  'applications/television-and-sports-broadcast/camera-tower',
  'applications/training-simulators/rope-tower',
]

function sceneOf(key: string): Structure {
  const opened = expanded(JSON.parse(readFileSync(new URL(`../media/${scenePath(key)}`, import.meta.url), 'utf8')))
  if (isLinkProblem(opened)) throw new Error(`${key}: ${opened.problem}`)
  return opened
}

/** Gallery images that have a parts list. One of them shows only tools. */
const keys = Object.keys(builtFrom).filter((key) => key !== 'products/tools/whole-kit')

test('opens every gallery image that has a parts list, with no floating or intersecting parts', () => {
  expect(keys.length).toBeGreaterThan(80)
  const found = keys.flatMap((key) => {
    const structure = sceneOf(key)
    const numbers = new Map(structure.parts.map(({ id, partNumber }) => [id, partNumber]))
    const numberOf = (id: string) => numbers.get(id) ?? ''
    return problemsOf(structure, shapes).flatMap(({ kind, parts }) => {
      const isNotch = NOTCHED.includes(key) && parts.some((id) => partKind(numberOf(id)) === 'deck')
      return isNotch ? [] : [`${key}: ${kind} ${parts.map(numberOf).join(', ')}`]
    })
  })
  expect(found).toEqual([])
})

test('lists every part in a gallery image, and hardware for every connection', async () => {
  const hardware: Record<string, Record<string, number>> = {}
  for (const key of keys) {
    const structure = sceneOf(key)
    const { lines, unfastened } = partsListOf(structure, shapes, new Connections(structure, shapes).all)
    // Spacers on leveling feet stand for their screws, so the builder doesn't list them.
    const isListed = (partNumber: string) => partKind(partNumber) !== 'hardware' && partForm(partNumber) !== 'spacer'
    const shown = Object.entries(builtFrom[key] ?? {}).filter(([partNumber]) => isListed(partNumber))
    const placed = lines.flatMap(({ partNumber, quantity }) => (isListed(partNumber) ? [[partNumber, quantity]] : []))
    expect(placed.sort(), key).toEqual(shown.sort())
    expect(unfastened, key).toEqual([])
    hardware[key] = Object.fromEntries(
      lines
        .filter(({ partNumber }) => !isListed(partNumber))
        .map(({ partNumber, quantity }): [string, number] => [partNumber, quantity])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  }
  // The pages list this hardware. If the scenes or connections change, run this test with `-u`.
  await expect(`${JSON.stringify(hardware, null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../catalog/scene-hardware.json'),
  )
})

test('lists at least the hardware that the calculators count, plus the nuts for rigging parts', () => {
  const hardware = JSON.parse(readFileSync(new URL('../catalog/scene-hardware.json', import.meta.url), 'utf8'))
  const missing = keys.flatMap((key) => {
    const shown = Object.entries(builtFrom[key] ?? {}).map(([partNumber, quantity]) => ({ partNumber, quantity }))
    const parts = shown.filter(({ partNumber }) => partKind(partNumber) !== 'hardware')
    const nuts = parts.flatMap(({ partNumber, quantity }) =>
      partNumber === 'BS-RG-HR050' || partNumber === 'BS-RG-EB050'
        ? (soldParts.get(partNumber)?.item.hardware ?? []).map((line) => ({ ...line, quantity: quantity * line.count }))
        : [],
    )
    return combineLines([...withFixings(parts), ...nuts])
      .filter(({ partNumber }) => partKind(partNumber) === 'hardware')
      .filter(({ partNumber, quantity }) => (hardware[key]?.[partNumber] ?? 0) < quantity)
      .map(({ partNumber, quantity }) => `${key}: ${quantity} × ${partNumber}`)
  })
  expect(missing).toEqual([])
})

test('places hotspots only on parts that are in the image', () => {
  for (const [key, parts] of Object.entries(hotspots)) {
    expect(Object.keys(parts).filter((partNumber) => !builtFrom[key]?.[partNumber])).toEqual([])
    for (const at of Object.values(parts)) expect(at.every((value) => value > 0 && value < 1)).toBe(true)
  }
})
