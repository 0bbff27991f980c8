import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  test('returns defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      contentOrigin: '/content',
      logLevel: 'info',
      trustedProxies: [],
      requestIdHeader: undefined,
      hstsSubdomains: false,
      mail: { smtpUrl: undefined, requireTls: true, from: { name: 'BoltSpan', address: 'website@boltspan.example' } },
      formLimit: 20,
      searchLimit: 600,
      secrets: {
        staff: { file: 'data/staff.secret', isCreated: true },
        botCheck: { file: 'data/bot-check.secret', isCreated: true },
      },
      secondFactorRoles: [],
      maxUploadMb: 500,
      serviceWorker: true,
      thumbnailCacheMb: 200,
      attachmentsMb: 10_240,
      botCheck: { kind: 'altcha', difficulty: 200 },
      analytics: { kind: 'first-party' },
    })
  })

  test('includes the configured port in the default public URL', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  test('removes the trailing slash from URLs', () => {
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

  test('reads the email sender with and without a name', () => {
    const from = (text: string) => readConfig({ MAIL_FROM: text }).mail.from
    expect(from('BoltSpan Web <web@boltspan.example>')).toEqual({
      name: 'BoltSpan Web',
      address: 'web@boltspan.example',
    })
    expect(from('web@boltspan.example')).toEqual({ name: '', address: 'web@boltspan.example' })
  })

  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'boltspan',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'very secret',
  }

  test('reads the S3 settings for uploaded files', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'boltspan',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'very secret',
      pathStyle: true,
    })
    expect(readConfig({ ...s3, S3_PATH_STYLE: 'no' }).s3?.pathStyle).toBe(false)
    expect(readConfig({}).s3).toBeUndefined()
  })

  test.each(Object.keys(s3))('rejects S3 settings without %s', (name) => {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      `Invalid environment variable: ${name} must be set with ${name === 'S3_ENDPOINT' ? 'S3_BUCKET' : 'S3_ENDPOINT'}`,
    )
  })

  test('requires a measurement ID for Google Analytics, and uses a default script host', () => {
    expect(() => readConfig({ ANALYTICS: 'ga4' })).toThrow('GA4_MEASUREMENT_ID must be set for ga4')
    expect(() => readConfig({ ANALYTICS: 'ga4', GA4_MEASUREMENT_ID: 'UA-1' })).toThrow('GA4_MEASUREMENT_ID=UA-1')
    expect(readConfig({ ANALYTICS: 'ga4', GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E' }).analytics).toEqual({
      kind: 'ga4',
      script: 'https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E',
      origin: undefined,
    })
    expect(readConfig({ ANALYTICS: 'off' }).analytics).toEqual({ kind: 'off' })
  })

  test('requires the reCAPTCHA keys when BOT_CHECK is recaptcha, and uses a default host', () => {
    const keys = { BOT_CHECK_SITE_KEY: 'site', BOT_CHECK_SECRET_KEY: 'secret' }
    expect(() => readConfig({ BOT_CHECK: 'recaptcha' })).toThrow('BOT_CHECK_SITE_KEY must be set for recaptcha')
    expect(readConfig({ BOT_CHECK: 'recaptcha', ...keys }).botCheck).toMatchObject({
      kind: 'recaptcha',
      siteKey: 'site',
      origin: 'https://www.google.com',
    })
  })

  test('requires the shared secrets when DATABASE_URL is set', () => {
    const DATABASE_URL = 'postgres://user:hunter2@db.example/boltspan'
    const STAFF_SECRET = 's'.repeat(32)
    const reason = 'must be set with DATABASE_URL, to the same value on each node'
    const [staff, botCheck] = ['STAFF_SECRET', 'BOT_CHECK_SECRET'].map((name) => `${name} (or ${name}_FILE) ${reason}`)
    expect(() => readConfig({ DATABASE_URL })).toThrow(`${staff}; ${botCheck}`)
    expect(() => readConfig({ DATABASE_URL, STAFF_SECRET })).toThrow(botCheck)
    const shared = { DATABASE_URL, STAFF_SECRET, BOT_CHECK_SECRET: 'b'.repeat(32) }
    expect(readConfig(shared).databaseUrl).toBe(DATABASE_URL)
    const { secrets } = readConfig({ ...shared, DATABASE_URL: 'postgres:///boltspan?host=/run/postgresql' })
    expect(secrets).toEqual({ staff: { value: STAFF_SECRET }, botCheck: { value: 'b'.repeat(32) } })
    const files = { STAFF_SECRET_FILE: '/run/secrets/staff', BOT_CHECK_SECRET_FILE: '/run/secrets/bot-check' }
    expect(readConfig({ DATABASE_URL, ...files }).secrets).toEqual({
      staff: { file: '/run/secrets/staff', isCreated: false },
      botCheck: { file: '/run/secrets/bot-check', isCreated: false },
    })
    expect(() => readConfig({ ...shared, ...files })).toThrow(
      'STAFF_SECRET_FILE=/run/secrets/staff: cannot be set with STAFF_SECRET',
    )
  })

  test('omits secrets from error messages', () => {
    expect(() => readConfig({ SMTP_URL: 'http://user:hunter2@mail.example' })).toThrow(
      'SMTP_URL=…: must be a URL such as smtp://host:587',
    )
    for (const name of ['BOT_CHECK_SECRET', 'METRICS_TOKEN']) {
      expect(() => readConfig({ [name]: 'hunter2' })).toThrow(`${name}=…: must have at least 32 characters`)
    }
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@db.example' })).toThrow(
      'DATABASE_URL=…: must be a URL such as postgres://host/database',
    )
  })

  test.each([
    ['MAIL_FROM', 'nobody', 'must be an email address such as'],
    ['MAIL_FROM', '<a@b.example, c@d.example>', 'must be an email address such as'],
    ['FORM_LIMIT', '0', 'must be a whole number from 1'],
    ['SEARCH_LIMIT', '0', 'must be a whole number from 1'],
    ['BOT_CHECK', 'hope', 'Invalid option'],
    ['PORT', 'eighty', 'must be a port number'],
    ['PORT', '70000', 'must be a port number'],
    ['PUBLIC_URL', 'boltspan.example', 'must be a URL such as'],
    ['PUBLIC_URL', 'ftp://boltspan.example', 'must be a URL such as'],
    ['PUBLIC_URL', 'https://boltspan.example/shop', 'must be an origin without a path'],
    ['CONTENT_ORIGIN', 'content', 'must be /content or a URL'],
    ['LOG_LEVEL', 'loud', 'expected one of'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be IP addresses or ranges'],
    ['TRUSTED_PROXIES', 'proxy', 'must be IP addresses or ranges'],
    ['S3_ENDPOINT', 'ftp://s3.example.com', 'must be a URL such as'],
    ['S3_PATH_STYLE', 'maybe', 'S3_PATH_STYLE'],
  ])('reports the invalid variable %s=%s on one line', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.stringContaining(`Invalid environment variable: ${name}=${value}: `) }),
    )
    expect(() => readConfig({ [name]: value })).toThrow(reason)
    expect(() => readConfig({ [name]: value })).toThrow(/^[^\n]*$/)
  })

  test('reports all invalid variables together', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT=x.*; LOG_LEVEL=y/)
  })
})
