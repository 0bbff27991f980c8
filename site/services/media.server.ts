import { documents, drawings, films, openGraph, pictures } from '#catalog/studio-results.server.ts'
import type { Link, Picture } from '#catalog/types.ts'
import { pictureAnchor } from '#catalog/urls.ts'
import { formatBytes } from '#contract/byte-size.ts'
import { uploadedImage } from '#contract/content/image.ts'
import { builtFromOf } from './built-from.server.ts'
import { contentUrl } from './content.ts'
import type { Visual } from './visual.ts'

/** Returns the best available visual for an image key or a reference to an uploaded image. */
export const visualOf = (key: string, alt: string): Visual => {
  const uploaded = uploadedImage(key)
  if (uploaded) {
    const { id: _, ...image } = uploaded
    return { kind: 'picture', ...image, alt }
  }
  const picture = pictures[key]
  if (picture) {
    const { hash, widths, width, height } = picture
    return { kind: 'picture', key, hash, widths, width, height, alt }
  }
  const drawing = drawings[key]
  if (drawing) return { kind: 'drawing', key, ...drawing, alt }
  return { kind: 'plate', alt }
}

/** Returns the gallery images that have been rendered. */
export const galleryOf = (pictures: readonly Picture[]) =>
  pictures
    .map(({ url, title, alt }) => ({
      id: pictureAnchor(url),
      title,
      visual: visualOf(url, alt),
      builtFrom: builtFromOf(url),
    }))
    .filter(({ visual }) => visual.kind !== 'plate')

/** A link to a document, a route, or another site, as shown on a page. */
export interface ShownLink {
  readonly title: string
  readonly href: string
  readonly kind: 'document' | 'route' | 'external'
  /** Format and size of the target: 'PDF · 2 pages · 112 KB' (base 1024). */
  readonly facts?: string
}

/** Undefined if the document does not exist. */
export const shownLink = ({ title, url }: Link): ShownLink | undefined => {
  // Uploaded files open in a new tab, like links to other sites.
  if (/^(?:https?:|\/content\/)/.test(url)) return { title, href: url, kind: 'external' }
  if (url.startsWith('/')) return { title, href: url, kind: 'route' }
  const document = documents[url] ?? PART_DOCUMENTS[url]
  if (!document) return undefined
  const { pages, bytes } = document
  const facts = `PDF · ${pages} ${pages === 1 ? 'page' : 'pages'} · ${formatBytes(bytes, 'brief')}`
  return { title, href: contentUrl(url), kind: 'document', facts }
}

export const shownLinks = (links: readonly Link[]): ShownLink[] => links.flatMap((link) => shownLink(link) ?? [])

export interface FilmSource {
  readonly src: string
  readonly type: string
}

/** Returns a film's files. Returns undefined if the film has not been rendered. The page then shows only the poster. */
export const filmOf = (key: string): readonly FilmSource[] | undefined =>
  films[key]?.map(({ path, type }) => ({ src: contentUrl(path), type }))

/** Returns the URL of a page's Open Graph image. If the page has no image, returns the URL of the home page's image. */
export const openGraphImage = (page: string): string | undefined => {
  const path = openGraph[page] ?? openGraph.home
  return path && contentUrl(path)
}

/** Returns a product's banner. Until the banner is rendered, returns the drawing of a representative part. */
export const bannerOf = (key: string, alt: string, part: string): Visual => {
  const banner = visualOf(key, alt)
  const drawing = drawings[part]
  return banner.kind === 'plate' && drawing ? { kind: 'drawing', key: part, ...drawing, alt: '' } : banner
}

/** Returns an application's banner. Until the banner is rendered, returns the application's first scene. */
export const sceneBannerOf = (key: string, alt: string, scene: string): Visual => {
  const banner = visualOf(key, alt)
  return banner.kind === 'plate' ? visualOf(scene, '') : banner
}

/** Header drawing for form and tool pages. */
export const stripOf = (name: 'beam' | 'joint' | 'kit' | 'ends' | 'sections'): Visual => visualOf(`strips/${name}`, '')

/** Returns the banner for pages without a banner image: a rack of truss, because the Truss page has its own banner. */
export const defaultBanner = () => bannerOf('applications/other-applications/stock-rack', '', 'parts/bs-tr12a-10')
