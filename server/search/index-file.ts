/**
 * The index: one SQLite file, derived and safe to delete. It is built in a temporary file that then replaces the old one
 * by a rename, so it needs no journal. Where only uploads have changed, that file begins as a copy.
 */
import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from './entry.ts'
import type { Facts } from './facts.ts'
import { readerVersion } from './pdf-text.ts'
import { fold, type Token, tokenize } from './terms.ts'

/** Row ids of a group are within one range of this size. */
export const GROUP_SPAN = 2 ** 12

/**
 * Terms are numbered; what stands in which entry is stored with the entry, as the numbers of its terms, so that one entry is
 * added or removed without the others. `postings.ts` turns them around in memory.
 */
const SCHEMA = `
  create table meta (site text not null, code text not null, facts text not null) strict;
  create table entry (
    id integer primary key,
    key text not null,
    kind text not null,
    product text,
    title text not null,
    keys text not null,
    heading text not null,
    body text not null,
    link text not null,
    source text not null,
    location text not null,
    page_number integer,
    thumbnail text,
    card text,
    name_length integer not null,
    head_term integer,
    title_terms blob not null,
    heading_terms blob not null,
    postings blob not null,
    body_terms blob not null
  ) strict;
  create index entry_link on entry (link);
  create table part (number text not null, written text not null, entry integer not null, label text not null) strict;
  create index part_entry on part (entry);
  create table term (id integer primary key, term text not null unique) strict;
  create table word (id integer primary key, word text not null unique, stem text not null, uses integer not null) strict;
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

/** Hash of the entries and facts of the site, and of the code that indexes them. */
export const siteHash = (entries: readonly Entry[], facts: Facts) =>
  createHash('sha256')
    .update(codeHash())
    .update(JSON.stringify([entries, facts]))
    .digest('hex')

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
  const insertEntry = database.prepare(`insert into entry values (${Array.from({ length: 20 }, () => '?').join(', ')})`)
  const insertPart = database.prepare('insert into part values (?, ?, ?, ?)')
  const termId = database.prepare('select id from term where term = ?')
  const insertTerm = database.prepare('insert into term (term) values (?) returning id')
  const numbers = new Map<string, number>()
  const words = new Map<string, { readonly stem: string; uses: number }>()
  let group = Math.floor(Number(database.prepare('select max(id) as last from entry').get()?.last ?? 0) / GROUP_SPAN)

  function numberOf(term: string): number {
    const known = numbers.get(term)
    if (known !== undefined) return known
    const number = Number((termId.get(term) ?? insertTerm.get(term))?.id)
    numbers.set(term, number)
    return number
  }

  /** What a part is: the pad in 'Truss pad, 12 in'. */
  function headOf({ kind, title }: Entry): number | null {
    if (kind !== 'part') return null
    const head = nameOf(title.replace(/^Spec Sheet: /, '')).findLast(
      ({ word }) => /^\p{L}+$/u.test(word) && !NO_HEADS.has(word),
    )
    return head ? numberOf(head.term) : null
  }

  /** Counts words for spelling correction: words of letters only, because numbers cannot be guessed. */
  function noteWords(tokens: readonly Token[], change: 1 | -1) {
    for (const { word, term } of tokens) {
      if (!/^\p{L}{3,40}$/u.test(word)) continue
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
        const fields = tokensOf(entry)
        noteWords(Object.values(fields).flat(), 1)
        insertEntry.run(
          row,
          entry.id,
          entry.kind,
          entry.product ?? null,
          entry.title,
          entry.keys,
          entry.heading,
          entry.body,
          entry.link,
          entry.source,
          entry.location,
          entry.pageNumber,
          entry.thumbnail,
          entry.card ? JSON.stringify(entry.card) : null,
          nameOf(entry.title).length,
          headOf(entry),
          packed(distinctTerms(fields.title).map(numberOf)),
          packed(distinctTerms(fields.heading).map(numberOf)),
          packed(postingsOf(fields).flatMap(([term, posting]) => [numberOf(term), posting])),
          packed(
            fields.body.flatMap(({ term, also, start, end }) =>
              [term, ...also].flatMap((each) => [numberOf(each), start, end]),
            ),
          ),
        )
        for (const [number, label] of entry.parts ?? []) insertPart.run(compactNumber(number), number, row, label)
      }
    }
  }

  return {
    /** All of the site, with the facts that answers come from: before the uploads. */
    addSite(entries: readonly Entry[], facts: Facts, hash: string) {
      addEntries(entries)
      database
        .prepare('insert into meta (site, code, facts) values (?, ?, ?)')
        .run(hash, codeHash(), JSON.stringify(facts))
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
        .prepare('delete from entry where id between ? and ? returning title, keys, heading, body')
        .all(first as number, last as number) as unknown as IndexedTexts[]
      for (const row of rows) noteWords(Object.values(tokensOf(row)).flat(), -1)
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
      const insert = database.prepare('insert into word (word, stem, uses) values (?, ?, ?)')
      const update = database.prepare('update word set uses = ? where id = ?')
      const remove = database.prepare('delete from word where id = ?')
      for (const [word, { stem, uses }] of words) {
        if (uses === 0) continue
        const before = known.get(word) as { readonly id: number; readonly uses: number } | undefined
        if (!before) insert.run(word, stem, uses)
        else if (before.uses + uses > 0) update.run(before.uses + uses, before.id)
        else remove.run(before.id)
      }
    },
  }
}

/** The texts of an entry that are indexed. */
type IndexedTexts = Pick<Entry, 'title' | 'keys' | 'heading' | 'body'>

const tokensOf = ({ title, keys, heading, body }: IndexedTexts) => ({
  title: tokenize(title),
  keys: tokenize(keys),
  heading: tokenize(heading),
  body: tokenize(body),
})

/** Where a term stands, as bits of a posting. */
export const IN_TITLE = 1
export const IN_KEYS = 2
export const IN_HEADING = 4
const IN_BODY = 8
const FIELDS = {
  title: { bit: IN_TITLE, weight: 8 },
  keys: { bit: IN_KEYS, weight: 6 },
  heading: { bit: IN_HEADING, weight: 3 },
  body: { bit: IN_BODY, weight: 1 },
} as const

/** An alternative reading of a word in a long text counts a little less than the word. */
const ALSO_IN_TEXT = 0.8

/** Parameters of BM25, and the length of a usual entry in words. A constant, so that an entry is the same in every index. */
const [K1, B, USUAL_LENGTH] = [1.2, 0.75, 120]

/** Postings keep their weight in 16 bits. */
export const WEIGHT_SCALE = 2 ** 16 - 1

/** Each term of an entry with where it stands (the upper half) and its weight by BM25 without its rarity (the lower half). */
function postingsOf(fields: ReturnType<typeof tokensOf>): [term: string, posting: number][] {
  const found = new Map<string, { bits: number; count: number }>()
  let length = 0
  for (const [name, tokens] of Object.entries(fields)) {
    const { bit, weight } = FIELDS[name as keyof typeof FIELDS]
    length += tokens.length
    const add = (term: string, share: number) => {
      const known = found.get(term)
      if (!known) found.set(term, { bits: bit, count: weight * share })
      else {
        known.bits |= bit
        known.count += weight * share
      }
    }
    for (const { term, also } of tokens) {
      add(term, 1)
      for (const each of also) add(each, weight > 3 ? 1 : ALSO_IN_TEXT)
    }
  }
  const norm = K1 * (1 - B + (B * length) / USUAL_LENGTH)
  return [...found].map(([term, { bits, count }]) => [
    term,
    bits * (WEIGHT_SCALE + 1) + Math.round((count / (count + norm)) * WEIGHT_SCALE),
  ])
}

const distinctTerms = (tokens: readonly Token[]) => [...new Set(tokens.flatMap(({ term, also }) => [term, ...also]))]

const packed = (numbers: readonly number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)

/** The numbers of a blob that `packed` made. A copy, because they have to begin at a multiple of four. */
export const unpacked = (blob: Uint8Array) => new Uint32Array(blob.slice().buffer)

/** The words of a title that name the thing, before the first comma: one in 'Truss, 12 in, aluminum'. */
const nameOf = (title: string) => tokenize(title.split(',')[0] ?? '')

/** Words that end a name and do not say what the thing is. */
const NO_HEADS = new Set([
  'set',
  'assembly',
  'unit',
  'section',
  'half',
  'components',
  'hardware',
  'other',
  'one',
  'sae',
])

/** A part number without hyphens, spaces and the maker's letters: 'BS-TR12A-10', 'tr12a 10' → 'tr12a10'. */
export const compactNumber = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^bs(?=[a-z]{2})/, '')
