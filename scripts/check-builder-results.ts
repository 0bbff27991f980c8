/**
 * Analyzes sample structures and all gallery scenes, and compares every check with the recorded results. Fails if a
 * check appears, disappears, or changes by more than 0.1%.
 *
 * node scripts/check-builder-results.ts [--write]
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { expanded, isLinkProblem } from '#builder/link.ts'
import type { Structure } from '#builder/model.ts'
import { analyze } from '#builder/statics/analyze.ts'
import { type Sample, samples } from '#builder/statics/samples.fixture.ts'
import { shapes } from '#builder/testing.ts'
import { computedStatics } from '#catalog/computed-statics.ts'

const FILE = 'builder/statics/recorded-checks.jsonl'
const TOLERANCE = 1e-3

/** Status, and the highest utilization for each check in a structure. */
type Recorded = Readonly<Record<string, number | string>>

function sceneSamples(): Sample[] {
  return globSync('media/scenes/**/*.json')
    .toSorted()
    .map((file) => {
      const structure = expanded(JSON.parse(readFileSync(file, 'utf8')))
      if (isLinkProblem(structure)) throw new Error(`${file}: ${structure.problem}`)
      return { name: file.slice('media/scenes/'.length, -'.json'.length), structure }
    })
}

function recordOf(structure: Structure): Recorded {
  const { status, checks, unrated } = analyze(structure, shapes, computedStatics())
  const highest: Record<string, number | string> = { status }
  if (unrated.length > 0) highest.unrated = [...new Set(unrated.map(({ reason }) => reason))].toSorted().join(' | ')
  for (const { check, utilization } of checks.toSorted((a, b) => (a.check < b.check ? -1 : 1)))
    if (typeof highest[check] !== 'number' || highest[check] < utilization)
      highest[check] = Number.isFinite(utilization) ? Number(utilization.toPrecision(5)) : 999
  return highest
}

const isSame = (one: number | string | undefined, other: number | string | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= TOLERANCE * Math.max(one, other, 0.01)
    : one === other

const now: Record<string, Recorded> = {}
for (const { name, structure } of [...samples(), ...sceneSamples()]) now[name] = recordOf(structure)

const before: Record<string, Recorded> = Object.fromEntries(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
)
const changes = [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) => {
  const [old, found] = [before[name] ?? {}, now[name] ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(found)])]
    .filter((key) => !isSame(old[key], found[key]))
    .map((key) => `${name}: ${key} ${old[key] ?? '–'} → ${found[key] ?? '–'}`)
})
for (const change of changes) console.log(change)
console.log(`${Object.keys(now).length} structures, ${changes.length} changes`)
if (process.argv.includes('--write'))
  writeFileSync(
    FILE,
    Object.entries(now)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join(''),
  )
else if (changes.length > 0) process.exitCode = 1
