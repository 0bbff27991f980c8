/**
 * Checks that a test covers every statement in `docs/acceptance.md`. A comment such as
 * `// Covers 2.home.3-6, 5.rules.1` directly above a test lists the statements that the test verifies.
 */
import { globSync, readFileSync } from 'node:fs'

const FOLDERS = 'builder,catalog,contract,engineering,scripts,server,site,staff,tests'
const COVERS = /^\s*\/\/ Covers (.+)$/
const TEST = /^\s*(?:test|describe)\b/

/** Expands a range such as '2.home.3-5' into its three ids. */
function idsOf(reference: string): string[] {
  const [, prefix = '', first, last] = /^(.*\.)(\d+)-(\d+)$/.exec(reference) ?? []
  if (!first || !last) return [reference]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${prefix}${Number(first) + index}`)
}

const statements = [...readFileSync('docs/acceptance.md', 'utf8').matchAll(/^\| (\d[^\s|]*) \| [^|]+ \|$/gm)].flatMap(
  ([, reference = '']) => idsOf(reference),
)
const errors: string[] = statements
  .filter((id, index) => statements.indexOf(id) !== index)
  .map((id) => `docs/acceptance.md contains ${id} twice`)
const uncovered = new Set(statements)

for (const file of globSync(`{${FOLDERS}}/**/*.{test.ts,test.tsx,e2e.ts,journey.ts}`)) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const ids = COVERS.exec(line)?.[1]?.split(', ').flatMap(idsOf)
    if (!ids) continue
    const next = lines.slice(index + 1).find((each) => !COVERS.test(each)) ?? ''
    if (!TEST.test(next)) errors.push(`${file}:${index + 1} is not directly above a test`)
    for (const id of ids) {
      if (!statements.includes(id)) errors.push(`${file}:${index + 1} covers ${id}, which is not in docs/acceptance.md`)
      uncovered.delete(id)
    }
  }
}
for (const id of uncovered) errors.push(`No test covers ${id}`)

for (const error of errors) console.error(error)
console.log(`${statements.length} statements, ${errors.length} errors`)
if (statements.length === 0 || errors.length > 0) process.exitCode = 1
