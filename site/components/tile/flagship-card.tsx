import { Link } from '../../router/link.tsx'
import type { Visual } from '../../services/visual.ts'
import { Badge } from '../badge/badge.tsx'
import { BrandText } from '../brand-text/brand-text.tsx'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import styles from './flagship-card.module.css'

export interface CardData {
  readonly name: string
  readonly url: string
  readonly description: string
  /** Shorter text for cards with room for only a line or two. */
  readonly brief?: string
  readonly visual: Visual
  /** Set for products, undefined for applications. */
  readonly abbreviation?: string
  readonly color?: string
  /** Small print below the text: '12 parts', 'Aerospace maintenance'. */
  readonly facts?: string
}

interface FlagshipCardProps {
  readonly card: CardData
  /** Loads the image eagerly. The first product is above the fold, and on phones its image is the largest one there. */
  readonly first?: boolean
}

/**
 * A card in the product or application list. A product has an image on a plate and a badge next to its name. On phones,
 * the card is a row with an image, a name, and one line of text.
 */
export const FlagshipCard = ({ card, first = false }: FlagshipCardProps) => {
  const isProduct = card.abbreviation !== undefined
  return (
    <Link to={card.url} prefetch="viewport" className={styles.card} data-kind={isProduct ? 'product' : 'application'}>
      <Plate className={styles.picture} tone={isProduct || card.visual.kind === 'drawing' ? 'plate' : 'dark'}>
        <Picture
          visual={{ ...card.visual, alt: '' }}
          priority={first}
          sizes={
            isProduct ? '(min-width: 1024px) 430px, (min-width: 640px) 50vw, 128px' : '(min-width: 640px) 650px, 128px'
          }
        />
      </Plate>
      <span className={styles.name}>
        {card.abbreviation && card.color && <Badge abbreviation={card.abbreviation} color={card.color} />}
        <h3>{card.name}</h3>
      </span>
      <span className={styles.description}>
        <BrandText>{card.description}</BrandText>
      </span>
      <span className={styles.brief}>{card.brief ?? card.description}</span>
      {card.facts && <span className={styles.facts}>{card.facts}</span>}
    </Link>
  )
}
