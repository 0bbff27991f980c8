/** Runs the analysis in a worker. Only the latest structure is analyzed: earlier requests that wait are dropped. */
import type { Structure } from '../../../../builder/model.ts'
import type { Analysis } from '../../../../builder/statics/analyze.ts'
import { loadStaticsData } from '../builder-files.ts'
import type { ShapeStore } from './shape-store.ts'
import type { StaticsAnswer, StaticsRequest } from './statics-messages.ts'

export interface StaticsResult {
  readonly structure: Structure
  /** Undefined if the analysis failed. */
  readonly analysis: Analysis | undefined
  /** Time of the analysis, ms. */
  readonly ms: number
}

export function createStaticsRunner(shapeStore: ShapeStore, onResult: (result: StaticsResult) => void) {
  const ending = new AbortController()
  const sent = new Set<string>()
  let worker: Worker | undefined
  let running: { readonly id: number; readonly structure: Structure } | undefined
  let waiting: Structure | undefined
  let count = 0

  const start = loadStaticsData(ending.signal).then((data) => {
    if (ending.signal.aborted) return
    worker = new Worker(new URL('./statics-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<StaticsAnswer>) => finish(data))
    worker.addEventListener('error', (event) => fail(event.message))
    send({ kind: 'data', data })
    next()
  })
  start.catch((error) => {
    if (!ending.signal.aborted) fail(error)
  })

  const send = (message: StaticsRequest) => worker?.postMessage(message)

  function fail(error: unknown) {
    console.warn(error)
    const structure = running?.structure ?? waiting
    running = undefined
    if (structure) onResult({ structure, analysis: undefined, ms: 0 })
  }

  function finish(answer: StaticsAnswer) {
    if (!running || answer.id !== running.id) return
    if ('error' in answer) fail(answer.error)
    else {
      const { structure } = running
      running = undefined
      onResult({ structure, analysis: answer.analysis, ms: answer.ms })
    }
    next()
  }

  function next() {
    if (!worker || running || !waiting) return
    const structure = waiting
    waiting = undefined
    count += 1
    running = { id: count, structure }
    const numbers = new Set(structure.parts.map(({ partNumber }) => partNumber))
    const shapes = [...numbers].flatMap((number) => {
      const shape = sent.has(number) ? undefined : shapeStore.shapes(number)
      if (!shape) return []
      sent.add(number)
      return [[number, shape] as const]
    })
    send({ kind: 'analyze', id: count, structure, shapes })
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

export type StaticsRunner = ReturnType<typeof createStaticsRunner>
