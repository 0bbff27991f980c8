import { useEffect, useRef, useState } from 'react'
import type { ResultLink as BelongingLink, SearchResult } from '#contract/search.ts'
import { NO_PREVIEW, SNIPPET_LENGTH } from '#contract/search-limits.ts'
import { AddToList } from '../../components/add-to-list/add-to-list.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { Snippet } from '../../components/snippet/snippet.tsx'
import { Link } from '../../router/link.tsx'
import { isPageOfSite, leadsToPage, resultHref, shownAddress } from '../../services/result-link.ts'

/** Maximum snippet lengths on narrow, medium, and wide screens. */
const LENGTHS = [100, 120, SNIPPET_LENGTH] as const

/** A search result: its type and location, excerpt, specs, and documents. */
export const ResultCard = ({ result }: { result: SearchResult }) => {
  const {
    readableTitle,
    titleMatches = [],
    isImage,
    isPdf,
    pageNumber,
    snippet,
    matches,
    source,
    displayLocation,
  } = result
  const { partNumber, figures = [], links = [] } = result
  const preview = result.thumbnail ?? (isImage ? result.useableLink : undefined)
  return (
    <li className="card-card">
      <span className="card-picture" data-kind={isImage ? 'image' : undefined}>
        <Icon name={isImage ? 'image' : isPdf ? 'document' : 'page'} size={20} />
        {preview && <Preview key={preview} src={preview} />}
      </span>
      <div className="card-body">
        <h2>
          {partNumber && <span className="card-number">{partNumber}</span>}
          <ResultLink result={result}>
            <Snippet text={readableTitle} matches={titleMatches} lengths={[readableTitle.length]} />
          </ResultLink>
        </h2>
        <p className="card-place">
          <span className="card-source">{source}</span>
          {displayLocation && <span>{displayLocation}</span>}
          {isPdf && pageNumber && <span>Page {pageNumber}</span>}
        </p>
        {!isImage && snippet !== NO_PREVIEW && (
          <p className="card-snippet">
            <Snippet text={snippet} matches={matches} lengths={LENGTHS} />
          </p>
        )}
        {(links.length > 0 || partNumber) && (
          <ul className="card-links" aria-label={`Links for ${readableTitle}`}>
            {links.map((link) => (
              <li key={link.kind + link.address}>
                <Belonging link={link} of={readableTitle} />
              </li>
            ))}
            {partNumber && (
              <li>
                <AddToList lines={[{ partNumber, quantity: 1 }]} of={partNumber} />
              </li>
            )}
          </ul>
        )}
      </div>
      <div className="card-side">
        {figures.length > 0 && (
          <dl className="card-figures">
            {figures.map(({ label, us, metric }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{us}</b> {metric && <span>{metric}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="card-link">
          <span className="card-action">{isImage ? 'View Image' : 'View Resource'}</span>
          <span className="card-address">{shownAddress(result)}</span>
        </p>
      </div>
    </li>
  )
}

/** Pages open in this tab, and files open in a new tab. */
const ResultLink = ({ result, children }: { result: SearchResult; children: React.ReactNode }) => {
  const href = resultHref(result)
  if (isPageOfSite(result)) {
    return <Link to={href}>{children}</Link>
  }
  return (
    <a href={href} {...newTab}>
      {children}
      <NewTabHint />
    </a>
  )
}

/** A document, load table, model, or image of a part. */
const Belonging = ({ link: { label, address }, of }: { link: BelongingLink; of: string }) =>
  leadsToPage(address) ? (
    <Link to={address} prefetch="none">
      {label}
      <span className="visually-hidden"> for {of}</span>
    </Link>
  ) : (
    <a href={address} {...newTab}>
      {label}
      <NewTabHint> for {of}</NewTabHint>
    </a>
  )

/** A preview image. It is hidden if it fails to load. */
const Preview = ({ src }: { src: string }) => {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // The image may have failed before hydration.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return null
  return (
    <img
      ref={picture}
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
