import type { FastifyBaseLogger } from 'fastify'

/** Objects without a row are quarantined only after this age, because their rows may not be committed yet. */
const ORPHAN_AGE_MS = 3_600_000

/** An object without a row stays readable for this time before it is removed. */
const QUARANTINE_DAYS = 30
const DAY_MS = 24 * 3_600_000

/** Number of objects to look up in the database at a time. */
const BATCH = 1000

/** An object, or the mark of a quarantined object. */
export interface Listed {
  readonly key: string
  readonly modified: Date
}

/**
 * Storage operations that a sweep needs. A quarantined object stays where it is and has an empty file with its key in a
 * separate folder, so that it remains readable and needs no copy. The mark's modification time is the start of the
 * quarantine.
 */
export interface SweptStorage {
  /** Name of the storage for the log. */
  readonly name: string
  objects(): AsyncIterable<readonly Listed[]>
  quarantined(): AsyncIterable<readonly Listed[]>
  mark(key: string, now: Date): Promise<void>
  unmark(key: string): Promise<void>
  /** Removes the object but not its mark. */
  remove(key: string): Promise<void>
}

export interface SweepOptions {
  readonly now: Date
  /** Ends the sweep early. The next sweep continues it. */
  readonly signal: AbortSignal
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Returns the keys that the database lists. */
export type IsKnown = (keys: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Quarantines objects that are older than an hour and have no row in the database, releases quarantined objects that
 * have a row again, and removes objects that have been in quarantine for 30 days.
 * @throws Error if the database lists none of the objects, because it is probably the wrong database. Nothing changes
 */
export async function sweepObjects(storage: SweptStorage, isKnown: IsKnown, { now, signal, log }: SweepOptions) {
  const orphans = new Set<string>()
  const known = new Set<string>()
  for await (const page of batches(storage.objects())) {
    if (signal.aborted) return
    const found = await isKnown(page.map(({ key }) => key))
    for (const { key, modified } of page) {
      if (found.has(key)) known.add(key)
      else if (now.getTime() - modified.getTime() > ORPHAN_AGE_MS) orphans.add(key)
    }
  }
  if (known.size === 0 && orphans.size > 0) {
    throw new Error(
      `This database lists none of the ${orphans.size} uploaded files in ${storage.name}, so none were removed. ` +
        'Check that DATA_DIR and DATABASE_URL point to the right database.',
    )
  }
  const marks = new Map<string, Date>()
  for await (const page of storage.quarantined()) for (const { key, modified } of page) marks.set(key, modified)

  for (const key of marks.keys()) {
    if (signal.aborted) return
    if (orphans.has(key)) continue
    await storage.unmark(key)
    if (known.has(key)) log.info({ object: key }, 'released an uploaded file that the database lists again')
  }
  for (const key of orphans) {
    if (signal.aborted) return
    const since = marks.get(key)
    if (since === undefined) {
      await storage.mark(key, now)
      log.warn({ object: key, days: QUARANTINE_DAYS }, 'quarantined an uploaded file that the database does not list')
    } else if (now.getTime() - since.getTime() > QUARANTINE_DAYS * DAY_MS && (await isKnown([key])).size === 0) {
      await storage.remove(key)
      await storage.unmark(key)
      log.warn({ object: key, since }, 'removed an uploaded file after its quarantine')
    }
  }
}

async function* batches(pages: AsyncIterable<readonly Listed[]>) {
  for await (const page of pages) {
    for (let start = 0; start < page.length; start += BATCH) yield page.slice(start, start + BATCH)
  }
}
