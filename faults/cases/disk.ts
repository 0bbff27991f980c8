import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

export const diskFull: Fault = {
  name: 'disk-full',
  description: 'disk of `DATA_DIR` full for 6 s (64 MB tmpfs), embedded database',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'boltspan-faults-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder])
    process.once('exit', () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    })
    const world = await createWorld({ folder: join(folder, 'data') })
    return underLoad(world, async (notes) => {
      const uploads = await staffUploads(world)
      await uploads.upload()
      // dd exits with an error when the disk is full.
      await once(spawn('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=64K']), 'exit')
      notes.expect('the server rejects uploads while the disk is full', (await uploads.upload()) === 507)
      const thumbnail = await fetch(`${world.url}/content/thumbnail/${world.pictures()[0]}`)
      notes.expect('the server still makes thumbnails', thumbnail.status === 200)
      await pause(6000)
      rmSync(join(folder, 'filler'))
      await uploads.upload()
      await uploads.audit(notes)
    })
  },
}
