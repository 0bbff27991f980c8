import type { Config } from '../config.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { loadOrCreateSecret } from '../secret-file.ts'
import { altcha } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { providers, siteVerify } from './site-verify.ts'

interface BotCheckDeps {
  readonly config: Pick<Config, 'botCheck' | 'dataDir'>
  readonly database: Database
}

/** The bot check that the configuration chooses: our own, or a provider's. */
export function createBotCheck({ config: { botCheck, dataDir }, database }: BotCheckDeps): BotCheck {
  if (botCheck.kind === 'altcha') {
    return altcha({
      secret: botCheck.secret ?? loadOrCreateSecret(dataDir, 'bot-check'),
      difficulty: botCheck.difficulty,
      clock: databaseClock(database),
    })
  }
  return siteVerify(providers[botCheck.kind], botCheck)
}
