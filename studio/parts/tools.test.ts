import { test } from 'node:test'
import { tools } from '../../catalog/products/tools.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { move, turn } from '../geometry/part.ts'
import { parts as hardwareParts } from './hardware.ts'
import { assertApart, checkProduct, maker } from './product-checks.ts'
import { parts } from './tools.ts'

const make = maker(parts, hardwareParts)

checkProduct(tools, parts)

test('fits the wrench and the socket over a 1/2 in nut', () => {
  const nut = make('BS-HW8-050-N')
  // Center of the box end. Two flats of the nut are parallel to x.
  const boxEnd: Vec3 = [10 / 2 - 0.75 * 0.74, 0, 0]
  assertApart(make('BS-TK-CW34'), move(nut, boxEnd), 'box end on the nut')
  assertApart(make('BS-TK-SK34'), move(nut, [0, 0, 2.5]), 'socket on the nut')
})

test('fits the drives on the ratchet and torque wrench into the sockets', () => {
  for (const tool of ['BS-TK-RT12', 'BS-TK-TW12']) {
    const socket = move(turn(make('BS-TK-SK34'), [0, 0, 0]), [0, 0, 1.21])
    assertApart(make(tool), socket, `${tool} in the socket`)
  }
})
