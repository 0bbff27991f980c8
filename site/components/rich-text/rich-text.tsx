import type { ReactNode } from 'react'
import type { TextBlock } from '#catalog/types.ts'
import { anchorOf } from '#engineering/slug.ts'
import { BrandText } from '../brand-text/brand-text.tsx'
import styles from './rich-text.module.css'

const STYLE_ELEMENTS = { bold: 'strong', italic: 'em', underline: 'u' } as const

const styled = ({ description, styles: names }: TextBlock): ReactNode => {
  let content: ReactNode = <BrandText>{description}</BrandText>
  for (const name of names) {
    const Element = STYLE_ELEMENTS[name]
    content = <Element>{content}</Element>
  }
  return content
}

/** Headings and paragraphs with bold, italic, and underlined text, at a readable line length. */
export const RichText = ({ blocks }: { blocks: readonly TextBlock[] }) => (
  <div className={styles.text}>
    {blocks.map((block) =>
      block.type === 'header' ? (
        <h2 key={block.description} id={anchorOf(block.description)}>
          {styled(block)}
        </h2>
      ) : (
        <p key={block.description}>{styled(block)}</p>
      ),
    )}
  </div>
)
