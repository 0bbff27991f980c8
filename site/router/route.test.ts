import { describe, expect, test } from 'vitest'
import { matchRoute } from './route.ts'

const ROUTES = [{ path: '/' }, { path: '/products' }, { path: '/products/:productName' }, { path: '/catalog/request' }]

const found = (pathname: string) => {
  const match = matchRoute(ROUTES, pathname)
  return match && [match.route.path, match.params]
}

describe('matchRoute', () => {
  test.each([
    ['/', '/', {}],
    ['/products', '/products', {}],
    ['/catalog/request/', '/catalog/request', {}],
    ['/products/theatre-%26-scenic', '/products/:productName', { productName: 'theatre-%26-scenic' }],
  ])('finds a route for %s', (pathname, path, params) => {
    expect(found(pathname)).toEqual([path, params])
  })

  test.each(['/product', '/Products', '/products/truss/more', '/manage'])('finds no route for %s', (pathname) => {
    expect(found(pathname)).toBeUndefined()
  })

  test('rejects a path with an empty parameter', () => {
    expect(found('/products/')).toEqual(['/products', {}])
  })
})
