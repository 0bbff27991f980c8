/** `npm run secrets -- rotate staff`: new versions of the server's own secrets, while it runs. */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/connection.ts'
import { runSecretsCommand, SecretsCommandError } from '../server/secrets/rotate.ts'
import { openSecrets } from '../server/secrets/secrets.ts'
import { createStaff } from '../server/staff/staff.ts'

const silent = () => {}

try {
  const config = readConfig(process.env)
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lead: { type: 'string' }, 'drop-old': { type: 'boolean' } },
  })
  const secrets = openSecrets(config)
  const database = await openDatabase(config)
  try {
    const log = { debug: silent, info: silent, warn: silent, error: console.error }
    const { encryptAgain } = createStaff({ config, secrets, database, log })
    const options = { ...(values.lead && { leadSeconds: Number(values.lead) }), dropOld: values['drop-old'] ?? false }
    await runSecretsCommand(positionals, options, { config, encryptAgain, print: console.log })
  } finally {
    await database.destroy()
  }
} catch (error) {
  const isPlain = [ConfigError, SecretsCommandError].some((kind) => error instanceof kind)
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isPlain || isUsage ? (error as Error).message : error)
  process.exit(1)
}
