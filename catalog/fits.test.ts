import { describe, expect, test } from 'vitest'
import { boltSizes, torqueFtLb } from '#engineering/torque.ts'
import { formatInches } from '#engineering/units.ts'
import {
  boltInto,
  boltThrough,
  fastenerSizes,
  greatestGrip,
  hardwareText,
  reachOf,
  type SetThread,
  setLengths,
  setNumber,
  shortLengths,
  shortNumber,
  type ThreadedHole,
  TIP_CLEARANCE,
  threadedHoles,
} from './fasteners.ts'
import { hardware } from './products/hardware.ts'
import { catalogItems, itemOf, itemsOf } from './products.ts'
import { socketScrews, softTorques, toolKit } from './tool-kit.ts'
import type { HardwareLine, Item } from './types.ts'

const lines = catalogItems.flatMap((item) => item.hardware.map((line) => ({ item, line })))
const sold = [
  ...(Object.keys(setLengths) as SetThread[]).flatMap((thread) =>
    setLengths[thread].map((length) => ({ partNumber: setNumber(thread, length), thread, length })),
  ),
  ...shortLengths.map((length) => ({ partNumber: shortNumber(length), thread: '1/2-13' as const, length })),
]
const boltOf = ({ partNumber }: HardwareLine) => sold.find((bolt) => bolt.partNumber === partNumber)
const gripOf = ({ through = [] }: HardwareLine) => through.reduce((sum, layer) => sum + layer, 0)
const named = ({ item, line }: { item: Item; line: HardwareLine }) => `${item.partNumber}: ${hardwareText(line)}`

describe('the bolt selection', () => {
  test('lists the layers that each bolt passes through', () => {
    const silent = lines.filter(({ line }) => boltOf(line) && !line.through)
    expect(silent.map(named)).toEqual([])
  })

  test('leaves at least two threads exposed beyond the nut, with a washer at each end', () => {
    const tooShort = lines.filter(({ line }) => {
      const bolt = boltOf(line)
      if (!bolt || line.into) return false
      const { washer, nut, threadsPerInch } = fastenerSizes[bolt.thread]
      return (bolt.length - gripOf(line) - 2 * washer[2] - nut) * threadsPerInch < 1.999
    })
    expect(tooShort.map(named)).toEqual([])
  })

  test('selects bolts with enough thread for the nut', () => {
    // ASME B18.2.1: The thread length is twice the diameter plus 1/4 in. Shorter bolts are fully threaded.
    const stuck = lines.filter(({ line }) => {
      const bolt = boltOf(line)
      if (!bolt || line.into) return false
      const { washer, diameter } = fastenerSizes[bolt.thread]
      return gripOf(line) + 2 * washer[2] < bolt.length - (2 * diameter + 0.25)
    })
    expect(stuck.map(named)).toEqual([])
  })

  test('selects bolts with enough thread engagement and 1/32 in of clearance in threaded holes', () => {
    const wrong = lines.filter(({ line }) => {
      const bolt = boltOf(line)
      if (!bolt || !line.into || !line.through) return false
      const { from, engaged, clear }: ThreadedHole = threadedHoles[line.into]
      const reach = bolt.length - fastenerSizes['1/2-13'].washer[2] - gripOf(line)
      return reach < from + engaged || reach > clear - 1 / 32
    })
    expect(wrong.map(named)).toEqual([])
    expect(TIP_CLEARANCE).toBe(1 / 32)
  })

  test('selects the shortest bolt that fits: 1 1/4 in for a chord plate, 1 1/2 in for two end frames, and 1 3/4 in for a 1/2 in plate', () => {
    expect(boltThrough([0.25, 0.125])).toBe('BS-HW8-050-125')
    expect(boltThrough([0.25, 0.25])).toBe('BS-HW8-050-150')
    expect(boltThrough([0.5, 0.25])).toBe('BS-HW8-050-175')
    expect(boltInto('slotNut', [0.25])).toBe('BS-HW8-SB-062')
    expect(greatestGrip('1/2-13', 1.25)).toBeCloseTo(1.25 - 0.19 - 0.4375 - 2 / 13, 6)
    expect(reachOf(0.625, [0.25])).toBeCloseTo(0.28, 6)
  })

  test('throws an error when no bolt fits', () => {
    expect(() => boltThrough([5])).toThrow('No 1/2-13 bolt set has a grip of 5 in')
    expect(() => boltInto('slotNut', [1])).toThrow('No bolt fits 1 in into slot nuts')
  })
})

describe('the tool kit', () => {
  const inKit = (partNumber: string) => toolKit.some((tool) => tool.partNumber === partNumber)
  /** Returns the part number of the tool for this width across flats. */
  const toolFor = (kind: string, acrossFlats: number) =>
    itemOf(kind).sizes?.find(({ label }) => label === `${formatInches(acrossFlats)} in`)?.partNumber ?? 'none'

  test.each(Object.keys(setLengths) as SetThread[])('has a wrench and a socket for %s bolts', (thread) => {
    const { acrossFlats } = fastenerSizes[thread]
    for (const kind of ['BS-TK-CW34', 'BS-TK-SK34']) expect(inKit(toolFor(kind, acrossFlats)), kind).toBe(true)
  })

  test.each(socketScrews)('has a hex key for each $screw that comes with a part', ({ acrossFlats, mentioned }) => {
    expect(inKit(toolFor('BS-TK-HK316', acrossFlats))).toBe(true)
    const texts = catalogItems.map(({ name, description, figures }) => JSON.stringify([name, description, figures]))
    expect(texts.some((text) => mentioned.test(text))).toBe(true)
  })

  test('includes a torque wrench that covers every specified torque', () => {
    const range = itemOf('BS-TK-TW12').figures.find(({ label }) => label === 'Range')
    if (!range || !('value' in range) || typeof range.value === 'number')
      throw new Error('The torque wrench has no range')
    const given = [
      ...boltSizes.flatMap((bolt) => [torqueFtLb(bolt, 'dry'), torqueFtLb(bolt, 'lubricated')]),
      ...Object.values(softTorques),
    ]
    expect(Math.min(...given)).toBeGreaterThanOrEqual(range.value[0])
    expect(Math.max(...given)).toBeLessThanOrEqual(range.value[1])
  })

  test('contains the number of tools that the catalog states', () => {
    const count = toolKit.reduce((sum, tool) => sum + tool.count, 0)
    expect(itemOf('BS-TK-KIT1').figures).toContainEqual({ label: 'Tools', text: String(count) })
  })

  test('fits every nut that is sold separately', () => {
    const hexagons = itemsOf(hardware)
      .flatMap((item) => item.figures.map((figure) => ({ item, figure })))
      .flatMap(({ item, figure }) =>
        figure.label.startsWith('Across flats') && 'value' in figure ? [{ item, acrossFlats: figure.value }] : [],
      )
    expect(hexagons.map(({ item }) => item.partNumber)).toEqual(['BS-HW8-050-N', 'BS-HW-CN-050'])
    for (const { item, acrossFlats } of hexagons)
      expect(inKit(toolFor('BS-TK-CW34', Number(acrossFlats))), item.partNumber).toBe(true)
  })
})
