import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { isEmail } from '#contract/email-address.ts'
import { ROLES, type Role } from '#contract/staff.ts'

const isAddressOrRange = (text: string) => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://www.example.com' })
  .refine((text) => text === new URL(text).origin || text === `${new URL(text).origin}/`, {
    error: 'must be an origin without a path, such as https://www.example.com',
    // Skip this check for an invalid URL, because `new URL` would throw.
    when: ({ issues }) => issues.length === 0,
  })
  .transform((text) => new URL(text).origin)

/** A URL such as `smtp://user:password@host:587` or `smtps://…`. */
const smtpUrl = z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be a URL such as smtp://host:587' })

/** `postgres://user:password@host/database`, or `postgres:///database?host=/run/postgresql` for a socket. */
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a URL such as postgres://host/database' })

const mailbox = z
  .string()
  .transform((text) => /^(?:([^<>\p{Cc}]*)<([^<>]+)>|([^<>]+))$/u.exec(text.trim()))
  .transform((match) => ({ name: match?.[1]?.trim() ?? '', address: (match?.[2] ?? match?.[3] ?? '').trim() }))
  .refine(({ address }) => isEmail(address), {
    error: 'must be an email address such as BoltSpan <website@boltspan.example>',
  })

const wholeNumber = (min: number, max: number) =>
  z.coerce.number(`must be a whole number from ${min} to ${max}`).int().min(min).max(max)

const CLAMD_PORT = 3310

/** Converts a socket path or a URL to options for `net.connect`. */
function socketAddress(text: string) {
  if (text.startsWith('/')) return { path: text }
  const { hostname, port } = new URL(text)
  return { host: hostname, port: port === '' ? CLAMD_PORT : Number(port) }
}

/** A secret's value, or the file that contains its versions. The default file is created at first startup. */
export type SecretSource = { readonly value: string } | { readonly file: string; readonly isCreated: boolean }

const secretSource = (value: string | undefined, file: string | undefined, ownFile: string): SecretSource =>
  value === undefined ? { file: file ?? ownFile, isCreated: file === undefined } : { value }

/** Origin that serves reCAPTCHA's script and verifies its tokens. */
const RECAPTCHA_ORIGIN = 'https://www.google.com'

/** Origin of Google Tag Manager, which serves the Google Analytics script. */
const GA4_ORIGIN = 'https://www.googletagmanager.com'

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const environment = z
  .object({
    /** Tests use 0, so the system chooses a free port. */
    PORT: z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('./data'),
    /** Defaults to the embedded database in `DATA_DIR`. */
    DATABASE_URL: databaseUrl.optional(),
    PUBLIC_URL: origin.optional(),
    CONTENT_ORIGIN: z
      .union([z.literal('/content'), origin], { error: 'must be /content or a URL such as https://cdn.example.com' })
      .default('/content'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUSTED_PROXIES: z
      .string()
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isAddressOrRange), 'must be IP addresses or ranges, separated by commas')
      .default([]),
    /** Name of the header that contains a proxy's request ID. */
    REQUEST_ID_HEADER: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'must be the name of a header, such as X-Request-Id')
      .optional(),
    /** If 'yes', browsers must use HTTPS for all subdomains too. Subdomains without HTTPS become unreachable. */
    HSTS_SUBDOMAINS: z.enum(['yes', 'no']).default('no'),
    /** If unset, emails stay in the outbox. */
    SMTP_URL: smtpUrl.optional(),
    /** If 'required', a remote mail server must support TLS. A mail server on this machine is exempt. */
    SMTP_TLS: z.enum(['required', 'if-offered']).default('required'),
    /** Token that lets Prometheus read `/metrics` from a different machine. */
    METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Base URL of an OpenTelemetry collector. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be a URL such as http://localhost:4318' })
      .optional(),
    MAIL_FROM: mailbox.prefault('BoltSpan <website@boltspan.example>'),
    /** Maximum number of form submissions per IP address in ten minutes. */
    FORM_LIMIT: wholeNumber(1, 1_000_000).default(20),
    SEARCH_LIMIT: wholeNumber(1, 1_000_000).default(600),
    /** If unset, a secret is created at first startup and stored in `DATA_DIR`. */
    STAFF_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Path to a file that contains the secret. A secret in a file can be rotated while the server runs. */
    STAFF_SECRET_FILE: z.string().min(1).optional(),
    /** Roles that require an authenticator app: `all`, or comma-separated names. */
    STAFF_SECOND_FACTOR: z
      .string()
      .transform((text) => (text === 'all' ? [...ROLES] : text.split(',').map((entry) => entry.trim())))
      .refine((roles): roles is Role[] => roles.every((each) => ROLES.some((role) => role === each)), {
        error: `must be all, or roles separated by commas: ${ROLES.join(', ')}`,
      })
      .default([]),
    MAX_UPLOAD_MB: wholeNumber(1, 100_000).default(500),
    /** The path to clamd's socket, or `tcp://host:3310`. If unset, uploads are not scanned. */
    CLAMD: z
      .union([z.string().regex(/^\//), z.url({ protocol: /^tcp$/, hostname: /./ })], {
        error: 'must be the path of a socket such as /run/clamav/clamd.ctl, or a URL such as tcp://host:3310',
      })
      .optional(),
    /** Maximum disk space for thumbnails, in MB. */
    THUMBNAIL_CACHE_MB: wholeNumber(1, 100_000).default(200),
    ATTACHMENTS_MB: wholeNumber(10, 10_000_000).default(10_240),
    /** Bucket for uploaded files. Set all of the `S3_` variables, or leave all of them unset to store files on disk. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.example.com' }).optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** If 'yes', the bucket's name is the first segment of the path. Otherwise, it is part of the host name. */
    S3_PATH_STYLE: z.enum(['yes', 'no']).default('yes'),
    BOT_CHECK: z.enum(['altcha', 'recaptcha']).default('altcha'),
    /**
     * Maximum number of attempts that a browser needs to solve a challenge. Higher values slow down every form
     * submission.
     */
    BOT_CHECK_DIFFICULTY: wholeNumber(1, 100_000).default(200),
    BOT_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    BOT_CHECK_SECRET_FILE: z.string().min(1).optional(),
    BOT_CHECK_SITE_KEY: z.string().min(1).optional(),
    BOT_CHECK_SECRET_KEY: z.string().min(1).optional(),
    BOT_CHECK_MIN_SCORE: z.coerce.number('must be between 0 and 1').min(0).max(1).default(0.5),
    BOT_CHECK_ORIGIN: origin.default(RECAPTCHA_ORIGIN),
    /** Turns the service worker on or off. When it is turned off, browsers delete the pages stored for offline use. */
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    ANALYTICS: z.enum(['first-party', 'ga4', 'off']).default('first-party'),
    GA4_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement ID such as G-1A2B3C4D5E')
      .optional(),
    /** Origin that replaces Google's hosts. It serves the analytics script and receives its events. */
    GA4_ORIGIN: origin.default(GA4_ORIGIN),
  })
  .superRefine((env, context) => {
    if (env.ANALYTICS === 'ga4' && !env.GA4_MEASUREMENT_ID) {
      context.addIssue({ code: 'custom', path: ['GA4_MEASUREMENT_ID'], message: 'must be set for ga4' })
    }
    const missing = S3_SETTINGS.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < S3_SETTINGS.length) {
      const given = S3_SETTINGS.find((name) => env[name])
      for (const name of missing)
        context.addIssue({ code: 'custom', path: [name], message: `must be set with ${given}` })
    }
    for (const name of ['STAFF_SECRET', 'BOT_CHECK_SECRET'] as const) {
      const file = `${name}_FILE` as const
      if (env[name] && env[file]) {
        context.addIssue({ code: 'custom', path: [file], message: `cannot be set with ${name}` })
      }
      // All nodes must accept each other's cookies and challenges.
      const isShared = env.DATABASE_URL !== undefined && (name === 'STAFF_SECRET' || env.BOT_CHECK === 'altcha')
      if (isShared && !env[name] && !env[file]) {
        const message = `(or ${file}) must be set with DATABASE_URL, to the same value on each node`
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }
    if (env.BOT_CHECK === 'altcha') return
    for (const name of ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET_KEY'] as const) {
      if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set for ${env.BOT_CHECK}` })
    }
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Public URL without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** `/content` if this server serves content. Otherwise, the origin of a content host. */
    contentOrigin: env.CONTENT_ORIGIN,
    logLevel: env.LOG_LEVEL,
    /** Proxies whose forwarded IP address, host, and protocol are trusted. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Header name in lowercase. If undefined, the server ignores a proxy's request IDs and generates its own. */
    requestIdHeader: env.REQUEST_ID_HEADER?.toLowerCase(),
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'yes',
    metricsToken: env.METRICS_TOKEN,
    /** If undefined, no traces are sent. */
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    mail: { smtpUrl: env.SMTP_URL, requireTls: env.SMTP_TLS === 'required', from: env.MAIL_FROM },
    formLimit: env.FORM_LIMIT,
    searchLimit: env.SEARCH_LIMIT,
    maxUploadMb: env.MAX_UPLOAD_MB,
    clamd: env.CLAMD === undefined ? undefined : socketAddress(env.CLAMD),
    thumbnailCacheMb: env.THUMBNAIL_CACHE_MB,
    attachmentsMb: env.ATTACHMENTS_MB,
    secrets: {
      staff: secretSource(env.STAFF_SECRET, env.STAFF_SECRET_FILE, join(env.DATA_DIR, 'staff.secret')),
      botCheck: secretSource(env.BOT_CHECK_SECRET, env.BOT_CHECK_SECRET_FILE, join(env.DATA_DIR, 'bot-check.secret')),
    },
    secondFactorRoles: env.STAFF_SECOND_FACTOR,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_REGION && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            pathStyle: env.S3_PATH_STYLE === 'yes',
          }
        : undefined,
    botCheck:
      env.BOT_CHECK === 'altcha'
        ? { kind: env.BOT_CHECK, difficulty: env.BOT_CHECK_DIFFICULTY }
        : {
            kind: env.BOT_CHECK,
            siteKey: env.BOT_CHECK_SITE_KEY ?? '',
            secretKey: env.BOT_CHECK_SECRET_KEY ?? '',
            minScore: env.BOT_CHECK_MIN_SCORE,
            origin: env.BOT_CHECK_ORIGIN,
          },
    serviceWorker: env.SERVICE_WORKER === 'on',
    analytics:
      env.ANALYTICS === 'ga4'
        ? {
            kind: env.ANALYTICS,
            script: `${env.GA4_ORIGIN}/gtag/js?id=${env.GA4_MEASUREMENT_ID}`,
            /** The origin that replaces all of Google's hosts, or undefined to use Google's hosts. */
            origin: env.GA4_ORIGIN === GA4_ORIGIN ? undefined : env.GA4_ORIGIN,
          }
        : { kind: env.ANALYTICS },
  }))

export type Config = z.output<typeof environment>

/** Variables whose values never appear in an error message. */
const SECRETS = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'STAFF_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'BOT_CHECK_SECRET',
  'BOT_CHECK_SECRET_KEY',
]

/** Thrown for invalid environment variables. The message is one line that names all the invalid variables. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads and validates the environment. An empty variable counts as unset.
 * @throws ConfigError with the name and value of each invalid variable. The values of secrets are omitted.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(set, { error: z.locales.en().localeError })
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    if (set[name] === undefined) return `${name} ${message}`
    return `${name}=${SECRETS.includes(name) ? '…' : set[name]?.replaceAll(/\p{Cc}+/gu, ' ')}: ${message}`
  })
  throw new ConfigError(`Invalid environment variable: ${wrong.join('; ')}`)
}
