/** Exports, imports, verifies, and backs up the stored data, for example `npm run data -- export FOLDER`. */
import type { Config } from '#server/config.ts'
import { BackupError, backUp } from '#server/database/backup.ts'
import type { Database } from '#server/database/connection.ts'
import {
  exportDatabase,
  importDatabase,
  type TableReport,
  TransferError,
  verifyDatabase,
} from '#server/database/transfer.ts'
import { exportObjects, importObjects } from '#server/files/object-transfer.ts'
import { openStorage } from '#server/files/open-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { runCommand, withDatabase } from './command.ts'

const USAGE = `npm run data -- export FOLDER
    exports all database tables to a new folder with row counts and checksums, the images of galleries and banners, and
    the files of inquiries
npm run data -- import FOLDER
    imports an export into an empty database
npm run data -- verify FOLDER
    compares the database with an export
npm run data -- backup FOLDER
    copies the embedded database and the uploaded files to a new folder. The server can keep running`

const formatReport = ({ table, rows, sha256, expected }: TableReport) => {
  const line = `${table.padEnd(20)} ${String(rows).padStart(9)}  ${sha256}`
  return expected ? `${line}  differs: ${expected.rows} rows, ${expected.sha256}` : line
}

type Command = (config: Config, folder: string) => Promise<void>

const transfer =
  (
    work: (database: Database, folder: string) => Promise<TableReport[]>,
    objects?: (database: Database, storage: Storage, folder: string) => Promise<number>,
  ): Command =>
  (config, folder) =>
    withDatabase(config, async (database) => {
      const reports = await work(database, folder)
      for (const report of reports) console.log(formatReport(report))
      if (reports.some(({ expected }) => expected)) process.exitCode = 1
      if (objects) console.log(`${await objects(database, await openStorage(config), folder)} stored objects`)
    })

const COMMANDS: Readonly<Record<string, Command>> = {
  export: transfer(exportDatabase, exportObjects),
  import: transfer(importDatabase, (_database, storage, folder) => importObjects(storage, folder)),
  verify: transfer(verifyDatabase),
  async backup(config, to) {
    if (config.databaseUrl) throw new BackupError('Use PostgreSQL’s own tools for backups (docs/operations.md).')
    const { inquiries, objects, bytes } = await backUp(config.dataDir, await openStorage(config), to)
    console.log(`${to}: ${inquiries} inquiries, ${objects} uploaded files (${bytes} bytes)`)
  },
}

const [name = '', folder, ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command || !folder || rest.length > 0) {
  console.error(USAGE)
  process.exit(1)
}
await runCommand([TransferError, BackupError], (config) => command(config, folder))
