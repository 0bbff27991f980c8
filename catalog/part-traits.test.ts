import { expect, test } from 'vitest'
import { formatNumber } from '#engineering/units.ts'
import { soldParts } from './part-numbers.ts'
import { partTraits } from './part-traits.ts'

test('has the traits of every part, under its product', () => {
  const products = (parts: Iterable<readonly [string, { readonly product: string }]>) =>
    [...parts].map(([partNumber, { product }]) => [partNumber, product]).sort()
  const sold = [...soldParts].map(([partNumber, { product }]) => [partNumber, { product: product.id }] as const)
  expect(products(partTraits)).toEqual(products(sold))
})

test('has the same lengths and materials as the catalog', () => {
  const labels = [...soldParts.values()].flatMap(({ partNumber, size }) =>
    size && /^\d+ ft$/.test(size.label) ? [[partNumber, size.label]] : [],
  )
  const lengths = [...partTraits].flatMap(([partNumber, { lengthFt }]) =>
    lengthFt ? [[partNumber, `${lengthFt} ft`]] : [],
  )
  expect(lengths.sort()).toEqual(labels.sort())
  for (const [partNumber, { member }] of partTraits)
    if (member) expect(member.material, partNumber).toBe(soldParts.get(partNumber)?.item.material)
})

test('has the limits in the labels of the sizes', () => {
  const limits = [...partTraits].flatMap(([partNumber, { limitLb }]) =>
    limitLb ? [[partNumber, `${formatNumber(limitLb)} lb`]] : [],
  )
  const labels = [...soldParts.values()].flatMap(({ partNumber, size }) => {
    const [, limit] = size?.label.split(', ') ?? []
    return limit?.endsWith(' lb') ? [[partNumber, limit]] : []
  })
  expect(limits.sort()).toEqual(labels.sort())
})

test('refers only to parts in the catalog', () => {
  const hardware = [...partTraits.values()].flatMap(({ throughTube, ownHardware = [] }) =>
    [...(throughTube ? [throughTube] : []), ...ownHardware].map(([, partNumber]) => partNumber),
  )
  expect(hardware.filter((partNumber) => !partTraits.has(partNumber))).toEqual([])
})
