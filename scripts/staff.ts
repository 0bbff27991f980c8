/** `npm run staff -- add name@example.com`: accounts of the staff, from the terminal of the server. */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/connection.ts'
import { PublicError } from '../server/errors.ts'
import { openSecrets } from '../server/secrets/secrets.ts'
import { runStaffCommand, StaffCommandError } from '../server/staff/command.ts'
import { createStaff } from '../server/staff/staff.ts'

const silent = () => {}

try {
  const config = readConfig(process.env)
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  })
  const database = await openDatabase(config)
  try {
    const log = { debug: silent, info: silent, warn: silent, error: console.error }
    const { accounts } = createStaff({ config, secrets: openSecrets(config), database, log })
    for (const line of await runStaffCommand(accounts, positionals, options)) console.log(line)
  } finally {
    await database.destroy()
  }
} catch (error) {
  const isPlain = [ConfigError, PublicError, StaffCommandError].some((kind) => error instanceof kind)
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isPlain || isUsage ? (error as Error).message : error)
  process.exit(1)
}
