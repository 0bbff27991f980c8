/** Elements that all documents share: number, date, notice, sheet, and wordmark. */

import { readFileSync } from 'node:fs'
import { STEEL } from '../../catalog/brand.ts'
import { company } from '../../catalog/company.ts'
import { offices } from '../../catalog/offices.ts'
import { type ProductId, productHead } from '../../catalog/product-line.ts'
import type { ProductHead } from '../../catalog/types.ts'
import { textColorOn } from '../../engineering/color.ts'
import { type Html, html, markup } from './html.ts'

export const NOTICE = 'Sample data from a fictional manufacturer. Not for engineering use.'

interface Issue {
  readonly revision: string
  readonly date: string
  readonly dateText: string
  readonly change: string
}

/** Document issues, in order. Each issue gets the next letter. */
const ISSUES: readonly [Issue, ...Issue[]] = [
  { revision: 'A', date: '2026-11-21', dateText: 'November 21, 2026', change: 'First issue.' },
  { revision: 'B', date: '2026-11-21', dateText: 'November 21, 2026', change: 'New images and drawings.' },
  {
    revision: 'C',
    date: '2026-11-22',
    dateText: 'November 22, 2026',
    change:
      'Load tables with all checks, joint and part ratings, bolt lengths by grip, short and 5/8 in bolts, stair rail at 42 in, design data.',
  },
  {
    revision: 'D',
    date: '2026-11-25',
    dateText: 'November 25, 2026',
    change:
      'Additional limit states for truss and joints; lower allowable loads; guardrails with a base rail; stair rails not load rated.',
  },
  {
    revision: 'E',
    date: '2026-11-30',
    dateText: 'November 30, 2026',
    change:
      'New 12 in truss with higher loads. Lower loads on 6 in aluminum, free columns, lifting mounts, bases, and platforms.',
  },
]

export const ISSUE: Issue = ISSUES.at(-1) ?? ISSUES[0]

/**
 * Platform changes since revision C: what changed, why, and a before-and-after example. `docs/engineering.md` has the
 * formulas.
 */
const PLATFORM_CHANGES: readonly (readonly [change: string, why: string, before: string, after: string])[] = [
  [
    'Joists on a 4 ft beam',
    'Hanger bolts line up with chord holes, clear of splice plates.',
    '6, 18, 30, and 42 in',
    '4 1/2, 16 1/2, 31 1/2, and 43 1/2 in',
  ],
  ['Hanger load, 60 lb/ft² on 8 ft bays', 'The largest actual spacing governs.', '260 lb', '292 lb'],
  ['Joist deflection, same deck', 'The largest actual spacing governs.', '0.197 in', '0.222 in'],
  ['Deck at a splice, joists nominally 18 in apart', 'The actual spacing is 21 in.', '167 lb/ft²', '143 lb/ft²'],
  [
    '24 × 16 ft, 4 ft high, 60 lb/ft², 12 in aluminum',
    'Gussets carry the end moments of the beams.',
    '27 legs, 3 ft spans, 8 ft bays',
    '25 legs, 6 ft spans, 4 ft bays',
  ],
  [
    'Stage floors, 150 lb/ft², 12 in aluminum',
    'As built, the beam ends had a utilization of 1.42.',
    '2 and 3 ft spans',
    'Use 12 in steel truss',
  ],
  [
    'Overturning factor, 16 × 8 ft, 140 in high',
    'The platform tips in its shorter direction, about the legs.',
    '13.3',
    '7.2',
  ],
]

const platformChanges = (): Html =>
  html`<section class="block whole"><h2>Platforms since revision C</h2><table><thead><tr><th>Case</th><th>Reason</th><th>Before</th><th>After</th></tr></thead><tbody>${PLATFORM_CHANGES.map(
    ([change, why, before, after]) =>
      html`<tr><th>${change}</th><td>${why}</td><td>${before}</td><td>${after}</td></tr>`,
  )}</tbody></table></section>`

/** Lists the changes by issue, for the last page of a catalog or guide. */
export const revisionHistory = (): Html =>
  html`${platformChanges()}<section class="block whole"><h2>Revision history</h2><table><thead><tr><th>Rev</th><th>Date</th><th>Change</th></tr></thead><tbody>${ISSUES.map(
    ({ revision, dateText, change }) => html`<tr><th>${revision}</th><td>${dateText}</td><td>${change}</td></tr>`,
  )}</tbody></table></section>`

/** The current revision in one line, for the bottom of a sheet. */
export const revisionLine: string = ISSUES.map(
  ({ revision, date, change }) => `Rev ${revision}, ${date}: ${change}`,
).join(' ')

export interface DocumentHead {
  /** Path under `media/`. */
  readonly key: string
  readonly title: string
  /** Example: 'SS-TR12A-10'. */
  readonly number: string
  /** True for catalogs and guides, which have fixed-size pages and their own running heads. */
  readonly hasRunningHeads?: true
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/**
 * Static instances of Archivo (SIL Open Font License). A variable font would print as unnamed outlines. Bold text has a
 * weight of 650. Headings and the wordmark use widths above 100%.
 */
const FACES = [
  ['regular', '100 500', '100%'],
  ['semibold', '501 900', '100%'],
  ['mark-light', '100 500', '118%'],
  ['heading', '501 750', '118%'],
  ['mark-heavy', '751 900', '118%'],
] as const

const fontFile = (name: string): URL => new URL(`./fonts/archivo-${name}.woff2`, import.meta.url)
export const fontFiles: readonly URL[] = FACES.map(([name]) => fontFile(name))

const faces = (): string =>
  FACES.map(
    ([name, weight, stretch]) =>
      `@font-face{font-family:Archivo;src:url("${fontFile(name).href}") format("woff2");font-weight:${weight};font-stretch:${stretch}}`,
  ).join('\n')

/** Site tokens that documents use. Changes to other tokens don't affect documents. */
export const PAPER_TOKENS = ['ink', 'ink-2', 'line', 'paper', 'plate', 'signal', 'steel', 'steel-on-ink'] as const

/** @throws if one of these tokens is missing from the site's style sheet */
function tokens(): string {
  const sheet = read('../../site/styles/tokens.css')
  const declarations = PAPER_TOKENS.map((name) => {
    const declaration = new RegExp(`^ *(--${name}: *[^;]+;)`, 'm').exec(sheet)?.[1]
    if (!declaration) throw new Error(`site/styles/tokens.css has no --${name}`)
    return declaration
  })
  return `:root{${declarations.join('')}}`
}

/** Returns the site tokens and the print styles. Catalogs have additional styles. */
const styles = ({ hasRunningHeads }: DocumentHead): string =>
  [faces(), tokens(), read('./paper.css'), hasRunningHeads ? read('./catalog.css') : ''].join('\n')

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/**
 * Page footer with the number, revision, date, notice, and page number. The title is at the top of every page after the
 * first. The space after the page number separates it from the notice in copied text.
 */
const margins = ({ title, number, hasRunningHeads }: DocumentHead): string => {
  const small = `font: 400 7.4pt Archivo; color: ${STEEL}; letter-spacing: 0`
  return `@page {
    size: 8.5in 11in;
    margin: 0.75in 0.65in 0.68in;
    @bottom-left { content: ${quoted(`${number}   Rev ${ISSUE.revision}   ${ISSUE.dateText}`)}; ${small}; white-space: pre; vertical-align: top; padding-top: 0.16in; width: 2in }
    @bottom-center { content: ${quoted(NOTICE)}; ${small}; vertical-align: top; padding-top: 0.16in; width: 3.4in }
    @bottom-right { content: "Page " counter(page) " of " counter(pages) " "; ${small}; white-space: pre; vertical-align: top; padding-top: 0.16in; width: 1.8in }
    @top-left { content: ${hasRunningHeads ? 'none' : quoted(`${company.name}   ${title}`)}; ${small}; white-space: pre; vertical-align: bottom; padding-bottom: 0.16in }
  }
  @page :first { margin-top: 0.42in; @top-left { content: none } }
  @page cover { margin: 0; @top-left { content: none } @bottom-left { content: none } @bottom-center { content: none } @bottom-right { content: none } }`
}

export const documentHtml = (head: DocumentHead, content: Html): string =>
  html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${head.title} | ${company.name}</title>
<style>${markup(styles(head))}
${markup(margins(head))}</style></head>
<body>${content}</body></html>`.text

const wordMark = html`<span class="mark">${company.nameParts[0]}<b>${company.nameParts[1]}</b></span>`

/** Badge with a product's abbreviation on the product's color. */
export const badge = ({ abbreviation, color }: ProductHead): Html =>
  html`<span class="badge" style="background:${color};color:${textColorOn(color)}" data-light="${color === '#ffffff' ? 'yes' : 'no'}">${abbreviation}</span>`

export const badgeOf = (id: ProductId): Html => badge(productHead[id])

/** Sheet heading with the wordmark, document type, and number. The title goes below this heading. */
export const sheetHead = (kind: string, { number }: DocumentHead): Html =>
  html`<div class="sheet-head">${wordMark}<span class="kind">${kind}</span><span class="number">${number}</span></div>`

export const contact = `${company.name}, ${offices[0]?.addressLines.join(', ') ?? ''}, ${company.phone}, ${company.email}`

export const contactLine = html`<p class="contact">${contact}</p>`

/** Catalog cover. The cover is dark and has a large wordmark and an optional image. */
export const cover = (title: string, subtitle: string, picture: Html | undefined, { number }: DocumentHead): Html =>
  html`<section class="cover">
  <div class="cover-top">${wordMark}<span>${number} · Rev ${ISSUE.revision}</span></div>
  ${picture ? html`<div class="cover-picture">${picture}</div>` : html`<div class="cover-picture"></div>`}
  <h1>${title}</h1>
  <p class="cover-subtitle">${subtitle}</p>
  <div class="cover-foot"><span>${company.slogan}</span><span>${ISSUE.dateText}</span><span>${NOTICE}</span></div>
</section>`

/** An image on a plate with four corner holes. */
export const tile = (picture: Html): Html => html`<div class="tile">${picture}<i></i><i></i><i></i><i></i></div>`
