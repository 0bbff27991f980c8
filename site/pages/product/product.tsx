import {
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { externalLinks } from '#catalog/external-links.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { buttonClass } from '../../components/button/button.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { LinkedDocuments } from '../../components/linked-documents/linked-documents.tsx'
import { Neighbors } from '../../components/neighbors/neighbors.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import { Link } from '../../router/link.tsx'
import { useLocation, useNavigationType } from '../../router/router.tsx'
import { useProducts } from '../../services/catalog-lists.tsx'
import { ItemPlate } from './item-plate.tsx'
import { KeepSlot } from './keep-slot.tsx'
import type { page } from './page.ts'
import { partAction } from './part-actions.ts'
import { showParts } from './parts-view.ts'
import styles from './product.module.css'
import { SectionNavigation } from './section-navigation.tsx'

/**
 * Number of items in the first render after client-side navigation. They fill a row of cards, so the row doesn't move
 * when later items appear.
 */
const FIRST_ITEMS = 4

/** Wide viewports only. */
const LEAD_SIZES = '642px'

const GALLERY = { id: 'gallery', label: 'Gallery' } as const
const APPLICATIONS = { id: 'applications', label: 'Applications' } as const

/** The controls are already in the prerendered page with their styles, so their code can load later. */
const loadSwitches = () => retryOffline(() => import('./switches.tsx'))
const TableCode = lazy(() =>
  retryOffline(() => import('./parts-table.tsx')).then(({ PartsTable }) => ({ default: PartsTable })),
)
const ToolsCode = lazy(() => loadSwitches().then(({ Tools }) => ({ default: Tools })))

/** Loaded before the first render after client-side navigation, so that the controls don't move the content below. */
const switches = globalThis.document?.documentElement.dataset.hydrated === undefined ? undefined : await loadSwitches()

/** Memoized, because React would clear the Suspense boundary if the page updated before the code loaded. */
const Table = memo(({ name, columns, filters, sections }: TableProps) => (
  <Suspense>
    <TableCode
      key={`parts of ${name}`}
      name={name}
      columns={columns}
      filters={filters}
      parts={sections.flatMap(({ items }) => items)}
    />
  </Suspense>
))
const Tools = memo(({ narrow }: Pick<ProductData, 'narrow'>) =>
  switches ? (
    <switches.Tools narrow={narrow} />
  ) : (
    <Suspense>
      <ToolsCode narrow={narrow} />
    </Suspense>
  ),
)

type TableProps = Pick<ProductData, 'name' | 'columns' | 'filters' | 'sections'>

const anchorOf = ({ partNumber }: { readonly partNumber: string }) => partNumber.toLowerCase()

type ProductData = PageData<typeof page>
type ShownSection = ProductData['sections'][number]

export const Page = (product: ProductData) => {
  const { name, sections, pictures, applications } = product
  const products = useProducts()
  const { pathname: path, hash } = useLocation()
  // The table view hides sections and cards. Show them before the router scrolls to one of them.
  useLayoutEffect(() => {
    const id = hash.slice(1)
    const isCard = sections.some((each) => each.id === id || each.items.some((item) => anchorOf(item) === id))
    if (isCard) showParts('cards')
  }, [hash, sections])
  const entries = [
    ...sections.map(({ id, buttonText }) => ({ id, label: buttonText })),
    ...(pictures.length > 0 ? [GALLERY] : []),
    ...(applications.length > 0 ? [APPLICATIONS] : []),
  ]
  return (
    <>
      <PageHeader
        title={product.title}
        description={product.intro}
        text={Intro}
        banner={product.banner}
        badge={<Badge abbreviation={product.abbreviation} color={product.color} size="large" />}
      />
      <SectionNavigation
        entries={entries}
        label={`${name} sections`}
        onFollow={(id) => sections.some((section) => section.id === id) && showParts('cards')}
      />
      <Tools key={`tools of ${name}`} narrow={product.narrow} />
      <div className={styles.table}>
        <Table name={name} columns={product.columns} filters={product.filters} sections={sections} />
      </div>
      <Sections key={name} product={product} />
      <div className={`wrap ${styles.catalog}`}>
        <a className={buttonClass} data-look="ink" href="/catalog" {...newTab}>
          VIEW/DOWNLOAD THE CATALOG ({product.catalogVersion})
          <NewTabHint />
        </a>
        <LinkedDocuments links={product.documents} />
        <KeepSlot path={path} />
      </div>
      <Neighbors list={products} name={name} path="/products" label="More products" />
    </>
  )
}

/** Renders text with formatted dimensions and a formatted company name. */
const Intro = ({ children }: { children: string }) =>
  children.split(/(BoltSpan)/).map((part, index) => {
    const Text = part === 'BoltSpan' ? BrandText : Dimensions
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text are never reordered
    return <Text key={index}>{part}</Text>
  })

const Sections = ({ product }: { product: ProductData }) => {
  const { sections, pictures, applications } = product
  const isWhole = useIsWhole()
  const status = useRef<HTMLParagraphElement>(null)
  const [dialog, setDialog] = useState<ReactNode>()
  const actOnPart = (event: MouseEvent) =>
    partAction(event, {
      announce: (words) => {
        if (status.current) status.current.textContent = words
      },
      show: setDialog,
    })
  return (
    <>
      <p ref={status} role="status" className="visually-hidden" />
      {dialog}
      {(isWhole ? sections : firstOf(sections)).map(({ id, title, description, items }) => (
        <section
          key={id}
          id={id}
          className={`wrap section ${styles.section} ${styles.cards}`}
          aria-labelledby={`${id}-title`}
        >
          <SectionHead id={`${id}-title`} title={title} ruled>
            <p>
              <Dimensions>{description}</Dimensions>{' '}
              <a className={styles.models} href={externalLinks.modelWarehouse} {...newTab}>
                SKETCHUP FILES
                <NewTabHint />
              </a>
            </p>
          </SectionHead>
          <Items items={items} onClick={actOnPart} />
        </section>
      ))}

      {isWhole && pictures.length > 0 && (
        <section id={GALLERY.id} className={`wrap section ${styles.section}`} aria-labelledby="gallery-title">
          <SectionHead id="gallery-title" title={GALLERY.label} ruled />
          <Gallery pictures={pictures} small />
        </section>
      )}

      {isWhole && applications.length > 0 && (
        <section id={APPLICATIONS.id} className={`wrap section ${styles.section}`} aria-labelledby="applications-title">
          <SectionHead id="applications-title" title={APPLICATIONS.label} ruled>
            <p>{product.name} at work.</p>
          </SectionHead>
          <ul className={styles.applications}>
            {applications.map((card) => (
              <li key={card.url}>
                <Link to={card.url} prefetch="viewport" className={styles.application}>
                  <Plate className={styles.applicationPicture} tone={card.visual.kind === 'drawing' ? 'plate' : 'dark'}>
                    <Picture visual={{ ...card.visual, alt: '' }} sizes="144px" />
                  </Plate>
                  <h3>{card.name}</h3>
                  <p>{card.description}</p>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The parts of a section. In wide viewports, a large image shows the part under the pointer or with the focus. */
const Items = ({ items, onClick }: Pick<ShownSection, 'items'> & { onClick: (event: MouseEvent) => void }) => {
  const [shown, setShown] = useState(0)
  const visual = (items[shown] ?? items[0])?.visual
  return (
    <div className={styles.columns}>
      {visual && (
        <div className={styles.lead}>
          <Plate>
            <Picture visual={{ ...visual, alt: '' }} sizes={LEAD_SIZES} />
          </Plate>
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble from buttons and links */}
      <ul className={styles.items} onClick={onClick}>
        {items.map((item, index) => (
          <li
            key={item.partNumber}
            data-fit={item.fit}
            onPointerEnter={() => setShown(index)}
            onFocus={() => setShown(index)}
          >
            <ItemPlate item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Returns true if the whole page should be rendered: on document loads, on history navigation, and for anchors.
 * Otherwise, content below the fold follows after the first render, because a product can have forty items, and the
 * first image should not wait for the last item.
 */
function useIsWhole() {
  const { hash } = useLocation()
  const toTop = useNavigationType() !== 'POP' && hash === ''
  const [followed, setFollowed] = useState(false)
  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setFollowed(true)))
  }, [])
  return followed || !toTop
}

/** Returns the items for the first render, grouped by section. */
function firstOf(sections: readonly ShownSection[]): ShownSection[] {
  let remaining = FIRST_ITEMS
  return sections.flatMap((section) => {
    const items = section.items.slice(0, remaining)
    remaining -= items.length
    return items.length > 0 ? [{ ...section, items }] : []
  })
}
