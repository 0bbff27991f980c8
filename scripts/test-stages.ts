export interface Stage {
  readonly name: string
  /** `npm test` runs the 'test' stages. `npm run test:all` runs all stages. */
  readonly suite: 'test' | 'all'
  /** Number of CPU cores that the stage keeps busy. Downloads count as 0. */
  readonly cores: 0 | 1 | 2
  /** Stages that must succeed before this one starts. */
  readonly needs?: readonly string[]
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** JUnit report from the test runner. A stage without a report counts as one test. */
  readonly report?: string
}

const BROWSER = 'Install the browser'
const SERVICES = 'Install the services'
const BUILD = 'Build'
/**
 * Tag for browser tests that run only in `npm run test:all`, such as repeated checks on more pages or at more widths.
 */
const FURTHER = '@further'

const script = (name: string) => ['npm', 'run', '--silent', name]
/** Runs a function from `scripts/prepare.sh`. */
const prepare = (call: string) => ['sh', '-c', `. scripts/prepare.sh; ${call}`]

function vitest(project: string): Pick<Stage, 'command' | 'report'> {
  const report = `test-results/${project}.xml`
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
  return { command: ['vitest', 'run', '--project', project, ...reporters], report }
}

function playwright(name: string, ...options: string[]): Pick<Stage, 'command' | 'env' | 'report'> {
  const report = `test-results/${name}.xml`
  return {
    command: ['playwright', 'test', '--reporter=list,junit', ...options],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    report,
  }
}

export const stages: readonly Stage[] = [
  { name: BROWSER, suite: 'test', cores: 0, command: prepare('install_browser') },
  { name: BUILD, suite: 'test', cores: 2, command: prepare('alone build_site') },
  { name: 'Types', suite: 'test', cores: 2, command: script('types') },
  { name: 'Lint', suite: 'test', cores: 2, command: script('lint') },
  { name: 'Unused code', suite: 'test', cores: 1, command: script('unused') },
  { name: 'Acceptance', suite: 'test', cores: 1, command: script('acceptance') },
  { name: 'Budgets', suite: 'test', cores: 1, needs: [BUILD], command: ['node', 'scripts/check-budgets.ts'] },
  { name: 'Unit and API tests', suite: 'test', cores: 2, ...vitest('unit') },
  { name: 'Prerendered pages', suite: 'test', cores: 2, needs: [BUILD], ...vitest('pages') },
  {
    name: 'Browser tests',
    suite: 'test',
    cores: 2,
    needs: [BUILD, BROWSER],
    ...playwright('browser', '--project=site', `--grep-invert=${FURTHER}`),
  },

  { name: SERVICES, suite: 'all', cores: 0, needs: [BROWSER], command: prepare('install_services') },
  {
    name: 'Further browser tests',
    suite: 'all',
    cores: 2,
    needs: [BUILD, BROWSER],
    ...playwright('further', '--project=site', `--grep=${FURTHER}`),
  },
  { name: 'Frame model', suite: 'all', cores: 1, command: ['node', 'scripts/check-frame-model.ts', '5'] },
  { name: 'Builder results', suite: 'all', cores: 1, command: ['node', 'scripts/check-builder-results.ts'] },
  { name: 'PostgreSQL', suite: 'all', cores: 1, needs: [SERVICES], ...vitest('postgres') },
  { name: 'S3, virus scanner, nginx', suite: 'all', cores: 1, needs: [SERVICES], ...vitest('services') },
  {
    name: 'Three nodes',
    suite: 'all',
    // It runs alone, because it measures times.
    cores: 2,
    needs: [BUILD, SERVICES],
    command: ['sh', 'deploy/three-nodes.sh', '--check'],
    env: { PORT: '3270' },
  },
  {
    name: 'Studio',
    suite: 'all',
    cores: 1,
    needs: [SERVICES],
    command: ['sh', 'studio/test.sh', '--report', 'test-results/studio.xml'],
    report: 'test-results/studio.xml',
  },
  {
    name: 'Chromium, Firefox, and WebKit',
    suite: 'all',
    cores: 2,
    needs: [BUILD, SERVICES],
    ...playwright('engines', '--project=engine-*'),
  },
]
