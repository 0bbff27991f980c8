import type { Config } from '../config.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { altcha } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { providers, siteVerify } from './site-verify.ts'

/** The bot check that the configuration chooses: our own, or a provider's. */
export function createBotCheck({ botCheck }: Pick<Config, 'botCheck'>, secrets: Secrets): BotCheck {
  if (botCheck.kind === 'altcha') return altcha({ secrets: secrets.botCheck, difficulty: botCheck.difficulty })
  return siteVerify(providers[botCheck.kind], botCheck)
}
