import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const MAX_AGE_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** Deletes everything in the folder except recent assets. */
export async function clearClientFolder(folder: string, now = Date.now()) {
  await removeOldFiles(join(folder, 'assets'), now)
  for (const name of await readdir(folder)) {
    if (name !== 'assets') await rm(join(folder, name), { recursive: true })
  }
}

/**
 * Deletes files that have not been part of a build for 30 days. Open pages may still request the scripts, styles, and
 * data of more recent builds.
 */
export async function removeOldFiles(folder: string, now = Date.now()) {
  await mkdir(folder, { recursive: true })
  for (const file of await listFiles(folder)) {
    if ((await stat(file)).mtimeMs < now - MAX_AGE_DAYS * DAY_MS) await rm(file)
  }
}

/** Returns the full paths of all files in a folder and its subfolders. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
