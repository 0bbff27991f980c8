import type { PolicyConfig } from '../http/security-headers.ts'

/**
 * Adds the name of the configured analytics service to a page unless that service is the default. Pages are built
 * before the server's settings are known, and requesting the setting would contact the server before the visitor
 * consents.
 * `site/services/analytics.ts` reads the attribute.
 */
export function markAnalytics(html: string, { analytics }: Pick<PolicyConfig, 'analytics'>) {
  if (!analytics || analytics.kind === 'first-party') return html
  return html.replace(/<html\b/, `<html data-analytics="${analytics.kind === 'ga4' ? analytics.script : 'off'}"`)
}
