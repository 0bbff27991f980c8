import { expect, test } from 'vitest'
import { boltSizes, clampLb, torqueFtLb } from '#engineering/torque.ts'
import { itemOf } from './products.ts'

test.each([
  ['BS-HW8-050-125', '1/2-13'],
  ['BS-HW8-038-150', '3/8-16'],
  ['BS-HW8-063-175', '5/8-11'],
])('lists the clamp load and torques for the thread of %s', (partNumber, thread) => {
  const bolt = boltSizes.find((size) => size.thread === thread)
  if (!bolt) throw new Error(thread)
  const figures = itemOf(partNumber).figures
  const figureOf = (label: string) =>
    figures.flatMap((figure) => (figure.label === label && 'value' in figure ? [figure.value] : []))[0]
  expect(figureOf('Clamp load')).toBe(Math.round(clampLb(bolt) / 10) * 10)
  expect(figureOf('Torque, dry')).toBe(Math.round(torqueFtLb(bolt, 'dry')))
  expect(figureOf('Torque, lubricated')).toBe(Math.round(torqueFtLb(bolt, 'lubricated')))
})
