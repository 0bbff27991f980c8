/** Makes the results of parts in processes of low priority, whose memory goes with them: OpenCASCADE frees none. */
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Ledger } from '../ledger.ts'

/** Of a long truss 40 MB stay. */
export const PARTS_A_PROCESS = 6

/** What a result has to be made from, by its key in the ledger. */
export interface Wanted {
  readonly partNumber: string
  readonly key: string
  readonly inputs: string
}

/** What a worker says of a part. */
interface MadeMessage {
  readonly partNumber: string
  /** What went wrong. */
  readonly failure?: string
  readonly seconds: number
  /** Of the file; 0 where there is none to make. */
  readonly bytes: number
}

/** Makes and notes what is wanted; parts that fail among others are made again by themselves. Returns how many failed. */
export async function renew(made: Ledger<string>, worker: string, wanted: readonly Wanted[]): Promise<number> {
  const left = new Map(wanted.map((each) => [each.partNumber, each]))
  const failures = new Map<string, string>()
  const note = ({ partNumber, failure, seconds, bytes }: MadeMessage) => {
    const each = left.get(partNumber)
    if (failure !== undefined || !each) return void failures.set(partNumber, failure ?? 'nobody wanted it')
    left.delete(partNumber)
    made.note(each.key, each.inputs)
    console.log(`${each.key}: ${Math.round(bytes / 1024)} KB, ${seconds.toFixed(1)} s; ${left.size} left`)
  }
  const numbers = [...left.keys()]
  for (let at = 0; at < numbers.length; at += PARTS_A_PROCESS)
    await apart(worker, numbers.slice(at, at + PARTS_A_PROCESS), note)
  // One trap of the kernel spoils what comes after it in its process.
  for (const partNumber of [...left.keys()]) await apart(worker, [partNumber], note)
  for (const { partNumber, key } of left.values())
    console.log(`${key}: ${failures.get(partNumber) ?? 'its process ended'}`)
  return left.size
}

/** Runs the worker for some parts. */
export const apart = <Message>(worker: string, numbers: readonly string[], note: (message: Message) => void) =>
  new Promise<void>((resolve) => {
    const child = fork(fileURLToPath(new URL(worker, import.meta.url)), numbers)
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('message', (message) => note(message as Message)).once('exit', () => resolve())
  })

/** In the worker: makes the parts that are named as arguments, and sends a message for each. `make` returns bytes. */
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
