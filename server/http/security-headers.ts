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

/**
 * Headers for every response. This content security policy is for responses other than pages. It allows no resources
 * and forbids framing.
 */
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
  // Send HSTS only over HTTPS. Over plain HTTP (development, tests), it would block other servers on localhost.
  ...(isHttps(publicUrl)
    ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
    : {}),
})

/**
 * Settings that determine a page's policy. Without `botCheck` and `analytics`, the policy allows no third-party
 * scripts.
 */
export interface PolicyConfig
  extends Pick<Config, 'publicUrl' | 'contentOrigin'>,
    Partial<Pick<Config, 'botCheck' | 'analytics'>> {
  /** Text of the only inline script that the page may contain. */
  readonly inlineScript?: string
}

/**
 * Returns the content security policy for a page. The only allowed inline script is the build's script, which is
 * identified by its hash. Style attributes are blocked.
 */
export function pagePolicy(config: PolicyConfig) {
  const content = config.contentOrigin.startsWith('/') ? [] : [config.contentOrigin]
  const provider = providerSources(config.botCheck)
  const { scripts: counting, reports } = analyticsSources(config.analytics)
  const inline = config.inlineScript === undefined ? [] : [`'sha256-${sha256(config.inlineScript)}'`]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...provider, ...counting],
    // ALTCHA's proof of work runs in a worker.
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...content, ...reports],
    'media-src': ["'self'", ...content],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...content, ...provider, ...reports],
    'manifest-src': ["'self'"],
    // Pages display our PDFs in frames.
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

/**
 * Policy for a preview of unpublished text. Only our own pages may frame the preview. Scripts are blocked, because a
 * preview does not have the page's URL.
 */
export function previewPolicy({ contentOrigin }: Pick<Config, 'contentOrigin'>) {
  const sources = ["'self'", ...(contentOrigin.startsWith('/') ? [] : [contentOrigin])].join(' ')
  return (
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src data: ${sources}; media-src ${sources}; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin"
  )
}

/**
 * Policy for the service worker. The worker may fetch anything that the site's pages load, and may run only its own
 * script.
 */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const isHttps = (address: string) => address.startsWith('https:')
