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

const ready = async (url: string) => (await fetch(`${url}/readyz`)).status

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
      await pause(2500)
      notes.expect('the server is not ready while the disk is full', (await ready(world.url)) === 503)
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const body = JSON.stringify({ email: 'visitor@boltspan.example', password: 'twelve inch box truss' })
      const signIn = await fetch(`${world.url}/api/auth/sign-in`, { method: 'POST', headers, body })
      notes.note(`sign-in while the disk is full: ${signIn.status}`)
      notes.expect('sign-in does not fail with an unexplained error', signIn.status !== 500)
      const thumbnail = await fetch(`${world.url}/content/thumbnail/${world.pictures()[0]}`)
      notes.expect('the server still makes thumbnails', thumbnail.status === 200)
      await pause(6000)
      rmSync(join(folder, 'filler'))
      await pause(2500)
      notes.expect('the server is ready again', (await ready(world.url)) === 200)
      await uploads.upload()
      await uploads.audit(notes)
    })
  },
}
