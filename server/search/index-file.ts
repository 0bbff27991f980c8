/**
 * The index: one SQLite file, derived and safe to delete. It is built in a temporary file that then replaces the old one
 * by a rename, so it needs no journal.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from './entry.ts'
import { readerVersion } from './pdf-text.ts'
import { fold, tokenize } from './terms.ts'

/** Row ids of a group are within one range of this size, so that groups are counted without a join. */
export const GROUP_SPAN = 2 ** 12

const SCHEMA = `
  create table meta (inputs text not null, built_at text not null) strict;
  create table entry (
    id integer primary key,
    key text not null,
    kind text not null,
    title text not null,
    title_terms text not null,
    name_terms text not null,
    heading_terms text not null,
    body text not null,
    link text not null,
    source text not null,
    location text not null,
    page_number integer,
    thumbnail text
  ) strict;
  create table part (number text not null, entry integer not null, label text not null) strict;
  create index part_number on part (number);
  create virtual table term using fts5(
    title, keys, heading, body, extra,
    content = '', tokenize = "unicode61 remove_diacritics 0 tokenchars '.·'", prefix = '1 2 3'
  );
  create virtual table vocabulary using fts5vocab(term, row);
  create table word (id integer primary key, word text not null unique, stem text not null, uses integer not null) strict;
  create virtual table spelling using fts5(word, content = '', tokenize = 'trigram', detail = none);
  create table pdf_text (hash text primary key, pages text not null, reader text not null) strict;
`

/** Changes with the code that determines the index, so that a new release rebuilds it. */
function codeHash() {
  const hash = createHash('sha256').update(process.version)
  for (const name of readdirSync(import.meta.dirname).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  return hash.digest('hex')
}

/** Hash of all inputs of the index. */
export const inputsHash = (entries: readonly Entry[]) =>
  createHash('sha256').update(codeHash()).update(JSON.stringify(entries)).digest('hex')

/** Removes the file at `path` if SQLite finds damage in it. A reader that has it open goes on. */
export function removeDamaged(path: string) {
  if (existsSync(path) && !isIntact(path)) rmSync(path)
}

function isIntact(path: string) {
  try {
    using database = new DatabaseSync(path, { readOnly: true })
    return database.prepare('pragma quick_check').get()?.quick_check === 'ok'
  } catch {
    return false
  }
}

/** Hash of the inputs of the file at `path`; undefined if there is none, or it cannot be read. */
export function builtInputs(path: string): string | undefined {
  try {
    using database = new DatabaseSync(path, { readOnly: true })
    return database.prepare('select inputs from meta').get()?.inputs as string | undefined
  } catch {
    return undefined
  }
}

/** Cached texts of PDFs in the file at `path` that were read by the current version of the reader. */
export function pdfTexts(path: string): Map<string, readonly string[]> {
  try {
    using database = new DatabaseSync(path, { readOnly: true })
    const rows = database.prepare('select hash, pages from pdf_text where reader = ?').all(readerVersion()) as {
      hash: string
      pages: string
    }[]
    return new Map(rows.map(({ hash, pages }) => [hash, JSON.parse(pages) as string[]]))
  } catch {
    return new Map()
  }
}

/** Writes the index to a temporary file and renames it to `path`. Open readers of the old file are not affected. */
export function writeIndex(
  path: string,
  entries: readonly Entry[],
  { inputs, texts }: { readonly inputs: string; readonly texts: ReadonlyMap<string, readonly string[]> },
) {
  mkdirSync(dirname(path), { recursive: true })
  const building = `${path}.${process.pid}-${Date.now()}.building`
  try {
    const database = new DatabaseSync(building)
    try {
      // A temporary file needs no protection against a crash.
      database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
      database.exec(SCHEMA)
      fill(database, entries, texts)
      database.prepare('insert into meta (inputs, built_at) values (?, ?)').run(inputs, new Date().toISOString())
      database.exec(`commit; insert into term (term) values ('optimize'); analyze`)
    } finally {
      database.close()
    }
    renameSync(building, path)
  } finally {
    rmSync(building, { force: true })
  }
}

function fill(database: DatabaseSync, entries: readonly Entry[], texts: ReadonlyMap<string, readonly string[]>) {
  const insertEntry = database.prepare('insert into entry values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertTerms = database.prepare(
    'insert into term (rowid, title, keys, heading, body, extra) values (?, ?, ?, ?, ?, ?)',
  )
  const insertPart = database.prepare('insert into part values (?, ?, ?)')
  const words = new Map<string, { stem: string; uses: number }>()
  const groups = Map.groupBy(entries, ({ group }) => group)
  let group = 0
  for (const members of groups.values()) {
    for (let from = 0; from < members.length; from += GROUP_SPAN) {
      group += 1
      for (const [index, entry] of members.slice(from, from + GROUP_SPAN).entries()) {
        const row = group * GROUP_SPAN + index
        const [title, keys, heading, body] = [entry.title, entry.keys, entry.heading, entry.body].map((text) => {
          const tokens = tokenize(text)
          for (const { word, term } of tokens) noteWord(words, word, term)
          return {
            terms: tokens.map(({ term }) => term).join(' '),
            also: tokens.flatMap(({ also }) => also).join(' '),
          }
        }) as [Terms, Terms, Terms, Terms]
        const all = (each: Terms) => [...new Set(`${each.terms} ${each.also}`.split(' ').filter(Boolean))].join(' ')
        insertEntry.run(
          row,
          entry.id,
          entry.kind,
          entry.title,
          all(title),
          nameTerms(entry.title),
          all(heading),
          entry.body,
          entry.link,
          entry.source,
          entry.location,
          entry.pageNumber,
          entry.thumbnail,
        )
        // Terms keep their order for phrase queries; alternative terms follow them.
        const named = (each: Terms) => `${each.terms} ${each.also}`
        const extra = `${heading.also} ${body.also}`
        insertTerms.run(row, named(title), named(keys), heading.terms, body.terms, extra)
        for (const [number, label] of entry.parts ?? []) {
          insertPart.run(compactNumber(number), row, label)
        }
      }
    }
  }
  const insertWord = database.prepare('insert into word (id, word, stem, uses) values (?, ?, ?, ?)')
  const insertSpelling = database.prepare('insert into spelling (rowid, word) values (?, ?)')
  let id = 0
  for (const [word, { stem, uses }] of words) {
    id += 1
    insertWord.run(id, word, stem, uses)
    insertSpelling.run(id, padded(word))
  }
  const insertText = database.prepare('insert into pdf_text values (?, ?, ?)')
  const reader = readerVersion()
  for (const [hash, pages] of texts) insertText.run(hash, JSON.stringify(pages), reader)
}

/** Terms before the first comma: the kind of part in 'Truss, 12 in, aluminum'. */
const nameTerms = (title: string) =>
  tokenize(title.split(',')[0] ?? '')
    .map(({ term }) => term)
    .join(' ')

interface Terms {
  readonly terms: string
  readonly also: string
}

/** Counts words for spelling correction: words of letters only, because numbers cannot be guessed. */
function noteWord(words: Map<string, { stem: string; uses: number }>, word: string, stem: string) {
  if (!/^\p{L}{4,40}$/u.test(word)) return
  const known = words.get(word)
  if (known) known.uses += 1
  else words.set(word, { stem, uses: 1 })
}

/** With spaces, so that trigrams mark the beginning and the end of a word. */
export const padded = (word: string) => ` ${word} `

/** A part number without hyphens, spaces and the maker's letters: 'BS-TR12A-10', 'tr12a 10' → 'tr12a10'. */
export const compactNumber = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^bs(?=[a-z]{2})/, '')
