import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { outboundTargets } from './outbound.ts'

describe('the targets', () => {
  const secrets = { STAFF_SECRET: 's'.repeat(32), BOT_CHECK_SECRET: 'b'.repeat(32) }

  test('are none by default', () => {
    expect(outboundTargets(readConfig({}))).toEqual([])
    const DATABASE_URL = 'postgres:///boltspan?host=/run/postgresql'
    expect(outboundTargets(readConfig({ DATABASE_URL, CLAMD: '/run/clamav/clamd.ctl', ...secrets }))).toEqual([])
  })

  test('are the services that the settings name, each with its port', () => {
    const env = {
      DATABASE_URL: 'postgres://boltspan:password@db.example/boltspan',
      SMTP_URL: 'smtps://user:password@mail.example',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'boltspan',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318',
      CLAMD: 'tcp://clamav.example',
      BOT_CHECK: 'turnstile',
      BOT_CHECK_SITE_KEY: 'site',
      BOT_CHECK_SECRET_KEY: 'secret',
      ...secrets,
    }
    expect(outboundTargets(readConfig(env)).sort()).toEqual([
      '::1:4318',
      'challenges.cloudflare.com:443',
      'clamav.example:3310',
      'db.example:5432',
      'mail.example:465',
      's3.example:443',
    ])
    expect(outboundTargets(readConfig({ ...env, S3_PATH_STYLE: 'no' }))).toContain('boltspan.s3.example:443')
  })
})
