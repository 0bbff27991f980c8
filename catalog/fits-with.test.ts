import { expect, test } from 'vitest'
import { fitsWith, joinsItself } from './fits-with.ts'
import { catalogItems, itemOf } from './products.ts'

const joint = (one: string, other: string) =>
  fitsWith(itemOf(one))
    .find(({ item }) => item.partNumber === other)
    ?.hardware.map(({ count, partNumber }) => `${count} × ${partNumber}`)

test('lists the same hardware for a joint on the pages for both parts', () => {
  for (const item of catalogItems) {
    const fits = fitsWith(item)
    expect(fits.map((fit) => fit.item.partNumber)).toEqual(expect.arrayContaining([...item.matesWith]))
    for (const { item: other, hardware } of fits)
      expect(
        fitsWith(other).find((fit) => fit.item === item)?.hardware,
        `${item.partNumber}, ${other.partNumber}`,
      ).toEqual(hardware)
  }
})

test('uses the plate’s bolts to attach a plate to truss, and the end frame’s bolts to join two trusses', () => {
  expect(joint('BS-TR12A-10', 'BS-PL-SP12')).toEqual(['8 × BS-HW8-050-125'])
  expect(joint('BS-TR12A-10', 'BS-TR12S-10')).toEqual(['12 × BS-HW8-050-150'])
  // The 6 in truss fits only the small end of the tapered truss.
  expect(joint('BS-TRTPA-05', 'BS-TR06A-10')).toEqual(['8 × BS-HW8-050-150'])
})

test('lists no extra hardware when one of the parts is a fastener or a tool', () => {
  expect(joint('BS-TR12A-10', 'BS-HW8-050-125')).toEqual([])
  expect(joint('BS-TR12A-10', 'BS-TK-DP050')).toEqual([])
})

test('joins each straight truss to another section of the same series', () => {
  expect(catalogItems.filter(joinsItself).map(({ partNumber }) => partNumber)).toEqual([
    'BS-TR12A-10',
    'BS-TR12S-10',
    'BS-TR06A-10',
    'BS-TR06S-10',
    'BS-TR03A-10',
    'BS-TR03S-10',
  ])
})
