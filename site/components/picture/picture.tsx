import { fullUrl, pictureUrl, srcSet, type Visual } from '../../services/visual.ts'
import styles from './picture.module.css'

export const PORTRAIT = '(max-aspect-ratio: 1/1)'

interface PictureProps {
  readonly visual: Visual
  /** Rendered width, in the format of the `sizes` attribute. */
  readonly sizes: string
  /** Set for the first image on a page, so it loads eagerly with high priority. All other images load lazily. */
  readonly priority?: boolean
  /** Full-width image for portrait viewports. */
  readonly portrait?: Visual | undefined
  readonly className?: string | undefined
}

/** An image in several sizes and formats, or its drawing. Renders nothing if both are missing. */
export const Picture = ({ visual, sizes, priority = false, portrait, className }: PictureProps) => {
  if (visual.kind === 'plate') return null
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if (visual.kind === 'drawing') {
    return (
      <img
        className={[styles.drawing, className].filter(Boolean).join(' ')}
        src={fullUrl(visual)}
        width={visual.width}
        height={visual.height}
        alt={visual.alt}
        {...loading}
      />
    )
  }
  return (
    <picture className={[styles.picture, className].filter(Boolean).join(' ')}>
      {portrait?.kind === 'picture' &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={PORTRAIT}
            type={`image/${format}`}
            srcSet={srcSet(portrait, format)}
            sizes="max(100vw, 57vh)"
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(visual, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(visual, visual.widths[0] ?? visual.width, 'webp')}
        srcSet={srcSet(visual, 'webp')}
        sizes={sizes}
        width={visual.width}
        height={visual.height}
        alt={visual.alt}
        {...loading}
      />
    </picture>
  )
}
