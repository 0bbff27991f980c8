import type { ImageScale } from '../../services/image-scale.server.ts'
import { Dimensions } from '../dimensions/dimensions.tsx'
import styles from './scale-bar.module.css'

/** A scale bar in the corner of an image, because each image of a part has its own scale. */
export const ScaleBar = ({ scale: [us, metric] }: { scale: ImageScale }) => (
  <span className={styles.scale}>
    <span className="visually-hidden">Scale: </span>
    <span data-us="">
      <Dimensions>{us.label}</Dimensions>
      <svg width={`${us.percent}%`} aria-hidden="true" />
    </span>
    <span data-metric="">
      {metric.label}
      <svg width={`${metric.percent}%`} aria-hidden="true" />
    </span>
  </span>
)
