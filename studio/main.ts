/** Studio commands: `npm run studio [-- command] [-- options]` (see `usage`). */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `npm run studio                     make everything that changed: measurements, drawings, models, CAD files, images, documents, film
npm run studio -- measure [product] measure weights and sizes of the solids
npm run studio -- draw              make hidden-line drawings of parts
npm run studio -- sheets            make drawing sheets with dimensioned views of parts
npm run studio -- models            make a GLB model of every part
npm run studio -- cad               make STEP and DXF files of every part
npm run studio -- cad --check       read CAD files with independent programs and record the results
npm run studio -- holes             find the holes of every part and its mating parts, for the viewer
npm run studio -- render            render images one at a time (resumable)
npm run studio -- render --rough    make a quick 400 px tile of every item without an image
npm run studio -- render --list     list the remaining images with the estimated time
npm run studio -- postpone          keep outdated images and films until they are rendered, and render them first
npm run studio -- og                make social images
npm run studio -- documents         print spec sheets, load tables, and catalogs
npm run studio -- film              make the home page's film
npm run studio -- check             check changed scenes the way a rigger would, and count their parts
npm run studio -- test              run type check and tests, unless their inputs are unchanged since they passed
npm run studio -- due               list outdated results, and fail if there are any

--only <part number or image key>   make one part or image
--count <n>                         stop after n renderings
STUDIO_THREADS=1                    rendering threads (default: all cores; auto: one on a busy machine)
Rendering pauses while the file studio/out/pause exists.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    rough: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    count: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [command = 'all', ...rest] = positionals
const { only } = values

const commands: Readonly<Record<string, () => Promise<void>>> = {
  measure: async () => (await import('./measure.ts')).measure(rest[0]),
  draw: async () => (await import('./drawing/draw.ts')).draw(only),
  sheets: async () => (await import('./sheets/sheets.ts')).sheets(only),
  models: async () => (await import('./render/models.ts')).models(only),
  cad: async () => {
    if (values.check) await (await import('./cad/check.ts')).checkCad(only)
    else await (await import('./cad/cad.ts')).cad(only)
  },
  holes: async () => (await import('./cad/holes.ts')).holes(only),
  render: async () =>
    (await import('./render/queue.ts')).render({
      only,
      rough: values.rough,
      list: values.list,
      count: values.count ? Number(values.count) : undefined,
    }),
  postpone: async () => {
    await (await import('./render/queue.ts')).postpone()
    await (await import('./film/film.ts')).postponeFilm()
  },
  og: async () => (await import('./render/open-graph.ts')).openGraph(only),
  documents: async () => (await import('./documents/main.ts')).documents(only),
  film: async () => (await import('./film/film.ts')).film(),
  check: async () => (await import('./check/report.ts')).checkScenes(only),
  due: async () => {
    const found = await (await import('./due.ts')).due()
    for (const key of found) console.log(key)
    console.log(found.length === 0 ? 'Everything is up to date.' : `${found.length} outdated. Run npm run studio`)
    if (found.length > 0) process.exitCode = 1
  },
  all: async () => {
    // If an option selects a single part or image, skip the steps that can't be limited to one.
    const steps = only
      ? ['draw', 'sheets', 'models', 'cad', 'holes', 'check', 'render', 'og', 'documents']
      : ['measure', 'draw', 'sheets', 'models', 'cad', 'holes', 'check', 'render', 'og', 'film', 'documents']
    // Run each step in a separate process. The kernel never frees solids, and the solids of several steps don't fit in
    // memory together.
    const options = [...(only ? ['--only', only] : []), ...(values.count ? ['--count', values.count] : [])]
    for (const step of steps) {
      const { status, signal } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), step, ...options], {
        stdio: 'inherit',
      })
      // If a step fails, continue with the next one. If a signal ends a step, stop.
      if (status !== 0) process.exitCode = status ?? 1
      if (signal) return
    }
  },
}

const run = commands[command]
if (values.help || !run) {
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else await run()
