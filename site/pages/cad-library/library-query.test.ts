import { describe, expect, test } from 'vitest'
import { EVERYTHING, libraryAddress, readLibraryAddress } from './library-query.ts'

describe('CAD library query', () => {
  test.each([
    '',
    '?product=truss',
    '?text=gusset+3',
    '?figure=weight&least=2%2C000',
    '?product=plates&text=90&figure=length&least=1+1%2F2&most=24&sort=-weight',
    '?sort=name',
  ])('round-trips %s through the URL', (address) => {
    expect(libraryAddress(readLibraryAddress(address))).toBe(address)
  })

  test.each(['?figure=color', '?least=many', '?sort=color', '?sort=--weight', '?nothing=1'])(
    'ignores invalid or unknown values: %s',
    (address) => {
      expect(readLibraryAddress(address)).toEqual(EVERYTHING)
    },
  )
})
