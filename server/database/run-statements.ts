import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine-of.ts'

/**
 * Runs SQL statements that are separated by semicolons. Columns of the type `text` compare and sort by bytes in both
 * databases, regardless of the server's language.
 */
export async function runStatements(db: Kysely<unknown>, statements: string) {
  const isPostgres = engineOf(db).name === 'postgres'
  for (const statement of statements.split(';')) {
    const binary = isPostgres ? statement.replaceAll(/ text\b(?! text\b)/g, ' text collate "C"') : statement
    await sql.raw(binary).execute(db)
  }
}
