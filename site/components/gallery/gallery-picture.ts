import type { Visual } from '../../services/visual.ts'

export interface GalleryPicture {
  readonly title: string
  readonly visual: Visual
}
