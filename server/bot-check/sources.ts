import type { Config } from '../config.ts'

/**
 * CSP sources for a provider's script, frames, and requests. ALTCHA needs none. Every page's policy includes the
 * sources, because a visitor can navigate from any page to a form without loading a new document.
 */
export function providerSources(botCheck: Config['botCheck'] | undefined): readonly string[] {
  if (!botCheck || botCheck.kind === 'altcha') return []
  // reCAPTCHA's loader fetches the main script from here.
  return [`${botCheck.origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']
}
