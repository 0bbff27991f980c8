/**
 * The index: one SQLite file, derived and safe to delete. It is built in a temporary file that then replaces the old one
 * by a rename, so it needs no journal. Where only uploads have changed, that file begins as a copy.
 */
import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from './entry.ts'
import { readerVersion } from './pdf-text.ts'
import { fold, type Token, tokenize } from './terms.ts'

/** Row ids of a group are within one range of this size, so that groups are counted without a join. */
export const GROUP_SPAN = 2 ** 12

const SCHEMA = `
  create table meta (site text not null, code text not null) strict;
  create table entry (
    id integer primary key,
    key text not null,
    kind text not null,
    title text not null,
    title_terms text not null,
    name_terms text not null,
    heading_terms text not null,
    heading text not null,
    keys text not null,
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
  create table upload (
    id text primary key,
    hash text not null,
    sha256 text not null,
    text text not null,
    first integer not null,
    last integer not null
  ) strict;
  create index upload_sha256 on upload (sha256);
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

/** Hash of the entries of the site, and of the code that indexes them. */
export const siteHash = (entries: readonly Entry[]) =>
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

/** What of an upload is in the index. */
export interface UploadState {
  readonly id: string
  /** Of all that its entries are made from but its text. */
  readonly hash: string
  readonly sha256: string
  /** Whether the text of a PDF could be read; `unreachable`: its bytes could not be fetched. */
  readonly text: 'read' | 'unread' | 'unreachable'
}

/** What an index was made from, to make the next one. */
export interface BuiltIndex {
  /** Hash of the site's entries; undefined if there is no index, or other code wrote it. */
  readonly site: string | undefined
  uploads(): ReadonlyMap<string, UploadState>
  /** The text of a PDF, if it was read by the current version of the reader. */
  text(hash: string): readonly string[] | undefined
  close(): void
}

const NOTHING: BuiltIndex = { site: undefined, uploads: () => new Map(), text: () => undefined, close: () => {} }

/** Reads what the index at `path` was made from: nothing if there is none, or it is damaged. */
export function readIndex(path: string): BuiltIndex {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    const meta = database.prepare('select site, code from meta').get()
    const reader = readerVersion()
    const text = database.prepare('select pages from pdf_text where hash = ? and reader = ?')
    const uploads = database.prepare('select id, hash, sha256, text from upload')
    const opened = database
    return {
      site: meta?.code === codeHash() ? String(meta?.site) : undefined,
      uploads: () => new Map((uploads.all() as unknown as UploadState[]).map((each) => [each.id, each])),
      text: (hash) => {
        const row = text.get(hash, reader)
        return row && (JSON.parse(String(row.pages)) as string[])
      },
      close: () => opened.close(),
    }
  } catch {
    database?.close()
    return NOTHING
  }
}

/** SQLITE_IOERR, SQLITE_CORRUPT and SQLITE_NOTADB: https://www.sqlite.org/rescode.html */
const DAMAGE = [10, 11, 26]

/** Whether a read of the index failed because the file is damaged, or empty. The low byte of SQLite's code is its kind. */
export const isDamage = (error: unknown) => {
  const { errcode = 0, message = '' } = error as Error & { readonly errcode?: number }
  return DAMAGE.includes(errcode & 0xff) || message.startsWith('no such table')
}

/**
 * Writes the index to a temporary file and renames it to `path`. Open readers of the old file are not affected.
 * @param keep whether to start from a copy of the index at `path` rather than from an empty one
 */
export function writeIndex(path: string, { keep }: { readonly keep: boolean }, write: (index: IndexWriter) => void) {
  mkdirSync(dirname(path), { recursive: true })
  const building = `${path}.${process.pid}-${Date.now()}.building`
  try {
    if (keep) copyFileSync(path, building, constants.COPYFILE_FICLONE)
    const database = new DatabaseSync(building)
    try {
      // A temporary file needs no protection against a crash.
      database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
      if (!keep) database.exec(SCHEMA)
      const index = indexWriter(database)
      write(index)
      index.finish()
      database.exec('commit')
      if (!keep) database.exec(`insert into term (term) values ('optimize'); analyze`)
    } finally {
      database.close()
    }
    renameSync(building, path)
  } finally {
    rmSync(building, { force: true })
  }
}

export type IndexWriter = ReturnType<typeof indexWriter>

function indexWriter(database: DatabaseSync) {
  const insertEntry = database.prepare('insert into entry values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertTerms = database.prepare(
    'insert into term (rowid, title, keys, heading, body, extra) values (?, ?, ?, ?, ?, ?)',
  )
  // A table without content gives up a row for the very terms that it was given.
  const deleteTerms = database.prepare(
    "insert into term (term, rowid, title, keys, heading, body, extra) values ('delete', ?, ?, ?, ?, ?, ?)",
  )
  const insertPart = database.prepare('insert into part values (?, ?, ?)')
  const words = new Map<string, { readonly stem: string; uses: number }>()
  let group = Math.floor(Number(database.prepare('select max(id) as last from entry').get()?.last ?? 0) / GROUP_SPAN)

  /** Counts words for spelling correction: words of letters only, because numbers cannot be guessed. */
  function noteWords({ words: noted }: IndexedTerms, change: 1 | -1) {
    for (const { word, term } of noted) {
      if (!/^\p{L}{4,40}$/u.test(word)) continue
      const known = words.get(word)
      if (known) known.uses += change
      else words.set(word, { stem: term, uses: change })
    }
  }

  function addEntries(entries: readonly Entry[]) {
    for (const members of Map.groupBy(entries, (entry) => entry.group).values()) {
      for (const [index, entry] of members.entries()) {
        if (index % GROUP_SPAN === 0) group += 1
        const row = group * GROUP_SPAN + (index % GROUP_SPAN)
        const terms = indexedTerms(entry)
        noteWords(terms, 1)
        insertEntry.run(
          row,
          entry.id,
          entry.kind,
          entry.title,
          terms.titleTerms,
          nameTerms(entry.title),
          terms.headingTerms,
          entry.heading,
          entry.keys,
          entry.body,
          entry.link,
          entry.source,
          entry.location,
          entry.pageNumber,
          entry.thumbnail,
        )
        insertTerms.run(row, ...terms.columns)
        for (const [number, label] of entry.parts ?? []) insertPart.run(compactNumber(number), row, label)
      }
    }
  }

  return {
    /** All of the site: before the uploads. */
    addSite(entries: readonly Entry[], hash: string) {
      addEntries(entries)
      database.prepare('insert into meta (site, code) values (?, ?)').run(hash, codeHash())
    },

    addUpload({ id, hash, sha256, text }: UploadState, entries: readonly Entry[]) {
      const first = (group + 1) * GROUP_SPAN
      addEntries(entries)
      database
        .prepare('insert into upload values (?, ?, ?, ?, ?, ?)')
        .run(id, hash, sha256, text, first, (group + 1) * GROUP_SPAN - 1)
    },

    /** Nothing if there is none. */
    removeUpload(id: string) {
      const upload = database.prepare('delete from upload where id = ? returning sha256, first, last').get(id)
      if (!upload) return
      const { sha256, first, last } = upload as unknown as Record<'sha256' | 'first' | 'last', string | number>
      const rows = database
        .prepare('delete from entry where id between ? and ? returning id, title, keys, heading, body')
        .all(first as number, last as number) as unknown as (IndexedTexts & { readonly id: number })[]
      for (const row of rows) {
        const terms = indexedTerms(row)
        noteWords(terms, -1)
        deleteTerms.run(row.id, ...terms.columns)
      }
      database
        .prepare('delete from pdf_text where hash = ?1 and not exists (select 1 from upload where sha256 = ?1)')
        .run(sha256 as string)
    },

    /** Of PDFs, by the hash of their bytes: for the next builds. */
    addTexts(texts: ReadonlyMap<string, readonly string[]>) {
      const insert = database.prepare('insert or replace into pdf_text values (?, ?, ?)')
      const reader = readerVersion()
      for (const [hash, pages] of texts) insert.run(hash, JSON.stringify(pages), reader)
    },

    /** Writes the words for spelling correction. */
    finish() {
      const known = database.prepare('select id, uses from word where word = ?')
      const insert = database.prepare('insert into word (word, stem, uses) values (?, ?, ?) returning id')
      const update = database.prepare('update word set uses = ? where id = ?')
      const remove = database.prepare('delete from word where id = ?')
      const insertSpelling = database.prepare('insert into spelling (rowid, word) values (?, ?)')
      const deleteSpelling = database.prepare("insert into spelling (spelling, rowid, word) values ('delete', ?, ?)")
      for (const [word, { stem, uses }] of words) {
        if (uses === 0) continue
        const before = known.get(word) as { readonly id: number; readonly uses: number } | undefined
        if (!before) {
          insertSpelling.run(Number(insert.get(word, stem, uses)?.id), padded(word))
        } else if (before.uses + uses > 0) {
          update.run(before.uses + uses, before.id)
        } else {
          remove.run(before.id)
          deleteSpelling.run(before.id, padded(word))
        }
      }
    },
  }
}

/** The texts of an entry that are indexed. */
type IndexedTexts = Pick<Entry, 'title' | 'keys' | 'heading' | 'body'>

interface IndexedTerms {
  /** In the order of the table `term`. */
  readonly columns: readonly [title: string, keys: string, heading: string, body: string, extra: string]
  /** Each term once, for ranking. */
  readonly titleTerms: string
  readonly headingTerms: string
  readonly words: readonly Token[]
}

function indexedTerms(texts: IndexedTexts): IndexedTerms {
  const title = termsOf(texts.title)
  const keys = termsOf(texts.keys)
  const heading = termsOf(texts.heading)
  const body = termsOf(texts.body)
  const all = (each: Terms) => [...new Set(`${each.terms} ${each.also}`.split(' ').filter(Boolean))].join(' ')
  // Terms keep their order for phrase queries; alternative terms follow them.
  const named = (each: Terms) => `${each.terms} ${each.also}`
  return {
    columns: [named(title), named(keys), heading.terms, body.terms, `${heading.also} ${body.also}`],
    titleTerms: all(title),
    headingTerms: all(heading),
    words: [title, keys, heading, body].flatMap(({ tokens }) => tokens),
  }
}

interface Terms {
  readonly tokens: readonly Token[]
  readonly terms: string
  readonly also: string
}

function termsOf(text: string): Terms {
  const tokens = tokenize(text)
  return {
    tokens,
    terms: tokens.map(({ term }) => term).join(' '),
    also: tokens.flatMap(({ also }) => also).join(' '),
  }
}

/** Terms before the first comma: the kind of part in 'Truss, 12 in, aluminum'. */
const nameTerms = (title: string) =>
  tokenize(title.split(',')[0] ?? '')
    .map(({ term }) => term)
    .join(' ')

/** With spaces, so that trigrams mark the beginning and the end of a word. */
export const padded = (word: string) => ` ${word} `

/** A part number without hyphens, spaces and the maker's letters: 'BS-TR12A-10', 'tr12a 10' → 'tr12a10'. */
export const compactNumber = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^bs(?=[a-z]{2})/, '')
