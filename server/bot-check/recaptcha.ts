import { z } from 'zod'
import { publicError } from '../errors.ts'
import type { BotCheck } from './bot-check.ts'

const ANSWER_LIMIT_MS = 10_000

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export interface RecaptchaSettings {
  readonly siteKey: string
  readonly secretKey: string
  /** Origin that serves the script and verifies tokens. */
  readonly origin: string
  /** Lowest accepted score, from 0 (likely a bot) to 1 (likely a person). */
  readonly minScore: number
}

/**
 * reCAPTCHA v3: its script gives the browser a token, which this server verifies with Google.
 * https://developers.google.com/recaptcha/docs/v3
 */
export function recaptcha({ siteKey, secretKey, origin, minScore }: RecaptchaSettings): BotCheck {
  async function verdictOn(token: string, address: string) {
    try {
      const response = await fetch(new URL('/recaptcha/api/siteverify', origin), {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      return verdict.parse(await response.json())
    } catch (error) {
      throw publicError('BOT_CHECK_UNAVAILABLE').because(error)
    }
  }

  return {
    task: async () => ({
      provider: 'recaptcha',
      siteKey,
      script: `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    }),

    async verify(token, action, address) {
      const answer = await verdictOn(token, address)
      // A wrong secret key is our mistake, so report an outage instead of a failed check.
      const codes = answer['error-codes'] ?? []
      if (codes.some((code) => /input-secret|internal-error/.test(code))) {
        throw publicError('BOT_CHECK_UNAVAILABLE').because(new Error(`reCAPTCHA: ${codes.join(', ')}`))
      }
      if (!answer.success || answer.action !== action || (answer.score ?? 0) < minScore)
        throw publicError('BOT_CHECK_FAILED')
      return undefined
    },
  }
}
