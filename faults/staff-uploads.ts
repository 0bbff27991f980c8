import type { StoredFile } from '../contract/files.ts'
import { pdfFile } from '../server/testing/sample-files.ts'
import { tally } from './tally.ts'
import type { Notes } from './under-load.ts'
import type { World } from './world.ts'

/** Large enough for several packets. */
const BYTES = 300_000

const PART_FOR_WHOLE = 'a part of the file for the whole'

/** A member of the staff who uploads files, downloads them again, and remembers what was said. */
export async function staffUploads(world: World) {
  const headers = await world.member('editor')
  const taken: { readonly file: StoredFile; readonly bytes: Buffer }[] = []
  const refused: string[] = []
  const told: string[] = []
  let number = 0

  const bytesAt = async (url: string) => Buffer.from(await (await fetch(new URL(url, world.url))).arrayBuffer())

  return {
    headers,

    /** @returns its status, or undefined if the connection broke */
    async upload(): Promise<number | undefined> {
      number += 1
      const name = `Torque ${number}.pdf`
      const bytes = pdfFile(`${name} `.padEnd(BYTES, `${number}`))
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      const answer = await fetch(`${world.url}/api/files/upload`, { method: 'POST', headers, body: form }).catch(
        () => undefined,
      )
      const body = await answer?.json()
      if (answer?.status === 201) taken.push({ file: body, bytes })
      else {
        refused.push(name)
        told.push(`${answer?.status ?? 'connection lost'} ${body?.code ?? ''}`.trim())
      }
      return answer?.status
    },

    /** Reads the first file as a visitor does. */
    async download() {
      const [first] = taken
      if (!first) return
      const bytes = await bytesAt(first.file.url).catch(() => undefined)
      if (bytes && !bytes.equals(first.bytes) && !/reach the file storage/.test(bytes.toString('latin1', 0, 200))) {
        told.push(PART_FOR_WHOLE)
      }
    },

    /** Holds what was said against what is there. */
    async audit({ note, expect }: Notes) {
      const listed = (await (
        await fetch(`${world.url}/api/files/list?pageSize=100`, { headers })
      ).json()) as StoredFile[]
      const times = (id: string) => listed.filter((each) => each.id === id).length
      let lost = 0
      for (const { file, bytes } of taken) {
        const there = await bytesAt(file.url)
        if (times(file.id) !== 1 || !there.equals(bytes)) lost += 1
      }
      expect('each acknowledged file is there once, byte for byte', lost === 0)
      expect('a refused file is not there', !listed.some(({ name }) => refused.includes(name)))
      expect('no part is taken for the whole', !told.includes(PART_FOR_WHOLE))
      note(`${taken.length} uploads taken, ${lost} lost; others were told ${JSON.stringify(tally(told))}`)
    },
  }
}
