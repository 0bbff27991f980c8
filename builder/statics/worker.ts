/**
 * Analyzes structures in a worker, so that a drag never waits for the statics. Send `load` once with the data and the
 * shapes of all parts, and then `analyze` for each change. The answer has the number of its question, because a newer
 * question can already be on its way.
 */
import type { PartShape } from '../../catalog/part-shape.ts'
import type { Connection } from '../connections.ts'
import type { Structure } from '../model.ts'
import { type Analysis, analyze } from './analyze.ts'
import type { StaticsData } from './data.ts'

export type WorkerQuestion =
  | { readonly kind: 'load'; readonly data: StaticsData }
  | { readonly kind: 'shapes'; readonly shapes: Readonly<Record<string, PartShape>> }
  | {
      readonly kind: 'analyze'
      readonly number: number
      readonly structure: Structure
      readonly connections?: readonly Connection[]
    }

export type WorkerAnswer =
  | { readonly number: number; readonly analysis: Analysis }
  | { readonly number: number; readonly message: string }

/** Returns a function that answers questions. The page's worker calls it for each message. */
export function answering(): (question: WorkerQuestion) => WorkerAnswer | undefined {
  const shapes = new Map<string, PartShape>()
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
    const { number, structure, connections } = question
    if (!data) return { number, message: 'The strengths are not loaded.' }
    try {
      return { number, analysis: analyze(structure, (partNumber) => shapes.get(partNumber), data, connections) }
    } catch (error) {
      return { number, message: error instanceof Error ? error.message : String(error) }
    }
  }
}
