/**
 * Tiles for the three kinds of catalog: a book, a tablet, and a USB drive. The covers show an end frame of 12 in truss.
 */
import type { Outline, Solid } from '../geometry/kernel.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { frameOutline } from '../parts/truss-patterns.ts'
import { type Scene, tileOf } from '../render/scene.ts'
import { box, circle, cut, cylinder, rectangle, union } from './props.ts'

const [PAGE_WIDTH_IN, PAGE_HEIGHT_IN, THICK_IN] = [8.5, 11, 0.7]
const COVER_IN = 0.05

/** A flat print on a face at height z. */
const printed = (outline: Outline, z: number): Solid => outline.extrude(0.012).translate([0, 0, z])

function book(): Part {
  const pages = rectangle(PAGE_WIDTH_IN - 0.08, PAGE_HEIGHT_IN - 0.12)
    .extrude(THICK_IN - 2 * COVER_IN)
    .translate([0.04, 0, COVER_IN])
  const cover = union([
    rectangle(PAGE_WIDTH_IN, PAGE_HEIGHT_IN).extrude(COVER_IN),
    rectangle(PAGE_WIDTH_IN, PAGE_HEIGHT_IN)
      .extrude(COVER_IN)
      .translate([0, 0, THICK_IN - COVER_IN]),
    box([COVER_IN, PAGE_HEIGHT_IN, THICK_IN]).translate([-PAGE_WIDTH_IN / 2, -PAGE_HEIGHT_IN / 2, 0]),
  ])
  const frame = frameOutline(12).scale([0.42, 0.42]).translate([0.6, 0.8])
  return part(
    body(pages, 'plywood', 'painted-white'),
    body(cover, 'plywood', 'painted-black'),
    body(printed(frame, THICK_IN), 'plywood', 'painted-white'),
    body(printed(rectangle(0.7, PAGE_HEIGHT_IN).translate([-3.6, 0]), THICK_IN), 'plywood', 'painted-yellow'),
  )
}

function tablet(): Part {
  const slab = rectangle(7, 10, { round: 0.5 }).extrude(0.28)
  const recess = rectangle(6.4, 9.2, { round: 0.12 })
  const frame = frameOutline(12).scale([0.36, 0.36]).translate([0, 0.9])
  return part(
    body(cut(slab, [recess.extrude(0.1).translate([0, 0, 0.26])]), 'aluminum', 'anodized-black'),
    body(recess.extrude(0.02).translate([0, 0, 0.255]), 'aluminum', 'plastic-black'),
    body(printed(frame, 0.275), 'aluminum', 'painted-white'),
    body(printed(rectangle(4.3, 0.5).translate([0, -2.6]), 0.275), 'aluminum', 'painted-yellow'),
  )
}

function stick(): Part {
  const shell = cut(rectangle(2.1, 0.74, { round: 0.14 }).extrude(0.34), [
    cylinder(0.24, 2).translate([-0.82, 0, -0.5]),
    box([1, 0.6, 0.22], true).translate([1.1, 0, 0.17]),
  ])
  const plug = cut(box([0.82, 0.474, 0.178], true).translate([1.3, 0, 0.17]), [
    box([0.8, 0.42, 0.13], true).translate([1.36, 0, 0.17]),
    ...[0.1, -0.1].map((y) => box([0.1, 0.09, 0.4], true).translate([1.42, y, 0.2])),
  ])
  const tongue = box([0.7, 0.4, 0.05], true).translate([1.28, 0, 0.145])
  return part(
    body(shell, 'aluminum', 'brushed'),
    body(plug, 'steel', 'zinc'),
    body(tongue, 'nylon', 'plastic-black'),
    body(printed(rectangle(0.5, 0.5), 0.34).translate([0.3, 0, 0]), 'aluminum', 'painted-yellow'),
    body(printed(circle(0.34).subtract(circle(0.3)), 0.34).translate([-0.82, 0, 0]), 'aluminum', 'painted-black'),
  )
}

export const catalogs: Readonly<Record<string, () => Promise<Scene>>> = {
  'catalog/printed': () => tileOf(book()),
  'catalog/digital': () => tileOf(tablet()),
  'catalog/usb': () => tileOf(stick()),
}
