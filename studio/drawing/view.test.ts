import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circle, rectangle } from '../geometry/outlines.ts'
import { body, part } from '../geometry/part.ts'
import { box, plate } from '../geometry/solids.ts'
import { directions, sectionOf, sizeOf, type View, viewOf } from './view.ts'

const cube = part(body(box([10, 10, 10]), 'steel', 'steel'))

/** Returns the total length of all lines in a view, in. */
const length = (lines: View['edges']) =>
  lines.reduce((sum, line) => {
    const steps = line.slice(1).map(([x, y], k) => Math.hypot(x - (line[k]?.[0] ?? 0), y - (line[k]?.[1] ?? 0)))
    return sum + steps.reduce((all, each) => all + each, 0)
  }, 0)

const near = (value: number, wanted: number, by: number) =>
  assert.ok(Math.abs(value - wanted) < by, `${value} is not ${wanted}`)

test('shows nine of a cube’s twelve edges in an isometric view, six of them as the outline', () => {
  const view = viewOf(cube, directions.isometric)
  const edge = 10 * Math.sqrt(2 / 3)
  near(length(view.contour), 6 * edge, 0.3)
  near(length(view.edges), 3 * edge, 0.3)
})

test('hides edges behind a part', () => {
  const screen = body(box([10, 1, 10]), 'steel', 'steel')
  const behind = body(box([4, 1, 4]).translate([3, 5, 3]), 'steel', 'steel')
  const view = viewOf(part(screen, behind), directions.front)
  near(length(view.contour) + length(view.edges), 40, 0.3)
})

test('draws a plate at true size in a top view', () => {
  const flat = part(body(plate(rectangle(12, 6), 0.25, [[0, 0]]), 'steel', 'steel'))
  const [width, height] = sizeOf(viewOf(flat, directions.top))
  near(width, 12, 0.01)
  near(height, 6, 0.01)
})

test('shows a section through a tube as two rings', () => {
  const tube = circle(4).subtract(circle(3)).extrude(10).rotate([0, 90, 0])
  const { cut } = sectionOf(part(body(tube, 'steel', 'steel')), 5, false)
  assert.equal(cut.length, 2)
})
