/**
 * Checks that every statement of `docs/acceptance.md` is covered by a test. A line such as
 * `// Covers 2.home.3-6, 5.rules.1` directly above a test names the statements that the test verifies.
 */
import { globSync, readFileSync } from 'node:fs'

const FOLDERS = 'catalog,contract,engineering,scripts,server,site,staff,tests'
const COVERS = /^\s*\/\/ Covers (.+)$/
const TEST = /^\s*(?:test|describe)\b/

/** '2.home.3-5' names three statements. */
function idsOf(reference: string): string[] {
  const [, prefix = '', first, last] = /^(.*\.)(\d+)-(\d+)$/.exec(reference) ?? []
  if (!first || !last) return [reference]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${prefix}${Number(first) + index}`)
}

const statements = [...readFileSync('docs/acceptance.md', 'utf8').matchAll(/^\| (\d[^\s|]*) \| [^|]+ \|$/gm)].flatMap(
  ([, reference = '']) => idsOf(reference),
)
const faults: string[] = statements
  .filter((id, index) => statements.indexOf(id) !== index)
  .map((id) => `docs/acceptance.md has two statements ${id}`)
const uncovered = new Set(statements)

for (const file of globSync(`{${FOLDERS}}/**/*.{test.ts,test.tsx,e2e.ts,journey.ts}`)) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const ids = COVERS.exec(line)?.[1]?.split(', ').flatMap(idsOf)
    if (!ids) continue
    const next = lines.slice(index + 1).find((each) => !COVERS.test(each)) ?? ''
    if (!TEST.test(next)) faults.push(`${file}:${index + 1} has no test below it`)
    for (const id of ids) {
      if (!statements.includes(id))
        faults.push(`${file}:${index + 1} names ${id}, which docs/acceptance.md doesn't have`)
      uncovered.delete(id)
    }
  }
}
for (const id of uncovered) faults.push(`${id} is covered by no test`)

for (const fault of faults) console.error(fault)
console.log(`${statements.length} statements, ${faults.length} faults`)
if (statements.length === 0 || faults.length > 0) process.exitCode = 1
