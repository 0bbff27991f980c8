import type { PolicyConfig } from '../http/security-headers.ts'

export interface PageSettings extends Pick<PolicyConfig, 'analytics' | 'publicUrl'> {
  /** The public URL in the build's files. */
  readonly builtUrl?: string | undefined
}

/** Returns true if the settings change a built file. */
export const needsSettings = (file: string, bytes: Buffer, { analytics, publicUrl, builtUrl }: PageSettings) =>
  (builtUrl !== undefined && builtUrl !== publicUrl && bytes.includes(new URL(builtUrl).host)) ||
  (file.endsWith('.html') && isMarked(analytics))

/** Applies the server's settings to a page or file. The build doesn't know them, so that one build serves any site. */
export function withSettings(file: string, text: string, { analytics, publicUrl, builtUrl }: PageSettings) {
  const addressed = builtUrl === undefined ? text : withAddress(text, builtUrl, publicUrl)
  return file.endsWith('.html') ? markAnalytics(addressed, analytics) : addressed
}

/** Replaces a URL, and its host where a text shows it without the protocol, but not as part of another host or email. */
function withAddress(text: string, builtUrl: string, publicUrl: string) {
  const host = (url: string) => new URL(url).host
  const escaped = (url: string) => url.replace(/[.[\]]/g, '\\$&')
  const pattern = new RegExp(`${escaped(builtUrl)}|(?<![\\w.@/-])${escaped(host(builtUrl))}`, 'g')
  return text.replace(pattern, (found) => (found === builtUrl ? publicUrl : host(publicUrl)))
}

const isMarked = (analytics: PageSettings['analytics']) => analytics !== undefined && analytics.kind !== 'first-party'

/**
 * Adds the name of the configured analytics service to a page unless that service is the default, because requesting the
 * setting would contact the server before the visitor consents. `site/services/analytics.ts` reads the attribute.
 */
function markAnalytics(html: string, analytics: PageSettings['analytics']) {
  if (!analytics || analytics.kind === 'first-party') return html
  return html.replace(/<html\b/, `<html data-analytics="${analytics.kind === 'ga4' ? analytics.script : 'off'}"`)
}
