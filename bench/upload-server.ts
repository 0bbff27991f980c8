/** A server for the upload benchmark. It stores and serves files, and does not require authentication. */
import { filesServer } from '../server/testing/files-server.ts'

const { listen, close } = await filesServer({
  env: { MAX_UPLOAD_MB: process.env.MAX_UPLOAD_MB ?? '4096' },
  ...(process.env.DATA_DIR ? { dataDir: process.env.DATA_DIR } : {}),
})
process.once('SIGTERM', () => close())
process.stdout.write(`ready: ${await listen()}\n`)
