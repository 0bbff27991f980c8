import type { ReactNode } from 'react'
import { BrandText } from '../brand-text/brand-text.tsx'
import styles from './section-head.module.css'

interface SectionHeadProps {
  readonly id?: string
  readonly title: string
  /** Beside the title: a text, a button. */
  readonly children?: ReactNode
  /** A 2 px ink line above: the head of a section; without it the head of a page's own first section. */
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
