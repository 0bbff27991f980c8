/** What the site knows of the studio's results: see `catalog/studio-results.server.ts`. */
import { fileURLToPath } from 'node:url'
import type { StudioResults } from '../catalog/studio-results.server.ts'
import { readJson, updateJson } from './json-file.ts'

const FILE = new URL('../catalog/studio.json', import.meta.url)

export const MEDIA_DIR = fileURLToPath(new URL('../media/', import.meta.url))
export const OUT_DIR = fileURLToPath(new URL('./out/', import.meta.url))

/** Read again each time, because drawings, pictures and documents are made by separate runs. */
export const readResults = (): StudioResults => readJson(FILE)

/** Notes what the site needs to know of one result. */
export function noteResult<Section extends keyof StudioResults>(
  section: Section,
  key: string,
  result: StudioResults[Section][string],
): void {
  updateJson<StudioResults>(FILE, (now) => ({ ...now, [section]: { ...now[section], [key]: result } }))
}

/** Removes the results of a section that are no longer used. */
export const forgetResults = (section: keyof StudioResults, isWanted: (key: string) => boolean): void =>
  updateJson<StudioResults>(FILE, (now) => ({
    ...now,
    [section]: Object.fromEntries(Object.entries(now[section]).filter(([key]) => isWanted(key))),
  }))
