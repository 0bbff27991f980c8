import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsOf, KEEP_PLAN, type KeepPlan, keepPlan } from '#contract/keep-plan.ts'
import { compress } from '../http/compression.ts'
import { plainBytes, type StoredBody, storedBody } from '../http/stored-body.ts'
import type { Site } from '../pages/site.ts'

export interface KeptFilesDeps {
  readonly site: Pick<Site, 'documents' | 'data'>
  /** Folder that contains images and documents. */
  readonly media: string
  /** Returns the size of an uploaded image's file, or undefined if the file doesn't exist. */
  readonly uploadBytes: (name: string) => Promise<number | undefined>
}

/**
 * Returns the path and content of the list of files that "Save for offline" downloads for a re-rendered product page.
 * Returns undefined for other pages.
 */
export async function keptFiles(
  { site, media, uploadBytes }: KeptFilesDeps,
  path: string,
  files: ReadonlyMap<string, StoredBody>,
): Promise<readonly [name: string, body: StoredBody] | undefined> {
  const name = `${site.data}${path}/${KEEP_PLAN}`
  const earlier = site.documents.get(encodeURI(name))
  const html = files.get(`${path}/index.html`)
  const json = files.get(`${site.data}${path}.json`)
  if (!earlier || !html || !json) return undefined
  const assets = assetsOf(JSON.parse((await plainBytes(earlier.body)).toString()) as KeepPlan)
  // A missing file counts as 0 bytes, because sizes only affect the progress bar.
  const bytesOf = async (file: string) =>
    (await uploadBytes(file)) ?? (await stat(join(media, file)).catch(() => undefined))?.size ?? 0
  const plan = await keepPlan(
    { path, html: { byteLength: html.plainLength }, json: (await plainBytes(json)).toString(), assets },
    bytesOf,
  )
  const bytes = Buffer.from(JSON.stringify(plan))
  return [name, storedBody(bytes, { coding: 'br', bytes: await compress.br(bytes, 'quick') })]
}
