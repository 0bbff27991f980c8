/**
 * Analyzes structures in a worker, so that dragging never waits for the analysis. Send `load` once with the data and
 * the shapes of all parts, and then send `analyze` after each change. Each response contains the number of its request,
 * because a newer request may already be pending.
 */
import type { PartShape } from '#catalog/part-shape.ts'
import { Connections } from '../connections.ts'
import type { PlacedPart, Structure } from '../model.ts'
import { type Analysis, analyze } from './analyze.ts'
import type { StaticsData } from './data.ts'

export type WorkerQuestion =
  | { readonly kind: 'load'; readonly data: StaticsData }
  | { readonly kind: 'shapes'; readonly shapes: Readonly<Record<string, PartShape>> }
  | { readonly kind: 'analyze'; readonly number: number; readonly structure: Structure }

export type WorkerAnswer =
  | { readonly number: number; readonly analysis: Analysis }
  | { readonly number: number; readonly message: string }

/** Returns a function that handles requests. The page's worker calls it for each message. */
export function answering(): (question: WorkerQuestion) => WorkerAnswer | undefined {
  const shapes = new Map<string, PartShape>()
  const shapeOf = (partNumber: string) => shapes.get(partNumber)
  const unchanged = createPartCache()
  let connections: Connections | undefined
  let data: StaticsData | undefined
  return (question) => {
    if (question.kind === 'load') {
      data = question.data
      return undefined
    }
    if (question.kind === 'shapes') {
      for (const [partNumber, shape] of Object.entries(question.shapes)) shapes.set(partNumber, shape)
      return undefined
    }
    const { number } = question
    if (!data) return { number, message: 'The strength data is not loaded.' }
    try {
      const structure = unchanged(question.structure)
      if (connections) connections.update(structure)
      else connections = new Connections(structure, shapeOf)
      return { number, analysis: analyze(structure, shapeOf, data, connections.all) }
    } catch (error) {
      return { number, message: error instanceof Error ? error.message : String(error) }
    }
  }
}

/**
 * Messages copy all parts. Returns a function that replaces unchanged parts with the earlier objects, so that only the
 * connections of changed parts are recalculated.
 */
function createPartCache(): (structure: Structure) => Structure {
  let known: ReadonlyMap<string, { readonly text: string; readonly part: PlacedPart }> = new Map()
  return (structure) => {
    const next = new Map<string, { readonly text: string; readonly part: PlacedPart }>()
    const parts = structure.parts.map((part) => {
      const text = JSON.stringify(part)
      const before = known.get(part.id)
      const entry = before?.text === text ? before : { text, part }
      next.set(part.id, entry)
      return entry.part
    })
    known = next
    return { ...structure, parts }
  }
}
