/** Writes `catalog/media.generated.ts`: what lies in `media/`, for the site and the documents. */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DocumentFile, DrawingFile, FilmFile, PictureFile } from '../catalog/media.ts'

const FILE = fileURLToPath(new URL('../catalog/media.generated.ts', import.meta.url))
const LOCK = fileURLToPath(new URL('./out/media-data.lock', import.meta.url))
const LOCK_STALE_MS = 60_000
const LINE_WIDTH = 120

export const MEDIA_DIR = fileURLToPath(new URL('../media/', import.meta.url))
export const OUT_DIR = fileURLToPath(new URL('./out/', import.meta.url))

export interface MediaData {
  readonly pictures: Readonly<Record<string, PictureFile>>
  readonly drawings: Readonly<Record<string, DrawingFile>>
  readonly documents: Readonly<Record<string, DocumentFile>>
  readonly films: Readonly<Record<string, readonly FilmFile[]>>
  /** Paths below `media/` of the pictures that go with a shared link, by page. */
  readonly openGraph: Readonly<Record<string, string>>
}

/** What is known now; read afresh each time, because drawings, pictures and documents are made by separate runs. */
export async function readMedia(): Promise<MediaData> {
  return (await import(`../catalog/media.generated.ts?at=${statSync(FILE).mtimeMs}`)) as MediaData
}

/**
 * Changes the data file under a lock, so that concurrent runs lose nothing. `change` gets what is known and
 * returns the sections that it changes, whole: `updateMedia((now) => ({ documents: { ...now.documents, [key]: file } }))`.
 */
export async function updateMedia(change: (now: MediaData) => Partial<MediaData>): Promise<void> {
  mkdirSync(OUT_DIR, { recursive: true })
  while (!lock()) await pause(100)
  try {
    const now = await readMedia()
    const { pictures, drawings, documents, films, openGraph } = now
    const text = format({ pictures, drawings, documents, films, openGraph, ...change(now) })
    writeFileSync(`${FILE}.new`, text)
    renameSync(`${FILE}.new`, FILE)
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

function lock(): boolean {
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    // A run that was killed leaves its lock behind.
    const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > LOCK_STALE_MS) rmSync(LOCK, { recursive: true, force: true })
    return false
  }
}

function format(data: MediaData): string {
  return [
    '// Written by the studio. Do not edit: run `npm run studio`.',
    "import type { DocumentFile, DrawingFile, FilmFile, PictureFile } from './media.ts'",
    '',
    section('pictures', 'PictureFile', data.pictures),
    section('drawings', 'DrawingFile', data.drawings),
    section('documents', 'DocumentFile', data.documents),
    section('films', 'readonly FilmFile[]', data.films),
    section('openGraph', 'string', data.openGraph),
  ].join('\n')
}

function section(name: string, type: string, entries: Readonly<Record<string, object | string>>): string {
  const head = `export const ${name}: Readonly<Record<string, ${type}>> = {`
  const keys = Object.keys(entries).sort()
  if (keys.length === 0) return `${head}}\n`
  return [head, ...keys.map((key) => entry(key, entries[key] ?? '')), '}', ''].join('\n')
}

function entry(key: string, value: object | string): string {
  if (typeof value === 'string') return `  ${property(key)}: ${literal(value)},`
  if (Array.isArray(value)) return `  ${property(key)}: [${value.map(inline).join(', ')}],`
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field)}`)
  const line = `  ${property(key)}: { ${fields.join(', ')} },`
  if (line.length <= LINE_WIDTH) return line
  return [`  ${property(key)}: {`, ...fields.map((field) => `    ${field},`), '  },'].join('\n')
}

const inline = (value: object) =>
  `{ ${Object.entries(value)
    .map(([name, field]) => `${name}: ${literal(field)}`)
    .join(', ')} }`

const property = (key: string) => (/^[a-zA-Z_$][\w$]*$/.test(key) ? key : literal(key))

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'string') return String(value)
  if (!value.includes("'")) return `'${value}'`
  return value.includes('"') ? `'${value.replaceAll("'", "\\'")}'` : `"${value}"`
}
