import { describe, expect, test } from 'vitest'
import { EVERYTHING, libraryAddress, readLibraryAddress } from './library-query.ts'

describe('the address of the library', () => {
  test.each([
    '',
    '?product=truss',
    '?text=gusset+3',
    '?figure=weight&least=2%2C000',
    '?product=plates&text=90&figure=length&least=1+1%2F2&most=24&sort=-weight',
    '?sort=name',
  ])('%s says the same after it was read', (address) => {
    expect(libraryAddress(readLibraryAddress(address))).toBe(address)
  })

  test.each(['?figure=color', '?least=many', '?sort=color', '?sort=--weight', '?nothing=1'])(
    '%s asks for nothing that there is',
    (address) => {
      expect(readLibraryAddress(address)).toEqual(EVERYTHING)
    },
  )
})
