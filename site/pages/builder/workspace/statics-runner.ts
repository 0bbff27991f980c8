/**
 * Runs the analysis in a worker. Analyzes only the latest structure and drops earlier requests that are still waiting.
 */
import type { Structure } from '#builder/model.ts'
import type { Analysis } from '#builder/statics/analyze.ts'
import type { WorkerAnswer, WorkerQuestion } from '#builder/statics/worker.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { loadStaticsData } from '../builder-files.ts'
import type { ShapeStore } from './shape-store.ts'

/**
 * @param onResult called with the result of each analyzed structure. The analysis is undefined if it failed.
 */
export function createStaticsRunner(
  shapeStore: ShapeStore,
  onResult: (structure: Structure, analysis: Analysis | undefined) => void,
) {
  const ending = new AbortController()
  const sent = new Set<string>()
  let worker: Worker | undefined
  let running: { readonly number: number; readonly structure: Structure } | undefined
  let waiting: Structure | undefined
  let count = 0

  loadStaticsData(ending.signal)
    .then((data) => {
      if (ending.signal.aborted) return
      worker = new Worker(new URL('./statics-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data: answer }: MessageEvent<WorkerAnswer>) => finish(answer))
      worker.addEventListener('error', ({ message }) => fail(message))
      ask({ kind: 'load', data })
      next()
    })
    .catch((error) => {
      if (!ending.signal.aborted) fail(error)
    })

  const ask = (question: WorkerQuestion) => worker?.postMessage(question)

  function fail(error: unknown) {
    console.warn(error)
    const structure = running?.structure ?? waiting
    running = undefined
    if (structure) onResult(structure, undefined)
  }

  function finish(answer: WorkerAnswer) {
    if (!running || answer.number !== running.number) return
    if ('message' in answer) fail(answer.message)
    else {
      const { structure } = running
      running = undefined
      onResult(structure, answer.analysis)
    }
    next()
  }

  function next() {
    if (!worker || running || !waiting) return
    const structure = waiting
    waiting = undefined
    sendShapes(structure)
    count += 1
    running = { number: count, structure }
    ask({ kind: 'analyze', number: count, structure })
  }

  /** Sends any shapes that the worker does not have yet. */
  function sendShapes(structure: Structure) {
    const shapes: Record<string, PartShape> = {}
    for (const { partNumber } of structure.parts) {
      const shape = sent.has(partNumber) ? undefined : shapeStore.shapes(partNumber)
      if (!shape) continue
      sent.add(partNumber)
      shapes[partNumber] = shape
    }
    ask({ kind: 'shapes', shapes })
  }

  return {
    analyze(structure: Structure) {
      waiting = structure
      next()
    },
    dispose() {
      ending.abort()
      worker?.terminate()
    },
  }
}
