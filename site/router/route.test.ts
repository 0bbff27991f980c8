import { describe, expect, test } from 'vitest'
import { matchRoute } from './route.ts'

const ROUTES = [{ path: '/' }, { path: '/products' }, { path: '/products/:productName' }, { path: '/catalog/request' }]

const found = (pathname: string) => {
  const match = matchRoute(ROUTES, pathname)
  return match && [match.route.path, match.params]
}

describe('a route', () => {
  test.each([
    ['/', '/', {}],
    ['/products', '/products', {}],
    ['/catalog/request/', '/catalog/request', {}],
    ['/products/theatre-%26-scenic', '/products/:productName', { productName: 'theatre-%26-scenic' }],
  ])('is found for %s', (pathname, path, params) => {
    expect(found(pathname)).toEqual([path, params])
  })

  test.each(['/product', '/Products', '/products/truss/more', '/manage'])('is not found for %s', (pathname) => {
    expect(found(pathname)).toBeUndefined()
  })

  test('has no empty parameter', () => {
    expect(found('/products/')).toEqual(['/products', {}])
  })
})
