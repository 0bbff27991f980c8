import type { BotCheckTask } from '../../contract/inquiries.ts'
import type { BotCheckAction } from '../../contract/inquiry-fields.ts'

/** Distinguishes people from bots before a form is accepted. */
export interface BotCheck {
  /** What a browser has to do before it submits a form. */
  task(action: BotCheckAction): Promise<BotCheckTask>
  /**
   * Verifies the browser's token. The returned challenge must be stored as spent in the transaction that the token is
   * for; undefined where the provider itself enforces single use.
   * @throws PublicError BOT_CHECK_FAILED (403), or BOT_CHECK_UNAVAILABLE (503) if a provider does not answer, or
   * NOT_STORED (500) if the database does not
   */
  verify(token: string, action: BotCheckAction, address: string): Promise<SpentChallenge | undefined>
}

export interface SpentChallenge {
  readonly id: string
  /** After this time the challenge has expired, and need not be stored any more. */
  readonly expiresAt: Date
}
