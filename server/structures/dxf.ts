/**
 * Draws the plan and two elevations of a structure as a DXF file (AC1021) in inches at full scale, in third-angle
 * projection.
 */
import { Colors, type Dxfier, DxfWriter, Line, point3d, Units } from '@tarikjabiri/dxf'
import type { Structure } from '#builder/model.ts'
import { type Block, emptyExtent, extend, type Flat, type ProjectedView, placedViews, sum } from './projection.ts'

const BETWEEN_VIEWS_IN = 24
const TEXT_IN = 3

/** Group code of comments (AutoCAD DXF Reference, group codes in numerical order). */
const COMMENT = 999

/**
 * Takes the place of a block's lines and circles while the library writes the rest of the file, because an object for
 * each line takes several hundred megabytes.
 */
class Outline extends Line {
  readonly block: Block
  readonly layers: { readonly lines: string; readonly holes: string }

  constructor(block: Block, layers: Outline['layers']) {
    super(point3d(0, 0), point3d(0, 0))
    this.block = block
    this.layers = layers
  }

  override dxfy(dx: Dxfier) {
    dx.push(COMMENT, markOf(this))
  }
}

const markOf = ({ handle }: Outline) => `outline ${handle}`

/** Yields the text of the file. */
export function* dxfOf({ name, revision }: Structure, views: readonly ProjectedView[], notice: string) {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Inches)
  // $MEASUREMENT selects inches.
  dxf.setVariable('$MEASUREMENT', { 70: 0 })
  dxf.addLayer('TEXT', Colors.White, 'CONTINUOUS')
  const corners = placedViews(views, BETWEEN_VIEWS_IN)
  const whole = emptyExtent()
  const outlines: Outline[] = []
  for (const [index, view] of views.entries()) {
    const corner = corners[index] as Flat
    const shift: Flat = [corner[0] - view.extent.low[0], corner[1] - view.extent.low[1]]
    outlines.push(...drawView(dxf, view, shift))
    const label = point3d(corner[0], corner[1] - 2 * TEXT_IN)
    dxf.addText(label, TEXT_IN, `${view.name} 1:1 in`, { layerName: 'TEXT' })
    for (const each of [view.extent.low, view.extent.high]) extend(whole, sum(each, shift))
  }
  for (const [line, text] of [name, `Data revision ${revision}`, notice].entries())
    dxf.addText(point3d(0, -(2 * line + 5) * TEXT_IN), TEXT_IN, plain(text), { layerName: 'TEXT' })
  dxf.setVariable('$EXTMIN', { 10: whole.low[0], 20: -9 * TEXT_IN, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: whole.high[0], 20: whole.high[1], 30: 0 })
  yield* withOutlines(dxf.stringify(), outlines)
}

/** Defines each block once and inserts it at each placement. Returns the outlines of the blocks in order. */
function drawView(dxf: DxfWriter, { name, blocks, inserts }: ProjectedView, shift: Flat): Outline[] {
  const layers = { lines: name, holes: `${name}_HOLES` }
  dxf.addLayer(layers.lines, Colors.White, 'CONTINUOUS')
  dxf.addLayer(layers.holes, Colors.Red, 'CONTINUOUS')
  const outlines = blocks.map((block) => dxf.addBlock(block.name).addEntity(new Outline(block, layers)))
  for (const { block, at } of inserts) dxf.addInsert(block.name, point3d(...sum(at, shift)), { layerName: name })
  return outlines
}

/** Replaces the comments in the file with lines and circles. Their handles follow the other handles of the file. */
function* withOutlines(text: string, outlines: readonly Outline[]): Generator<string> {
  const seed = /(\$HANDSEED\n *5\n)([\dA-F]+)/
  const first = Number.parseInt(seed.exec(text)?.[2] ?? '', 16)
  const count = outlines.reduce((sum, { block }) => sum + block.lines.length / 4 + block.circles.length, 0)
  let rest = text.replace(seed, (_, before: string) => `${before}${hex(first + count)}`)
  let next = first
  for (const outline of outlines) {
    const [before, after] = splitAt(rest, `${COMMENT}\n${markOf(outline)}\n`)
    yield before
    yield entitiesOf(outline, next)
    next += outline.block.lines.length / 4 + outline.block.circles.length
    rest = after
  }
  yield rest
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error('the drawing has no place for the lines of a block')
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/** Returns the LINE and CIRCLE entities of a block (AutoCAD DXF Reference, ENTITIES section). */
function entitiesOf({ block: { lines, circles }, layers, ownerBlockRecord }: Outline, handle: number): string {
  let text = ''
  let next = handle
  const head = (type: string, layer: string, subclass: string) =>
    `0\n${type}\n5\n${hex(next++)}\n330\n${ownerBlockRecord}\n100\nAcDbEntity\n8\n${layer}\n100\n${subclass}\n`
  for (let at = 0; at < lines.length; at += 4) {
    text += head('LINE', layers.lines, 'AcDbLine')
    text += `10\n${rounded(lines[at])}\n20\n${rounded(lines[at + 1])}\n30\n0\n`
    text += `11\n${rounded(lines[at + 2])}\n21\n${rounded(lines[at + 3])}\n31\n0\n`
  }
  for (const { center, radius } of circles) {
    text += head('CIRCLE', layers.holes, 'AcDbCircle')
    text += `10\n${rounded(center[0])}\n20\n${rounded(center[1])}\n30\n0\n40\n${radius}\n`
  }
  return text
}

const hex = (handle: number) => handle.toString(16).toUpperCase()

const rounded = (value = 0) => Math.round(value * 1e4) / 1e4 + 0

/** Replaces characters that DXF interprets: a line break would start a new group, and % starts a control code. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('%%', '% %')
