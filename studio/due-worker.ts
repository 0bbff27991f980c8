/** Finds outdated results of the given kinds and posts their keys. See `due.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Kind } from './due.ts'

const find: Readonly<Record<Kind, () => Promise<string[]>>> = {
  measures: async () => (await import('./measure.ts')).dueMeasures(),
  drawings: async () => (await import('./drawing/draw.ts')).dueDrawings(),
  sheets: async () => (await import('./sheets/sheets.ts')).dueSheets(),
  models: async () => (await import('./render/models.ts')).dueModels(),
  cad: async () => (await import('./cad/cad.ts')).dueCad(),
  holes: async () => (await import('./cad/holes.ts')).dueHoles(),
  pictures: async () => (await import('./render/queue.ts')).duePictures(),
  cards: async () => (await import('./render/open-graph.ts')).dueCards(),
  film: async () => (await import('./film/film.ts')).dueFilm(),
  documents: async () => (await import('./documents/main.ts')).dueDocuments(),
}

const found: string[] = []
for (const kind of workerData as readonly Kind[]) found.push(...(await find[kind]()))
parentPort?.postMessage(found)
