import type { BotCheckTask } from '../../contract/enquiries.ts'
import type { BotCheckAction } from '../../contract/enquiry-fields.ts'
import type { Config } from '../config.ts'
import { keptSecret } from '../kept-secret.ts'
import { altcha } from './altcha.ts'
import { providers, siteVerify } from './site-verify.ts'

/** Tells people from programs before a form is accepted. */
export interface BotCheck {
  /** What a browser has to do before it submits a form. */
  task(action: BotCheckAction): Promise<BotCheckTask>
  /**
   * Checks what the browser brings back. What it returns must be stored as spent together with whatever was asked
   * for; undefined where the provider itself sees to single use.
   * @throws PublicError BOT_CHECK_FAILED (403), or BOT_CHECK_UNAVAILABLE (503) if a provider does not answer
   */
  verify(token: string, action: BotCheckAction, address: string): Promise<SpentChallenge | undefined>
}

export interface SpentChallenge {
  readonly id: string
  /** From then on the challenge is refused for its age. */
  readonly expiresAt: Date
}

/** The bot check that the configuration chooses: our own, or a provider's. */
export function createBotCheck({ botCheck, dataDir }: Pick<Config, 'botCheck' | 'dataDir'>): BotCheck {
  if (botCheck.kind === 'altcha') {
    return altcha({ secret: botCheck.secret ?? keptSecret(dataDir, 'bot-check'), difficulty: botCheck.difficulty })
  }
  return siteVerify(providers[botCheck.kind], botCheck)
}
