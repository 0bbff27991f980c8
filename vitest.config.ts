import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that also run on PostgreSQL. */
const DATABASE_TESTS = [
  'server/*.test.ts',
  'server/{analytics,attachments,database,files,image-library,inbox,inquiries,metrics,publishing,secrets,staff,structures,training}/**/*.test.ts',
  'server/content/uploads.test.ts',
]

/** Tests that start other programs or several server processes. */
const SERVICES = '**/*.services.test.ts'

/**
 * Unit and API tests are next to their code. End-to-end tests (`tests/`) run in a browser with Playwright. The studio
 * is a separate package with its own tests.
 */
export default defineConfig({
  // Defaults for the constants that the build replaces (`vite.config.ts`).
  define: {
    CONTENT_ORIGIN: JSON.stringify('/content'),
    PUBLIC_URL: JSON.stringify('http://localhost:3000'),
    MENU_DOCUMENTS: JSON.stringify([]),
    PART_DOCUMENTS: JSON.stringify({}),
  },
  test: {
    setupFiles: ['vitest.setup.ts'],
    globalSetup: ['server/testing/temporary-folder.ts'],
    environment: 'node',
    // Generous timeouts, so tests pass on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Limit parallel tests, because each server test opens a database and the machine may be small.
    maxWorkers: 2,
    // Share modules between test files. Loading the catalog and the server for each file would take longer than the
    // tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{builder,catalog,contract,engineering,site,staff,server,scripts,faults}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SERVICES],
        },
      },
      { extends: true, test: { name: 'services', include: [`{server,scripts,faults}/${SERVICES}`] } },
      {
        extends: true,
        // Requires a build.
        test: { name: 'pages', include: ['tests/**/*.test.ts'], globalSetup: ['tests/site-server.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: DATABASE_TESTS,
          exclude: ['server/files/storage.services.test.ts', 'server/structures/exports.services.test.ts'],
          globalSetup: ['server/testing/postgres-server.ts'],
        },
      },
    ],
  },
})
