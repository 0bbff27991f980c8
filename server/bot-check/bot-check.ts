import type { BotCheckTask } from '#contract/inquiries.ts'
import type { BotCheckAction } from '#contract/inquiry-fields.ts'

export interface BotCheck {
  /** Returns the challenge that a browser must complete before it submits a form. */
  task(action: BotCheckAction): Promise<BotCheckTask>
  /**
   * Verifies the browser's token. Store the returned challenge as spent in the same transaction as the form. Returns
   * undefined if the provider itself accepts each token only once.
   * @throws PublicError BOT_CHECK_FAILED (403), BOT_CHECK_UNAVAILABLE (503) if the provider cannot be reached, or
   * NOT_STORED (503) if the database cannot be reached
   */
  verify(token: string, action: BotCheckAction, address: string): Promise<SpentChallenge | undefined>
}

export interface SpentChallenge {
  readonly id: string
  /** After this time, the challenge has expired and its record can be deleted. */
  readonly expiresAt: Date
}
