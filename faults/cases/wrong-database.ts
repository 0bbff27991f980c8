import { mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { newPort } from '../ports.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'
import { ONLY_NODE } from './kill.ts'

const UPLOADS = 20

/** How long to wait until the server with the wrong database has checked the uploaded files. */
const SWEEP_TIMEOUT_MS = 20_000

export const wrongDatabase: Fault = {
  name: 'missing-database',
  description: `a server starts without a database over ${UPLOADS} uploaded files, twice`,
  async run() {
    const world = await createWorld()
    const [node] = world.nodes
    const files = join(node.dataDir, 'files')
    const wrongDir = join(world.folder, 'wrong')
    mkdirSync(wrongDir)
    symlinkSync(files, join(wrongDir, 'files'))
    return underLoad(
      world,
      async (notes) => {
        const uploads = await staffUploads(world)
        for (let count = 0; count < UPLOADS; count += 1) await uploads.upload()
        await node.kill()
        const before = makeOld(files)
        for (let starts = 0; starts < 2; starts += 1) {
          await node.start({ DATA_DIR: wrongDir, PORT: String(newPort()) })
          const isLogged = await within(SWEEP_TIMEOUT_MS, () => /lists none of the/.test(node.server().output()))
          await node.kill()
          notes.expect('the server logs that it has the wrong database', isLogged)
        }
        notes.note(`${objectsIn(files).length} of ${before} objects kept`)
        await node.start()
        await uploads.audit(notes)
      },
      ONLY_NODE,
    )
  },
}

const objectsIn = (files: string) =>
  readdirSync(join(files, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** Makes all objects old enough to be removed. Returns their number. */
function makeOld(files: string) {
  const objects = objectsIn(files)
  for (const { parentPath, name } of objects) utimesSync(join(parentPath, name), 0, 0)
  return objects.length
}

async function within(ms: number, isMet: () => boolean) {
  const deadline = performance.now() + ms
  while (!isMet() && performance.now() < deadline) await pause(100)
  return isMet()
}
