/** `npm run data -- export FOLDER`: takes what is stored from one database to another, and backs it up. */
import { ConfigError, readConfig } from '../server/config.ts'
import { BackupError, backUp } from '../server/database/backup.ts'
import { type Database, openDatabase } from '../server/database/connection.ts'
import {
  exportDatabase,
  importDatabase,
  type TableReport,
  TransferError,
  verifyDatabase,
} from '../server/database/transfer.ts'
import { openStorage } from '../server/files/open-storage.ts'

const USAGE = `npm run data -- export FOLDER
    writes each table of the database into a new folder, with counts and checksums
npm run data -- import FOLDER
    takes an export over into an empty database
npm run data -- verify FOLDER
    compares the database with an export
npm run data -- backup FOLDER
    copies the embedded database and the uploaded files into a new folder, while the server runs`

const lineOf = ({ table, rows, sha256, expected }: TableReport) => {
  const line = `${table.padEnd(20)} ${String(rows).padStart(9)}  ${sha256}`
  return expected ? `${line}  differs: ${expected.rows} rows, ${expected.sha256}` : line
}

const [command, folder, ...rest] = process.argv.slice(2)

async function transfer(work: (database: Database, from: string) => Promise<TableReport[]>, from: string) {
  const database = await openDatabase(readConfig(process.env))
  try {
    const reports = await work(database, from)
    for (const report of reports) console.log(lineOf(report))
    if (reports.some(({ expected }) => expected)) process.exitCode = 1
  } finally {
    await database.destroy()
  }
}

async function backup(to: string) {
  const config = readConfig(process.env)
  if (config.databaseUrl) throw new BackupError('PostgreSQL is backed up with its own tools: see docs/operations.md.')
  const { inquiries, objects, bytes } = await backUp(config.dataDir, await openStorage(config), to)
  console.log(`${to}: ${inquiries} inquiries, ${objects} objects of uploaded files (${bytes} bytes)`)
}

const COMMANDS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  export: (to) => transfer(exportDatabase, to),
  import: (from) => transfer(importDatabase, from),
  verify: (from) => transfer(verifyDatabase, from),
  backup,
}

const run = COMMANDS[command ?? '']
if (!run || !folder || rest.length > 0) {
  console.error(USAGE)
  process.exit(1)
}
try {
  await run(folder)
} catch (error) {
  const isPlain = [ConfigError, TransferError, BackupError].some((kind) => error instanceof kind)
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}
