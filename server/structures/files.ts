/** Creates the structure files that visitors download, in child processes. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Structure } from '#builder/model.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { publicError } from '../errors.ts'
import { LimitedProcessError, type ProcessLimits, runLimited } from '../limited-process.ts'
import edgeCounts from './edge-counts.json' with { type: 'json' }
import type { ExportProcessRequest } from './export-process.ts'
import { createExportQueue, type QueueLimits } from './export-queue.ts'
import { byTurn, visibleParts } from './visible-parts.ts'

export interface StructureFile {
  readonly type: string
  readonly body: Readable
  /** True if the body is compressed with gzip. */
  readonly isPacked: boolean
  /** Size of the body in bytes. */
  readonly size: number
}

export interface Client {
  readonly address: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  readonly project?: string | undefined
}

/** Limits for all files of structures. `docs/security.md` lists them with the measured memory and times. */
export interface ExportLimits extends QueueLimits, Omit<ProcessLimits, 'outputMb'> {
  /**
   * Maximum number of edges in a drawing. The edges of a part count once for each of its rotations. All parts of the
   * catalog together have 319,000 edges.
   */
  readonly edges: number
  /** Maximum time for sending a file. */
  readonly sendMs: number
}

const LIMITS: ExportLimits = {
  places: 16,
  placesPerAddress: 2,
  waitMs: 30_000,
  edges: 400_000,
  heapMb: 192,
  memoryMb: 320,
  cpuSeconds: 45,
  wallSeconds: 180,
  sendMs: 10 * 60_000,
}

const EXPORT_PROCESS = new URL('./export-process.ts', import.meta.url)

const TYPES: Readonly<Record<StructureFormat, string>> = {
  step: 'model/step',
  glb: 'model/gltf-binary',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  mvr: 'application/octet-stream',
}

export interface StructureFilesDeps {
  /** The folder that contains the models and shapes. */
  readonly folder: string
  /** Folder for files that are being created. Its content is deleted. */
  readonly spool: string
  readonly limits?: Partial<ExportLimits>
}

export function createStructureFiles({ folder, spool, limits: given }: StructureFilesDeps) {
  const limits = { ...LIMITS, ...given }
  const queue = createExportQueue(limits)
  rmSync(spool, { recursive: true, force: true })
  mkdirSync(spool, { recursive: true, mode: 0o700 })

  /**
   * Creates a file that contains a structure's visible parts. The client keeps its place until the body is closed.
   * @throws PublicError if a part is not in the catalog, no part is visible, the structure is too complex, or too many
   * files are being created
   */
  return async (
    structure: Structure,
    format: StructureFormat,
    { address, signal, project }: Client,
  ): Promise<StructureFile> => {
    checkParts(structure)
    if (format === 'dxf' || format === 'svg') checkEdges(structure, limits.edges)
    const leave = queue.enter(address)
    const path = join(spool, randomUUID())
    try {
      const request: ExportProcessRequest = { structure, format, project, folder, path }
      await queue.run(address, signal, () => runExport(request, limits, signal))
      const { body, size } = await openOnce(path, limits.sendMs, signal)
      body.once('close', leave)
      return { type: TYPES[format], body, size, isPacked: format !== 'mvr' }
    } catch (error) {
      leave()
      await rm(path, { force: true })
      throw error
    }
  }
}

export type StructureFiles = ReturnType<typeof createStructureFiles>

function checkParts(structure: Structure) {
  const numbers = [...visibleParts(structure).keys()]
  const unknown = numbers.find((each) => !soldParts.has(each))
  if (unknown) throw publicError('UNKNOWN_PART', unknown)
  if (numbers.length === 0) throw publicError('NO_VISIBLE_PART')
}

/** @throws PublicError if a drawing of the structure has too many edges */
function checkEdges(structure: Structure, max: number) {
  const counts: Readonly<Record<string, number>> = edgeCounts
  let edges = 0
  for (const [partNumber, parts] of visibleParts(structure)) edges += (counts[partNumber] ?? 0) * byTurn(parts).size
  if (edges > max) throw publicError('TOO_MANY_EDGES', edges, max)
}

/**
 * Runs a child process that writes a file.
 * @throws PublicError if the process needs too much memory or time, or if the signal is aborted
 */
async function runExport(request: ExportProcessRequest, limits: ExportLimits, signal: AbortSignal) {
  const requestFile = `${request.path}.json`
  try {
    await writeFile(requestFile, JSON.stringify(request))
    await runLimited(EXPORT_PROCESS, [requestFile], { ...limits, outputMb: 1 }, signal)
  } catch (error) {
    if (signal.aborted) throw publicError('CANCELED')
    if (!(error instanceof LimitedProcessError) || error.problem === 'failed') throw error
    throw error.problem === 'stalled' ? publicError('FILE_TOOK_TOO_LONG') : publicError('STRUCTURE_TOO_COMPLEX')
  } finally {
    await rm(requestFile, { force: true })
  }
}

/** Opens a file and deletes its name, so that its space is free as soon as the stream is closed. */
async function openOnce(path: string, sendMs: number, signal: AbortSignal) {
  const handle = await open(path)
  await rm(path)
  const { size } = await handle.stat()
  const body = handle.createReadStream()
  const stop = () => void body.destroy()
  const timer = setTimeout(stop, sendMs)
  signal.addEventListener('abort', stop, { once: true })
  body.once('close', () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
  if (signal.aborted) stop()
  return { body, size }
}
