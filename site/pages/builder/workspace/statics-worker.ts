/** Analyzes structures in a worker, so that edits never wait for a result. */
import { Connections } from '../../../../builder/connections.ts'
import type { PlacedPart, Structure } from '../../../../builder/model.ts'
import { analyze } from '../../../../builder/statics/analyze.ts'
import type { StaticsData } from '../../../../builder/statics/data.ts'
import type { PartShape } from '../../../../catalog/part-shape.ts'
import type { StaticsAnswer, StaticsRequest } from './statics-messages.ts'

const shapes = new Map<string, PartShape>()
const shapeOf = (partNumber: string) => shapes.get(partNumber)
let data: StaticsData | undefined
let connections: Connections | undefined
let known: ReadonlyMap<string, { readonly text: string; readonly part: PlacedPart }> = new Map()

/** Messages copy all parts. Returns the previous objects of unchanged parts, so only changes are connected again. */
function withKnownParts(structure: Structure): Structure {
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

function analyzed(message: Extract<StaticsRequest, { kind: 'analyze' }>): StaticsAnswer {
  const { id } = message
  if (!data) return { id, error: 'The ratings have not loaded.' }
  for (const [partNumber, shape] of message.shapes) shapes.set(partNumber, shape)
  const started = performance.now()
  const structure = withKnownParts(message.structure)
  if (connections) connections.update(structure)
  else connections = new Connections(structure, shapeOf)
  const analysis = analyze(structure, shapeOf, data, connections.all)
  return { id, analysis, ms: performance.now() - started }
}

self.addEventListener('message', ({ data: message }: MessageEvent<StaticsRequest>) => {
  if (message.kind === 'data') {
    data = message.data
    return
  }
  try {
    self.postMessage(analyzed(message))
  } catch (error) {
    self.postMessage({ id: message.id, error: String(error) } satisfies StaticsAnswer)
  }
})
