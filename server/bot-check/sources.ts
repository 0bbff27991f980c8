import type { Config } from '../config.ts'

/**
 * CSP sources of a provider's script, frames and requests; none for our own check. They are in the policy of every
 * page, because a visitor can navigate from any page to a form without loading a new document.
 */
export function providerSources(botCheck: Config['botCheck'] | undefined): readonly string[] {
  if (!botCheck || botCheck.kind === 'altcha') return []
  // reCAPTCHA's first script loads the others from here.
  return [`${botCheck.origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']
}
