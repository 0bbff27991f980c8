import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contentDetail } from '#contract/content/editing.ts'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld, type World } from '../world.ts'

const CONTENT = '/api/content/application/aerospace'
const PAGE = '/applications/aerospace'

/** Publishes text as a staff member, and reads the page that shows it. */
function publisher({ url }: World, member: Readonly<Record<string, string>>) {
  const headers = { ...member, 'content-type': 'application/json' }
  const read = async () => contentDetail.parse(await (await fetch(url + CONTENT, { headers })).json())
  return {
    async publish(description: string) {
      const { revision, body } = await read()
      const payload = JSON.stringify({ action: 'publish', base: revision, body: { ...body, description }, note: '' })
      const answer = await fetch(`${url}${CONTENT}/revisions`, { method: 'POST', headers, body: payload })
      return { status: answer.status, text: await answer.text() }
    },
    revision: async () => (await read()).revision,
    isShown: async (text: string) => (await (await fetch(url + PAGE)).text()).includes(text),
  }
}

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
      const { publish, revision, isShown } = publisher(world, uploads.headers)
      const refused = await publish('Text for a full disk.')
      notes.note(`publishing while the disk is full: ${refused.status} ${refused.text}`)
      notes.expect(
        'publishing is refused with an explanation',
        refused.status === 503 && /NOT_STORED/.test(refused.text),
      )
      notes.expect('nothing is published', (await revision()) === 0 && !(await isShown('Text for a full disk.')))
      const thumbnail = await fetch(`${world.url}/content/thumbnail/${world.pictures()[0]}`)
      notes.expect('the server still makes thumbnails', thumbnail.status === 200)
      await pause(6000)
      rmSync(join(folder, 'filler'))
      await pause(2500)
      notes.expect('the server is ready again', (await ready(world.url)) === 200)
      notes.expect('staff can publish again', (await publish('Text for a free disk.')).status === 200)
      notes.expect('the page shows the text', await isShown('Text for a free disk.'))
      await uploads.upload()
      await uploads.audit(notes)
    })
  },
}
