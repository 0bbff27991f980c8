import { useEffect, useRef, useState } from 'react'
import type { SearchResult } from '../../../contract/search.ts'
import { NO_PREVIEW, SNIPPET_LENGTH } from '../../../contract/search-limits.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { Snippet } from '../../components/snippet/snippet.tsx'
import { Link } from '../../router/link.tsx'
import { isPageOfSite, resultHref, shownAddress } from '../../services/result-link.ts'
import styles from './result-card.module.css'

/** Narrow, middle and wide windows. */
const LENGTHS = [100, 120, SNIPPET_LENGTH] as const

/** One result: what it is, where it stands, and the words around the hit or the picture itself. */
export const ResultCard = ({ result }: { result: SearchResult }) => {
  const { readableTitle, isImage, isPdf, pageNumber, snippet, matches, source, displayLocation } = result
  const preview = result.thumbnail ?? result.useableLink
  return (
    <li className={styles.card}>
      <Icon name={isImage ? 'image' : isPdf ? 'document' : 'page'} />
      <div className={styles.body}>
        <h2>
          <ResultLink result={result}>{readableTitle}</ResultLink>
        </h2>
        <p className={styles.place}>
          <span className={styles.source}>{source}</span>
          {displayLocation && <span>{displayLocation}</span>}
          {isPdf && pageNumber && <span>Page {pageNumber}</span>}
        </p>
        {!isImage && snippet !== NO_PREVIEW && (
          <p className={styles.snippet}>
            <Snippet text={snippet} matches={matches} lengths={LENGTHS} />
          </p>
        )}
        <p className={styles.link}>
          <span className={styles.action}>{isImage ? 'View Image' : 'View Resource'}</span>
          <span className={styles.address}>{shownAddress(result)}</span>
        </p>
      </div>
      {isImage && <Preview key={preview} src={preview} />}
    </li>
  )
}

/** A page of the site opens here, a file in a tab of its own. */
const ResultLink = ({ result, children }: { result: SearchResult; children: string }) => {
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

/** Hidden if the picture cannot be shown. */
const Preview = ({ src }: { src: string }) => {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // It may have failed before this code was here to hear of it.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return null
  return (
    <img
      ref={picture}
      src={src}
      alt=""
      width={120}
      height={120}
      loading="lazy"
      decoding="async"
      className={styles.preview}
      onError={() => setFailed(true)}
    />
  )
}
