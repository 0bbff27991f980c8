/**
 * The referee: compares the product's systems with independent models. Usage: `node scripts/referee.ts [kind]
 * [--verbose]`. Fails if a ratio of the product to the referee is below the limit.
 */
import { gantries } from './referee/compare/gantries.ts'
import { grids } from './referee/compare/grids.ts'
import { ledWalls } from './referee/compare/led-walls.ts'
import { platforms } from './referee/compare/platforms.ts'
import { SAFE, textOf } from './referee/compare/report.ts'
import { towers } from './referee/compare/towers.ts'

const DESIGNS = 50
const kinds = { towers, 'led-walls': ledWalls, platforms, gantries, grids } as const

const [wanted] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
if (wanted !== undefined && !(wanted in kinds)) {
  console.error(`Unknown kind: ${wanted}. Available: ${Object.keys(kinds).join(', ')}`)
  process.exit(1)
}
const isVerbose = process.argv.includes('--verbose')
for (const [name, compare] of Object.entries(kinds)) {
  if (wanted && wanted !== name) continue
  const from = process.cpuUsage()
  const report = compare(DESIGNS)
  console.log(textOf(report, isVerbose))
  if (report.rows.some(({ ratio }) => ratio < SAFE)) process.exitCode = 1
  console.log(`  ${((process.cpuUsage(from).user ?? 0) / 1e6).toFixed(1)} s of processor time\n`)
}
