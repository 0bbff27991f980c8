/** Files and links that the server creates for a structure. */
import type { Structure } from '#builder/model.ts'
import { structureSchema } from '#builder/structure-schema.ts'
import { failure } from '#contract/failure.ts'
import { HTTP_TIMEOUT_MS, isWebPage } from '#contract/http.ts'
import { STRUCTURE_ID, type StructureFormat, storedStructure } from '#contract/structures.ts'

export const fileFormats: Readonly<Record<StructureFormat, string>> = {
  step: 'STEP assembly',
  glb: 'GLB model',
  dxf: 'DXF plan and elevations',
  svg: 'Drawing sheet',
  mvr: 'MVR scene',
}

/** On a busy server, a file waits up to 30 seconds and takes up to three minutes. */
const FILE_TIMEOUT_MS = 240_000

async function answerTo(path: string, options: RequestInit, timeoutMs = HTTP_TIMEOUT_MS): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
  const answer = await fetch(path, { ...options, signal }).catch((error: unknown) => {
    throw timeout.aborted ? new Error('The server didn’t answer in time. Try again in a few minutes.') : error
  })
  if (answer.ok && !isWebPage(answer.headers.get('content-type'))) return answer
  const { data } = failure.partial().safeParse(await answer.json().catch(() => undefined))
  throw new Error(data?.message ?? `The server answered with status ${answer.status}. Try again.`)
}

const posted = (structure: Structure): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(structure),
})

interface FileOptions {
  /** Cancels the request. The server then stops creating the file. */
  readonly signal: AbortSignal
  /** ID of the project, so that each export of a project has the same identifiers. */
  readonly project?: string
}

/**
 * Returns a file that the server creates.
 * @throws Error with a message for visitors if the server cannot be reached or rejects the structure
 */
export async function structureFile(
  structure: Structure,
  format: StructureFormat,
  { signal, project }: FileOptions,
): Promise<Blob> {
  const query = project ? `?${new URLSearchParams({ project })}` : ''
  const path = `/api/structures/files/${format}${query}`
  return (await answerTo(path, { ...posted(structure), signal }, FILE_TIMEOUT_MS)).blob()
}

/** Stores a structure and returns its ID. @throws Error with a message for visitors */
export async function storeStructure(structure: Structure): Promise<string> {
  return storedStructure.parse(await (await answerTo('/api/structures', posted(structure))).json()).id
}

/** Returns a stored structure. @throws Error with a message for visitors */
export async function readStoredStructure(id: string): Promise<Structure> {
  if (!STRUCTURE_ID.test(id)) throw new Error('This link is incomplete.')
  return structureSchema.parse(await (await answerTo(`/api/structures/${id}`, {})).json())
}
