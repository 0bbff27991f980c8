/**
 * Checks whether the studio's tests have passed for the current inputs. `verified.json` has the checksum of the inputs
 * for the last run that passed, so a clean clone can skip the tests. Comments, types, and unused code and data don't
 * affect the checksum.
 *
 * `node verified.ts` exits with 0 if the tests can be skipped. `--print` prints the checksum. `--record <checksum>`
 * records a run that passed.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const STAMP = join(import.meta.dirname, 'verified.json')
/** Modules that are run directly or that the studio finds by listing their folder. */
const MODULES = ['studio/**/*.ts', 'catalog/products/*.ts']
const FILES = ['studio/**/*.{css,json,py,tza,woff2}', 'media/**/*.*', 'site/styles/tokens.css', 'tsconfig.json']
const EXCLUDED = ['studio/{node_modules,out}/**', 'studio/verified.*', 'media/documents/parts/**']

const filesIn = (patterns: readonly string[]): string[] => globSync(patterns, { cwd: ROOT, exclude: EXCLUDED }).sort()

/** Bundles the code and returns the name and text of each bundle. */
async function code(): Promise<string[]> {
  const input = filesIn(MODULES).map((path) => join(ROOT, path))
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { write: false, ssr: true, minify: true, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  return output.map((each) => `${each.fileName} ${each.type === 'chunk' ? each.code : each.source}`).sort()
}

async function inputs(): Promise<string> {
  const digest = createHash('sha256').update(process.version)
  for (const each of await code()) digest.update(`\n${each}`)
  for (const file of filesIn(FILES)) digest.update(`\n${file} `).update(readFileSync(join(ROOT, file)))
  return digest.digest('hex').slice(0, 16)
}

const recorded = (): string | undefined =>
  existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as { inputs: string }).inputs : undefined

const [option, tested] = process.argv.slice(2)
const now = await inputs()
if (option === '--print') console.log(now)
else if (option === '--record') {
  if (tested !== now) console.log('Not recorded: files changed while the tests ran.')
  else writeFileSync(STAMP, `${JSON.stringify({ inputs: now }, undefined, 2)}\n`)
} else if (recorded() === now)
  console.log('Skipped: the studio is unchanged since its tests passed. Run sh studio/test.sh --force to run them.')
else process.exitCode = 1
