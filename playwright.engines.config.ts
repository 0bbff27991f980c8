import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from './tests/engines/engines.ts'

/** The key journeys of visitors and staff in each engine; Playwright runs the tests, not the browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/engines',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
})
