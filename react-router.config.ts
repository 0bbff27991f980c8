import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './site/prerendered-paths.ts'

export default {
  appDirectory: 'site',
  ssr: true,
  // All routes are known at load: no manifest request, and links can be prefetched from the first page on.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
} satisfies Config
