import { textColorOn } from '#engineering/color.ts'
import styles from './badge.module.css'

interface BadgeProps {
  readonly abbreviation: string
  readonly color: string
  readonly size?: 'small' | 'large'
}

/**
 * A product's abbreviation on a background of the product's color. It is an SVG because the content security policy
 * blocks style attributes but allows SVG presentation attributes.
 */
export const Badge = ({ abbreviation, color, size = 'small' }: BadgeProps) => (
  <svg className={styles.badge} data-size={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <rect width="36" height="36" fill={color} />
    <text x="18" y="18.5" fontSize="14" fill={textColorOn(color)}>
      {abbreviation}
    </text>
  </svg>
)
