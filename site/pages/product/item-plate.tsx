import type { LoadFigure } from '../../../catalog/load-rating.ts'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { DocumentLink } from '../../components/document-link/document-link.tsx'
import { newTab } from '../../components/new-tab/new-tab.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { Link } from '../../router/link.tsx'
import { Cad } from './cad.tsx'
import type { ShownItem } from './item.server.ts'
import styles from './item-plate.module.css'
import { PartButton } from './part-button.tsx'
import { Sizes } from './sizes.tsx'

const PICTURE_SIZES = '(min-width: 1280px) 303px, (min-width: 1024px) 33vw, 104px'

/** Number of specs on phone and tablet cards. Further specs are collapsed. */
const FIRST_FIGURES = 3

/**
 * A part card with its image (a link to the spec sheet), name, key specs in US and metric units, sizes, and documents.
 * On phones and tablets, everything after the first specs is collapsed. In wider windows, the style sheet keeps it
 * open.
 */
export const ItemPlate = ({ item }: { item: ShownItem }) => {
  const picture = (
    <Plate className={styles.picture}>
      <Picture visual={item.visual} sizes={PICTURE_SIZES} />
      {item.visual.kind === 'plate' && <span className={styles.number}>{item.partNumber}</span>}
    </Plate>
  )
  return (
    <article className={styles.item} id={item.partNumber.toLowerCase()}>
      <div className={styles.view}>
        {item.specSheet ? (
          <a href={item.specSheet} {...newTab} aria-label={`Spec sheet for ${item.name} (opens in a new tab)`}>
            {picture}
          </a>
        ) : (
          picture
        )}
        <button type="button" className={styles.turn} data-view={item.partNumber} aria-label={`3D: ${item.name}`}>
          3D
        </button>
      </div>
      <div className={styles.head}>
        <p className={styles.partNumber}>
          <Link to={`/parts/${item.partNumber.toLowerCase()}`}>{item.range}</Link>
          <PartButton partNumber={item.partNumber} of={item.range} does="copy" />
          <PartButton partNumber={item.partNumber} of={item.range} does="add" />
        </p>
        <h3>
          <Dimensions>{item.name}</Dimensions>
        </h3>
      </div>
      <Figures figures={item.figures.slice(0, FIRST_FIGURES)} />
      <details className={styles.more}>
        <summary className="fold">
          Details<span className="visually-hidden"> for {item.name}</span>
        </summary>
        <p className={styles.description}>
          <Dimensions>{item.description}</Dimensions>
        </p>
        <Figures figures={item.figures.slice(FIRST_FIGURES)} />
        <div className={styles.documents}>
          {item.links.map(({ title, links }) => (
            <div key={links[0]?.href}>
              {title && <p className={styles.group}>{title}</p>}
              {links.map((link) => (
                <DocumentLink key={link.href} link={link} of={item.name} />
              ))}
            </div>
          ))}
          <Cad item={item} />
        </div>
        {item.sizes && (
          <Sizes of={item.name} sizes={item.sizes} className={styles.sizes} panelClassName={styles.panel} />
        )}
        <a className={styles.quote} href={`/contact-us?part=${item.partNumber}`}>
          Request a Quote<span className="visually-hidden"> for {item.name}</span>
        </a>
      </details>
    </article>
  )
}

const Figures = ({ figures }: { figures: readonly LoadFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, us, metric }) => (
      <div key={label}>
        <dt>
          <Dimensions>{label}</Dimensions>
        </dt>
        <dd>
          <span>
            <Dimensions>{us}</Dimensions>
          </span>{' '}
          {metric && <span className={styles.metric}>{metric}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
