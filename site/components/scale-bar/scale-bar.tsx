import type { ImageScale } from '../../services/image-scale.server.ts'
import { Dimensions } from '../dimensions/dimensions.tsx'
import styles from './scale-bar.module.css'

/**
 * A scale bar below an image, because each image of a part has its own scale. Hidden from screen readers,
 * which read the dimensions in the specs.
 */
export const ScaleBar = ({ scale: [us, metric] }: { scale: ImageScale }) => (
  <span className={styles.scale} aria-hidden="true">
    <span data-us="">
      <Dimensions>{us.label}</Dimensions>
      <svg width={`${us.percent}%`} />
    </span>
    <span data-metric="">
      {metric.label}
      <svg width={`${metric.percent}%`} />
    </span>
  </span>
)
