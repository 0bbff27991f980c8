/**
 * Runs the stages of `npm test`. `--all` adds the stages of `npm run test:all`, and `--only` runs only the stages that
 * match a regular expression. Independent stages run in parallel on up to two cores.
 *
 * If a stage fails, the stages that depend on it are skipped. Prints the time of each stage, the ten slowest tests, all
 * failed tests, and the totals.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readReport, type TestResult } from './test-reports.ts'
import { type Stage, stages } from './test-stages.ts'

const CORES = 2
const OUTPUT = 'test-results'
const LOGS = join(OUTPUT, 'logs')
const SLOWEST = 10
const SEPARATOR = ' › '
/** Number of output lines to print for a failed stage. */
const SHOWN_LINES = 80
/** Number of output lines that the summary repeats for a stage that failed outside its tests. */
const REPEATED_LINES = 20

interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly results: readonly TestResult[]
}

const startedAt = performance.now()
const secondsSince = (start: number) => (performance.now() - start) / 1000
const children = new Set<ChildProcess>()
const outcomes = new Map<string, Outcome>()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const { pid } of children) if (pid) process.kill(-pid, signal)
    process.exit(1)
  })
}

rmSync(OUTPUT, { recursive: true, force: true })
mkdirSync(LOGS, { recursive: true })
const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } })
const only = options.only ? new RegExp(options.only, 'i') : undefined
await runAll(stages.filter(({ name, suite }) => (only ? only.test(name) : suite === 'test' || options.all)))
printSummary()

async function runAll(selected: readonly Stage[]) {
  const waiting = new Set(selected)
  const running = new Map<Stage, Promise<void>>()
  while (waiting.size > 0 || running.size > 0) {
    for (const stage of waiting) {
      const needs = (stage.needs ?? []).filter((name) => selected.some((each) => each.name === name))
      if (needs.some((name) => outcomes.get(name)?.failed)) {
        waiting.delete(stage)
        console.log(`SKIP ${stage.name}: a required stage failed`)
        outcomes.set(stage.name, { passed: 0, failed: 1, seconds: 0, results: [] })
        continue
      }
      const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
      if (!needs.every((name) => outcomes.has(name)) || busy + stage.cores > CORES) continue
      waiting.delete(stage)
      running.set(
        stage,
        run(stage).then((outcome) => {
          running.delete(stage)
          outcomes.set(stage.name, outcome)
        }),
      )
    }
    await Promise.race(running.values())
  }
}

async function run(stage: Stage): Promise<Outcome> {
  const start = performance.now()
  const log = logOf(stage.name)
  const status = await execute(stage, log)
  const results = stage.report ? tryReport(stage.report) : undefined
  const count = (wanted: TestResult['outcome']) => results?.filter(({ outcome }) => outcome === wanted).length
  const outcome: Outcome = {
    // A stage without a report counts as one test.
    passed: count('passed') ?? (status === 0 ? 1 : 0),
    failed: Math.max(count('failed') ?? 0, status === 0 ? 0 : 1),
    seconds: secondsSince(start),
    results: results ?? [],
  }
  console.log(`${outcome.failed > 0 ? 'FAIL' : 'ok  '} ${stage.name} (${outcome.seconds.toFixed(1)} s)`)
  if (outcome.failed > 0) console.log(endOf(log, SHOWN_LINES))
  return outcome
}

function logOf(stage: string) {
  return join(LOGS, `${stage.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.log`)
}

function endOf(log: string, lines: number) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

/** @returns the exit status, or 1 if a signal ended the process */
function execute({ command, env }: Stage, log: string) {
  const output = openSync(log, 'w')
  const [program = '', ...args] = command
  // Start a separate process group, so an interrupted run can stop all of the stage's processes.
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    detached: true,
  })
  children.add(child)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject)
  child.once('close', (code) => {
    children.delete(child)
    closeSync(output)
    resolve(code ?? 1)
  })
  return promise
}

/** Returns undefined if the test runner exited before it wrote a report. */
function tryReport(file: string) {
  try {
    return readReport(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function printSummary() {
  const all = [...outcomes]
  console.log('\nStage                                    Passed  Failed  Seconds')
  for (const [name, { passed, failed, seconds }] of all) {
    console.log(
      `${name.padEnd(40)}${String(passed).padStart(7)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
    )
  }
  console.log(`${'Total time'.padEnd(55)}${secondsSince(startedAt).toFixed(1).padStart(9)}`)

  const results = all.flatMap(([, outcome]) => outcome.results)
  console.log(`\nThe ${SLOWEST} slowest tests`)
  for (const { file, name, seconds } of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}${SEPARATOR}${name}`)
  }

  const sum = (field: 'passed' | 'failed') => all.reduce((total, [, outcome]) => total + outcome[field], 0)
  if (sum('failed') > 0) console.log('\nFailed')
  for (const [stage, { failed, results }] of all) {
    if (failed === 0) continue
    const tests = results.filter(({ outcome }) => outcome === 'failed')
    for (const { file, name, why } of tests) console.log([file, name, why].filter(Boolean).join(SEPARATOR))
    if (tests.length === 0)
      console.log(existsSync(logOf(stage)) ? `${stage}\n${endOf(logOf(stage), REPEATED_LINES)}` : stage)
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
