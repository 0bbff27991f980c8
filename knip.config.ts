import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { KnipConfig } from 'knip'

/** Page components, which the route table imports (`vite.config.ts`). */
const components = globSync('site/pages/*/page.ts')
  .map(dirname)
  .map((folder) => `${folder}/${basename(folder)}.tsx`)

export default {
  workspaces: {
    '.': {
      entry: [
        'site/{start.ts,render.tsx,prerender.ts}',
        ...components,
        'site/pages/*/{page,browser-loader}.ts',
        'site/service-worker/{service-worker,switched-off}.ts',
        'staff/{main.tsx,vite.config.ts}',
        'server/testing/{serve-site,visitors}.ts',
        'faults/{run,slow-clients,idle-server,largest-jobs}.ts',
        'tests/engines/*.journey.ts',
        'scripts/{build,dev,check-acceptance,check-budgets,check-builder-results,check-frame-model,content,data,publish-media,referee,run-tests,secrets,staff}.ts',
      ],
      vitest: { entry: ['{builder,catalog,contract,engineering,site,staff,server,scripts,faults}/**/*.test.{ts,tsx}'] },
      project: ['{builder,catalog,contract,engineering,site,staff,server,scripts,tests,faults}/**/*.{ts,tsx}', '*.ts'],
    },
    bench: { entry: '*.ts' },
  },
  ignoreBinaries: ['Xvfb', 'WebKitWebDriver', 'clamd', 'dd', 'mount', 'nginx', 'umount'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
