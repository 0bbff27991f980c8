import { Fragment } from 'react'
import { BrandText } from '../brand-text/brand-text.tsx'
import { type Cut, cutAt, piecesOf } from './pieces.ts'
import styles from './snippet.module.css'

interface SnippetProps {
  readonly text: string
  readonly matches: readonly (readonly [start: number, end: number])[]
  /** Maximum length in characters: one for all viewports, or separate ones for narrow, medium, and wide viewports. */
  readonly lengths: readonly [number] | readonly [narrow: number, middle: number, wide: number]
}

const CLASSES = [[], [styles.fromMiddle], [styles.fromWide]] as const
const ENDS = [styles.endNarrow, styles.endMiddle, ''] as const

/**
 * An excerpt from a search result, with the matches highlighted. The document contains the longest
 * version, and CSS shortens it in narrower viewports, so nothing moves during hydration.
 */
export const Snippet = ({ text, matches, lengths }: SnippetProps) => {
  const cuts: Cut[] = []
  for (const length of lengths) {
    const end = cutAt(text, length)
    cuts.push({ start: cuts.at(-1)?.end ?? 0, end })
  }
  return (
    <>
      {cuts.map(({ start, end }, index) => (
        <Fragment key={lengths[index]}>
          {end > start && (
            <span className={CLASSES[index]?.[0]}>
              {piecesOf(text, matches, { start, end }).map((piece) =>
                piece.marked ? (
                  <mark key={piece.start}>
                    <BrandText>{piece.text}</BrandText>
                  </mark>
                ) : (
                  <BrandText key={piece.start}>{piece.text}</BrandText>
                ),
              )}
            </span>
          )}
          {end < text.length && (
            <span className={index === lengths.length - 1 ? (lengths.length > 1 ? styles.fromWide : '') : ENDS[index]}>
              …
            </span>
          )}
        </Fragment>
      ))}
    </>
  )
}
