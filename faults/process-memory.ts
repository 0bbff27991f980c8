import { readdirSync, readFileSync } from 'node:fs'

/** Pause between two measurements. */
const INTERVAL_MS = 200

/** Returns the resident memory of a process and all its descendants, in MB. Memory that they share counts repeatedly. */
export const residentMb = (root: number): number =>
  Math.round(family(root).reduce((sum, pid) => sum + residentKb(pid), 0) / 1000)

/** Returns a process and all its descendants. */
export function family(root: number): readonly number[] {
  const children = Map.groupBy(processes(), ({ parent }) => parent)
  const found = [root]
  for (const pid of found) found.push(...(children.get(pid) ?? []).map((child) => child.pid))
  return found
}

/** All processes of the machine, with their parents. Field 4 of `/proc/PID/stat` is the parent. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(readProc(name, 'stat').split(') ').at(-1)?.split(' ')[1]) }))

const residentKb = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readProc(String(pid), 'status'))?.[1] ?? 0)

/** Returns an empty text if the process has ended. */
function readProc(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Measures the memory of a process and its descendants until it is stopped. Above `limitMb`, it calls `exceed`, as the
 * kernel kills a process in a control group. This also works where the machine doesn't allow new control groups.
 */
export function watchMemory(pid: number, limitMb = Number.POSITIVE_INFINITY, exceed: () => void = () => {}) {
  let peakMb = 0
  const measure = () => {
    const current = residentMb(pid)
    peakMb = Math.max(peakMb, current)
    if (current <= limitMb) return
    clearInterval(timer)
    exceed()
  }
  const timer = setInterval(measure, INTERVAL_MS)
  return { peakMb: () => peakMb, stop: () => clearInterval(timer) }
}
