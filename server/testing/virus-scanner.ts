import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Harmless text that every scanner detects: https://www.eicar.org/download-anti-malware-testfile/ */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

const SIGNATURE = `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`

interface Limits {
  /** Maximum size of a scanned file. */
  readonly maxMb: number
  /** Maximum size of a stream on the daemon's socket. */
  readonly streamMaxMb: number
}

/** Starts ClamAV's daemon with only the EICAR signature, because Debian's packages contain no virus database. */
export async function virusScanner({ maxMb, streamMaxMb }: Limits) {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-clamd-'))
  const socket = join(folder, 'clamd.ctl')
  writeFileSync(join(folder, 'eicar.ndb'), SIGNATURE)
  writeFileSync(
    join(folder, 'clamd.conf'),
    `DatabaseDirectory ${folder}
LocalSocket ${socket}
Foreground yes
StreamMaxLength ${streamMaxMb}M
MaxFileSize ${maxMb}M
MaxScanSize ${maxMb}M
AlertExceedsMax yes
`,
  )
  const child = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data
    })
  }
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`clamd did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    socket,
    async close() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
