/** What to show for an image key: the image, its drawing, or nothing. */
export type Visual =
  | {
      readonly kind: 'picture'
      readonly key: string
      readonly hash: string
      readonly widths: readonly number[]
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  | {
      readonly kind: 'drawing'
      readonly key: string
      readonly hash: string
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  | { readonly kind: 'plate'; readonly alt: string }

export type PictureVisual = Extract<Visual, { kind: 'picture' }>

export const pictureUrl = ({ key, hash }: PictureVisual, width: number, format: 'avif' | 'webp') =>
  `${CONTENT_ORIGIN}/pictures/${key}-${width}.${hash}.${format}`

/** Returns the largest file of a visual, for a link to the full image. */
export const fullUrl = (visual: Visual): string | undefined => {
  if (visual.kind === 'picture') return pictureUrl(visual, visual.widths.at(-1) ?? visual.width, 'webp')
  if (visual.kind === 'drawing') return `${CONTENT_ORIGIN}/drawings/${visual.key}.${visual.hash}.svg`
  return undefined
}

export const srcSet = (visual: PictureVisual, format: 'avif' | 'webp') =>
  visual.widths.map((width) => `${pictureUrl(visual, width, format)} ${width}w`).join(', ')
