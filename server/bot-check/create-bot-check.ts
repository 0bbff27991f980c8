import type { Config } from '../config.ts'
import { loadOrCreateSecret } from '../secret-file.ts'
import { altcha } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { providers, siteVerify } from './site-verify.ts'

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
