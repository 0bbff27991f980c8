/** The folders of what browsers get, from one build to the next. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** Empties it but for its assets: `removeOldFiles`. */
export async function clearClientFolder(folder: string, now = Date.now()) {
  await removeOldFiles(join(folder, 'assets'), now)
  for (const name of await readdir(folder)) {
    if (name !== 'assets') await rm(join(folder, name), { recursive: true })
  }
}

/**
 * Scripts, styles and data of earlier builds stay, which pages that are open may still ask for: for 30 days after the
 * last build that they were part of, for each build writes all of its own again.
 */
export async function removeOldFiles(folder: string, now = Date.now()) {
  await mkdir(folder, { recursive: true })
  for (const file of await filesBelow(folder)) {
    if ((await stat(file)).mtimeMs < now - KEPT_DAYS * DAY_MS) await rm(file)
  }
}

/** The whole paths of all files in a folder and its folders. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
