/** Data files for the builder. The build writes them to the page data folder. */
import type { StaticsData } from '#builder/statics/data.ts'
import type { BuilderPart } from './builder-parts.ts'

export const BUILDER_PARTS_FILE = '/builder-parts.json'
export const BUILDER_STATICS_FILE = '/builder-statics.json'

async function loadFile<Content>(path: string, signal: AbortSignal): Promise<Content> {
  const answer = await fetch(`${document.documentElement.dataset.pages}${path}`, { signal })
  if (!answer.ok) throw new Error(`${path} could not be loaded: ${answer.status}`)
  return answer.json()
}

/** @throws if the parts file cannot be loaded */
export const loadBuilderParts = (signal: AbortSignal) => loadFile<readonly BuilderPart[]>(BUILDER_PARTS_FILE, signal)

/** @throws if the strengths and ratings cannot be loaded */
export const loadStaticsData = (signal: AbortSignal) => loadFile<StaticsData>(BUILDER_STATICS_FILE, signal)
