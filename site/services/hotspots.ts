/** Parts in a page's gallery images. The build writes this data next to the page data (`hotspots.server.ts`). */
export interface SceneParts {
  /** Key of the scene that the builder opens. */
  readonly scene: string
  /** Location of each part in the image, by part number, as fractions of the image width and height. */
  readonly spots: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** Catalog parts in each image, by image id. Images that are about to be rendered again have no entry. */
export type Hotspots = Readonly<Record<string, SceneParts>>

/** Path to a page's hotspots file, relative to the page data folder. */
export const hotspotsFile = (path: string) => `/hotspots${path}.json`

/** Returns the hotspots on the current page. Without a connection, there are none. */
export async function loadHotspots(signal: AbortSignal): Promise<Hotspots> {
  const address = `${document.documentElement.dataset.pages}${hotspotsFile(window.location.pathname)}`
  const answer = await fetch(address, { signal })
  return answer.ok ? answer.json() : {}
}
