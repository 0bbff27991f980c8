import type { Look } from '../geometry/part.ts'

/**
 * Base color (linear), metallic, and roughness of each look, for 3D viewers and CAD programs. The renderer has more
 * detailed surfaces.
 */
export const surfaces: Readonly<
  Record<Look, readonly [color: readonly [number, number, number], metallic: number, roughness: number]>
> = {
  brushed: [[0.7, 0.7, 0.71], 1, 0.36],
  anodized: [[0.66, 0.67, 0.68], 1, 0.38],
  'anodized-black': [[0.03, 0.03, 0.03], 0.6, 0.4],
  mill: [[0.66, 0.67, 0.67], 1, 0.42],
  steel: [[0.38, 0.39, 0.4], 1, 0.45],
  stainless: [[0.6, 0.59, 0.58], 1, 0.3],
  zinc: [[0.6, 0.63, 0.65], 1, 0.32],
  'zinc-yellow': [[0.66, 0.52, 0.26], 1, 0.32],
  'black-oxide': [[0.04, 0.04, 0.04], 1, 0.34],
  'painted-yellow': [[0.93, 0.77, 0.01], 0, 0.38],
  'painted-black': [[0.02, 0.02, 0.025], 0, 0.46],
  'painted-grey': [[0.3, 0.31, 0.32], 0, 0.43],
  'painted-blue': [[0.01, 0.11, 0.36], 0, 0.4],
  'painted-red': [[0.46, 0.03, 0.02], 0, 0.4],
  'painted-white': [[0.76, 0.76, 0.77], 0, 0.43],
  rubber: [[0.02, 0.02, 0.02], 0, 0.7],
  polyurethane: [[0.2, 0.03, 0.02], 0, 0.4],
  nylon: [[0.7, 0.68, 0.6], 0, 0.46],
  'plastic-black': [[0.02, 0.02, 0.02], 0, 0.46],
  plywood: [[0.5, 0.33, 0.17], 0, 0.6],
  foam: [[0.03, 0.03, 0.03], 0, 0.85],
  brass: [[0.74, 0.52, 0.2], 1, 0.3],
  glass: [[0.6, 0.65, 0.67], 0, 0.05],
  screen: [[0.05, 0.05, 0.06], 0, 0.4],
  fabric: [[0.03, 0.03, 0.03], 0, 0.9],
  figure: [[0.1, 0.1, 0.11], 0, 0.8],
  aircraft: [[0.62, 0.63, 0.65], 0, 0.3],
  concrete: [[0.34, 0.34, 0.34], 0, 0.8],
  clear: [[0.7, 0.75, 0.77], 0, 0.05],
  beam: [[1, 1, 1], 0, 1],
}
