import { fullUrl, pictureUrl, srcSet, type Visual } from '../../services/visual.ts'
import styles from './picture.module.css'

/** Windows that are taller than wide, with some room to spare. */
export const UPRIGHT = '(max-aspect-ratio: 4/5)'

interface PictureProps {
  readonly visual: Visual
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The first picture of a page loads at once and first; all others when they come near. */
  readonly priority?: boolean
  /** What upright windows show in its place, over their whole width. */
  readonly upright?: Visual | undefined
  readonly className?: string | undefined
}

/** A picture with its sizes and formats, or the drawing that stands in for it. Nothing where there is neither. */
export const Picture = ({ visual, sizes, priority = false, upright, className }: PictureProps) => {
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
      {upright?.kind === 'picture' &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={UPRIGHT}
            type={`image/${format}`}
            srcSet={srcSet(upright, format)}
            sizes="max(100vw, 57vh)"
            width={upright.width}
            height={upright.height}
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
