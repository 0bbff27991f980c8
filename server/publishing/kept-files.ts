import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsOf, KEEP_PLAN, type KeepPlan, keepPlan } from '#contract/keep-plan.ts'
import { CODINGS, compress } from '../http/compression.ts'
import type { FileForms } from '../pages/documents.ts'
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
  files: ReadonlyMap<string, FileForms>,
): Promise<readonly [name: string, forms: FileForms] | undefined> {
  const name = `${site.data}${path}/${KEEP_PLAN}`
  const earlier = site.documents.get(encodeURI(name))
  const html = files.get(`${path}/index.html`)?.bytes
  const json = files.get(`${site.data}${path}.json`)?.bytes
  if (!earlier || !html || !json) return undefined
  const assets = assetsOf(JSON.parse(earlier.plain.body.toString()) as KeepPlan)
  // A missing file counts as 0 bytes, because sizes only affect the progress bar.
  const bytesOf = async (file: string) =>
    (await uploadBytes(file)) ?? (await stat(join(media, file)).catch(() => undefined))?.size ?? 0
  const plan = await keepPlan({ path, html, json: Buffer.from(json).toString(), assets }, bytesOf)
  const bytes = Buffer.from(JSON.stringify(plan))
  const forms = await Promise.all(
    CODINGS.map(async (coding) => [coding.name, await compress[coding.name](bytes, 'quick')]),
  )
  return [name, { bytes, ...Object.fromEntries(forms) }]
}
