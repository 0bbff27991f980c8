import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { menus } from '../../catalogue/navigation.ts'
import type { Entry } from './entry.ts'
import { filesBelow } from './files-below.ts'

/** Pages that are not indexed. */
const UNLISTED = ['/404']

interface Section {
  /** Id to scroll to; empty for the beginning of the page. */
  readonly anchor: string
  heading: string
  readonly texts: string[]
}

interface PageText {
  readonly path: string
  readonly title: string
  readonly sections: readonly Section[]
}

/**
 * Every public page by section, from the HTML of the build (`build/client`), so that search finds what a visitor reads.
 * Pages whose canonical URL is another one are left out; so are sections whose anchor is in `without`.
 */
export async function pageEntries(folder: string, without: ReadonlySet<string>): Promise<Entry[]> {
  const files = (await filesBelow(folder))
    .filter((name) => name === 'index.html' || name.endsWith(`${sep}index.html`))
    .sort()
  const pages = await Promise.all(
    files.map(async (name) => {
      const path = `/${name
        .split(sep)
        .join('/')
        .replace(/\/?index\.html$/, '')}`
      return { path, html: await readFile(join(folder, name), 'utf8') }
    }),
  )
  return pages
    .filter(({ path, html }) => !UNLISTED.includes(path) && isCanonical(path, html))
    .map(({ path, html }) => readPage(path, html))
    .map((page, _, all) => withoutCards(page, new Set(all.map(({ title }) => title))))
    .flatMap(({ path, title, sections }) =>
      sections
        .filter(({ anchor }) => !without.has(anchor))
        .map(({ anchor, heading, texts }, index): Entry => {
          const isStart = index === 0
          return {
            id: `page:${path}${isStart ? '' : `#${anchor || index}`}`,
            group: `page:${path}`,
            kind: 'page',
            title: isStart ? title : heading,
            heading: isStart ? '' : title,
            keys: isStart ? (path.split('/').at(-1)?.replaceAll('-', ' ') ?? '') : '',
            body: texts.join(' '),
            link: encodeURI(path) + (anchor && !isStart ? `#${anchor}` : ''),
            source: 'Page',
            location: breadcrumbOf(path, isStart ? '' : title),
            pageNumber: null,
            thumbnail: null,
          }
        }),
    )
}

/** A section with the title of another page links to it: its text joins the previous section, so that the page ranks first. */
function withoutCards({ path, title, sections }: PageText, titles: ReadonlySet<string>): PageText {
  const kept: Section[] = []
  for (const section of sections) {
    const before = kept.at(-1)
    if (before && section.heading !== title && titles.has(section.heading)) {
      before.texts.push(`${section.heading}.`, ...section.texts)
    } else kept.push(section)
  }
  return { path, title, sections: kept }
}

function isCanonical(path: string, html: string) {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (!href) return true
  return decodeURI(new URL(decoded(href)).pathname) === path
}

/** Breadcrumb of a page by the site's menus: 'Products › Truss'. */
function breadcrumbOf(path: string, title: string) {
  const menu = menus.find(({ url, links }) => path.startsWith(`${url}/`) || links.some((link) => link.url === path))
  return [menu?.label, menu?.url === path ? '' : title].filter(Boolean).join(' › ')
}

/** Elements whose content is not text of the page. */
const SKIPPED = /^(button|script|style|svg|nav|button|select|option|template|noscript|iframe|video|object)$/

/** Elements styled as buttons ('View/Download'), for screen readers only, or hidden from them. */
const NOT_INDEXED = /\b(class="[^"]*\b(visually-hidden|_button_\w+)\b|aria-hidden="true")/

/** Inline elements; any other separates the texts before and after it. */
const INLINE = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|small|strong|sub|sup|time|u|wbr)$/

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** React's output: attributes in double quotes, `<`, `>` and `&` of texts as entities, each element closed. */
const MARKUP = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gis

/** The main part of a page as text, cut at its headings. */
export function readPage(path: string, html: string): PageText {
  const main = /<main\b.*?>(.*)<\/main>/is.exec(html)?.[1] ?? ''
  const documentTitle = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
  const sections: Section[] = [{ anchor: '', heading: '', texts: [] }]
  const description = decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
  /** Ids of the open elements, with how many headings each has had. */
  const open: { readonly name: string; readonly id: string; headings: number }[] = []
  let skipping = 0
  let heading: { text: string; id: string } | undefined
  let apart = true
  let title = ''
  for (const [, slash, name = '', attributes = '', text] of main.matchAll(MARKUP)) {
    if (text !== undefined) {
      if (skipping > 0) continue
      const plain = decoded(text).replace(/\s+/g, ' ')
      if (heading) heading.text += plain
      else addText(sections.at(-1) as Section, plain, apart)
      if (plain.trim()) apart = false
      continue
    }
    if (!name) continue
    const lower = name.toLowerCase()
    if (!INLINE.test(lower)) apart = true
    if (slash) {
      if (skipping > 0) {
        skipping -= 1
        continue
      }
      if (/^h[1-3]$/.test(lower) && heading) {
        const found = heading.text.replace(/\s+/g, ' ').trim()
        if (lower === 'h1') title ||= found
        else {
          const anchor = anchorOf(open, heading.id)
          const begun = sections.at(-1)
          if (begun?.anchor === anchor && begun.heading === '' && anchor) begun.heading = found
          else sections.push({ anchor, heading: found, texts: [] })
        }
        heading = undefined
        apart = true
      }
      open.pop()
      continue
    }
    if (VOID.test(lower) || attributes.endsWith('/')) continue
    if (skipping > 0 || SKIPPED.test(lower) || NOT_INDEXED.test(attributes)) {
      skipping += 1
      continue
    }
    const id = decoded(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '')
    open.push({ name: lower, id, headings: 0 })
    // A part's number comes before its heading, and belongs to the same section.
    if (lower === 'article' && id) sections.push({ anchor: id, heading: '', texts: [] })
    if (/^h[1-3]$/.test(lower)) heading = { text: '', id }
  }
  // The meta description comes last, so that snippets prefer visible text.
  sections[0]?.texts.push(description)
  return {
    path,
    title: title || documentTitle,
    sections: sections
      .map(({ anchor, heading, texts }) => ({
        anchor,
        heading,
        texts: texts.map((each) => each.trim()).filter(Boolean),
      }))
      .filter(({ texts }, index) => index === 0 || texts.length > 0),
  }
}

function addText(section: Section, text: string, apart: boolean) {
  if (apart || section.texts.length === 0) section.texts.push(text)
  else section.texts[section.texts.length - 1] += text
}

/**
 * What to scroll to for a heading: the nearest element around it that has an id and no heading yet, so that it begins
 * with this one; else the heading itself.
 */
function anchorOf(open: readonly { readonly name: string; readonly id: string; headings: number }[], own: string) {
  const around = open.findLast(({ name, id, headings }) => !/^h[1-3]$/.test(name) && id !== '' && headings === 0)
  for (const element of open) element.headings += 1
  return around?.id || own
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return ENTITIES[name] ?? whole
  })
