import type { ReactNode } from 'react'
import styles from './plate.module.css'

interface PlateProps {
  readonly children?: ReactNode
  readonly tone?: 'plate' | 'dark'
  readonly className?: string | undefined
}

/** The brand motif: a flat plate with four holes, 12 px (1 in. on drawings) from the edges. */
export const Plate = ({ children, tone = 'plate', className }: PlateProps) => (
  <div className={[styles.plate, className].filter(Boolean).join(' ')} data-tone={tone}>
    {children}
  </div>
)
