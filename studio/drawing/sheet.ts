/**
 * Dimensioned drawings for spec sheets: front, end, section and pictorial view of a part, the flat ones true to one
 * scale. Each is an SVG of its own, to be set into a page's HTML (its text stays text); fonts come from the page.
 *
 *     const views = specViews(part, { rows: true })
 *     views.front.svg, views.end.svg, views.section?.svg, views.pictorial.svg, views.scaleLabel, views.scaleBar.svg
 */
import { INK } from '../../catalog/brand.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import { bounds, map, type Part } from '../geometry/part.ts'
import { EDGE_PX, svgDocument, viewPaths } from './svg.ts'
import { directions, sectionOf, type View, viewOf } from './view.ts'

const PX_PER_PAPER_INCH = 96
/** Paper to part: 2 is twice the size, 1/8 an eighth. */
const SCALES = [4, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64]
const TEXT_PX = 11
const DIMENSION_OFF_PX = 20
const ARROW_PX = 6
const MARGIN_PX = 6
const NARROWEST_PX = 56
/** A bar longer than this many heights is drawn broken: both ends, the middle left out. */
const BREAK_ABOVE = 5.5

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export interface SpecViews {
  readonly front: Drawing
  readonly end: Drawing
  /** Across the middle of a bar, or where `sectionAt` says; absent for parts that show nothing by it. */
  readonly section?: Drawing
  readonly pictorial: Drawing
  /** 'Scale 1:8' */
  readonly scaleLabel: string
  readonly scaleBar: Drawing
  /** The front view leaves out the middle of the part. */
  readonly broken: boolean
}

export interface SpecOptions {
  /** Px that front and end view may take side by side. */
  readonly width?: number
  /** Px that the front view may be high. */
  readonly height?: number
  readonly pictorialSize?: Vec2
  /** Hole rows of the grid along x: dimensions 1 1/2 and 3 in are drawn. */
  readonly rows?: boolean
  /** X of the section, in; false for none. */
  readonly sectionAt?: number | false
  /** Seen from above instead of from the front: flat plates. By default for parts that are flat. */
  readonly fromAbove?: boolean
}

export function specViews(it: Part, options: SpecOptions = {}): SpecViews {
  const { width = 660, height = 240, pictorialSize = [320, 240], rows = false } = options
  const { size, min } = bounds(it)
  const flat = options.fromAbove ?? size[2] < 0.2 * Math.min(size[0], size[1])
  const tall = flat ? size[1] : size[2]
  const broken = size[0] > BREAK_ABOVE * tall && size[0] > 30
  const shown = broken ? breakBar(it, tall) : { part: it, cutAt: [] as number[], length: size[0] }
  const sideWidth = flat ? size[2] : size[1]
  const room = width - 2 * (DIMENSION_OFF_PX + 34) - 40
  const scale =
    SCALES.find(
      (each) =>
        (shown.length + sideWidth) * each * PX_PER_PAPER_INCH <= room && tall * each * PX_PER_PAPER_INCH <= height,
    ) ?? (SCALES.at(-1) as number)
  const px = scale * PX_PER_PAPER_INCH

  const frontView = viewOf(shown.part, flat ? directions.top : directions.front)
  const front = dimensioned(
    frontView,
    px,
    [
      { along: 'x', from: min[0], to: min[0] + shown.length, label: inches(size[0]) },
      { along: 'y', from: frontView.min[1], to: frontView.max[1], label: inches(tall) },
      ...(rows
        ? [
            { along: 'x' as const, from: min[0], to: min[0] + 1.5, label: inches(1.5), above: true },
            { along: 'x' as const, from: min[0] + 1.5, to: min[0] + 4.5, label: `${inches(3)} typ.`, above: true },
          ]
        : []),
    ],
    shown.cutAt,
  )
  // Third angle: a flat part's edge view stands beside it, any other part is seen from its end.
  const endView = flat
    ? viewOf(
        map(it, (solid) => solid.rotate([0, -90, 0])),
        directions.top,
      )
    : viewOf(it, directions.end)
  const end = dimensioned(endView, px, [
    { along: 'x', from: endView.min[0], to: endView.max[0], label: inches(sideWidth) },
  ])
  const at =
    options.sectionAt ??
    (size[0] > 3 * Math.max(size[1], size[2]) * 0.8 ? min[0] + Math.min(size[0] / 2, 24.02) : false)
  const section = at === false ? undefined : dimensioned(sectionOf(it, at), px, [])
  const pictorialView = viewOf(it, directions.pictorial)
  const [pw, ph] = [pictorialView.max[0] - pictorialView.min[0], pictorialView.max[1] - pictorialView.min[1]]
  const fit = Math.min((pictorialSize[0] - 2 * MARGIN_PX) / pw, (pictorialSize[1] - 2 * MARGIN_PX) / ph)
  const pictorial: Drawing = {
    svg: svgDocument(
      pictorialSize[0],
      pictorialSize[1],
      viewPaths(pictorialView, {
        scale: fit,
        at: [(pictorialSize[0] - pw * fit) / 2, (pictorialSize[1] - ph * fit) / 2],
      }),
    ),
    width: pictorialSize[0],
    height: pictorialSize[1],
  }
  return {
    front,
    end,
    ...(section && { section }),
    pictorial,
    scaleLabel: `Scale ${scale >= 1 ? `${scale}:1` : `1:${1 / scale}`}`,
    scaleBar: scaleBar(px),
    broken,
  }
}

/** Both ends of a bar, its middle taken out: what is left is 3.2 heights long. */
function breakBar(it: Part, tall: number): { part: Part; cutAt: number[]; length: number } {
  const { min, size } = bounds(it)
  const kept = Math.ceil((2.4 * tall) / 3) * 3 + 0.75
  const gap = tall * 0.14
  const from = min[0] + kept
  const to = min[0] + size[0] - kept * 0.6
  const left = map(it, (solid) => solid.trimByPlane([-1, 0, 0], -from))
  const right = map(it, (solid) => solid.trimByPlane([1, 0, 0], to).translate([from - to + gap, 0, 0]))
  const bodies = [...left.bodies, ...right.bodies].filter(({ solid }) => !solid.isEmpty())
  return { part: { bodies }, cutAt: [from, from + gap], length: size[0] - (to - from) + gap }
}

interface Dimension {
  readonly along: 'x' | 'y'
  /** In on the view's plane. */
  readonly from: number
  readonly to: number
  readonly label: string
  readonly above?: boolean
}

/** A view with its dimensions around it: lengths below (or above), heights to the left. */
function dimensioned(
  view: View,
  px: number,
  dimensions: readonly Dimension[],
  breaks: readonly number[] = [],
): Drawing {
  const below = dimensions.some((each) => each.along === 'x' && !each.above)
  const above = dimensions.some((each) => each.above)
  const left = dimensions.some((each) => each.along === 'y')
  const room = DIMENSION_OFF_PX + TEXT_PX + 4
  const [w, h] = [(view.max[0] - view.min[0]) * px, (view.max[1] - view.min[1]) * px]
  // Room for the label of a thing that is narrower than its dimension's text.
  const aside = Math.max(0, (NARROWEST_PX - w) / 2)
  const origin: Vec2 = [MARGIN_PX + (left ? room + 8 : 0) + aside, MARGIN_PX + (above ? room : 0)]
  const width = Math.ceil(w + aside + origin[0] + MARGIN_PX)
  const height = Math.ceil(h + origin[1] + MARGIN_PX + (below ? room : 0))
  const x = (at: number) => origin[0] + (at - view.min[0]) * px
  const y = (at: number) => origin[1] + (view.max[1] - at) * px
  const parts = [viewPaths(view, { scale: px, at: origin })]
  for (const dimension of dimensions) {
    if (dimension.along === 'y') {
      const at = origin[0] - DIMENSION_OFF_PX
      const [top, bottom] = [y(dimension.to), y(dimension.from)]
      parts.push(line([origin[0] - 4, top], [at - 5, top]), line([origin[0] - 4, bottom], [at - 5, bottom]))
      parts.push(arrowLine([at, bottom], [at, top]), text(dimension.label, [at - 5, (top + bottom) / 2], -90))
      continue
    }
    const edge = dimension.above ? origin[1] : origin[1] + h
    const away = dimension.above ? -1 : 1
    const at = edge + away * DIMENSION_OFF_PX
    const [start, end] = [x(dimension.from), x(dimension.to)]
    parts.push(
      line([start, edge + away * 4], [start, at + away * 5]),
      line([end, edge + away * 4], [end, at + away * 5]),
    )
    const wide = dimension.label.length * TEXT_PX * 0.56
    const narrow = end - start < wide + 4
    parts.push(arrowLine([start, at], [end, at], end - start < 3 * ARROW_PX))
    // Two chained dimensions above: a label too wide for its own moves away from the next one.
    const middle: Vec2 =
      narrow && dimension.above && start === x(view.min[0])
        ? [start - wide / 2 + 8, at - 5]
        : narrow && dimension.above
          ? [end + wide / 2 - 4, at - 5]
          : [(start + end) / 2, dimension.above ? at - 5 : at + TEXT_PX + 3]
    parts.push(text(dimension.label, middle))
  }
  for (const at of breaks) parts.push(zigzag(x(at), origin[1] - 6, origin[1] + h + 6))
  return { svg: svgDocument(width, height, parts.join('')), width, height }
}

/** Two ticks a known distance apart. */
function scaleBar(px: number): Drawing {
  const inchesShown = [1 / 4, 1 / 2, 1, 3, 6, 12, 24, 36].find((each) => each * px >= 60) ?? 60
  const w = inchesShown * px
  const width = Math.ceil(w + 80)
  const parts = [
    `<rect x="${t(MARGIN_PX)}" y="${t(6)}" width="${t(w / 2)}" height="${t(4)}" fill="${INK}"/>`,
    `<rect x="${t(MARGIN_PX)}" y="${t(6)}" width="${t(w)}" height="${t(4)}" fill="none" stroke="${INK}" stroke-width="${EDGE_PX}" vector-effect="non-scaling-stroke"/>`,
    text(inches(inchesShown), [MARGIN_PX + w + 28, 12]),
  ]
  return { svg: svgDocument(width, 18, parts.join('')), width, height: 18 }
}

const t = (px: number) => Math.round(px * 10)

const line = (a: Vec2, b: Vec2) =>
  `<path d="M${t(a[0])} ${t(a[1])}L${t(b[0])} ${t(b[1])}" stroke="${INK}" stroke-width="0.6" fill="none" vector-effect="non-scaling-stroke"/>`

/** Dimension line with a filled arrow at each end; `outside` for spans too short for two arrows. */
function arrowLine(a: Vec2, b: Vec2, outside = false): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const sign = outside ? -1 : 1
  const head = ([px, py]: Vec2, direction: number) => {
    const [bx, by] = [px + ux * ARROW_PX * direction, py + uy * ARROW_PX * direction]
    const [nx, ny] = [-uy * ARROW_PX * 0.26, ux * ARROW_PX * 0.26]
    return `M${t(px)} ${t(py)}L${t(bx + nx)} ${t(by + ny)}L${t(bx - nx)} ${t(by - ny)}Z`
  }
  return `${line(a, b)}<path d="${head(a, sign)}${head(b, -sign)}" fill="${INK}"/>`
}

const text = (label: string, [x, y]: Vec2, turn = 0) =>
  `<text x="${t(x)}" y="${t(y)}" font-family="Archivo, sans-serif" font-size="${t(TEXT_PX)}" fill="${INK}" text-anchor="middle"${turn ? ` transform="rotate(${turn} ${t(x)} ${t(y)})"` : ''}>${label}</text>`

function zigzag(x: number, top: number, bottom: number): string {
  const middle = (top + bottom) / 2
  return `<path d="M${t(x)} ${t(top)}V${t(middle - 6)}L${t(x - 4)} ${t(middle - 2)}L${t(x + 4)} ${t(middle + 2)}L${t(x)} ${t(middle + 6)}V${t(bottom)}" stroke="${INK}" stroke-width="0.8" fill="none" vector-effect="non-scaling-stroke"/>`
}

const SIXTEENTHS: Readonly<Record<number, string>> = {
  1: '1/16',
  2: '1/8',
  3: '3/16',
  4: '1/4',
  5: '5/16',
  6: '3/8',
  7: '7/16',
  8: '1/2',
  9: '9/16',
  10: '5/8',
  11: '11/16',
  12: '3/4',
  13: '13/16',
  14: '7/8',
  15: '15/16',
}

/** '1 1/2 in', to the nearest sixteenth; what is not a sixteenth as a decimal: '0.095 in'. */
export function inches(value: number): string {
  const sixteenths = Math.round(value * 16)
  if (Math.abs(value * 16 - sixteenths) > 0.08) return `${value.toFixed(value < 1 ? 3 : 2)} in`
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16]
  const fraction = rest === 0 ? '' : SIXTEENTHS[rest]
  return `${[whole || '', fraction].filter(Boolean).join(' ') || '0'} in`
}
