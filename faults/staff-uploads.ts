import type { StoredFile } from '#contract/files.ts'
import { pdfFile } from '#server/testing/sample-files.ts'
import { tally } from './tally.ts'
import type { Notes } from './under-load.ts'
import type { World } from './world.ts'

/** Upload size, large enough that an upload spans several packets. */
const BYTES = 300_000

const INCOMPLETE_DOWNLOAD = 'incomplete download'

/** Simulates a staff member who uploads and downloads files, and records the responses. */
export async function staffUploads(world: World) {
  const headers = await world.member('editor')
  const uploaded: { readonly file: StoredFile; readonly bytes: Buffer }[] = []
  const rejected: string[] = []
  const failures: string[] = []
  let number = 0

  const bytesAt = async (url: string) => Buffer.from(await (await fetch(new URL(url, world.url))).arrayBuffer())

  return {
    headers,

    /** @returns the response status, or undefined if the connection was lost */
    async upload(): Promise<number | undefined> {
      number += 1
      const name = `Torque ${number}.pdf`
      const bytes = pdfFile(`${name} `.padEnd(BYTES, `${number}`))
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      const response = await fetch(`${world.url}/api/files/upload`, { method: 'POST', headers, body: form }).catch(
        () => undefined,
      )
      const body = await response?.json()
      if (response?.status === 201) uploaded.push({ file: body, bytes })
      else {
        rejected.push(name)
        failures.push(`${response?.status ?? 'connection lost'} ${body?.code ?? ''}`.trim())
      }
      return response?.status
    },

    /** Downloads the first file as a visitor. */
    async download() {
      const [first] = uploaded
      if (!first) return
      const bytes = await bytesAt(first.file.url).catch(() => undefined)
      if (bytes && !bytes.equals(first.bytes) && !/reach the file storage/.test(bytes.toString('latin1', 0, 200))) {
        failures.push(INCOMPLETE_DOWNLOAD)
      }
    },

    /** Compares the stored files with the recorded responses. */
    async audit({ note, expect }: Notes) {
      const listed = (await (
        await fetch(`${world.url}/api/files/list?pageSize=100`, { headers })
      ).json()) as StoredFile[]
      const count = (id: string) => listed.filter((each) => each.id === id).length
      let lost = 0
      for (const { file, bytes } of uploaded) {
        const storedBytes = await bytesAt(file.url)
        if (count(file.id) !== 1 || !storedBytes.equals(bytes)) lost += 1
      }
      expect('every acknowledged file is stored exactly once with the correct bytes', lost === 0)
      expect('rejected files are not stored', !listed.some(({ name }) => rejected.includes(name)))
      expect('no incomplete download looks complete', !failures.includes(INCOMPLETE_DOWNLOAD))
      note(`${uploaded.length} uploads accepted, ${lost} lost, failures: ${JSON.stringify(tally(failures))}`)
    },
  }
}
