/**
 * Uploads one large file and verifies that the server's memory use does not grow with the size of the file. It does not
 * need a build. Usage: `node uploads.ts --megabytes 2048`
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipFile } from '../server/testing/sample-files.ts'
import { start } from './server-process.ts'

const TARGET_MB = 150
const MB = 1024 ** 2

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '2048' } } })
const bytes = Number(values.megabytes) * MB

const dataDir = mkdtempSync(join(tmpdir(), 'boltspan-uploads-'))
const server = await start('bench/upload-server.ts', [], { DATA_DIR: dataDir, MAX_UPLOAD_MB: '100000' })
try {
  // Warm up the server with a small file.
  await upload(server.address, 'warm.zip', 8 * MB)
  const before = rssMb()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, rssMb())
  }, 50)
  const startedAt = performance.now()
  await upload(server.address, 'large.zip', bytes)
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  const growth = peak - before
  console.log(`${values.megabytes} MB in ${seconds.toFixed(1)} s, ${(bytes / MB / seconds).toFixed(0)} MB/s`)
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB peak, ${growth.toFixed(0)} MB growth ` +
      `(target: under ${TARGET_MB})`,
  )
  if (growth >= TARGET_MB) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Returns the resident memory of the server, in MB. */
function rssMb() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** Generates and uploads a ZIP file of `size` bytes. */
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
  const responded = once(outgoing, 'response')
  outgoing.write(before)
  outgoing.write(head)
  const chunk = Buffer.alloc(MB, 7)
  for (let remaining = size - head.length; remaining > 0; remaining -= chunk.length) {
    if (!outgoing.write(chunk.subarray(0, Math.min(remaining, chunk.length)))) await once(outgoing, 'drain')
  }
  outgoing.end(after)
  const [response] = (await responded) as [IncomingMessage]
  let body = ''
  for await (const part of response) body += part
  if (response.statusCode !== 201) throw new Error(`The upload failed with status ${response.statusCode}: ${body}`)
  const stored = JSON.parse(body) as { readonly size: number }
  if (stored.size !== size) throw new Error(`Sent ${size} bytes, but the server stored ${stored.size}.`)
}
