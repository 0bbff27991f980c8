/**
 * Loads TypeScript modules as JavaScript from `build/.plain`, because Node's own conversion takes 15 MB of memory in each
 * process and a fifth of the processor time of a start.
 *
 * `node --import=FILE MODULE`, with this file, runs a module. `node FILE` converts all modules of the server in advance.
 * Node itself converts a module that has changed since then.
 */
import { hash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'build', '.plain')

if (process.argv[1] === import.meta.filename) convertAll()
else registerHooks({ load })

/** @type {import('node:module').LoadHookSync} */
function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const source = stored(nameOf(file, readFileSync(file, 'utf8')))
  return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
}

/**
 * The name contains a hash of the source, so a file never has the code of another version.
 * @param {string} file
 * @param {string} source
 */
function nameOf(file, source) {
  const version = hash('sha256', source, 'base64url').slice(0, 12)
  return `${relative(ROOT, file).split(sep).join('.')}.${version}.js`
}

/** @param {string} name */
function stored(name) {
  try {
    return readFileSync(join(FOLDER, name), 'utf8')
  } catch {
    return undefined
  }
}

/** Converts the modules that the server can load, and removes the code of earlier versions. */
function convertAll() {
  mkdirSync(FOLDER, { recursive: true })
  const old = new Set(readdirSync(FOLDER))
  const files = globSync('{builder,catalog,contract,engineering,server}/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/*.fixture.ts', '**/testing/**'],
  })
  for (const each of files) {
    const file = join(ROOT, each)
    const source = readFileSync(file, 'utf8')
    const name = nameOf(file, source)
    if (old.delete(name)) continue
    const path = join(FOLDER, name)
    const whole = `${path}.${process.pid}`
    writeFileSync(whole, stripTypeScriptTypes(source))
    renameSync(whole, path)
  }
  for (const name of old) rmSync(join(FOLDER, name), { force: true })
}
