/**
 * Draws a structure on an ANSI B sheet (17 x 11 in): plan and two elevations in third-angle projection with dimensions,
 * a parts list, and a title block. The SVG prints at full size.
 */
import type { Structure } from '#builder/model.ts'
import { company } from '#catalog/company.ts'
import { formatNumber, KG_PER_POUND } from '#engineering/units.ts'
import { type Block, type Flat, type ProjectedView, placedViews } from './projection.ts'

export interface SheetLine {
  readonly partNumber: string
  readonly name: string
  readonly quantity: number
  /** Weight of all pieces on a line of the parts list. */
  readonly weightLb: number
}

export interface SheetOptions {
  readonly lines: readonly SheetLine[]
  readonly notice: string
  /** Date on the sheet, such as 'November 25, 2026'. */
  readonly date: string
}

const [SHEET_WIDTH_IN, SHEET_HEIGHT_IN] = [17, 11]
const MARGIN_IN = 0.5
/** Width of the column with the parts list and the title block. */
const COLUMN_IN = 4.6
const DIMENSION_IN = 0.7
/** Scales for US drawings, as the ratio of actual length to drawn length. 48 is 1/4 in = 1 ft. */
const SCALES = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 384, 768] as const
const TEXT_IN = 0.11
const ROW_IN = 0.19
const TITLE_HEIGHT_IN = 2
const BETWEEN_IN = 2 * DIMENSION_IN

/** Yields the lines of the SVG. */
export function* sheetOf(structure: Structure, views: readonly ProjectedView[], options: SheetOptions) {
  const { scale, corners } = layout(views)
  const column = SHEET_WIDTH_IN - MARGIN_IN - COLUMN_IN
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH_IN}in" height="${SHEET_HEIGHT_IN}in" viewBox="0 0 ${SHEET_WIDTH_IN} ${SHEET_HEIGHT_IN}" font-family="Helvetica, Arial, sans-serif" font-size="${TEXT_IN}">\n`
  yield `<title>${xml(structure.name)}</title>\n`
  yield `<rect width="${SHEET_WIDTH_IN}" height="${SHEET_HEIGHT_IN}" fill="#fff"/>\n`
  yield `<rect x="${MARGIN_IN}" y="${MARGIN_IN}" width="${SHEET_WIDTH_IN - 2 * MARGIN_IN}" height="${SHEET_HEIGHT_IN - 2 * MARGIN_IN}" fill="none" stroke="#000" stroke-width="0.02"/>\n`
  yield `<path d="M${column} ${MARGIN_IN}V${SHEET_HEIGHT_IN - MARGIN_IN}" stroke="#000" stroke-width="0.01"/>\n`
  for (const [index, view] of views.entries()) yield* viewOf(view, corners[index] as Flat, scale)
  yield `${partsTable(column, options.lines)}\n`
  yield `${titleBlock(column, structure, scale, options)}\n`
  yield '</svg>\n'
}

/** Selects the largest scale at which all views fit, and returns the lower left corner of each view on the sheet. */
function layout(views: readonly ProjectedView[]) {
  const widthIn = SHEET_WIDTH_IN - 2 * MARGIN_IN - COLUMN_IN - BETWEEN_IN
  const heightIn = SHEET_HEIGHT_IN - 2 * MARGIN_IN - BETWEEN_IN
  const size = ({ extent: { low, high } }: ProjectedView): Flat => [high[0] - low[0], high[1] - low[1]]
  const spaces = (scale: number) => {
    const places = placedViews(views, BETWEEN_IN * scale)
    const reach = (axis: 0 | 1) =>
      Math.max(...views.map((view, index) => ((places[index] as Flat)[axis] + size(view)[axis]) / scale))
    return { scale, places, width: reach(0), height: reach(1) }
  }
  const fitting = SCALES.map(spaces).find(({ width, height }) => width <= widthIn && height <= heightIn)
  const { scale, places, width, height } = fitting ?? spaces(SCALES.at(-1) as number)
  const left = MARGIN_IN + DIMENSION_IN + (widthIn - width) / 2
  const bottom = SHEET_HEIGHT_IN - MARGIN_IN - DIMENSION_IN - (heightIn - height) / 2
  return { scale, corners: places.map(([x, y]): Flat => [left + x / scale, bottom - y / scale]) }
}

/** Draws a view whose lower left corner is at `corner` on the sheet. */
function* viewOf({ name, blocks, inserts, extent }: ProjectedView, [x, y]: Flat, scale: number): Generator<string> {
  const place = ([u, v]: Flat) => `${round((u - extent.low[0]) / scale)} ${round(-(v - extent.low[1]) / scale)}`
  const [width, height] = [extent.high[0] - extent.low[0], extent.high[1] - extent.low[1]]
  yield `<g transform="translate(${round(x)} ${round(y)})">\n`
  yield '<g fill="none" stroke="#000" stroke-width="0.004"><defs>'
  for (const block of blocks) yield symbolOf(block, scale)
  yield '</defs>\n'
  for (const { block, at } of inserts) yield `<use href="#${block.name}" transform="translate(${place(at)})"/>\n`
  yield '</g>\n'
  yield `${dimension([0, 0.35], [width / scale, 0.35], feetAndInches(width))}\n`
  yield `${dimension([-0.35, 0], [-0.35, -height / scale], feetAndInches(height))}\n`
  yield `<text x="0" y="0.62" font-weight="bold">${name}</text>\n</g>\n`
}

function symbolOf({ name, lines, circles }: Block, scale: number): string {
  let path = ''
  for (let at = 0; at < lines.length; at += 4) {
    const [x1, y1, x2, y2] = lines.subarray(at, at + 4) as unknown as readonly [number, number, number, number]
    path += `M${point([x1, y1], scale)}L${point([x2, y2], scale)}`
  }
  let holes = ''
  for (const { center, radius } of circles) {
    const r = round(radius / scale)
    holes += `M${point([center[0] - radius, center[1]], scale)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  return `<g id="${name}"><path d="${path}"/><path d="${holes}" stroke="#666" stroke-width="0.002"/></g>`
}

/** Draws a horizontal or vertical dimension line between two points, with its text in the middle. */
function dimension([x1, y1]: Flat, [x2, y2]: Flat, label: string): string {
  const isHorizontal = y1 === y2
  const tick = (x: number, y: number) => (isHorizontal ? `M${x} ${y - 0.06}v0.12` : `M${x - 0.06} ${y}h0.12`)
  const [x, y] = [round((x1 + x2) / 2), round((y1 + y2) / 2)]
  const text = isHorizontal
    ? `<text x="${x}" y="${round(y - 0.04)}" text-anchor="middle">${label}</text>`
    : `<text transform="translate(${round(x - 0.04)} ${y}) rotate(-90)" text-anchor="middle">${label}</text>`
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${tick(round(x1), round(y1))}${tick(round(x2), round(y2))}" fill="none" stroke="#000" stroke-width="0.006"/>${text}`
}

function partsTable(left: number, lines: readonly SheetLine[]): string {
  const space = SHEET_HEIGHT_IN - 2 * MARGIN_IN - TITLE_HEIGHT_IN - 3 * ROW_IN
  const fitting = Math.floor(space / ROW_IN)
  const shown = lines.length > fitting ? lines.slice(0, fitting - 1) : lines
  const cells = (row: number, [quantity, partNumber, name, weight]: readonly [string, string, string, string]) => {
    const y = round(MARGIN_IN + (row + 1) * ROW_IN)
    return [
      `<text x="${left + 0.4}" y="${y}" text-anchor="end">${quantity}</text>`,
      `<text x="${left + 0.5}" y="${y}">${xml(partNumber)}</text>`,
      `<text x="${left + 1.75}" y="${y}">${xml(name)}</text>`,
      `<text x="${left + COLUMN_IN - 0.1}" y="${y}" text-anchor="end">${weight}</text>`,
    ].join('')
  }
  const rows = shown.map(({ quantity, partNumber, name, weightLb }, index) =>
    cells(index + 1, [String(quantity), partNumber, shortened(name), formatNumber(weightLb)]),
  )
  const rest = lines.length - shown.length
  return [
    `<g font-weight="bold">${cells(0, ['Qty', 'Part number', 'Part', 'Weight, lb'])}</g>`,
    ...rows,
    ...(rest > 0 ? [cells(shown.length + 1, ['', `${rest} more lines in the parts list`, '', ''])] : []),
  ].join('\n')
}

function titleBlock(left: number, { name, revision }: Structure, scale: number, { lines, notice, date }: SheetOptions) {
  const top = SHEET_HEIGHT_IN - MARGIN_IN - TITLE_HEIGHT_IN
  const weightLb = lines.reduce((sum, line) => sum + line.weightLb, 0)
  const rows = [
    `${company.name}  ${xml(name)}`,
    `Scale 1:${scale} on ANSI B (17 x 11 in). Third-angle projection.`,
    `Dimensions in feet and inches. Weight ${formatNumber(weightLb)} lb (${formatNumber(weightLb * KG_PER_POUND)} kg)`,
    `Engineering data revision ${revision}. Drawn ${date}.`,
    notice,
  ]
  return [
    `<path d="M${left} ${top}h${COLUMN_IN}" stroke="#000" stroke-width="0.01"/>`,
    ...rows.map(
      (text, index) =>
        `<text x="${left + 0.15}" y="${round(top + 0.35 + index * 0.32)}"${index === 0 ? ' font-weight="bold" font-size="0.17"' : ''}>${text}</text>`,
    ),
  ].join('\n')
}

const MOST_CHARACTERS = 34

const shortened = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text)

/** Formats a length to the nearest 1/16 in, such as 12'-6 1/2". */
export function feetAndInches(lengthIn: number): string {
  const sixteenths = Math.round(lengthIn * 16)
  const feet = Math.floor(sixteenths / 192)
  const inches = Math.floor((sixteenths % 192) / 16)
  let [above, below] = [sixteenths % 16, 16]
  while (above > 0 && above % 2 === 0) [above, below] = [above / 2, below / 2]
  const fraction = above > 0 ? ` ${above}/${below}` : ''
  return feet > 0 ? `${feet}'-${inches}${fraction}"` : `${inches}${fraction}"`
}

const round = (value: number) => Math.round(value * 1e4) / 1e4 + 0

const point = ([x, y]: Flat, scale: number) => `${round(x / scale)} ${round(-y / scale)}`

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
