import type { LoadFigure } from '#catalog/load-rating.ts'
import { partUrl } from '#catalog/urls.ts'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { newTab } from '../../components/new-tab/new-tab.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { ScaleBar } from '../../components/scale-bar/scale-bar.tsx'
import { Link } from '../../router/link.tsx'
import styles from './item-plate.module.css'
import type { CardItem } from './page.ts'

const PICTURE_SIZES = '(min-width: 1280px) 126px, (min-width: 640px) 200px, 108px'

/** Number of specs on a card. The comparison and the part page show all specs. */
const CARD_FIGURES = 3

/**
 * A part card with its image (a link to the spec sheet), name, key specs in US and metric units, and documents. The
 * name links to the part page, which has the remaining details.
 */
export const ItemPlate = ({ item }: { item: CardItem }) => {
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
        {/* Keep the scale outside the link, because the link's accessible name doesn't include it. */}
        {item.scale && <ScaleBar scale={item.scale} />}
      </div>
      <div className={styles.head}>
        <p className={styles.partNumber}>
          <span>{item.range}</span>
        </p>
        <h3>
          <Link to={partUrl(item.partNumber)}>
            <Dimensions>{item.name}</Dimensions>
          </Link>
        </h3>
      </div>
      <Figures figures={item.figures.slice(0, CARD_FIGURES)} />
      <p className={styles.description}>
        <Dimensions>{item.description}</Dimensions>
      </p>
      {item.links.length > 0 && (
        <div className={styles.documents}>
          {item.links.map(({ title, links }) => (
            <div key={links[0]?.href}>
              {title && <p className={styles.group}>{title}</p>}
              {links.map((link) => (
                <a key={link.href} href={link.href} title={link.facts} {...newTab}>
                  {link.title}
                  <span className="visually-hidden">
                    {' '}
                    for {item.name} ({link.facts}, opens in a new tab)
                  </span>
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
      <p className={styles.add}>
        <button type="button" data-view={item.partNumber} aria-label={`3D: ${item.name}`}>
          3D
        </button>
        {item.sizes && (
          <select aria-label={`Size: ${item.name}`} defaultValue={item.partNumber}>
            {item.sizes.map(({ partNumber, label }) => (
              <option key={partNumber} value={partNumber}>
                {label}
              </option>
            ))}
          </select>
        )}
        <button type="button" data-add={item.partNumber}>
          Add to list<span className="visually-hidden">: {item.name}</span>
        </button>
      </p>
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
          <span className={styles.us}>
            <Dimensions>{us}</Dimensions>
          </span>{' '}
          {metric && <span className={styles.metric}>{metric}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
