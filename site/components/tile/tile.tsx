import type { ProductHead } from '#catalog/types.ts'
import { textColorOn } from '#engineering/color.ts'
import { Link } from '../../router/link.tsx'
import type { Visual } from '../../services/visual.ts'
import { Badge } from '../badge/badge.tsx'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import type { CardData } from './flagship-card.tsx'
import styles from './tile.module.css'

export interface ProductTileData extends ProductHead {
  readonly url: string
  readonly visual: Visual
}

const THUMBNAIL = { width: 400, height: 400 } as const

/** A product tile: the product's image, or a block of the product's color with its name, above a badge and the name. */
export const ProductTile = ({ product, sizes }: { product: ProductTileData; sizes: string }) => (
  <Link to={product.url} prefetch="viewport" className={styles.product}>
    <Plate className={styles.square}>
      {product.visual.kind === 'plate' ? (
        <svg viewBox="0 0 400 400" className={styles.block} aria-hidden="true">
          <rect width="400" height="400" fill={product.color} strokeWidth="2" className={styles.swatch} />
          <text x="200" y="206" fontSize="40" fill={textColorOn(product.color)}>
            {product.name}
          </text>
        </svg>
      ) : (
        <Picture visual={{ ...product.visual, ...THUMBNAIL, alt: '' }} sizes={sizes} />
      )}
    </Plate>
    <span className={styles.name}>
      <Badge abbreviation={product.abbreviation} color={product.color} />
      {product.name}
    </span>
  </Link>
)

/** An application tile: a dark tile with an image, a name, and a description. */
export const ApplicationTile = ({ application, sizes }: { application: CardData; sizes: string }) => (
  <Link to={application.url} prefetch="viewport" className={styles.application}>
    <Plate tone={application.visual.kind === 'drawing' ? 'plate' : 'dark'} className={styles.scene}>
      <Picture visual={{ ...application.visual, alt: '' }} sizes={sizes} />
    </Plate>
    <span className={styles.text}>
      <h3>{application.name}</h3>
      <span className={styles.description}>{application.description}</span>
      <span className={styles.more} aria-hidden="true">
        Learn More →
      </span>
    </span>
  </Link>
)
