import { defineConfig } from 'vitest/config'

/** Tests of what is stored: they run on both databases. */
const STORED = [
  'server/*.test.ts',
  'server/{analytics,database,files,inbox,inquiries,metrics,secrets,staff}/**/*.test.ts',
  'server/content/uploads.test.ts',
]

/**
 * Unit and API tests, beside their code. End-to-end tests (`tests/`) run in a browser with Playwright; the studio
 * has a package and tests of its own.
 */
export default defineConfig({
  // What the build puts in place (`vite.config.ts`), with its defaults.
  define: {
    CONTENT_ORIGIN: JSON.stringify('/content'),
    PUBLIC_URL: JSON.stringify('http://localhost:3000'),
    MENU_DOCUMENTS: JSON.stringify([]),
  },
  test: {
    setupFiles: ['vitest.setup.ts'],
    environment: 'node',
    // Far above what any takes on a quiet machine: a busy one must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two test files at a time: each server test opens its own database and the machine may be small.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{catalogue,contract,engineering,site,staff,server,scripts,faults}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // Needs a build.
        test: { name: 'pages', include: ['tests/**/*.test.ts'], globalSetup: ['tests/site-server.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: STORED,
          exclude: ['server/files/storage.test.ts'],
          globalSetup: ['server/testing/postgres-server.ts'],
        },
      },
    ],
  },
})
