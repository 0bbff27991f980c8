import type { Config } from '../config.ts'

interface Sources {
  /** Hosts that serve the analytics script. */
  readonly scripts: readonly string[]
  /** Hosts that receive the script's events, as requests or image URLs. */
  readonly reports: readonly string[]
}

/**
 * CSP sources for the configured analytics service. First-party analytics need none. Source:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export function analyticsSources(analytics: Config['analytics'] | undefined): Sources {
  if (analytics?.kind !== 'ga4') return { scripts: [], reports: [] }
  if (analytics.origin) return { scripts: [analytics.origin], reports: [analytics.origin] }
  return {
    scripts: ['https://*.googletagmanager.com'],
    reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  }
}
