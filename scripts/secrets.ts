/** Rotates the server's secrets while the server is running, for example `npm run secrets -- rotate staff`. */
import { parseArgs } from 'node:util'
import { runSecretsCommand, SecretsCommandError } from '#server/secrets/rotate.ts'
import { runCommand, staffOf, withDatabase } from './command.ts'

await runCommand([SecretsCommandError], async (config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lead: { type: 'string' }, 'drop-old': { type: 'boolean' } },
  })
  await withDatabase(config, async (database) => {
    const { encryptAgain } = staffOf(config, database)
    const options = { ...(values.lead && { leadSeconds: Number(values.lead) }), dropOld: values['drop-old'] ?? false }
    await runSecretsCommand(positionals, options, { config, encryptAgain, print: console.log })
  })
})
