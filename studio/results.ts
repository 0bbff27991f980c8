/** Data about the studio's results for the site. See `catalog/studio-results.server.ts`. */
import { fileURLToPath } from 'node:url'
import type { StudioResults } from '../catalog/studio-results.server.ts'
import { readJson, updateJson } from './json-file.ts'

const FILE = new URL('../catalog/studio.json', import.meta.url)

export const MEDIA_DIR = fileURLToPath(new URL('../media/', import.meta.url))
export const OUT_DIR = fileURLToPath(new URL('./out/', import.meta.url))

/** Reads the file on each call, because separate runs make drawings, images, and documents. */
export const readResults = (): StudioResults => readJson(FILE)

/** Records data about one result for the site. */
export function noteResult<Section extends keyof StudioResults>(
  section: Section,
  key: string,
  result: StudioResults[Section][string],
): void {
  updateJson<StudioResults>(FILE, (now) => ({ ...now, [section]: { ...now[section], [key]: result } }))
}

export const forgetResults = (section: keyof StudioResults, isWanted: (key: string) => boolean): void =>
  updateJson<StudioResults>(FILE, (now) => ({
    ...now,
    [section]: Object.fromEntries(Object.entries(now[section]).filter(([key]) => isWanted(key))),
  }))
