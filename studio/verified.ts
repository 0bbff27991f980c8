/**
 * Whether the studio's tests have passed for the current files. `verified.json` has the checksum of every file that the
 * studio and its tests read, from the last run that passed, so a clean clone can skip them.
 *
 * `node verified.ts` exits with 0 if the tests can be skipped; `--print` prints the checksum; `--record <checksum>`
 * records a run that passed.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const STAMP = join(import.meta.dirname, 'verified.json')
const OWN = ['studio/**', 'media/**', 'engineering/**', 'tsconfig.json']
const EXCLUDED = [
  'studio/{node_modules,out}/**',
  'studio/verified.json',
  'studio/**/*.{md,sh}',
  'engineering/**/*.test.ts',
]

const isFile = (path: string): boolean => statSync(path).isFile()
const filesIn = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: EXCLUDED })
    .map((path) => join(ROOT, path))
    .filter(isFile)

/** Files, and files of folders, that a module names by a relative path. */
function namedIn(module: string): string[] {
  const paths = [...readFileSync(module, 'utf8').matchAll(/'(\.\.?\/[^'\n]*)'/g)].map(([, path = '']) =>
    resolve(dirname(module), path),
  )
  return paths.filter(existsSync).flatMap((path) => {
    if (isFile(path)) return path
    const folder = relative(ROOT, path)
    return folder.startsWith('catalog/') ? filesIn([`${folder}/**`]) : []
  })
}

function inputs(): string {
  const files = new Set(filesIn(OWN))
  // A set also iterates over what is added meanwhile.
  for (const file of files) if (file.endsWith('.ts')) for (const named of namedIn(file)) files.add(named)
  const digest = createHash('sha256').update(process.version)
  for (const file of [...files].sort())
    digest.update(`\n${relative(ROOT, file)} `).update(createHash('sha1').update(readFileSync(file)).digest('hex'))
  return digest.digest('hex').slice(0, 16)
}

const recorded = (): string | undefined =>
  existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as { inputs: string }).inputs : undefined

const [option, tested] = process.argv.slice(2)
const now = inputs()
if (option === '--print') console.log(now)
else if (option === '--record') {
  if (tested !== now) console.log('Not recorded: files changed while the tests ran.')
  else writeFileSync(STAMP, `${JSON.stringify({ inputs: now }, undefined, 2)}\n`)
} else if (recorded() === now)
  console.log('The studio is unchanged since its tests passed: skipped (sh studio/test.sh --force runs them).')
else process.exitCode = 1
