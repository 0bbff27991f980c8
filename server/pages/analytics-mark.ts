import type { PolicyConfig } from '../http/security-headers.ts'

/**
 * Says in a page which analytics service the operator has chosen, where it is not the default: pages are finished
 * before the server's settings are known, and a question to the server would come before the visitor's consent.
 * `site/services/analytics.ts` reads it.
 */
export function markAnalytics(html: string, { analytics }: Pick<PolicyConfig, 'analytics'>) {
  if (!analytics || analytics.kind === 'first-party') return html
  return html.replace(/<html\b/, `<html data-analytics="${analytics.kind === 'ga4' ? analytics.script : 'off'}"`)
}
