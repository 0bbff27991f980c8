import type { Config } from '../config.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { altcha } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { recaptcha } from './recaptcha.ts'

interface BotCheckDeps {
  readonly config: Pick<Config, 'botCheck'>
  readonly secrets: Pick<Secrets, 'botCheck'>
  readonly database: Database
}

export function createBotCheck({ config: { botCheck }, secrets, database }: BotCheckDeps): BotCheck {
  if (botCheck.kind === 'altcha') {
    return altcha({ secrets: secrets.botCheck, difficulty: botCheck.difficulty, clock: databaseClock(database) })
  }
  return recaptcha(botCheck)
}
