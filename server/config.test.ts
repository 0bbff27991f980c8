import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the environment', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      publicUrl: 'http://localhost:3000',
      contentOrigin: '/content',
      logLevel: 'info',
      trustedProxies: [],
    })
  })

  test('gives the public address the port that is listened on', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  test('reads addresses without the slash at their end', () => {
    const { publicUrl, contentOrigin } = readConfig({
      PUBLIC_URL: 'https://www.boltspan.example/',
      CONTENT_ORIGIN: 'https://content.boltspan.example',
    })
    expect(publicUrl).toBe('https://www.boltspan.example')
    expect(contentOrigin).toBe('https://content.boltspan.example')
  })

  test('reads a list of proxies', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1' }).trustedProxies).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '::1',
    ])
  })

  test.each([
    ['PORT', 'eighty', 'must be a port number'],
    ['PORT', '70000', 'must be a port number'],
    ['PUBLIC_URL', 'boltspan.example', 'must be an address such as'],
    ['PUBLIC_URL', 'ftp://boltspan.example', 'must be an address such as'],
    ['PUBLIC_URL', 'https://boltspan.example/shop', 'must be an origin without a path'],
    ['CONTENT_ORIGIN', 'content', 'must be /content or an address'],
    ['LOG_LEVEL', 'loud', 'expected one of'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be IP addresses or ranges'],
    ['TRUSTED_PROXIES', 'proxy', 'must be IP addresses or ranges'],
  ])('names a wrong %s=%s in one line', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.stringContaining(`Wrong environment variable: ${name}=${value}: `) }),
    )
    expect(() => readConfig({ [name]: value })).toThrow(reason)
    expect(() => readConfig({ [name]: value })).toThrow(/^[^\n]*$/)
  })

  test('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT=x.*; LOG_LEVEL=y/)
  })
})
