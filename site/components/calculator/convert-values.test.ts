import { describe, expect, test } from 'vitest'
import {
  type BeamValues,
  convertQuery,
  defaults,
  metricDefaults,
  readQuery,
  writeQuery,
} from '../../pages/beam-calculator/beam-query.ts'
import { convertTyped } from './typed.ts'
import { type AddressSpec, convertValues } from './use-address.ts'

const spec: AddressSpec<BeamValues> = {
  defaults,
  metricDefaults,
  read: readQuery,
  write: writeQuery,
  convert: convertQuery,
  numbers: ['span', 'second', 'places', 'uneven', 'loads'],
}

describe('switching the units', () => {
  test('gives the example its round numbers in both directions, and keeps the choices', () => {
    const metric = convertValues(spec, { ...defaults, section: 'BS-TR12S' }, 'us')
    expect(metric).toEqual({ ...metricDefaults, section: 'BS-TR12S' })
    expect(convertValues(spec, metric, 'metric')).toEqual({ ...defaults, section: 'BS-TR12S' })
  })

  test('converts all numbers once the visitor has changed one', () => {
    const typed = { ...metricDefaults, loads: [{ kind: 'point', load: '2', at: '3', on: 'node' } as const] }
    const us = convertValues(spec, typed, 'metric')
    expect(us).toMatchObject({ span: '19.68', loads: [{ load: '449.6', at: '9.843' }] })
    expect(convertValues(spec, us, 'us')).toMatchObject({ span: '6', loads: [{ load: '2', at: '3' }] })
  })
})

test.each([
  ['1.8', 'force', 'us', '404.7'],
  ['0.3', 'line', 'us', '20.56'],
  ['6', 'ft', 'us', '19.68'],
  ['50', 'lb/ft', 'metric', '74.41'],
  // 16 ft has to remain 16 ft.
  ['16', 'ft', 'metric', '4.8768'],
  ['12345', 'lb', 'metric', '5600'],
  ['1000', 'in', 'metric', '25400'],
] as const)('converts %s (%s) to %s units as %s', (text, quantity, to, converted) => {
  expect(convertTyped(text, quantity, to)).toBe(converted)
})

test('keeps a converted number within 0.05% and within the limits of its field', () => {
  const range = { min: 0.5, max: 300 }
  expect(convertTyped('300', 'lb', 'metric', range)).toBe('136.08')
  for (let value = 1; value < 3000; value = 1.013 * value + 0.01) {
    const text = convertTyped(value.toFixed(2), 'force', 'metric', { min: 0, max: 100_000 })
    expect(Math.abs(Number(text) / 0.0044482216 / Number(value.toFixed(2)) - 1)).toBeLessThan(0.0005)
  }
})
