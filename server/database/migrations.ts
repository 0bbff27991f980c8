import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { engineOf } from './engine-of.ts'
import { enquiries } from './migrations/0001-enquiries.ts'
import { staff } from './migrations/0002-staff.ts'
import { files } from './migrations/0003-files.ts'
import { enquiryHandling } from './migrations/0004-enquiry-handling.ts'
import { events } from './migrations/0005-events.ts'
import { staffLinks } from './migrations/0006-staff-links.ts'
import { nodes } from './migrations/0007-nodes.ts'
import { newInquiries } from './migrations/0008-new-inquiries.ts'
import { enquiryLines } from './migrations/0009-enquiry-lines.ts'
import { inquiryNames } from './migrations/0010-inquiry-names.ts'
import { content } from './migrations/0011-content.ts'
import { training } from './migrations/0012-training.ts'
import { structures } from './migrations/0013-structures.ts'
import { images } from './migrations/0014-images.ts'
import { structureStorage } from './migrations/0015-structure-storage.ts'
import { structureNetworks } from './migrations/0016-structure-networks.ts'
import { delivery } from './migrations/0017-delivery.ts'
import { attachments } from './migrations/0018-attachments.ts'
import { binaryText } from './postgres.ts'

/**
 * All migrations by name. They run in name order ('0001-enquiries' comes first). Never edit a released migration.
 * Migrations have no `down`.
 */
export const migrations: Record<string, Pick<Migration, 'up'>> = {
  '0001-enquiries': { up: enquiries },
  '0002-staff': { up: staff },
  '0003-files': { up: files },
  '0004-enquiry-handling': { up: enquiryHandling },
  '0005-events': { up: events },
  '0006-staff-links': { up: staffLinks },
  '0007-nodes': { up: nodes },
  '0008-new-inquiries': { up: newInquiries },
  '0009-enquiry-lines': { up: enquiryLines },
  '0010-inquiry-names': { up: inquiryNames },
  '0011-content': { up: content },
  '0012-training': { up: training },
  '0013-structures': { up: structures },
  '0014-images': { up: images },
  '0015-structure-storage': { up: structureStorage },
  '0016-structure-networks': { up: structureNetworks },
  '0017-delivery': { up: delivery },
  '0018-attachments': { up: attachments },
}

/**
 * Runs pending migrations in one transaction. Concurrent processes wait for each other.
 * @throws Error if a migration fails, or if the database contains a migration that this version doesn't include
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration works on tables as they were, which no type describes
export async function migrate(database: Kysely<any>, all = migrations) {
  const db = engineOf(database).name === 'postgres' ? database.withPlugin(binaryText) : database
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
