import { z } from 'zod'
import { botCheckFailed, botCheckUnavailable } from '../errors.ts'
import type { BotCheck } from './bot-check.ts'

const ANSWER_LIMIT_MS = 10_000

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

interface Provider {
  readonly name: 'recaptcha' | 'turnstile'
  readonly verifyPath: string
  readonly script: (origin: string, siteKey: string) => string
  /** Whether the answer has a score (reCAPTCHA v3), not only success or failure (Turnstile). */
  readonly scored: boolean
}

/**
 * https://developers.google.com/recaptcha/docs/v3 and
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const providers = {
  recaptcha: {
    name: 'recaptcha',
    verifyPath: '/recaptcha/api/siteverify',
    script: (origin, siteKey) => `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    scored: true,
  },
  turnstile: {
    name: 'turnstile',
    verifyPath: '/turnstile/v0/siteverify',
    script: (origin) => `${origin}/turnstile/v0/api.js?render=explicit`,
    scored: false,
  },
} as const satisfies Record<string, Provider>

export interface SiteVerifySettings {
  readonly siteKey: string
  readonly secretKey: string
  /** Of the script and of the verify call. */
  readonly origin: string
  /** 0 to 1. */
  readonly minScore: number
}

/** A provider's check: its script gives the browser a token, which this server verifies with the provider. */
export function siteVerify(
  { name, verifyPath, script, scored }: Provider,
  { siteKey, secretKey, origin, minScore }: SiteVerifySettings,
): BotCheck {
  return {
    task: async () => ({ provider: name, siteKey, script: script(origin, siteKey) }),

    async verify(token, action, address) {
      const answer = await callProvider(new URL(verifyPath, origin), {
        secret: secretKey,
        response: token,
        remoteip: address,
      })
      // A wrong secret is our mistake, not the visitor's.
      const codes = answer['error-codes'] ?? []
      if (codes.some((code) => /input-secret|internal-error/.test(code))) {
        throw botCheckUnavailable(new Error(`${name}: ${codes.join(', ')}`))
      }
      const isHuman = !scored || (answer.score ?? 0) >= minScore
      if (!answer.success || answer.action !== action || !isHuman) throw botCheckFailed()
      return undefined
    },
  }
}

async function callProvider(url: URL, form: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    return verdict.parse(await response.json())
  } catch (error) {
    throw botCheckUnavailable(error)
  }
}
