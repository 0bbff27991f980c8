/** What is committed but older than what it is made from, by the ledgers. */
import { dueDocuments } from './documents/main.ts'
import { dueDrawings } from './drawing/draw.ts'
import { dueFilm } from './film/film.ts'
import { dueMeasures } from './measure.ts'
import { dueModels } from './render/models.ts'
import { duePictures } from './render/queue.ts'

/** Keys of measures, drawings, models, pictures, film and documents that 'npm run studio' would make again. */
export async function due(): Promise<string[]> {
  const found: string[] = []
  for (const each of [dueMeasures, dueDrawings, dueModels, duePictures, dueFilm, dueDocuments])
    found.push(...(await each()))
  return found
}
