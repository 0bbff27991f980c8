import type { ReactNode } from 'react'
import type { TextBlock } from '../../../catalogue/types.ts'
import { BrandText } from '../brand-text/brand-text.tsx'
import styles from './rich-text.module.css'

const styled = ({ description, styles: names }: TextBlock): ReactNode =>
  names.reduce<ReactNode>(
    (content, name) => {
      if (name === 'bold') return <strong>{content}</strong>
      if (name === 'italic') return <em>{content}</em>
      return <u>{content}</u>
    },
    <BrandText>{description}</BrandText>,
  )

/** Blocks of headers and paragraphs in bold, italic and underline, in a column that is comfortable to read. */
export const RichText = ({ blocks }: { blocks: readonly TextBlock[] }) => (
  <div className={styles.text}>
    {blocks.map((block) =>
      block.type === 'header' ? (
        <h2 key={block.description}>{styled(block)}</h2>
      ) : (
        <p key={block.description}>{styled(block)}</p>
      ),
    )}
  </div>
)
