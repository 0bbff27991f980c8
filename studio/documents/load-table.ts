/** Load tables as sheets: properties, the loads by span, what they hold for and where they come from. */
import { computedLoadTable } from '../../catalogue/computed-load-tables.ts'
import { loadTables } from '../../catalogue/load-tables.ts'
import { products } from '../../catalogue/products.ts'
import { type LoadCase, loadCases } from '../../engineering/beams.ts'
import {
  governingIn,
  governingLetters,
  governingNames,
  type LoadRow,
  loadCaseNames,
  printedRow,
} from '../../engineering/load-rows.ts'
import type { LoadTableId, LoadTablePosition, PrintedProperty } from '../../engineering/load-tables.ts'
import { formatNumber, formatQuantity, KG_PER_POUND, NEWTON_METERS_PER_FOOT_POUND } from '../../engineering/units.ts'
import { badgeOf, contactLine, type DocumentHead, documentHtml, NOTICE, sheetHead } from './house.ts'
import { type Html, html, markup } from './html.ts'
import type { Printable } from './print.ts'

export const loadTableDocuments = (): Printable[] =>
  loadTables.map(({ id, title, url }) => {
    const table = computedLoadTable(id as LoadTableId)
    const head: DocumentHead = {
      key: url,
      title: `Load Table: ${title}`,
      number: `LT-${table.series.replace('BS-', '')}`,
    }
    return { ...head, content: async () => documentHtml(head, sheet(id as LoadTableId, title, head)) }
  })

function sheet(id: LoadTableId, title: string, head: DocumentHead): Html {
  const table = computedLoadTable(id)
  const item = products
    .flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
    .find(({ partNumber }) => partNumber === `${table.series}-10`)
  const governing = governingIn(table.positions.flatMap(({ rows }) => rows))
  return html`${sheetHead('LOAD TABLE', head)}
<div class="title"><div><h1>${title}</h1>
<p class="lead">${table.member}. Allowable loads of a simply supported beam, lb and kg. Part numbers ${table.series}-01 to ${item?.sizes?.at(-1)?.partNumber ?? ''}.</p></div>${badgeOf(id.startsWith('truss') ? 'truss' : 'extrusion')}</div>
${table.positions.map((position, index) => positionBlock(position, table.positions.length > 1, index))}
<div class="legend"><span><b>Governing:</b></span>${governing.map(
    (each) => html`<span><b>${governingLetters[each]}</b> ${governingNames[each]}</span>`,
  )}</div>
<section class="block"><h2>What the table holds for</h2><ul class="notes"><li>${NOTICE}</li>${table.notes.map((note) => html`<li>${note}</li>`)}</ul></section>
<section class="block"><h2>How it was worked out</h2><ul class="notes">${table.basis.map((note) => html`<li>${note}</li>`)}</ul></section>
${contactLine}`
}

const positionBlock = ({ label, properties, rows }: LoadTablePosition, named: boolean, index: number): Html =>
  html`<section class="block${index > 0 ? ' next-position' : ''}"><h2>${named ? `${label}: properties` : 'Properties'}</h2>
<dl class="figures">${properties.map(propertyCell)}</dl></section>
<section class="block${rows.length <= 12 ? ' whole' : ''}"><h2>${named ? `${label}: allowable loads by span` : 'Allowable loads by span'}</h2>
<table class="loads">
<thead>
<tr><th colspan="2">Span</th>${loadCases.map(
    (each) =>
      html`<th colspan="3">${diagram(each)}${loadCaseNames[each][0]}<br><span class="unit">${loadCaseNames[each][1]}</span></th>`,
  )}<th>Own<br>sag</th></tr>
<tr><th>ft</th><th class="unit">m</th>${loadCases.map(() => html`<th>lb</th><th class="unit">kg</th><th></th>`)}<th class="unit">in</th></tr>
</thead>
<tbody>${rows.map(rowOf)}</tbody></table></section>`

function rowOf(row: LoadRow): Html {
  const { ft, m, loads, sagIn } = printedRow(row)
  const cells = loadCases.map((each) => {
    const { lb, kg, by } = loads[each]
    return html`<td class="lb">${lb}</td><td class="muted">${kg}</td><td class="by">${by}</td>`
  })
  return html`<tr class="${row.spanFt % 5 === 0 ? 'five' : ''}"><th>${ft}</th><td class="muted">${m}</td>${cells}<td class="muted">${sagIn}</td></tr>`
}

function propertyCell({ label, value, unit }: PrintedProperty): Html {
  if (unit === 'in³') {
    const digits = (each: number) => Number(each.toPrecision(3)).toLocaleString('en-US')
    return html`<div><dt>${label}</dt><dd>${digits(value)} in³<span>${digits(value * 2.54 ** 3)} cm³</span></dd></div>`
  }
  // Strengths to three digits: more would pretend.
  const threeDigits = (each: number) => Number(each.toPrecision(3))
  if (unit === 'lb')
    return strengthCell(
      label,
      `${formatNumber(threeDigits(value))} lb`,
      `${formatNumber(threeDigits(value * KG_PER_POUND))} kg`,
    )
  if (unit === 'ft·lb') {
    const newtonMeters = threeDigits(value * NEWTON_METERS_PER_FOOT_POUND)
    return strengthCell(label, `${formatNumber(threeDigits(value))} ft·lb`, `${formatNumber(newtonMeters)} N·m`)
  }
  const { us, metric } = formatQuantity(value, unit)
  return html`<div><dt>${label}</dt><dd>${us}<span>${metric}</span></dd></div>`
}

const strengthCell = (label: string, us: string, metric: string): Html =>
  html`<div><dt>${label}</dt><dd>${us}<span>${metric}</span></dd></div>`

/** A beam on two supports with its loads, as a mark above its column. */
function diagram(loadCase: LoadCase): Html {
  const [width, y] = [76, 17]
  const arrow = (x: number) =>
    `<path d="M${x} 1V${y - 2.6}M${x - 2} ${y - 6}l2 3.4 2-3.4" fill="none" stroke="#0d0e0f" stroke-width=".9"/>`
  const count = { uniform: 0, center: 1, third: 2, quarter: 3, fifth: 4 }[loadCase]
  const loads =
    count === 0
      ? `<path d="M3 4.5H${width - 3}V${y - 2}H3Z" fill="#d5d9dc"/>${Array.from({ length: 9 }, (_, k) => `<path d="M${7 + (k * (width - 14)) / 8} 6V${y - 3}" stroke="#0d0e0f" stroke-width=".6"/>`).join('')}`
      : Array.from({ length: count }, (_, k) => arrow(3 + ((k + 1) * (width - 6)) / (count + 1))).join('')
  return markup(
    `<svg width="${width}" height="25" viewBox="0 0 ${width} 25" aria-hidden="true">${loads}<path d="M2 ${y}H${width - 2}" stroke="#0d0e0f" stroke-width="2"/><path d="M3.5 ${y + 1.5}l3 5.5h-6zM${width - 3.5} ${y + 1.5}l3 5.5h-6z" fill="#0d0e0f"/></svg>`,
  )
}
