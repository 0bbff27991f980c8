/** `npm run content -- to-source`: writes published text into the catalog's modules. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { builtIn } from '#catalog/built-in-content.ts'
import { type ContentBody, type ContentKind, contentKinds } from '#contract/content/content.ts'
import type { Database } from '#server/database/connection.ts'
import { openStorage } from '#server/files/open-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { contentRepository } from '#server/publishing/repository.ts'
import { publishedEdits } from '#server/publishing/stored-content.ts'
import { runCommand, withDatabase } from './command.ts'
import { bannerToSource, galleryToSource } from './content-images.ts'
import { HIDDEN_FIELDS, replaceValue, type Value, valueChanges } from './source-text.ts'

const USAGE = `npm run content -- to-source
    writes published text, galleries, and banners into the modules of catalog/ and media/. Review the change with git diff and commit it.
    After the release, the published text is equal to the built-in text, and later releases can change it`

async function toSource(database: Database, storage: Storage) {
  const files = globSync('catalog/**/*.ts', { exclude: ['**/*.test.ts', '**/*.fixture.ts'] })
  const modules = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const original = new Map(modules)
  const { edits, problems } = publishedEdits(await contentRepository(database).published(), new Date())
  for (const [ref, body] of edits) {
    const at = ref.indexOf('/')
    const kind = ref.slice(0, at) as ContentKind
    if (contentKinds[kind].staysInDatabase) continue
    const key = ref.slice(at + 1)
    const deps = { database, storage, root: '.', modules, print: console.log }
    if (kind === 'gallery' || kind === 'banner') {
      if (kind === 'gallery') await galleryToSource(deps, key, body as ContentBody<'gallery'>)
      else await bannerToSource(deps, key, body as ContentBody<'banner'>)
      continue
    }
    const before = builtIn.of(kind, key)
    for (const change of valueChanges(before as unknown as Value, body as unknown as Value)) {
      const hidden = HIDDEN_FIELDS[kind]
      const isWritten = replaceValue(modules, change.before, change.after, hidden)
      const check = hidden && isWritten ? `. Check ${Object.keys(hidden).join(', ')} of new entries` : ''
      console.log(`${isWritten ? 'written' : 'edit by hand'}: ${ref} ${change.path}${check}`)
    }
  }
  for (const [ref, problem] of problems) console.log(`skipped: ${ref}: ${problem}`)
  const changed = [...modules].filter(([file, source]) => original.get(file) !== source)
  for (const [file, source] of changed) writeFileSync(file, source)
  if (changed.length > 0) {
    const biome = (...command: string[]) =>
      execFileSync('node_modules/.bin/biome', [...command, '--write', ...changed.map(([file]) => file)])
    biome('lint', '--unsafe', '--only=correctness/noUnusedImports')
    biome('format')
  }
  console.log(`${edits.size} published texts, ${changed.length} modules changed`)
}

if (process.argv[2] !== 'to-source' || process.argv.length > 3) {
  console.error(USAGE)
  process.exit(1)
}
await runCommand([], (config) =>
  withDatabase(config, async (database) => toSource(database, await openStorage(config))),
)
