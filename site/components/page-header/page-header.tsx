import type { ComponentType, ReactNode } from 'react'
import type { Visual } from '../../services/visual.ts'
import { BrandText } from '../brand-text/brand-text.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  readonly badge?: ReactNode
  readonly description?: string | undefined
  /** Renders the description. */
  readonly text?: ComponentType<{ children: string }>
  readonly banner?: Visual | undefined
  /** A link above the title: 'Back to Applications'. */
  readonly above?: ReactNode
  /** 'tall' for products, 'low' for lists, 'strip' with a drawing for forms and tools. */
  readonly size?: 'tall' | 'low' | 'strip'
}

/** The header of every page except the home page: a title on a dark banner. */
export const PageHeader = ({
  title,
  badge,
  description,
  text: Text = BrandText,
  banner,
  above,
  size = 'low',
}: PageHeaderProps) => (
  <header className={styles.header} data-size={size} data-banner={banner?.kind}>
    {/* A strip's drawing is hidden on phones, so it is lazy-loaded. */}
    {banner && <Picture visual={banner} sizes="100vw" priority={size !== 'strip'} />}
    <div className={styles.text}>
      {above}
      <div className={styles.title}>
        <h1>{title}</h1>
        {badge}
      </div>
      {description && (
        <p>
          <Text>{description}</Text>
        </p>
      )}
    </div>
  </header>
)
