import type { Kysely, Selectable } from 'kysely'
import type { RegistrationState } from '#contract/training.ts'
import type { Tables } from '../database/tables.ts'

export type SessionRow = Selectable<Tables['training_session']>
type RegistrationRow = Selectable<Tables['training_registration']>

export type TrainingRepository = ReturnType<typeof trainingRepository>
export type RegistrationCounts = Awaited<ReturnType<TrainingRepository['counts']>>
export type PersonRow = Awaited<ReturnType<TrainingRepository['people']>>[number]

/** Returns the number of a session's registrations in a given state. */
export const countIn = (counts: RegistrationCounts, sessionId: string, state: RegistrationState) =>
  Number(counts.find((each) => each.session_id === sessionId && each.state === state)?.count ?? 0)

const PERSON = [
  'training_registration.id',
  'inquiry_id',
  'training_registration.state',
  'registered_at',
  'full_name',
  'company_name',
  'state_country',
  'phone',
  'email',
] as const

/** Reads and writes training sessions and registrations. `db` may be a transaction. */
export const trainingRepository = (db: Kysely<Tables>) => ({
  sessions: (): Promise<SessionRow[]> =>
    db.selectFrom('training_session').selectAll().orderBy('start_date').orderBy('location').execute(),

  session: (id: string): Promise<SessionRow | undefined> =>
    db.selectFrom('training_session').selectAll().where('id', '=', id).executeTakeFirst(),

  async insertSession(row: SessionRow) {
    await db.insertInto('training_session').values(row).execute()
  },

  /** Returns false if the session's version differs. */
  async updateSession(
    { id, ...fields }: Omit<SessionRow, 'version' | 'created_at'>,
    version: number,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('training_session')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  /** Registration counts by session and state. */
  counts: () =>
    db
      .selectFrom('training_registration')
      .select(({ fn }) => ['session_id', 'state', fn.countAll<number | string>().as('count')])
      .groupBy(['session_id', 'state'])
      .execute(),

  async countOf(sessionId: string, state: RegistrationState): Promise<number> {
    const { count } = await db
      .selectFrom('training_registration')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('session_id', '=', sessionId)
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async insertRegistration(row: RegistrationRow) {
    await db.insertInto('training_registration').values(row).execute()
  },

  registrationOf: (inquiryId: string): Promise<RegistrationRow | undefined> =>
    db.selectFrom('training_registration').selectAll().where('inquiry_id', '=', inquiryId).executeTakeFirst(),

  /** A registration with what the person entered. */
  person: (id: string, sessionId: string) =>
    db
      .selectFrom('training_registration')
      .innerJoin('inquiry', 'inquiry.id', 'training_registration.inquiry_id')
      .select(PERSON)
      .where('training_registration.id', '=', id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),

  async setRegistration(id: string, state: RegistrationState) {
    await db.updateTable('training_registration').set({ state }).where('id', '=', id).execute()
  },

  /** Registrations for a session, with what each person entered, in order of receipt. */
  people: (sessionId: string) =>
    db
      .selectFrom('training_registration')
      .innerJoin('inquiry', 'inquiry.id', 'training_registration.inquiry_id')
      .select(PERSON)
      .where('session_id', '=', sessionId)
      .orderBy('inquiry.number')
      .execute(),
})
