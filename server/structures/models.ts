/** Reads the models of a structure's parts and places them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PlacedPart, Structure } from '#builder/model.ts'
import type { GlbPart, Matrix } from '../cad/plain-glb.ts'
import { type PlainModel, readPlainModel } from '../cad/plain-models.ts'
import { visibleParts } from './visible-parts.ts'

const METERS_PER_INCH = 0.0254

/** Returns the parts of a GLB, with a node for each placement. */
export async function glbParts(structure: Structure, folder: string): Promise<GlbPart[]> {
  const parts: GlbPart[] = []
  for (const [name, placed] of visibleParts(structure)) {
    const model: PlainModel = await readPlainModel(folder, name)
    const nodes = placed.map((part, index) => ({ name: `${name} ${index + 1}`, matrix: matrixOf(part) }))
    parts.push({ name, model, nodes })
    await nextTurn()
  }
  return parts
}

/** Converts a placement in inches with z up to a glTF matrix in meters with y up. */
function matrixOf({ turn: [x, y, z], at }: Pick<PlacedPart, 'turn' | 'at'>): Matrix {
  // The glTF axes are x, z, and −y of the structure, for both rows and columns.
  const rows = [x, z, y.map((value) => -value)].map(([a, b, c]) => [a as number, c as number, -(b as number)])
  const [right, up, front] = rows as [number[], number[], number[]]
  const column = (index: number) => [right[index] as number, up[index] as number, front[index] as number, 0]
  const place = [at[0], at[2], -at[1]].map((value) => value * METERS_PER_INCH)
  // Replace −0, which JSON writes as 0, so that identical structures produce identical files.
  return [...column(0), ...column(1), ...column(2), ...place, 1].map((value) => value + 0)
}
