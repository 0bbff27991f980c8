import type { BotCheckTask } from '../../contract/inquiries.ts'
import type { BotCheckAction } from '../../contract/inquiry-fields.ts'
import type { Config } from '../config.ts'
import { loadOrCreateSecret } from '../secret-file.ts'
import { altcha } from './altcha.ts'
import { providers, siteVerify } from './site-verify.ts'

/** Distinguishes people from bots before a form is accepted. */
export interface BotCheck {
  /** What a browser has to do before it submits a form. */
  task(action: BotCheckAction): Promise<BotCheckTask>
  /**
   * Verifies the browser's token. The returned challenge must be stored as spent in the transaction that the token is
   * for; undefined where the provider itself enforces single use.
   * @throws PublicError BOT_CHECK_FAILED (403), or BOT_CHECK_UNAVAILABLE (503) if a provider does not answer
   */
  verify(token: string, action: BotCheckAction, address: string): Promise<SpentChallenge | undefined>
}

export interface SpentChallenge {
  readonly id: string
  /** After this time the challenge has expired, and need not be stored any more. */
  readonly expiresAt: Date
}

/** The bot check that the configuration chooses: our own, or a provider's. */
export function createBotCheck({ botCheck, dataDir }: Pick<Config, 'botCheck' | 'dataDir'>): BotCheck {
  if (botCheck.kind === 'altcha') {
    return altcha({
      secret: botCheck.secret ?? loadOrCreateSecret(dataDir, 'bot-check'),
      difficulty: botCheck.difficulty,
    })
  }
  return siteVerify(providers[botCheck.kind], botCheck)
}
