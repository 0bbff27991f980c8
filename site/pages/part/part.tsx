import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { CAD_REVISION_RULE, cadPath, plainCadUrl } from '#catalog/cad.ts'
import { partUrl } from '#catalog/urls.ts'
import { formatBytes } from '#contract/byte-size.ts'
import { buttonClass } from '../../components/button/button.tsx'
import { CadLink } from '../../components/cad-link/cad-link.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { DocumentLink } from '../../components/document-link/document-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { ScaleBar } from '../../components/scale-bar/scale-bar.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import { Link } from '../../router/link.tsx'
import { contentUrl } from '../../services/content.ts'
import { SectionNavigation } from '../product/section-navigation.tsx'
import type { page } from './page.ts'
import styles from './part.module.css'

type Data = PageData<typeof page>

const hasLoads = ({ loads, ratings, conditions, notLoadRated }: Data) =>
  loads.length + ratings.length + conditions.length > 0 || notLoadRated

/** Returns the sections that the part's page contains, for the link strip. */
const sectionsOf = (data: Data) =>
  (
    [
      ['sizes', 'Sizes', data.rows.length > 0],
      ['loads', 'Loads', hasLoads(data)],
      ['drawing', 'Drawing', data.drawing],
      ['connections', 'Connections', data.hardware.length + data.fits.length > 0],
      ['files', 'CAD and Documents', true],
      ['used-in', 'Used In', data.usedIn.length > 0],
    ] as const
  ).flatMap(([id, label, isShown]) => (isShown ? { id, label } : []))

/** Lists longer than this are collapsed. */
const FEW = 8

export const Page = (data: Data) => {
  const status = useRef<HTMLParagraphElement>(null)
  const [dialog, setDialog] = useState<ReactNode>()
  const announce = (text: string) => {
    if (status.current) status.current.textContent = text
  }
  const act = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-copy], [data-add], [data-view]')
    if (!button) return
    void retryOffline(() => import('../product/press-part-button.ts')).then(({ press }) =>
      press(button, { announce, show: setDialog }),
    )
  }
  return (
    <>
      <PageHeader title={data.name} size="strip" above={<Link to={data.product.url}>{data.product.name}</Link>} />
      <SectionNavigation entries={sectionsOf(data)} label="Sections" />
      <p ref={status} role="status" className="visually-hidden" />
      {dialog}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble from buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble from buttons */}
      <div key={data.partNumber} className={`wrap ${styles.part}`} onClick={act}>
        <Overview {...data} />
        <Sizes {...data} />
        <Loads {...data} />
        <Drawing {...data} />
        <Connections {...data} />
        <Files {...data} />
        <UsedIn {...data} />
      </div>
    </>
  )
}

const Overview = (data: Data) => {
  const { partNumber, name, description, lead, visual, scale, picturedSize, weight, figures, sizes, family, rows } =
    data
  return (
    <section className={styles.overview} aria-label="Overview">
      <figure>
        <div>
          <Plate className={styles.picture}>
            <Picture visual={visual} sizes="(min-width: 1024px) 50vw, 100vw" priority />
          </Plate>
          {scale && <ScaleBar scale={scale} />}
        </div>
        <figcaption className={styles.pictured}>
          {picturedSize && (
            <span>
              Shown: <Dimensions>{picturedSize}</Dimensions>
            </span>
          )}
          <button type="button" data-view={lead} aria-label={`3D view: ${name}`}>
            3D view
          </button>
        </figcaption>
      </figure>
      <div className={styles.facts}>
        <p className={styles.number}>
          <span>{partNumber}</span>{' '}
          {rows.length === 0 && (
            <button type="button" className={styles.copy} data-copy={partNumber}>
              Copy
            </button>
          )}
        </p>
        <form className={styles.actions} action="/contact-us">
          {rows.length > 0 ? (
            <>
              <button type="submit" className={buttonClass} data-look="signal">
                Request a Quote
              </button>
              <select name="part" aria-label="Size" defaultValue={lead}>
                {rows.map(({ partNumber, label }) => (
                  <option key={partNumber} value={partNumber}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          ) : (
            <a className={buttonClass} data-look="signal" href={`/contact-us?part=${partNumber}`}>
              Request a Quote
            </a>
          )}
          <button type="button" className={buttonClass} data-add={partNumber}>
            Add to List
          </button>
        </form>
        <p>
          <Dimensions>{description}</Dimensions>
        </p>
        {family && (
          <nav aria-label="Sizes">
            <ul className={styles.sizes}>
              <li>
                <Link to={partUrl(family)} aria-current={family === partNumber ? 'page' : undefined}>
                  All sizes
                </Link>
              </li>
              {sizes.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} aria-current={path.endsWith(partNumber.toLowerCase()) ? 'page' : undefined}>
                    <Dimensions>{label}</Dimensions>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <dl className={styles.specs}>
          {weight && <Spec label="Weight" us={weight.us} metric={weight.metric} />}
          {figures.map((figure) => (
            <Spec key={figure.label} {...figure} />
          ))}
        </dl>
      </div>
    </section>
  )
}

const Spec = ({ label, us, metric }: { label: string; us: string; metric?: string | undefined }) => (
  <div>
    <dt>
      <Dimensions>{label}</Dimensions>
    </dt>
    <dd>
      <Dimensions>{us}</Dimensions> {metric && <small>{metric}</small>}
    </dd>
  </div>
)

/** Weights, loads, and CAD files for all sizes, on a family's page. */
const Sizes = ({ rows, name }: Data) => {
  const [first] = rows
  if (!first) return null
  const loads = first.loads.map(({ position }) =>
    first.loads.length > 1 ? `Uniform load, ${position}` : 'Uniform load',
  )
  return (
    <section className={styles.section} aria-labelledby="sizes">
      <SectionHead id="sizes" title="Sizes" ruled>
        {loads.length > 0 && (
          <p>
            Total allowable static load on a simple span as long as the part, with self-weight deducted. Each size’s
            page has more spans.
          </p>
        )}
      </SectionHead>
      <Wide label={`Sizes: ${name}`}>
        <table className={styles.table} data-stacked="sizes">
          <TableHeads
            of={[
              'Size',
              'Part number',
              ['Weight', 'number'],
              ...loads.map((head) => [head, 'number'] as const),
              ...first.cad.map(({ kind }) => [kind.toUpperCase(), 'number'] as const),
            ]}
          />
          <tbody>
            {rows.map(({ partNumber, label, weight, loads, cad }) => (
              <tr key={partNumber}>
                <th scope="row">
                  <Dimensions>{label}</Dimensions>
                </th>
                <td>
                  <Link to={partUrl(partNumber)}>{partNumber}</Link>
                </td>
                <Value label="Weight" {...weight} />
                {loads.map(({ position, ...load }) => (
                  <Value key={position} label={loads.length > 1 ? position : 'Uniform load'} {...load} />
                ))}
                {cad.map(({ kind, bytes }) => (
                  <td key={kind} data-number data-label={kind.toUpperCase()}>
                    <CadLink partNumber={partNumber} kind={kind} bytes={bytes} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

const Loads = (data: Data) => {
  const { loads, ratings, conditions, notLoadRated, links } = data
  const tables = links.filter(({ kind }) => kind === 'route')
  const isGoverned = ratings.some(({ governing }) => governing !== '')
  if (!hasLoads(data)) return null
  return (
    <section className={styles.section} aria-labelledby="loads">
      <SectionHead id="loads" title="Loads" ruled>
        {loads.length > 0 && (
          <p>
            Allowable static loads on a simple span, with self-weight deducted. The load table lists every span, other
            load cases, and the conditions of use.
          </p>
        )}
      </SectionHead>
      {notLoadRated && (
        <p>
          <b>Not load rated.</b> {notLoadRated}
        </p>
      )}
      {loads.map(({ position, rows }) => (
        <Wide key={position} label={`Allowable loads, ${position}`}>
          <table className={styles.table} data-stacked="spans">
            {loads.length > 1 && <caption>{position}</caption>}
            <TableHeads
              of={[
                ['Span', 'number'],
                ['Uniform load, total', 'number'],
                ['Center point load', 'number'],
                'Uniform load governed by',
              ]}
            />
            <tbody>
              {rows.map(({ spanFt, uniform, center, governing }) => (
                <tr key={spanFt}>
                  <th scope="row" data-number>
                    {spanFt} ft
                  </th>
                  <Value label="Uniform load" {...uniform} />
                  <Value label="Center point load" {...center} />
                  <td data-label="Governed by">{governing}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ))}
      {ratings.length > 0 && (
        <Wide label="Ratings">
          <table className={styles.table} data-stacked="ratings">
            <TableHeads of={['Limit', 'Where', ['Allowable', 'number'], ...(isGoverned ? ['Governed by'] : [])]} />
            <tbody>
              {ratings.map(({ on, what, us, metric, governing }) => (
                <tr key={`${on} ${what} ${us}`}>
                  <th scope="row">{what}</th>
                  <td>{on}</td>
                  <Value us={us} metric={metric} />
                  {isGoverned && <td>{governing}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {conditions.map((condition) => (
        <p key={condition} className={styles.note}>
          {condition}
        </p>
      ))}
      {tables.map((link) => (
        <DocumentLink key={link.href} link={link} />
      ))}
    </section>
  )
}

/** A quantity. On phones, where the rows are stacked, its label is in front of it. */
const Value = ({ label, us, metric }: { label?: string; us: string; metric?: string | undefined }) => (
  <td data-number data-label={label}>
    {us} {metric && <small>{metric}</small>}
  </td>
)

const Drawing = ({ drawing, name }: Data) =>
  drawing && (
    <section className={styles.section} aria-labelledby="drawing">
      <SectionHead id="drawing" title="Drawing" ruled>
        <p>
          {drawing.size ? (
            <>
              This drawing shows {drawing.drawn} (<Dimensions>{drawing.size}</Dimensions>) at {drawing.scale}.
            </>
          ) : (
            `${drawing.drawn} at ${drawing.scale}.`
          )}{' '}
          <Link to={drawing.url}>Zoom and print</Link>
        </p>
      </SectionHead>
      <a className={styles.drawing} href={drawing.url} aria-label={`Drawing of ${name}`}>
        <img src={drawing.src} width={drawing.width} height={drawing.height} alt="" loading="lazy" />
      </a>
    </section>
  )

const Connections = ({ hardware, fits }: Data) =>
  hardware.length + fits.length > 0 && (
    <section className={styles.section} aria-labelledby="connections">
      <SectionHead id="connections" title="Connections" ruled>
        {hardware.length > 0 && (
          <ul>
            {hardware.map(({ count, partNumber, name, use, torque }) => (
              <li key={`${partNumber} ${use}`}>
                {count} × <Link to={partUrl(partNumber)}>{partNumber}</Link>{' '}
                <Dimensions>{use ? `${name}, ${use}` : name}</Dimensions>
                {torque && `. Torque: ${torque}.`}
              </li>
            ))}
          </ul>
        )}
      </SectionHead>
      {fits.length > 0 && (
        <Fold label={`Fits with ${fits.length} ${fits.length === 1 ? 'part' : 'parts'}`} isOpen={fits.length <= FEW}>
          <table className={styles.table}>
            <TableHeads of={['Part', 'Part number', 'Hardware']} />
            <tbody>
              {fits.map(({ partNumber, name, url, hardware: bolts }) => (
                <tr key={partNumber}>
                  <th scope="row">
                    <Dimensions>{name}</Dimensions>
                  </th>
                  <td>
                    <Link to={url}>{partNumber}</Link>
                  </td>
                  <td>{bolts || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      )}
    </section>
  )

const Files = ({ partNumber, links, cad, name }: Data) => (
  <section className={styles.section} aria-labelledby="files">
    <SectionHead id="files" title="CAD and Documents" ruled>
      {cad && (
        <p>
          Files for {partNumber}: STEP AP214 and DXF in inches, GLB in meters. CAD revision {cad.revision}, {cad.date}.{' '}
          {CAD_REVISION_RULE}
        </p>
      )}
    </SectionHead>
    {cad && (
      <ul className={styles.cad}>
        {cad.files.map(({ kind, bytes }) => (
          <li key={kind}>
            <a href={contentUrl(cadPath(partNumber, kind))} download>
              {kind.toUpperCase()}
              <span className="visually-hidden"> for {partNumber},</span> {formatBytes(bytes, 'brief')}
            </a>
          </li>
        ))}
        <li>
          <a href={cad.zip} download>
            All sizes and formats<span className="visually-hidden"> for {name}</span> (ZIP,{' '}
            {formatBytes(cad.zipBytes, 'brief')})
          </a>
        </li>
        {cad.files.length > 0 && (
          <>
            <li>
              <a href={plainCadUrl(partNumber, 'glb')} download>
                GLB, uncompressed
              </a>
            </li>
            <li>
              <a href={plainCadUrl(partNumber, 'dxf')} download>
                DXF, all edges
              </a>
            </li>
            <li>
              <a href={`${partUrl(partNumber)}.json`}>Data (JSON)</a>
            </li>
          </>
        )}
      </ul>
    )}
    {links
      .filter(({ kind }) => kind !== 'route')
      .map((link) => (
        <DocumentLink key={link.href} link={link} />
      ))}
  </section>
)

const UsedIn = ({ usedIn, imageCount }: Data) =>
  usedIn.length > 0 && (
    <section className={styles.section} aria-labelledby="used-in">
      <SectionHead id="used-in" title="Used In" ruled />
      <ul className={styles.scenes}>
        {usedIn.map(
          ({ title, path, visual }) =>
            visual && (
              <li key={path}>
                <Link to={path}>
                  <span>
                    <Picture visual={visual} sizes="(min-width: 640px) 25vw, 50vw" />
                  </span>
                  {title}
                </Link>
              </li>
            ),
        )}
      </ul>
      {usedIn.some(({ visual }) => !visual) && (
        <Fold label={`More of ${imageCount} images`} isOpen={false}>
          <ul className={styles.titles}>
            {usedIn.map(
              ({ title, path, visual }) =>
                !visual && (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ),
            )}
          </ul>
        </Fold>
      )}
    </section>
  )

const Fold = ({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) => (
  <details className={styles.scroll} open={isOpen}>
    <summary className="fold">{label}</summary>
    {children}
  </details>
)

/** A table that scrolls on narrow screens. */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
