/** Manages staff accounts, for example `npm run staff -- add name@example.com`. */
import { parseArgs } from 'node:util'
import { PublicError } from '#server/errors.ts'
import { runStaffCommand, StaffCommandError } from '#server/staff/command.ts'
import { runCommand, staffOf, withDatabase } from './command.ts'

await runCommand([PublicError, StaffCommandError], async (config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  })
  await withDatabase(config, async (database) => {
    const { accounts } = staffOf(config, database)
    for (const line of await runStaffCommand(accounts, positionals, values)) console.log(line)
  })
})
