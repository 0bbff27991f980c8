/**
 * Draws the plan and two elevations of a structure as a DXF file (AC1021) in inches at full scale, in third-angle
 * projection.
 */
import { Colors, DxfWriter, point3d, Units } from '@tarikjabiri/dxf'
import type { Structure } from '#builder/model.ts'
import { emptyExtent, extend, type Flat, type ProjectedView, placedViews, sum } from './projection.ts'

const BETWEEN_VIEWS_IN = 24
const TEXT_IN = 3

export function dxfOf({ name, revision }: Structure, views: readonly ProjectedView[], notice: string): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Inches)
  // $MEASUREMENT selects inches.
  dxf.setVariable('$MEASUREMENT', { 70: 0 })
  dxf.addLayer('TEXT', Colors.White, 'CONTINUOUS')
  const corners = placedViews(views, BETWEEN_VIEWS_IN)
  const whole = emptyExtent()
  for (const [index, view] of views.entries()) {
    const corner = corners[index] as Flat
    const shift: Flat = [corner[0] - view.extent.low[0], corner[1] - view.extent.low[1]]
    drawView(dxf, view, shift)
    const label = point3d(corner[0], corner[1] - 2 * TEXT_IN)
    dxf.addText(label, TEXT_IN, `${view.name} 1:1 in`, { layerName: 'TEXT' })
    for (const each of [view.extent.low, view.extent.high]) extend(whole, sum(each, shift))
  }
  for (const [line, text] of [name, `Data revision ${revision}`, notice].entries())
    dxf.addText(point3d(0, -(2 * line + 5) * TEXT_IN), TEXT_IN, plain(text), { layerName: 'TEXT' })
  dxf.setVariable('$EXTMIN', { 10: whole.low[0], 20: -9 * TEXT_IN, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: whole.high[0], 20: whole.high[1], 30: 0 })
  return dxf.stringify()
}

/** Defines each block once and inserts it at each placement. */
function drawView(dxf: DxfWriter, { name, blocks, inserts }: ProjectedView, shift: Flat) {
  const holes = `${name}_HOLES`
  dxf.addLayer(name, Colors.White, 'CONTINUOUS')
  dxf.addLayer(holes, Colors.Red, 'CONTINUOUS')
  for (const { name: blockName, lines, circles } of blocks) {
    const block = dxf.addBlock(blockName)
    for (const [from, to] of lines) block.addLine(point3d(...from), point3d(...to), { layerName: name })
    for (const { center, radius } of circles) block.addCircle(point3d(...center), radius, { layerName: holes })
  }
  for (const { block, at } of inserts) dxf.addInsert(block.name, point3d(...sum(at, shift)), { layerName: name })
}

/** Replaces characters that DXF interprets: a line break would start a new group, and % starts a control code. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('%%', '% %')
