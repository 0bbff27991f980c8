/** Parts in the gallery images of a page. The build writes this data next to the page data (`hotspots.server.ts`). */
export interface SceneParts {
  /** Key of the scene, which the builder opens. */
  readonly scene: string
  /** Location of each part number in the image, as fractions of its width and height. */
  readonly spots: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** By id of the image. Images that are about to be rendered again have no entry. */
export type Hotspots = Readonly<Record<string, SceneParts>>

/** Path of a page's hotspots below the folder of the page data. */
export const hotspotsFile = (path: string) => `/hotspots${path}.json`

/** Returns the hotspots of the current page. Without a connection, the images have none. */
export async function loadHotspots(signal: AbortSignal): Promise<Hotspots> {
  const address = `${document.documentElement.dataset.pages}${hotspotsFile(window.location.pathname)}`
  const answer = await fetch(address, { signal })
  return answer.ok ? answer.json() : {}
}
