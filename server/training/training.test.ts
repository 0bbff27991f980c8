import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sessionDetail, sessionList } from '#contract/training.ts'
import { sessionDates } from '#contract/training-session.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { signedIn } from '../testing/staff.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const SESSION = {
  startDate: '2090-03-03',
  endDate: '2090-03-05',
  location: 'Sampleville, TN',
  capacity: 2,
  notes: '',
  state: 'announced',
}
const NAME = 'March 3-5, 2090 | Sampleville, TN'

const open = async () => {
  const world = await testApp(formTestEnv, { ownSite: true })
  const { headers } = await signedIn(world, 'editor')
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    world.app.inject({ method, url: `/api/training${path}`, headers, ...(payload && { payload }) })
  const add = async (fields: object = {}) => {
    const answer = await call('POST', '', { ...SESSION, ...fields })
    expect(answer.statusCode, answer.body).toBe(200)
    return sessionDetail.parse(answer.json()).session
  }
  const detail = async (id: string) => sessionDetail.parse((await call('GET', `/${id}`)).json())
  return { ...world, call, add, detail }
}

const register = async ({ app }: Pick<TestApp, 'app'>, email: string, session = NAME) => {
  const captchaToken = await solvedToken(app, 'submit_training_registration')
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...forms.training, email, session, captchaToken },
  })
}

const shownSessions = async ({ app }: Pick<TestApp, 'app'>) =>
  (await app.inject('/assets/pages-abc/training.json')).json().sessions

describe('the dates of a session', () => {
  test.each([
    ['2026-03-03', '2026-03-03', 'March 3, 2026'],
    ['2026-03-03', '2026-03-05', 'March 3-5, 2026'],
    ['2026-03-30', '2026-04-01', 'March 30 - April 1, 2026'],
    ['2026-12-30', '2027-01-01', 'December 30, 2026 - January 1, 2027'],
  ])('are formatted for visitors: %s to %s', (start, end, text) => {
    expect(sessionDates(start, end)).toBe(text)
  })
})

describe('training sessions', () => {
  test('appear on the page when announced, and disappear when canceled', async () => {
    const world = await open()
    const { id } = await world.add({ state: 'draft' })
    expect(await shownSessions(world)).toEqual([])
    await world.call('PUT', `/${id}`, { ...SESSION, version: 1 })
    expect(await shownSessions(world)).toEqual([expect.objectContaining({ dates: 'March 3-5, 2090' })])
    await world.call('PUT', `/${id}`, { ...SESSION, state: 'canceled', version: 2 })
    expect(await shownSessions(world)).toEqual([])
  })

  test('appear on pages that another process serves', async () => {
    const world = await open()
    const other = await testApp(formTestEnv, { ownSite: true, dataDir: join(world.root, 'data') })
    await world.add()
    await vi.waitFor(async () => expect(await shownSessions(other)).toHaveLength(1), 10_000)
  })

  test('count as past after their last day, and then accept no registrations', async () => {
    const world = await open()
    await world.add({ startDate: '2020-03-03', endDate: '2020-03-05' })
    await world.add()
    const { sessions } = sessionList.parse((await world.call('GET', '')).json())
    expect(sessions.map(({ isPast }) => isPast)).toEqual([false, true])
    expect(await shownSessions(world)).toHaveLength(1)
    const answer = await register(world, 'late@flyrail.example', 'March 3-5, 2020 | Sampleville, TN')
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['session']])
  })

  test.each([
    [{ location: ' ' }, 'location'],
    [{ location: 'Here | there' }, 'location'],
    [{ capacity: '0' }, 'capacity'],
    [{ capacity: 'many' }, 'capacity'],
    [{ priceUsd: 'a lot' }, 'priceUsd'],
    [{ priceUsd: -1 }, 'priceUsd'],
    [{ priceUsd: '45.50' }, 'priceUsd'],
    [{ topics: 'x'.repeat(301) }, 'topics'],
    [{ startDate: '2089-13-01' }, 'startDate'],
    [{ endDate: '2090-03-02' }, 'endDate'],
    [{ endDate: '2091-03-05' }, 'endDate'],
  ])('are rejected with a message for the invalid field: %j', async (fields, name) => {
    const world = await open()
    const answer = await world.call('POST', '', { ...SESSION, ...fields })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [name]])
  })

  test.each([
    ['', 0],
    ['0', 0],
    ['450', 450],
    ['$1,200', 1200],
  ])('show their content and their price, entered as “%s”', async (priceUsd, price) => {
    const world = await open()
    const { id } = await world.add({ priceUsd, topics: ' Truss and\nballast ' })
    expect((await world.detail(id)).session).toMatchObject({ priceUsd: price, topics: 'Truss and ballast' })
    expect(await shownSessions(world)).toEqual([
      expect.objectContaining({ topics: 'Truss and ballast', priceUsd: price }),
    ])
  })

  test('cannot be updated from an outdated version or added twice with the same name', async () => {
    const world = await open()
    const { id } = await world.add()
    await world.call('PUT', `/${id}`, { ...SESSION, capacity: 5, version: 1 })
    const stale = await world.call('PUT', `/${id}`, { ...SESSION, capacity: 9, version: 1 })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'SESSION_CHANGED'])
    expect((await world.detail(id)).session.capacity).toBe(5)
    const same = await world.call('POST', '', SESSION)
    expect([same.statusCode, Object.keys(same.json().fields)]).toEqual([409, ['location']])
  })
})

describe('canceling a session', () => {
  test('needs the number of registered people, emails each address once, and adds a note to each inquiry', async () => {
    const world = await open()
    const { id } = await world.add({ capacity: 1 })
    for (const name of ['first', 'second', 'first']) await register(world, `${name}@flyrail.example`)
    const cancel = (canceledPeople?: number) =>
      world.call('PUT', `/${id}`, { ...SESSION, state: 'canceled', version: 1, canceledPeople })
    const refused = await cancel()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SESSION_PEOPLE_CHANGED'])
    expect((await world.detail(id)).session.state).toBe('announced')

    expect((await cancel(3)).statusCode).toBe(200)
    const { session, registrations } = await world.detail(id)
    expect(session).toMatchObject({ state: 'canceled', registered: 0, waiting: 0 })
    expect(registrations.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'canceled'])
    const mails = await world.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'session').execute()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['first@flyrail.example', 'second@flyrail.example'])
    expect(mails[0]?.text).toContain(NAME)
    const notes = await world.database.selectFrom('inquiry_note').select(['inquiry_id', 'text']).execute()
    expect(new Set(notes.map(({ inquiry_id }) => inquiry_id)).size).toBe(3)
    expect(notes[0]?.text).toContain(NAME)
  })

  test('does not write to the people of a session that has ended', async () => {
    const world = await open()
    const { id } = await world.add()
    await register(world, 'first@flyrail.example')
    await world.call('PUT', `/${id}`, { ...SESSION, startDate: '2020-03-03', endDate: '2020-03-05', version: 1 })
    const past = { startDate: '2020-03-03', endDate: '2020-03-05', state: 'canceled', version: 2 }
    expect((await world.call('PUT', `/${id}`, { ...SESSION, ...past })).statusCode).toBe(200)
    const mails = world.database.selectFrom('outgoing_mail').select('id').where('kind', '=', 'session')
    expect(await mails.execute()).toEqual([])
  })
})

describe('training registration', () => {
  test('never exceeds the capacity when visitors register at the same time', async () => {
    const world = await open()
    const { id } = await world.add()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((each) => register(world, `v${each}@flyrail.example`)))
    expect(answers.map((each) => each.json().registration).sort()).toEqual([
      'registered',
      'registered',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
    expect((await world.detail(id)).session).toMatchObject({ registered: 2, waiting: 4 })
    await vi.waitFor(async () =>
      expect(await shownSessions(world)).toEqual([expect.objectContaining({ seatsLeft: 0 })]),
    )
  })

  test('updates the page only when the number of seats that it shows changes', async () => {
    const world = await open()
    await world.add({ capacity: 8 })
    const announced = async () =>
      (await world.database.selectFrom('change_count').selectAll().where('topic', '=', 'content').executeTakeFirst())
        ?.count ?? 0
    const counts: number[] = []
    for (const each of [1, 2, 3, 4]) {
      const before = await announced()
      await register(world, `seat${each}@flyrail.example`)
      counts.push((await announced()) - before)
    }
    // The page shows 'More than 5 seats left' down to 6 seats.
    expect(counts).toEqual([0, 0, 1, 1])
  })

  test('gives a freed seat to someone on the waiting list before a new registrant', async () => {
    const world = await open()
    const { id } = await world.add({ capacity: 1 })
    for (const name of ['first', 'second', 'third']) await register(world, `${name}@flyrail.example`)
    const [first, second] = (await world.detail(id)).registrations
    const set = (registration: typeof first, from: string, state: string) =>
      world.call('PUT', `/${id}/registrations/${registration?.id}`, { from, state })
    expect((await set(second, 'waiting', 'registered')).json().code).toBe('SESSION_FULL')
    await set(first, 'registered', 'canceled')
    expect((await set(first, 'registered', 'canceled')).json().code).toBe('REGISTRATION_CHANGED')
    expect((await register(world, 'fourth@flyrail.example')).json().registration).toBe('waiting')
    await set(second, 'waiting', 'registered')
    const people = (await world.detail(id)).registrations.map(({ email, state }) => [email.split('@')[0], state])
    expect(people).toEqual([
      ['first', 'canceled'],
      ['second', 'registered'],
      ['third', 'waiting'],
      ['fourth', 'waiting'],
    ])
    const mails = await world.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'session').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['second@flyrail.example'])
    expect(mails[0]?.text).toContain(NAME)
  })

  test('mentions the waiting list in the confirmation email', async () => {
    const world = await open()
    await world.add({ capacity: 1 })
    for (const name of ['first', 'second']) await register(world, `${name}@flyrail.example`)
    const mails = await world.database
      .selectFrom('outgoing_mail')
      .select(['recipient', 'text'])
      .where('kind', '=', 'confirmation')
      .execute()
    const textOf = (name: string) => mails.find(({ recipient }) => recipient.startsWith(name))?.text
    expect(textOf('first')).toContain(`You are registered for the training session: ${NAME}.`)
    expect(textOf('second')).toContain('on the waiting list')
  })

  test('stores a repeated registration once and returns the same response', async () => {
    const world = await open()
    const { id } = await world.add()
    const send = async () =>
      world.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: {
          ...forms.training,
          session: NAME,
          idempotencyKey: 'the-same-key-twice',
          captchaToken: await solvedToken(world.app, 'submit_training_registration'),
        },
      })
    const answers = [await send(), await send()].map((each) => each.json())
    expect(answers[1]).toEqual(answers[0])
    expect((await world.detail(id)).session.registered).toBe(1)
  })

  test('takes no second seat for the same address, until staff decide', async () => {
    const world = await open()
    const { id } = await world.add()
    await register(world, 'dana@flyrail.example')
    const again = await register(world, '\u202A Dana@FlyRail.example\u202C')
    expect([again.statusCode, again.json().registration]).toEqual([200, undefined])
    const { session, registrations } = await world.detail(id)
    expect(session).toMatchObject({ registered: 1, waiting: 0 })
    expect(registrations.map(({ state }) => state)).toEqual(['registered', 'repeated'])
    const mails = await world.database.selectFrom('outgoing_mail').select(['kind', 'text']).execute()
    const sent = (kind: string, part: string) => mails.some((mail) => mail.kind === kind && mail.text.includes(part))
    expect(sent('confirmation', 'already registered for the training session')).toBe(true)
    expect(sent('office', 'This address was already registered')).toBe(true)
    const message = { to: 'everyone', subject: 'Where to park', text: 'Use gate 4.' }
    expect((await world.call('POST', `/${id}/email`, message)).json()).toEqual({ recipients: 1 })

    const set = (state: string) =>
      world.call('PUT', `/${id}/registrations/${registrations[1]?.id}`, { from: 'repeated', state })
    expect((await set('repeated')).statusCode).toBe(400)
    expect((await set('registered')).statusCode).toBe(200)
    expect((await world.detail(id)).session.registered).toBe(2)
  })

  test('registers an address again after its registration was canceled', async () => {
    const world = await open()
    const { id } = await world.add()
    await register(world, 'dana@flyrail.example')
    const [first] = (await world.detail(id)).registrations
    await world.call('PUT', `/${id}/registrations/${first?.id}`, { from: 'registered', state: 'canceled' })
    expect((await register(world, 'dana@flyrail.example')).json().registration).toBe('registered')
  })

  test('exports registrations as CSV and deletes each one with its inquiry', async () => {
    const world = await open()
    const { id } = await world.add()
    await register(world, 'first@flyrail.example')
    const csv = await world.call('GET', `/${id}/registrations.csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain('"registered"')
    expect(csv.body).toContain('"first@flyrail.example"')
    await world.database.deleteFrom('outgoing_mail').execute()
    await world.database.deleteFrom('inquiry').execute()
    expect((await world.detail(id)).registrations).toEqual([])
  })

  test('sends an email to everyone in a session through the outbox', async () => {
    const world = await open()
    const { id } = await world.add({ capacity: 1 })
    const message = { to: 'everyone', subject: 'Where to park', text: 'Use gate 4.\n\nBring boots.' }
    expect((await world.call('POST', `/${id}/email`, message)).statusCode).toBe(400)
    for (const name of ['first', 'second']) await register(world, `${name}@flyrail.example`)
    const long = await world.call('POST', `/${id}/email`, { ...message, text: 'x'.repeat(10_001) })
    expect(long.json().fields).toEqual({ text: 'Shorten the message to 10,000 characters.' })
    expect((await world.call('POST', `/${id}/email`, message)).json()).toEqual({ recipients: 2 })
    const mails = await world.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'session').execute()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['first@flyrail.example', 'second@flyrail.example'])
    expect(mails[0]).toMatchObject({ subject: 'Where to park', html: expect.stringContaining('<p>Use gate 4.</p>') })
  })
})
