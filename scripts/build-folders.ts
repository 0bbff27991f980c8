import { link, lstat, mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

const MAX_AGE_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** The link to the latest build. */
const CURRENT = 'current'

/** Number of builds to keep. Servers may still run on earlier builds. */
const KEPT_BUILDS = 3

/** Folders whose files open pages may request after the next build, relative to a build. */
const ASSETS = [join('client', 'assets'), 'staff']

/** Creates an empty folder for a build. Names sort by time, and the process ID makes them unique. */
export async function createBuildFolder(builds: string, now = new Date()) {
  const folder = join(builds, `${now.toISOString().replace(/\D/g, '')}-${process.pid}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/**
 * Adds the assets of the current build to a new one, except files that have not been part of a build for 30 days. Open
 * pages may still request the scripts, styles, and data of earlier builds. The builds share one copy of these files.
 */
export async function keepOldAssets(builds: string, folder: string, now = Date.now()) {
  const current = await realpath(join(builds, CURRENT)).catch(unlessMissing)
  if (current === undefined) return
  for (const file of (await Promise.all(ASSETS.map((name) => listFiles(join(current, name))))).flat()) {
    const kept = join(folder, relative(current, file))
    if ((await stat(file)).mtimeMs < now - MAX_AGE_DAYS * DAY_MS || (await exists(kept))) continue
    await mkdir(dirname(kept), { recursive: true })
    await link(file, kept)
  }
}

/** Makes a build the current one in one step, so a server that starts meanwhile finds one whole build. */
export async function linkBuild(builds: string, folder: string) {
  const next = join(builds, `.${basename(folder)}`)
  await symlink(basename(folder), next)
  await rename(next, join(builds, CURRENT))
}

/** Removes all but the latest builds, and anything else in the folder except hidden files. */
export async function removeOldBuilds(builds: string) {
  const names = (await readdir(builds)).filter((name) => name !== CURRENT && !name.startsWith('.')).sort()
  const isBuild = (name: string) => /^\d+-\d+$/.test(name)
  const kept = new Set(names.filter(isBuild).slice(-KEPT_BUILDS))
  for (const name of names) if (!kept.has(name)) await rm(join(builds, name), { recursive: true })
}

/** Returns the full paths of all files in a folder and its subfolders. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const exists = async (file: string) => (await lstat(file).catch(unlessMissing)) !== undefined

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
