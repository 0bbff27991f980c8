import { defineConfig } from '@playwright/test'
import { browserPath } from './tests/browser-path.ts'
import { type EngineName, engineNames } from './tests/engines/engines.ts'

/** A port other than the development server's default port. */
const PORT = Number(process.env.E2E_PORT || 3210)
const BASE_URL = `http://localhost:${PORT}`
const OUTPUT = 'test-results/browser'

/**
 * Tests for the built site (run `npm run build` first). `--project=site` uses the system's Chromium.
 * `--project=engine-*` runs the key journeys in one browser engine, which the tests start without Playwright.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests',
  workers: 2,
  fullyParallel: true,
  // A flaky test reveals a bug, so don't retry.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous timeouts for a busy machine. They delay only failing tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    {
      name: 'site',
      testMatch: '**/*.e2e.ts',
      outputDir: OUTPUT,
      use: {
        baseURL: BASE_URL,
        viewport: { width: 1440, height: 900 },
        screenshot: 'only-on-failure',
        // Tests must see the server's responses. Only `offline.e2e.ts` tests the service worker.
        serviceWorkers: 'block',
        launchOptions: {
          executablePath: browserPath() ?? 'chromium',
          // Tests must not access the internet.
          args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
        },
      },
    },
    ...engineNames.map((engineName) => ({
      name: `engine-${engineName}`,
      testMatch: 'engines/*.journey.ts',
      outputDir: 'test-results/engines',
      fullyParallel: false,
      timeout: 180_000,
      expect: { timeout: 20_000 },
      use: { engineName },
    })),
  ],
  webServer: {
    // Always use the pinned version of Node.
    command: 'node_modules/.bin/node server/main.ts',
    url: `${BASE_URL}/readyz`,
    // Playwright empties the output folder, including the server's data, before each run.
    env: { PORT: String(PORT), HOST: 'localhost', DATA_DIR: `${OUTPUT}/data`, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
