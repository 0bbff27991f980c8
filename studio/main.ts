/** Commands of the studio: `npm run studio [-- command] [-- options]` (see `usage`). */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `npm run studio                     everything that changed: measures, drawings, models, CAD files, pictures, documents, film
npm run studio -- measure [product] weights and sizes from the solids
npm run studio -- draw              hidden-line drawings of parts
npm run studio -- sheets            drawing sheets of parts: dimensioned views
npm run studio -- models            GLB models of every part
npm run studio -- cad               STEP and DXF files of every part
npm run studio -- cad --check       reads them with other programs and writes what they hold
npm run studio -- holes             where the holes of every part are, and what bolts to them, for the viewer
npm run studio -- render            renderings, one after the other; resumable
npm run studio -- render --rough    a quick 400 px tile of every item that has no picture
npm run studio -- render --list     what is left, with the time that it will take
npm run studio -- postpone          lets pictures and films wait that show what was corrected since; they come first
npm run studio -- og                pictures for shared links
npm run studio -- documents         spec sheets, load tables, catalogs
npm run studio -- film              the home page's film
npm run studio -- check             what a rigger would find fault with in the scenes that changed, and their parts lists
npm run studio -- test              types and tests, unless nothing that they read has changed since they passed
npm run studio -- due               what is older than what it is made from; fails if there is any

--only <part number or picture key>  one part or picture
--count <n>                          ends after n renderings
STUDIO_THREADS=1                     threads of a rendering (default: all cores; auto: one while others work)
A file studio/out/pause stops the rendering while it exists.`

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
    console.log(found.length === 0 ? 'Nothing is due.' : `${found.length} due: npm run studio`)
    if (found.length > 0) process.exitCode = 1
  },
  all: async () => {
    // Steps for one part or image skip the others.
    const steps = only
      ? ['draw', 'sheets', 'models', 'cad', 'holes', 'check', 'render', 'og', 'documents']
      : ['measure', 'draw', 'sheets', 'models', 'cad', 'holes', 'check', 'render', 'og', 'film', 'documents']
    // Run each step in its own process. The kernel keeps every solid, and its memory fits those of only one step.
    const options = [...(only ? ['--only', only] : []), ...(values.count ? ['--count', values.count] : [])]
    for (const step of steps) {
      const { status, signal } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), step, ...options], {
        stdio: 'inherit',
      })
      // Continue after a failed step, but stop all steps on a signal.
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
