import { type PointerEvent, useId } from 'react'
import { cropOf, type FocalPoint, IMAGE_USES, type ImageSize, type ImageUse } from '#contract/content/image.ts'
import { Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import styles from './images.module.css'

interface FocalPointFieldProps {
  readonly src: string
  readonly size: ImageSize
  readonly use: ImageUse
  readonly value: FocalPoint
  readonly onChange: (value: FocalPoint) => void
}

const percent = (fraction: number) => Math.round(fraction * 100)

const fraction = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100))

/** Shows the part of an image that pages use. Users click the image or use the sliders to move this part. */
export const FocalPointField = ({ src, size: { width, height }, use, value, onChange }: FocalPointFieldProps) => {
  const id = useId()
  const crop = cropOf({ width, height }, IMAGE_USES[use].size, value)
  /** Line widths are in image pixels, so they depend on the image size. */
  const unit = Math.max(width, height) / 100
  const aim = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    onChange({ x: fraction(x / width), y: fraction(y / height) })
  }
  const slider = (axis: 'x' | 'y', label: string) => (
    <Labeled id={`${id}-${axis}`} label={`${label}: ${percent(value[axis])}%`}>
      <input
        id={`${id}-${axis}`}
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        value={percent(value[axis])}
        onChange={({ target }) => onChange({ ...value, [axis]: Number(target.value) / 100 })}
      />
    </Labeled>
  )
  return (
    <fieldset className={styles.focalPoint}>
      <legend>Focal point</legend>
      <p className={formStyles.note}>
        Pages show the bright part. Click the most important point in the image, or use the sliders.
      </p>
      <svg
        className={styles.crop}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onPointerDown={aim}
        onPointerMove={aim}
      >
        <image href={src} width={width} height={height} />
        <path
          className={styles.outside}
          fillRule="evenodd"
          d={`M0 0H${width}V${height}H0ZM${crop.left} ${crop.top}h${crop.width}v${crop.height}h${-crop.width}Z`}
        />
        <circle
          className={styles.point}
          cx={value.x * width}
          cy={value.y * height}
          r={2 * unit}
          strokeWidth={0.6 * unit}
        />
      </svg>
      <div className={styles.sliders}>
        {slider('x', 'From the left')}
        {slider('y', 'From the top')}
      </div>
    </fieldset>
  )
}
