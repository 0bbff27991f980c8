import type { Config } from '../config.ts'

/**
 * Where a provider's script, its frames and its requests come from, as CSP sources; none for our own check. They
 * stand in the policy of every page: a visitor can reach a form from any of them without loading a document anew.
 */
export function providerSources(botCheck: Config['botCheck'] | undefined): readonly string[] {
  if (!botCheck || botCheck.kind === 'altcha') return []
  if (botCheck.kind === 'turnstile') return [botCheck.origin]
  // reCAPTCHA's first script brings the rest from here.
  return [`${botCheck.origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']
}
