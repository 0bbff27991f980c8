/**
 * Uploads one large file and watches the server's memory: it must not grow with the file. Needs no build.
 * `node uploads.ts --megabytes 2048`
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipFile } from '../server/testing/sample-files.ts'
import { start } from './server-process.ts'

const AIM_MB = 150
const MB = 1024 ** 2

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '2048' } } })
const bytes = Number(values.megabytes) * MB

const dataDir = mkdtempSync(join(tmpdir(), 'boltspan-uploads-'))
const server = await start('bench/upload-server.ts', [], { DATA_DIR: dataDir, MAX_UPLOAD_MB: '100000' })
try {
  // The first upload loads code and fills pools: it is not what is measured.
  await upload(server.address, 'warm.zip', 8 * MB)
  const before = rssMb()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, rssMb())
  }, 50)
  const began = performance.now()
  await upload(server.address, 'large.zip', bytes)
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1000
  const growth = most - before
  console.log(`${values.megabytes} MB in ${seconds.toFixed(1)} s, ${(bytes / MB / seconds).toFixed(0)} MB/s`)
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, grew by ${growth.toFixed(0)} MB ` +
      `(aim: under ${AIM_MB})`,
  )
  if (growth >= AIM_MB) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Resident memory of the server, in MB. */
function rssMb() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** Sends a ZIP of so many bytes, made while it is sent. */
async function upload(address: string, name: string, size: number) {
  const before = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const after = '\r\n--x--\r\n'
  const head = zipFile()
  const outgoing = request(`${address}/api/files/upload`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': before.length + size + after.length,
    },
  })
  const answered = once(outgoing, 'response')
  outgoing.write(before)
  outgoing.write(head)
  const chunk = Buffer.alloc(MB, 7)
  for (let left = size - head.length; left > 0; left -= chunk.length) {
    if (!outgoing.write(chunk.subarray(0, Math.min(left, chunk.length)))) await once(outgoing, 'drain')
  }
  outgoing.end(after)
  const [answer] = (await answered) as [IncomingMessage]
  let body = ''
  for await (const part of answer) body += part
  if (answer.statusCode !== 201) throw new Error(`The upload was answered ${answer.statusCode}: ${body}`)
  const stored = JSON.parse(body) as { readonly size: number }
  if (stored.size !== size) throw new Error(`${size} bytes were sent, ${stored.size} are stored.`)
}
