import { expect, test } from 'vitest'
import { isSiteAddress } from './address.ts'

test.each([
  '/',
  '/products/truss#gallery',
  '/products/?q=a//b',
  '/café',
  '/theatre-&-scenic',
  '/caf%C3%A9%20bar',
  '/a.b/..c/d..',
])('accepts the path %s', (path) => expect(isSiteAddress(path)).toBe(true))

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/content/..//evil.example',
  '/api/.//evil.example',
  '/assets/%2e%2e//evil.example',
  '/assets/%2E./%2F-.example',
  '/assets/.%2e/%5C-.example',
  '/assets/%252e%252e/%252f-.example',
  '/assets/%09/evil.example',
  '/assets/%00',
  '/content/../a',
  '/content/..',
  '/100%',
  'products',
  'https://boltspan.example/',
  'javascript:alert(1)',
])('rejects %j, which may lead to another site or page', (path) => expect(isSiteAddress(path)).toBe(false))
