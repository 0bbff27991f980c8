import type { ReactNode } from 'react'
import { BrandText } from '../brand-text/brand-text.tsx'
import styles from './section-head.module.css'

interface SectionHeadProps {
  readonly id?: string
  readonly title: string
  /** Content next to the title: text or a button. */
  readonly children?: ReactNode
  /** Adds a 2 px line above the heading. Omit it for the first section of a page. */
  readonly ruled?: boolean
}

export const SectionHead = ({ id, title, children, ruled = false }: SectionHeadProps) => (
  <div className={styles.head} data-ruled={ruled || undefined}>
    <h2 id={id}>
      <BrandText>{title}</BrandText>
    </h2>
    {children && <div className={styles.side}>{children}</div>}
  </div>
)
