/**
 * Dimensioned drawings of a solid: the main view and end view at the same scale, a section, and an isometric view. They
 * are true to scale on the sheet (96 px per inch) and have a scale bar.
 */
import { INK, STEEL } from '../../catalog/brand.ts'
import { formatInches } from '../../engineering/units.ts'
import { pathData } from '../drawing/svg.ts'
import { directions, type Polyline, sectionOf, sizeOf, type View, viewOf } from '../drawing/view.ts'
import { roundHoles } from '../geometry/holes.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import { bounds, type Part } from '../geometry/part.ts'
import { drawingHash, kept } from './cached-view.ts'

/** Scales, in sheet inches per inch of the part. */
const SCALES = [
  4,
  2,
  1,
  1 / 2,
  1 / 3,
  1 / 4,
  1 / 6,
  1 / 8,
  1 / 10,
  1 / 12,
  1 / 16,
  1 / 20,
  1 / 24,
  1 / 32,
  1 / 40,
] as const
const PX_PER_INCH = 96
const WIDTH_PX = 7.2 * PX_PER_INCH
/** Space between views, and for dimensions next to a view, in px. */
const SPACE_PX = { dimension: 34, gap: 26 }
/** Space to the left of the first view for dimension text next to the dimension line. */
const LEFT_PX = 62

export interface TechnicalDrawing {
  readonly svg: string
  readonly widthPx: number
  readonly heightPx: number
  /** Scale of the main view, such as '1:4'. */
  readonly scale: string
}

interface Views {
  /** Name of the main view: FRONT or TOP, whichever shows more of the part. */
  readonly mainName: 'FRONT' | 'TOP'
  readonly main: View
  readonly sideName: 'END' | 'FRONT'
  readonly side: View
  readonly section: View
  readonly sectionAtIn: number
  readonly isometric: View
  /** Positions of the grid holes that face the viewer, in inches. The positions come from the solid. */
  readonly faceHolesIn: readonly number[]
  /** Notes for the holes in the ends, which the front view doesn't show. */
  readonly endNotes: readonly string[]
}

/** Increment this when a code change produces different views of the same part. */
const VIEWS_VERSION = '2'

/**
 * Returns the drawing of a part. The views are cached. `size` is the height available for the views, as a fraction of
 * the usual height.
 */
export const technicalDrawing = (it: Part, size = 1): TechnicalDrawing =>
  layOut(
    kept(`views/${drawingHash(it, VIEWS_VERSION)}`, () => viewsOf(it)),
    size,
  )

function viewsOf(it: Part): Views {
  const {
    size: [x, y, z],
    min,
    max,
  } = bounds(it)
  const flat = y > 1.6 * z && x * y > x * z * 1.3
  const main = viewOf(it, flat ? directions.top : directions.front)
  // If a hole is near the center, cut through it to show how a bolt passes through it.
  const middle = (min[0] + max[0]) / 2
  const holes = holesOf(main).map(({ center }) => center[0])
  const nearest = holes.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  const sectionAtIn = nearest !== undefined && Math.abs(nearest - middle) < x / 3 ? nearest : middle + x * 0.013
  const faceHoles = roundHoles(it, GRID_HOLE_IN).filter(({ axis }) => axis === 'y')
  return {
    mainName: flat ? 'TOP' : 'FRONT',
    main,
    sideName: flat ? 'FRONT' : 'END',
    side: viewOf(it, flat ? directions.front : directions.end),
    section: sectionOf(it, sectionAtIn, false),
    sectionAtIn,
    isometric: viewOf(it, directions.isometric),
    faceHolesIn: faceHoles.map(({ at }) => at[0]),
    endNotes: flat ? [] : endNotes(it),
  }
}

/** Diameter of grid holes. Holes are drawn as polygons, so their diameters are compared with a tolerance. */
const GRID_HOLE_IN = 9 / 16
const HOLE_TOLERANCE_IN = 0.03

const END_HOLES_IN = [9 / 16, 11 / 16]

/** Returns a note such as 'Each end 8 × Ø9/16 in, 4 slots', or a note for each end if they differ. */
function endNotes(it: Part): string[] {
  const { min, max } = bounds(it)
  const inEnd = (x: number): string => {
    const words = END_HOLES_IN.flatMap((diameter) => {
      const holes = roundHoles(it, diameter).filter(({ axis, at }) => axis === 'x' && Math.abs(at[0] - x) < 0.5)
      const round = holes.filter(({ full }) => full).length
      const slots = (holes.length - round) / 2
      return [
        ...(round > 0 ? [`${round} × Ø${formatInches(diameter)} in`] : []),
        ...(slots >= 1 ? [`${Math.round(slots)} slots ${formatInches(diameter)} in wide`] : []),
      ]
    })
    return words.join(', ')
  }
  const [left, right] = [inEnd(min[0]), inEnd(max[0])]
  if (left === right) return left ? [`Each end ${left}`] : []
  return [...(left ? [`Left end ${left}`] : []), ...(right ? [`Right end ${right}`] : [])]
}

interface Hole {
  readonly center: Vec2
  readonly diameter: number
}

/**
 * Returns the round holes that face the viewer. Their outlines are closed, and the width and height of each outline are
 * equal.
 */
function holesOf({ edges, contour }: View): Hole[] {
  const found = [...edges, ...contour].flatMap((line): Hole[] => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last || line.length < 9 || Math.hypot(first[0] - last[0], first[1] - last[1]) > 0.03) return []
    const xs = line.map(([x]) => x)
    const ys = line.map(([, y]) => y)
    const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
    const center: Vec2 = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]
    const round = line.every(([x, y]) => Math.abs(Math.hypot(x - center[0], y - center[1]) - width / 2) < width * 0.06)
    return Math.abs(width - height) < 0.04 * width && round && width < 1.2 ? [{ center, diameter: width }] : []
  })
  // Omit the far edge of a hole, because it appears inside the near edge.
  return found.filter(
    (hole, index) =>
      !found.some(
        (other, at) =>
          at !== index &&
          Math.hypot(other.center[0] - hole.center[0], other.center[1] - hole.center[1]) < 0.05 &&
          (other.diameter > hole.diameter + 0.005 || (at < index && Math.abs(other.diameter - hole.diameter) <= 0.005)),
      ),
  )
}

const largestScale = (fits: (scale: number) => boolean): number => SCALES.find(fits) ?? (SCALES.at(-1) as number)
const scaleText = (scale: number): string => (scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`)

const line = (d: string, width: number, color = INK): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

function paths(view: View, px: number, [left, top]: Vec2): string {
  const place = ([x, y]: Vec2): Vec2 => [(x - view.min[0]) * px + left, (view.max[1] - y) * px + top]
  const stroke = (lines: readonly Polyline[], width: number) =>
    lines.length === 0 ? '' : line(pathData(lines, place), width * 10)
  const cut =
    view.cut.length === 0
      ? ''
      : `<path d="${pathData(view.cut, place)}" fill="url(#hatch)" fill-rule="evenodd" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>`
  return `<g transform="scale(.1)">${stroke(view.edges, 0.55)}${stroke(view.contour, 1.05)}${cut}</g>`
}

const label = (
  x: number,
  y: number,
  content: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  extra = '',
): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="9.4" text-anchor="${anchor}" fill="${INK}"${extra}>${content}</text>`

/** Draws a horizontal dimension below a view. The text is in the dimension line or below it. */
function across(from: number, to: number, y: number, viewBottom: number, text: string): string {
  const wide = text.length * 5.4 + 8
  const inside = to - from > wide + 10
  const witness = `M${from} ${viewBottom + 3}V${y + 3}M${to} ${viewBottom + 3}V${y + 3}`
  const ticks = `M${from - 2.6} ${y + 2.6}l5.2-5.2M${to - 2.6} ${y + 2.6}l5.2-5.2`
  const middle = (from + to) / 2
  const rod = inside ? `M${from} ${y}H${middle - wide / 2}M${middle + wide / 2} ${y}H${to}` : `M${from} ${y}H${to}`
  return (
    line(`${witness}${rod}`, 0.5, STEEL) +
    line(ticks, 0.9) +
    // If the text doesn't fit in the line, put it below the line, clear of the neighboring view and its dimensions.
    (inside ? label(middle, y + 3.2, text) : label(middle, y + 13, text))
  )
}

/** Draws a vertical dimension to the left of a view. */
function upright(from: number, to: number, x: number, viewLeft: number, text: string): string {
  const wide = text.length * 5.4 + 8
  const inside = to - from > wide + 10
  const witness = `M${viewLeft - 3} ${from}H${x - 3}M${viewLeft - 3} ${to}H${x - 3}`
  const ticks = `M${x - 2.6} ${from + 2.6}l5.2-5.2M${x - 2.6} ${to + 2.6}l5.2-5.2`
  const middle = (from + to) / 2
  const rod = inside ? `M${x} ${from}V${middle - wide / 2}M${x} ${middle + wide / 2}V${to}` : `M${x} ${from}V${to}`
  const written = inside
    ? label(x + 3.2, middle, text, 'middle', ` transform="rotate(-90 ${(x + 3.2).toFixed(1)} ${middle.toFixed(1)})"`)
    : label(x - 6, middle + 3.2, text, 'end')
  return line(`${witness}${rod}`, 0.5, STEEL) + line(ticks, 0.9) + written
}

const caption = (x: number, y: number, name: string, scale?: number): string =>
  `<text x="${x}" y="${y}" font-size="9" fill="${INK}"><tspan font-weight="650">${name}</tspan>${scale ? `<tspan dx="7" fill="${STEEL}">${scaleText(scale)}</tspan>` : ''}</text>`

const BAR_LENGTHS_IN = [0.5, 1, 2, 3, 6, 12, 24, 36, 60]

/** Draws a scale bar in whole inches or feet. One half is black and the other is white. */
function scaleBar(x: number, y: number, scale: number): string {
  const px = scale * PX_PER_INCH
  const length = BAR_LENGTHS_IN.findLast((each) => each * px <= 130) ?? 0.5
  const half = (length * px) / 2
  return (
    `<rect x="${x}" y="${y}" width="${half}" height="4.4" fill="${INK}"/>` +
    `<rect x="${x + half}" y="${y}" width="${half}" height="4.4" fill="#fff" stroke="${INK}" stroke-width=".6"/>` +
    label(x, y + 14, '0', 'start') +
    label(x + 2 * half, y + 14, `${formatInches(length)} in, ${scaleText(scale)}`, 'middle')
  )
}

/** Formats a length, rounded to 1/16 in, or to 1/64 in if it is under one inch. */
const inches = (value: number): string => {
  const parts = value < 1 ? 64 : 16
  return `${formatInches(Math.round(value * parts) / parts)} in`
}

/**
 * Dimensions the lowest row of grid holes in a view: first hole, pitch, and number of holes. If another member crosses
 * behind the holes, their outlines are not closed. In that case, the positions come from `modelIn`, which has the hole
 * positions in the solid.
 */
function holeDimensions(
  view: View,
  px: number,
  left: number,
  bottom: number,
  modelIn: readonly number[] = [],
): { svg: string; note: string; depth: number } {
  const holes = holesOf(view).filter(({ diameter }) => Math.abs(diameter - GRID_HOLE_IN) < HOLE_TOLERANCE_IN)
  if (holes.length + modelIn.length === 0) return { svg: '', note: '', depth: 0 }
  const lowest = Math.min(...holes.map(({ center }) => center[1]))
  const row =
    holes.length > 0 ? holes.filter(({ center }) => center[1] - lowest < 0.05).map(({ center }) => center[0]) : modelIn
  const inRow = row.map((x) => Math.round(x * 32) / 32)
  const [first = 0, second] = [...new Set(inRow)].sort((a, b) => a - b)
  const at = (x: number) => left + (x - view.min[0]) * px
  const y = bottom + 14
  // If the text doesn't fit inside the dimension, use a note instead.
  const roomFor = (value: number) => value * px > inches(value).length * 5.4 + 20
  const offset = first - view.min[0]
  const pitch = second === undefined ? undefined : second - first
  const drawn = [
    roomFor(offset) && across(at(view.min[0]), at(first), y, bottom, inches(offset)),
    pitch !== undefined && roomFor(pitch) && across(at(first), at(first + pitch), y, bottom, inches(pitch)),
  ]
  const words = [
    `${holes.length > 0 ? `${holes.length} × ` : ''}Ø9/16 in`,
    ...(pitch !== undefined && !drawn[1] ? [`pitch ${inches(pitch)}`] : []),
    ...(drawn[0] ? [] : [`first ${inches(offset)} from the end`]),
  ]
  const svg = drawn.filter((each) => each !== false)
  return { svg: svg.join(''), note: `Holes ${words.join(', ')}`, depth: svg.length > 0 ? 18 : 0 }
}

/** Height of a caption above a view, px. Dimensions are below the lowest view. */
const CAPTION_PX = 22
const LEAST_PICTORIAL_PX = 180
const HIGHEST_PX = 150

/** A drawing smaller than this fraction of its usual height omits the section. */
const LEAST_WITH_SECTION = 0.6

function layOut(all: Views, size: number): TechnicalDrawing {
  const views = size < LEAST_WITH_SECTION ? { ...all, section: { ...all.section, cut: [] } } : all
  const { svg, heightPx, scale } = views.mainName === 'TOP' ? fromAbove(views, size) : fromTheFront(views, size)
  const height = Math.ceil(heightPx + 4)
  const defs = `<defs><pattern id="hatch" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V34" stroke="${INK}" stroke-width="7"/></pattern></defs>`
  return {
    widthPx: WIDTH_PX,
    heightPx: height,
    scale: scaleText(scale),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX.toFixed(1)}" height="${height}" viewBox="0 0 ${WIDTH_PX.toFixed(1)} ${height}" role="img" aria-label="Dimensioned drawing">${defs}${svg}</svg>`,
  }
}

interface Laid {
  readonly svg: string
  readonly heightPx: number
}

interface LaidViews extends Laid {
  readonly scale: number
}

/** Places the top view above the front view. The isometric view and the section are on the right. */
function fromAbove(views: Views, size: number): LaidViews {
  const { main, side, section, isometric } = views
  const [mainW, mainH] = sizeOf(main)
  const [, sideH] = sizeOf(side)
  const scale = largestScale(
    (each) =>
      mainW * each * PX_PER_INCH <= WIDTH_PX * 0.5 - LEFT_PX && (mainH + sideH) * each * PX_PER_INCH <= 152 * size,
  )
  const px = scale * PX_PER_INCH
  const out: string[] = [caption(0, 9, 'TOP AND FRONT', scale)]
  const top = CAPTION_PX
  const mainBottom = top + mainH * px
  out.push(paths(main, px, [LEFT_PX, top]), upright(top, mainBottom, LEFT_PX - 18, LEFT_PX, inches(mainH)))
  const holes = holeDimensions(main, px, LEFT_PX, mainBottom)
  const frontTop = mainBottom + holes.depth + 22
  const frontLeft = LEFT_PX + (side.min[0] - main.min[0]) * px
  const frontBottom = frontTop + sideH * px
  out.push(holes.svg, paths(side, px, [frontLeft, frontTop]))
  out.push(upright(frontTop, frontBottom, LEFT_PX - 18, frontLeft, inches(sideH)))
  out.push(across(LEFT_PX, LEFT_PX + mainW * px, frontBottom + 18, frontBottom, inches(mainW)))
  if (section.cut.length > 0) out.push(cutMark(LEFT_PX + (views.sectionAtIn - main.min[0]) * px, top, mainBottom))
  let leftBottom = frontBottom + 38
  if (holes.note) {
    out.push(label(LEFT_PX, leftBottom + 8, holes.note, 'start'))
    leftBottom += 16
  }
  out.push(scaleBar(LEFT_PX, leftBottom + 4, scale))
  leftBottom += 22

  const right = WIDTH_PX * 0.53
  const [sectionW, sectionH] = sizeOf(section)
  const hasSection = section.cut.length > 0
  const sectionScale = hasSection
    ? largestScale(
        (each) =>
          sectionW * each * PX_PER_INCH <= WIDTH_PX - right - LEFT_PX - 4 && sectionH * each * PX_PER_INCH <= 90 * size,
      )
    : 0
  const sectionHeight = hasSection ? CAPTION_PX + sectionH * sectionScale * PX_PER_INCH + 56 : 0
  const pictorialHeight = Math.max(150 * size, leftBottom - sectionHeight - 14)
  out.push(pictorial(isometric, right, 0, WIDTH_PX - right, pictorialHeight))
  if (!hasSection) return { svg: out.join(''), heightPx: Math.max(leftBottom, pictorialHeight), scale }
  const laid = sectionAt(section, right, pictorialHeight + 14, sectionScale, sectionScale !== scale)
  return { svg: out.join('') + laid.svg, heightPx: Math.max(leftBottom, laid.heightPx), scale }
}

/** Draws a plate from above with its overall dimensions, first hole, and pitch, for the connection guide. */
export function patternSvg(view: View): string {
  const [width, height] = sizeOf(view)
  const scale = largestScale(
    (each) => width * each * PX_PER_INCH <= 330 - LEFT_PX - 20 && height * each * PX_PER_INCH <= 205,
  )
  const px = scale * PX_PER_INCH
  const [left, top] = [LEFT_PX, CAPTION_PX]
  const bottom = top + height * px
  const holes = holeDimensions(view, px, left, bottom)
  const below = bottom + holes.depth + 18
  const content = [
    caption(0, 9, 'FACE', scale),
    paths(view, px, [left, top]),
    upright(top, bottom, left - 18, left, inches(height)),
    holes.svg,
    across(left, left + width * px, below, bottom, inches(width)),
    holes.note ? label(left, below + 18, holes.note, 'start') : '',
  ]
  const heightPx = Math.ceil(below + 24)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="330" height="${heightPx}" viewBox="0 0 330 ${heightPx}" role="img" aria-label="Bolt pattern">${content.join('')}</svg>`
}

/**
 * Places the end view and front view in one row. The section and isometric view are next to them if they fit.
 * Otherwise, they are below.
 */
function fromTheFront(views: Views, size: number): LaidViews {
  const { main, side, section, isometric } = views
  const [mainW, mainH] = sizeOf(main)
  const [sideW, sideH] = sizeOf(side)
  const [sectionW, sectionH] = sizeOf(section)
  const hasSection = section.cut.length > 0
  const highest = Math.max(mainH, sideH)
  const betweenPx = SPACE_PX.gap + SPACE_PX.dimension * 0.4
  const pairFits = (each: number) =>
    (mainW + sideW) * each * PX_PER_INCH <= WIDTH_PX - LEFT_PX - betweenPx - SPACE_PX.dimension &&
    highest * each * PX_PER_INCH <= HIGHEST_PX * size
  const rowFits = (each: number) =>
    pairFits(each) &&
    LEFT_PX +
      (sideW + mainW + (hasSection ? sectionW : 0)) * each * PX_PER_INCH +
      3 * betweenPx +
      (hasSection ? 30 : 0) <=
      WIDTH_PX - LEAST_PICTORIAL_PX
  const pairScale = largestScale(pairFits)
  const rowScale = largestScale(rowFits)
  // The section is the most important view of a profile, so it has its own row and scale.
  const oneRow = rowScale >= pairScale * 0.6 && rowFits(rowScale) && mainW < 3 * mainH
  const scale = oneRow ? rowScale : pairScale
  const px = scale * PX_PER_INCH
  const out: string[] = [caption(0, 9, 'END AND FRONT', scale)]
  const bottom = CAPTION_PX + highest * px
  const mainLeft = LEFT_PX + sideW * px + betweenPx
  // Align the views of a part on the same baseline.
  out.push(paths(side, px, [LEFT_PX, bottom - sideH * px]), paths(main, px, [mainLeft, bottom - mainH * px]))
  out.push(upright(bottom - sideH * px, bottom, LEFT_PX - 18, LEFT_PX, inches(sideH)))
  const holes = holeDimensions(main, px, mainLeft, bottom, views.faceHolesIn)
  const at = bottom + 16 + holes.depth
  out.push(holes.svg, across(LEFT_PX, LEFT_PX + sideW * px, bottom + 16, bottom, inches(sideW)))
  out.push(across(mainLeft, mainLeft + mainW * px, at, bottom, inches(mainW)))
  if (hasSection) out.push(cutMark(mainLeft + (views.sectionAtIn - main.min[0]) * px, bottom - mainH * px, bottom))
  let below = at + 20
  for (const note of [holes.note, ...views.endNotes].filter((each) => each !== '')) {
    out.push(label(LEFT_PX, below + 10, note, 'start'))
    below += 14
  }
  out.push(scaleBar(LEFT_PX, below + 6, scale))
  below += 24

  if (oneRow) {
    let left = mainLeft + mainW * px + betweenPx
    let heightPx = below
    if (hasSection) {
      left += 30
      const laid = sectionAt(
        section,
        left - LEFT_PX,
        CAPTION_PX + highest * px - sectionH * px - CAPTION_PX,
        scale,
        false,
        left - 30,
      )
      out.push(laid.svg)
      heightPx = Math.max(below, laid.heightPx)
      left += sectionW * px + betweenPx
    }
    const high = Math.max(150 * size, heightPx)
    out.push(pictorial(isometric, left, 0, WIDTH_PX - left, high))
    return { svg: out.join(''), heightPx: high, scale }
  }
  const top = below + 14
  let heightPx = top + 150 * size
  const split = WIDTH_PX * 0.42
  if (hasSection) {
    const sectionScale = largestScale(
      (each) => sectionW * each * PX_PER_INCH <= split - LEFT_PX - 20 && sectionH * each * PX_PER_INCH <= 124 * size,
    )
    const laid = sectionAt(section, 0, top, sectionScale, sectionScale !== scale)
    out.push(laid.svg)
    heightPx = Math.max(heightPx, laid.heightPx)
  }
  out.push(pictorial(isometric, split, top, WIDTH_PX - split, heightPx - top))
  return { svg: out.join(''), heightPx, scale }
}

/** Draws the cutting-plane line for the section in the main view. */
const cutMark = (x: number, top: number, bottom: number): string =>
  `<path d="M${x.toFixed(1)} ${(top - 7).toFixed(1)}V${(bottom + 5).toFixed(1)}" stroke="${INK}" stroke-width=".7" stroke-dasharray="9 2.5 2 2.5"/>` +
  label(x + 4, top - 3, 'A', 'start', ' font-weight="650"')

/** Draws the section with its dimensions. `captionX` is the position of its caption. */
function sectionAt(section: View, x: number, y: number, scale: number, withBar: boolean, captionX = x): Laid {
  const px = scale * PX_PER_INCH
  const [width, height] = sizeOf(section)
  const left = x + LEFT_PX
  const top = y + CAPTION_PX
  const bottom = top + height * px
  const svg =
    caption(captionX, captionX === x ? y + 9 : 9, 'SECTION A–A', scale) +
    paths(section, px, [left, top]) +
    across(left, left + width * px, bottom + 16, bottom, inches(width)) +
    upright(top, bottom, left - 18, left, inches(height))
  return withBar
    ? { svg: svg + scaleBar(left, bottom + 36, scale), heightPx: bottom + 56 }
    : { svg, heightPx: bottom + 32 }
}

/** Draws the isometric view, scaled to fit a box. */
function pictorial(view: View, left: number, top: number, width: number, height: number): string {
  const [w, h] = sizeOf(view)
  const px = Math.min((width - 8) / w, (height - CAPTION_PX) / h)
  const at: Vec2 = [left + (width - w * px) / 2, top + CAPTION_PX + (height - CAPTION_PX - h * px) / 2]
  return `${caption(left, top + 9, 'ISOMETRIC')}${paths(view, px, at)}`
}
