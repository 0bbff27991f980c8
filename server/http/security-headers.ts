import { createHash } from 'node:crypto'
import { analyticsSources } from '../analytics/sources.ts'
import { providerSources } from '../bot-check/sources.ts'
import type { Config } from '../config.ts'

const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** For every response. This content security policy is for anything but pages: nothing loads, nothing may frame it. */
export const baseHeaders = ({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Over plain http (development, tests) this would block other servers on localhost.
  ...(isHttps(publicUrl)
    ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
    : {}),
})

/** `botCheck` and `analytics` only matter where a provider's script has to be let in. */
export interface PolicyConfig
  extends Pick<Config, 'publicUrl' | 'contentOrigin'>,
    Partial<Pick<Config, 'botCheck' | 'analytics'>> {
  /** The text of the one script that may stand in the page. */
  readonly inlineScript?: string
}

/**
 * The content security policy of a page: no inline script runs but the one that the build made, by its hash, and no
 * style attribute applies.
 */
export function pagePolicy(config: PolicyConfig) {
  const content = config.contentOrigin.startsWith('/') ? [] : [config.contentOrigin]
  const provider = providerSources(config.botCheck)
  const { scripts: counting, reports } = analyticsSources(config.analytics)
  const inline = config.inlineScript === undefined ? [] : [`'sha256-${sha256(config.inlineScript)}'`]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...provider, ...counting],
    // For the bot check's own proof of work.
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...content, ...reports],
    'media-src': ["'self'", ...content],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...content, ...provider, ...reports],
    'manifest-src': ["'self'"],
    // Our own PDFs are shown in the page.
    'frame-src': ["'self'", ...content, ...provider],
    'object-src': ["'self'", ...content],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(config.publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Of the service worker: it fetches what pages of the site load, and runs nothing but itself. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const isHttps = (address: string) => address.startsWith('https:')
