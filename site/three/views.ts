/** Standard views with their names and keys, and the step of the zoom buttons. */
import type { ViewName } from './eye.ts'

export const VIEWS: readonly (readonly [name: ViewName, label: string, key: string])[] = [
  ['front', 'Front', '1'],
  ['top', 'Top', '2'],
  ['right', 'Right', '3'],
  ['isometric', 'Isometric', '4'],
]
export const ZOOM_STEP = 0.8
