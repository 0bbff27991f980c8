/**
 * Load table sheets: conditions of use, load cases, loads and deflections, columns, joints, basis of the loads, and
 * revisions.
 */

import { INK } from '../../catalog/brand.ts'
import { computedLoadTable } from '../../catalog/computed-load-tables.ts'
import { loadTableNumber, loadTables } from '../../catalog/load-tables.ts'
import { partTraits } from '../../catalog/part-traits.ts'
import { products } from '../../catalog/products.ts'
import { type LoadCase, loadCases } from '../../engineering/beams/load-cases.ts'
import { loadTableNames } from '../../engineering/checks/load-table-names.ts'
import {
  governingIn,
  governingLetters,
  type LoadRow,
  listedKn,
  loadCaseNames,
  printedSideValues,
  printedValues,
  type SideRow,
  type SideTableKind,
  sideTables,
} from '../../engineering/load-tables/load-rows.ts'
import type { LoadTable, LoadTablePosition, PrintedProperty } from '../../engineering/load-tables/load-table.ts'
import { type Change, changesFromD } from '../../engineering/load-tables/revision-changes.ts'
import { revisions } from '../../engineering/load-tables/revisions.ts'
import { printedValue, type Rating } from '../../engineering/ratings/rating.ts'
import { ratingsOfParts, ratingsOn } from '../../engineering/ratings/ratings.ts'
import { formatNumber, formatQuantity, MM_PER_INCH, NEWTON_METERS_PER_FOOT_POUND } from '../../engineering/units.ts'
import { badgeOf, contactLine, type DocumentHead, documentHtml, NOTICE, sheetHead } from './house.ts'
import { type Html, html, markup } from './html.ts'
import type { Printable } from './printable.ts'

export const loadTableDocuments = (): Printable[] =>
  loadTables.map((entry) => {
    const { id, title, url } = entry
    const table = computedLoadTable(id)
    const head: DocumentHead = { key: url, title: `Load Table: ${title}`, number: loadTableNumber(entry) }
    return { ...head, content: async () => documentHtml(head, sheet(table, title, head)) }
  })

const revisionTable = html`<section class="block whole"><h2>Revisions</h2><table class="revisions"><tbody>${revisions.map(
  ({ letter, date, changes }) => html`<tr><th>${letter}</th><td>${date}</td><td>${changes}</td></tr>`,
)}</tbody></table></section>`

/** Values that have changed since revision D, with the value in each revision, and reasons for lower values. */
const changeTable = (changes: readonly Change[]): Html =>
  changes.length === 0
    ? html``
    : html`<section class="block whole"><h2>Changes since revision D</h2><table class="ratings"><thead><tr><th>Value</th><th class="num">Revision D</th><th class="num">Revision ${revisions.at(-1)?.letter ?? ''}</th><th class="num">Change</th><th>Reason if more than 5% lower</th></tr></thead><tbody>${changes.map(
        ({ what, unit, before, after, reason }) =>
          html`<tr><th>${what}</th><td class="num">${formatNumber(before)} ${unit}</td><td class="num"><b>${formatNumber(after)} ${unit}</b></td><td class="num muted">${String(Math.round((100 * after) / before) - 100).replace('-', '−')}%</td><td>${reason ?? ''}</td></tr>`,
      )}</tbody></table></section>`

function sheet(table: LoadTable, title: string, head: DocumentHead): Html {
  const { id, series, positions, columns, conditions, interaction, basis } = table
  const item = products
    .flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
    .find(({ partNumber }) => partNumber === `${series}-10`)
  const governing = governingIn(
    positions.flatMap(({ rows }) => rows),
    [...positions.flatMap(({ sides }) => sides), ...columns].flatMap(({ rows }) => rows),
  )
  const joints = columns.flatMap((column) => ratingsOn(column.series))
  const list = (lines: readonly string[]) => html`<ul class="notes">${lines.map((each) => html`<li>${each}</li>`)}</ul>`
  const combined = html`<section class="block whole"><h2>Combined loads</h2>${list(interaction)}</section>`
  return html`${sheetHead('LOAD TABLE', head)}
<div class="title"><div><h1>${title}</h1>
<p class="lead">${table.member}. Allowable loads, lb and kN. Part numbers ${series}-01 to ${item?.sizes?.at(-1)?.partNumber ?? ''}.</p></div>${badgeOf(id.startsWith('truss') ? 'truss' : 'extrusion')}</div>
<section class="block"><h2>Conditions of use</h2>${list([NOTICE, ...conditions])}</section>
${joints.length > 0 ? '' : combined}
<section class="block whole"><h2>Load cases</h2><div class="cases">${loadCases.map((each) => sketch(diagram(each), ...loadCaseNames[each]))}${sketch(overhangDiagram, 'Cantilever', 'overhang')}${sketch(twoSpansDiagram, 'Two equal spans', 'each span')}${sketch(columnDiagram, 'Column', 'axial load')}</div></section>
<div class="legend"><span><b>Governing:</b></span>${governing.map(
    (each) => html`<span><b>${governingLetters[each]}</b> ${loadTableNames[each]}</span>`,
  )}</div>
${positions.map((position) => propertiesBlock(position, positions.length > 1))}
${positions.map((position) => loadsBlock(position, positions.length > 1))}
<div class="sides">${[
    ...positions.flatMap(({ label, sides }) =>
      sides.map(({ kind, rows }) => sideTable(kind, rows, positions.length > 1 ? label : '')),
    ),
    ...columns.map(({ series: of, rows }) => sideTable('column', rows, columns.length > 1 ? of : '')),
  ]}</div>
${joints.length > 0 ? html`<section class="block"><h2>Joint and part ratings</h2><p class="about">Use the lower of the part and chord ratings. Rigging parts also have a working load limit with a design factor of 5. Every value includes the repetitive-use factor.</p>${ratingTable(joints)}</section>` : ''}
${joints.some(({ partNumber }) => partTraits.get(partNumber)?.product === 'rigging') && id !== 'truss-3-aluminum' ? html`<section class="block whole"><h2>Part limits</h2>${ratingTable(ratingsOfParts())}</section>` : ''}
${html`<div class="whole">${joints.length > 0 ? combined : ''}
<section class="block"><h2>Basis of calculation</h2>${list(basis)}</section>
${revisionTable}
${changeTable(changesFromD(table))}
${contactLine}</div>`}`
}

const propertiesBlock = ({ label, properties }: LoadTablePosition, named: boolean): Html =>
  html`<section class="block whole"><h2>${named ? `${label}: properties` : 'Properties'}</h2>
<dl class="figures six">${properties.map(propertyCell)}</dl></section>`

const loadsBlock = ({ label, rows }: LoadTablePosition, named: boolean): Html =>
  html`<section class="block${rows.length <= 12 ? ' whole' : ''}"><h2>${named ? `${label}: allowable loads by span` : 'Allowable loads by span'}</h2>
<p class="about">Loads in lb and kN, the governing check, and the midspan deflection (in) under load. Self: self-weight deflection.</p>
<table class="loads">
<thead>
<tr><th colspan="2">Span</th>${loadCases.map(
    (each) =>
      html`<th colspan="4">${loadCaseNames[each][0]}<br><span class="unit">${loadCaseNames[each][1]}</span></th>`,
  )}<th>Self</th></tr>
<tr><th>ft</th><th class="unit">m</th>${loadCases.map(() => html`<th>lb</th><th class="unit">kN</th><th></th><th class="unit">in</th>`)}<th class="unit">in</th></tr>
</thead>
<tbody>${rows.map(rowOf)}</tbody></table></section>`

const KINDS = ['lb', 'muted', 'by', 'muted'] as const

function rowOf(row: LoadRow): Html {
  const [ft = '', m = '', ...figures] = printedValues(row)
  const cells = figures.map(
    (figure, index) =>
      html`<td class="${KINDS[index % KINDS.length] ?? ''}${index === figures.length - 1 ? ' self' : ''}">${figure}</td>`,
  )
  return html`<tr class="${row.spanFt % 5 === 0 ? 'five' : ''}"><th>${ft}</th><td class="muted">${m}</td>${cells}</tr>`
}

/** A table for two load cases, half as wide as the sheet. */
const sideTable = (kind: SideTableKind, rows: readonly SideRow[], of: string): Html => {
  const { title, length, cases, about } = sideTables[kind]
  return html`<section class="block whole"><h2>${of ? `${of}: ${title.toLowerCase()}` : title}</h2><p class="about">${about}</p>
<table class="loads side"><thead><tr><th colspan="2">${length}</th>${cases.map(([name, what]) => html`<th colspan="3">${name}<br><span class="unit">${what}</span></th>`)}</tr>
<tr><th>ft</th><th class="unit">m</th>${cases.map(() => html`<th>lb</th><th class="unit">kN</th><th></th>`)}</tr></thead>
<tbody>${rows.map((row) => {
    const [ft = '', m = '', ...figures] = printedSideValues(row)
    return html`<tr class="${row.lengthFt % 5 === 0 ? 'five' : ''}"><th>${ft}</th><td class="muted">${m}</td>${figures.map((figure, index) => html`<td class="${KINDS[index % 3] ?? ''}">${figure}</td>`)}</tr>`
  })}</tbody></table></section>`
}

const ratingTable = (ratings: readonly Rating[]): Html =>
  html`<table class="ratings"><thead><tr><th>Part</th><th>On</th><th>Rating</th><th class="num">US</th><th class="num">Metric</th><th>Governed by</th><th class="num">Design factor</th></tr></thead><tbody>${ratings.flatMap(
    ({ partNumber, on, values }) =>
      values.map((value) => {
        const { us, metric } = printedValue(value)
        return html`<tr><th>${partNumber}</th><td>${on}</td><td>${value.what}</td><td class="num"><b>${us}</b></td><td class="num muted">${metric}</td><td>${value.governing}</td><td class="num">${String(value.designFactor)}</td></tr>`
      }),
  )}</tbody></table>`

const sketch = (drawn: Html, name: string, what: string): Html =>
  html`<figure>${drawn}<figcaption>${name}<span>${what}</span></figcaption></figure>`

function propertyCell({ label, value, unit }: PrintedProperty): Html {
  if (unit === 'in³') {
    const digits = (each: number) => Number(each.toPrecision(3)).toLocaleString('en-US')
    return html`<div><dt>${label}</dt><dd>${digits(value)} in³<span>${digits(value * 2.54 ** 3)} cm³</span></dd></div>`
  }
  // Round strengths down to three significant digits to match their accuracy.
  const threeDigits = (each: number) => {
    const step = 10 ** Math.max(0, Math.floor(Math.log10(each)) - 2)
    return Math.floor(each / step) * step
  }
  if (unit === 'lb')
    return strengthCell(label, `${formatNumber(threeDigits(value))} lb`, `${listedKn(threeDigits(value))} kN`)
  if (unit === 'ft·lb') {
    const newtonMeters = threeDigits(value * NEWTON_METERS_PER_FOOT_POUND)
    return strengthCell(label, `${formatNumber(threeDigits(value))} ft·lb`, `${formatNumber(newtonMeters)} N·m`)
  }
  if (unit === 'in')
    return strengthCell(label, `${formatNumber(value, 2)} in`, `${formatNumber(value * MM_PER_INCH, 1)} mm`)
  const { us, metric } = formatQuantity(value, unit)
  return html`<div><dt>${label}</dt><dd>${us}<span>${metric}</span></dd></div>`
}

const strengthCell = (label: string, us: string, metric: string): Html =>
  html`<div><dt>${label}</dt><dd>${us}<span>${metric}</span></dd></div>`

const SUPPORT = 'l3 5.5h-6z'
const svg = (content: string, height = 25): Html =>
  markup(`<svg width="76" height="${height}" viewBox="0 0 76 ${height}" aria-hidden="true">${content}</svg>`)
const arrowAt = (x: number, to: number): string =>
  `<path d="M${x} 1V${to - 2.6}M${x - 2} ${to - 6}l2 3.4 2-3.4" fill="none" stroke="${INK}" stroke-width=".9"/>`
const beamTo = (from: number, to: number): string => `<path d="M${from} 17H${to}" stroke="${INK}" stroke-width="2"/>`
const supports = (...at: readonly number[]): string =>
  `<path d="${at.map((x) => `M${x} 18.5${SUPPORT}`).join('')}" fill="${INK}"/>`

const overhangDiagram = svg(`${beamTo(2, 74)}${supports(5, 48)}${arrowAt(73, 17)}`)
const twoSpansDiagram = svg(`${beamTo(2, 74)}${supports(4, 38, 72)}${arrowAt(21, 17)}${arrowAt(55, 17)}`)
const columnDiagram = svg(
  `<path d="M38 7V22" stroke="${INK}" stroke-width="3"/><path d="M28 23.5h20" stroke="${INK}" stroke-width="2"/><path d="M38 0V5M36 2.5l2 3.4 2-3.4" fill="none" stroke="${INK}" stroke-width=".9"/>`,
)

/** A simple beam with its loads. */
function diagram(loadCase: LoadCase): Html {
  const [width, y] = [76, 17]
  const arrow = (x: number) =>
    `<path d="M${x} 1V${y - 2.6}M${x - 2} ${y - 6}l2 3.4 2-3.4" fill="none" stroke="${INK}" stroke-width=".9"/>`
  const count = { uniform: 0, center: 1, third: 2, quarter: 3, fifth: 4 }[loadCase]
  const loads =
    count === 0
      ? `<path d="M3 4.5H${width - 3}V${y - 2}H3Z" fill="#d5d9dc"/>${Array.from({ length: 9 }, (_, k) => `<path d="M${7 + (k * (width - 14)) / 8} 6V${y - 3}" stroke="${INK}" stroke-width=".6"/>`).join('')}`
      : Array.from({ length: count }, (_, k) => arrow(3 + ((k + 1) * (width - 6)) / (count + 1))).join('')
  return markup(
    `<svg width="${width}" height="25" viewBox="0 0 ${width} 25" aria-hidden="true">${loads}<path d="M2 ${y}H${width - 2}" stroke="${INK}" stroke-width="2"/><path d="M3.5 ${y + 1.5}l3 5.5h-6zM${width - 3.5} ${y + 1.5}l3 5.5h-6z" fill="${INK}"/></svg>`,
  )
}
