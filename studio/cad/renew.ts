/** Makes CAD results in low-priority worker processes, because OpenCASCADE never frees memory. */
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Ledger } from '../ledger.ts'

/**
 * Maximum number of parts per process. This limits memory use, because a long truss section uses 40 MB until its
 * process exits.
 */
export const PARTS_A_PROCESS = 6

/** Inputs for each result, by ledger key. */
export interface Wanted {
  readonly partNumber: string
  readonly key: string
  readonly inputs: string
}

interface MadeMessage {
  readonly partNumber: string
  readonly failure?: string
  readonly seconds: number
  /** File size in bytes, or 0 if the part needs no file. */
  readonly bytes: number
}

/**
 * Makes the results and records them. Retries each failed part in a separate process.
 * @returns the number of failures
 */
export async function renew(made: Ledger<string>, worker: string, wanted: readonly Wanted[]): Promise<number> {
  const left = new Map(wanted.map((each) => [each.partNumber, each]))
  const failures = new Map<string, string>()
  const note = ({ partNumber, failure, seconds, bytes }: MadeMessage) => {
    const each = left.get(partNumber)
    if (failure !== undefined || !each) return void failures.set(partNumber, failure ?? 'unexpected part')
    left.delete(partNumber)
    made.note(each.key, each.inputs)
    console.log(`${each.key}: ${Math.round(bytes / 1024)} KB, ${seconds.toFixed(1)} s; ${left.size} left`)
  }
  const numbers = [...left.keys()]
  for (let at = 0; at < numbers.length; at += PARTS_A_PROCESS)
    await runInWorker(worker, numbers.slice(at, at + PARTS_A_PROCESS), note)
  // After a kernel crash, all later parts in the same process fail, so retry each part alone.
  for (const partNumber of [...left.keys()]) await runInWorker(worker, [partNumber], note)
  for (const { partNumber, key } of left.values())
    console.log(`${key}: ${failures.get(partNumber) ?? 'the process exited'}`)
  return left.size
}

/** Runs the worker for these parts. */
export const runInWorker = <Message>(worker: string, numbers: readonly string[], note: (message: Message) => void) =>
  new Promise<void>((resolve) => {
    const child = fork(fileURLToPath(new URL(worker, import.meta.url)), numbers)
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('message', (message) => note(message as Message)).once('exit', () => resolve())
  })

/**
 * Makes the parts named in the arguments and sends a message for each part. Runs in the worker process. `make` returns
 * the file size in bytes.
 */
export async function makeEach(make: (partNumber: string) => number | Promise<number>): Promise<void> {
  for (const partNumber of process.argv.slice(2)) {
    const started = performance.now()
    const send = (outcome: Pick<MadeMessage, 'failure' | 'bytes'>) =>
      process.send?.({ partNumber, seconds: (performance.now() - started) / 1000, ...outcome } satisfies MadeMessage)
    try {
      send({ bytes: await make(partNumber) })
    } catch (error) {
      send({ bytes: 0, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  process.disconnect?.()
}
