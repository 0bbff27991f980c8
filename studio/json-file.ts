/** JSON files that several studio steps can change at the same time. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LOCK_STALE_MS = 60_000
const RETRY_MS = 100

export const readJson = <Data>(file: URL): Data => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Replaces the data with the result of `change`. A lock prevents concurrent steps from overwriting each other's
 * changes.
 */
export function updateJson<Data extends object>(file: URL, change: (now: Data) => Data, depth = 2): void {
  const lock = `${fileURLToPath(file)}.lock`
  while (!isLocked(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
  try {
    const before = readFileSync(file, 'utf8')
    const after = `${format(change(JSON.parse(before)), depth)}\n`
    if (after === before) return
    const next = new URL(`${file.href}.new`)
    writeFileSync(next, after)
    renameSync(next, file)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function isLocked(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    // A run that is killed leaves its lock behind.
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** Sorts the keys and writes each value below `depth` levels on one line, for readable diffs. */
export function format(value: object, depth: number, indent = ''): string {
  const lines = Object.entries(value as Readonly<Record<string, object>>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${indent}  ${JSON.stringify(key)}: ${text(each, depth - 1, `${indent}  `)}`)
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}'
}

const text = (value: object, depth: number, indent: string) =>
  depth === 0 ? JSON.stringify(value) : format(value, depth, indent)
