import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from './tests/engines/engines.ts'

/** Not the port of a server that is being worked on. */
const PORT = Number(process.env.E2E_PORT || 3210)
const BASE_URL = `http://localhost:${PORT}`
const OUTPUT = 'test-results/browser'
/** The same engine without a window takes 0.7 of the time. The journeys in `tests/engines` take the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Tests of the built site (`npm run build` first): `--project=site` in the system's Chromium, and `--project=engine-*`,
 * the key journeys in each engine, whose browsers Playwright does not start itself.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests',
  workers: 2,
  fullyParallel: true,
  // A test that passes only the second time has found a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for a busy machine: nothing waits for these but a test that fails.
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
        // Each test sees what the server sends; `offline.e2e.ts` is about what is kept.
        serviceWorkers: 'block',
        launchOptions: {
          executablePath:
            process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'),
          // No test reaches the network.
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
    // The pinned Node, with every test runner.
    command: 'node_modules/.bin/node server/main.ts',
    url: `${BASE_URL}/readyz`,
    // The folder is emptied before each run, and the server's stores with it.
    env: { PORT: String(PORT), HOST: 'localhost', DATA_DIR: `${OUTPUT}/data`, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
