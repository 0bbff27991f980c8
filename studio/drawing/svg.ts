/**
 * Converts views to SVG: dark lines on a transparent background, with coordinates in tenths of a pixel. The line width
 * is the same at every size.
 */
import { INK } from '../../catalog/brand.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import type { Polyline, View } from './view.ts'

const STROKE_PX = { contour: 1.6, edge: 1 }
const TENTHS = 10

/** Position of a view on a sheet: px = (inch - min) * scale + offset. y points down. */
export interface Placement {
  /** Scale, px per inch. */
  readonly scale: number
  /** Upper-left corner of the view, px. */
  readonly at: Vec2
}

const onSheet =
  (view: View, { scale, at }: Placement) =>
  ([x, y]: Vec2): Vec2 => [(x - view.min[0]) * scale + at[0], (view.max[1] - y) * scale + at[1]]

/** Returns polylines as relative SVG path data, in tenths of a px. */
export function pathData(lines: readonly Polyline[], place: (point: Vec2) => Vec2): string {
  let out = ''
  for (const line of lines) {
    let [px, py] = [0, 0]
    let drawn = ''
    line.forEach((point, index) => {
      const [fx, fy] = place(point)
      const [x, y] = [Math.round(fx * TENTHS), Math.round(fy * TENTHS)]
      if (index === 0) drawn = `M${x}${glue(y)}`
      else if (x !== px || y !== py) drawn += segment(x - px, y - py)
      ;[px, py] = [x, y]
    })
    if (/[lhv]/.test(drawn)) out += drawn
  }
  return out
}

const glue = (value: number) => (value < 0 ? String(value) : ` ${value}`)
const segment = (dx: number, dy: number) => (dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx}${glue(dy)}`)

/** Returns the paths of a view. The user unit of the sheet must be 0.1 px. */
function viewPaths(view: View, placement: Placement, options: { readonly hatch?: string } = {}): string {
  const place = onSheet(view, placement)
  const stroke = (lines: readonly Polyline[], width: number) =>
    lines.length === 0
      ? ''
      : `<path d="${pathData(lines, place)}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`
  const cut =
    view.cut.length === 0
      ? ''
      : `<path d="${pathData(view.cut, place)}" fill="${options.hatch ? `url(#${options.hatch})` : INK}" fill-rule="evenodd" stroke="${INK}" stroke-width="${STROKE_PX.contour}" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`
  return stroke(view.edges, STROKE_PX.edge) + stroke(view.contour, STROKE_PX.contour) + cut
}

/** Returns an SVG document of `width` × `height` px. The content is in tenths of a px. */
const svgDocument = (width: number, height: number, content: string, title?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * TENTHS} ${height * TENTHS}">${title ? `<title>${title}</title>` : ''}${content}</svg>\n`

/** Centers one view on a canvas, at the largest size that `within` allows. */
export function centered(view: View, canvas: Vec2, within: Vec2): string {
  const [width, height] = [view.max[0] - view.min[0], view.max[1] - view.min[1]]
  const scale = Math.min(within[0] / width, within[1] / height)
  const at: Vec2 = [(canvas[0] - width * scale) / 2, (canvas[1] - height * scale) / 2]
  return svgDocument(canvas[0], canvas[1], viewPaths(view, { scale, at }))
}
