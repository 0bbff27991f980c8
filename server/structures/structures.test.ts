import { expect, test } from 'vitest'
import { structureSchema } from '#builder/structure-schema.ts'
import { STRUCTURE_DAYS } from '#contract/structures.ts'
import { isPostgres, temporaryDatabase } from '../testing/database.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { signedIn } from '../testing/staff.ts'
import { structureOf, structures } from '../testing/structures.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { packStructure, unpackStructure } from './packing.ts'
import { createStructures } from './structures.ts'

const [structure] = structures as [(typeof structures)[number]]

const hashOf = (network: string) => `#${network}`

const post = ({ app }: Pick<TestApp, 'app'>, payload: object) =>
  app.inject({ method: 'POST', url: '/api/structures', payload })

const stored = async (server: TestApp): Promise<string> => (await post(server, structure)).json().id

async function send(server: TestApp, id: string) {
  const captchaToken = await solvedToken(server.app, 'submit_contact')
  const payload = { ...forms.contact, structure: id, captchaToken }
  return server.app.inject({ method: 'POST', url: '/api/contact', payload })
}

test('stores a structure and returns it unchanged to anyone with its ID', async () => {
  const server = await testApp()
  const id = await stored(server)
  expect(id).toMatch(/^[\w-]{22}$/)
  const answer = await server.app.inject(`/api/structures/${id}`)
  expect(answer.json()).toEqual(structure)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
})

test.each(['unknown', 'A'.repeat(22), '..%2f..'])('reports a structure that does not exist: %s', async (id) => {
  const { app } = await testApp()
  const answer = await app.inject(`/api/structures/${id}`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'UNKNOWN_STRUCTURE'])
})

test.each([
  [
    'a mirrored part',
    {
      ...structure,
      parts: [
        {
          ...structure.parts[0],
          turn: [
            [-1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        },
      ],
    },
  ],
  [
    'a support on a missing part',
    { ...structure, supports: [{ id: 's', kind: 'floor', part: 'none', at: [0, 0, 0] }] },
  ],
  [
    'too many parts',
    structureOf(
      'Many',
      Array.from({ length: 2001 }, () => ['BS-PL-BS12', [0, 0, 0]] as const),
    ),
  ],
  ['an unknown property', { ...structure, script: 'x' }],
  ['a part too far away', { ...structure, parts: [{ ...structure.parts[0], at: [0, 4801, 0] }] }],
  ['a location with two coordinates', { ...structure, parts: [{ ...structure.parts[0], at: [0, 0] }] }],
])('rejects a structure with %s', async (_, payload) => {
  const server = await testApp()
  expect((await post(server, payload)).statusCode).toBe(400)
  expect(await server.database.selectFrom('structure').selectAll().execute()).toEqual([])
})

// Creating an issue for each of the 180,000 items would block the server for half a second.
test('reports one issue per list of an area load', () => {
  const parts = Array<number>(2000).fill(0)
  const loads = Array.from({ length: 90 }, (_, index) => ({
    id: `l${index}`,
    case: 'dead',
    kind: 'area',
    psf: 1,
    parts,
  }))
  const answer = structureSchema.safeParse({ ...structure, loads })
  expect(answer.error?.issues).toHaveLength(90)
})

// XML forbids these characters, so SVG and MVR files with them would be invalid.
test.each([0xfffe, 0xffff, 0xfdd0, 0x1fffe, 0x10ffff])(
  'rejects the character %i in a name and in the name of a group',
  async (code) => {
    const character = String.fromCodePoint(code)
    const { app } = await testApp()
    const named = await post({ app }, { ...structure, name: `Tower ${character}` })
    expect([named.statusCode, Object.keys(named.json().fields)]).toEqual([400, ['name']])
    const [part, ...others] = structure.parts
    const grouped = await post({ app }, { ...structure, parts: [{ ...part, group: character }, ...others] })
    expect([grouped.statusCode, Object.keys(grouped.json().fields)]).toEqual([400, ['parts']])
  },
)

test('limits how many structures an IP address can store in a day', async () => {
  const server = await testApp()
  const statuses: number[] = []
  for (let sent = 0; sent < 32; sent += 1) statuses.push((await post(server, structure)).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
})

test('replaces a line break in a name with a space', async () => {
  const server = await testApp()
  const { id } = (await post(server, { ...structure, name: 'a\nb' })).json()
  expect((await server.app.inject(`/api/structures/${id}`)).json()).toMatchObject({ name: 'a b' })
})

// Requests that are counted in PostgreSQL arrive one after another.
test.skipIf(isPostgres)('lets at most 50 structures wait for their validation', async () => {
  const server = await testApp()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      server.app.inject({
        method: 'POST',
        url: '/api/structures',
        payload: structure,
        remoteAddress: `192.0.2.${index}`,
      }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.filter((status) => status === 503)).toHaveLength(10)
})

test('deletes a structure that has expired', async () => {
  const { database } = await temporaryDatabase()
  let now = new Date('2026-11-25T10:00:00Z')
  const { store, json } = createStructures({ database, hashOf, clock: () => now })
  const { id, expiresAt } = await store(structure, '192.0.2.1')
  expect(JSON.parse(`${await json(id)}`)).toEqual(structure)
  now = new Date(expiresAt)
  await expect(json(id)).rejects.toMatchObject({ code: 'UNKNOWN_STRUCTURE' })
  await store(structure, '192.0.2.1')
  expect(await database.selectFrom('structure').select('id').where('id', '=', id).execute()).toEqual([])
  expect(new Date(expiresAt).getTime() - Date.parse('2026-11-25T10:00:00Z')).toBe(STRUCTURE_DAYS * 86_400_000)
})

test('copies a structure to an inquiry, links the copy in both emails, and deletes it with the inquiry', async () => {
  const server = await testApp(formTestEnv)
  const { database, app } = server
  const id = await stored(server)
  const answer = await send(server, id)
  expect(answer.statusCode, answer.body).toBe(200)
  const [copy] = await database.selectFrom('structure').selectAll().where('id', '!=', id).execute()
  expect(copy).toMatchObject({ expires_at: null, inquiry_id: answer.json().id })
  expect(JSON.parse(`${await unpackStructure(copy?.body ?? '')}`)).toEqual(structure)

  const mails = await database.selectFrom('outgoing_mail').select('text').execute()
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).toContain(`/build?structure=${copy?.id}`)
  const { headers } = await signedIn(server, 'sales')
  const detail = await app.inject({ url: `/api/inquiries/${answer.json().id}`, headers })
  expect(detail.json()).toMatchObject({ structure: copy?.id })

  await database.deleteFrom('inquiry').execute()
  expect(await database.selectFrom('structure').select('id').execute()).toEqual([{ id }])
})

test('rejects a message with a field error when the attached structure has expired', async () => {
  const server = await testApp(formTestEnv)
  const answer = await send(server, 'A'.repeat(22))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['structure']])
})

test('compresses structures, and deletes the oldest ones of the largest network when the quota is exceeded', async () => {
  const { database } = await temporaryDatabase()
  let now = Date.parse('2026-11-25T10:00:00Z')
  const { size } = await packStructure(JSON.stringify(structure))
  expect(size).toBeLessThan(JSON.stringify(structure).length)
  const clock = () => {
    now += 1000
    return new Date(now)
  }
  const { store, json } = createStructures({ database, hashOf, clock, quota: 3.5 * size })
  const other = await store(structure, '192.0.2.1')
  const many = []
  for (let last = 1; last <= 4; last += 1) many.push(await store(structure, `2001:db8::${last}`))
  const rows = await database.selectFrom('structure').select(['id', 'size', 'network']).orderBy('created_at').execute()
  const kept = [other, many[2], many[3]].map((each) => each?.id)
  expect(rows.map(({ id }) => id)).toEqual(kept)
  expect(rows.map((row) => row.size)).toEqual([size, size, size])
  expect(rows.map(({ network }) => network)).toEqual(['#192.0.2.1', '#2001:db8:0:0', '#2001:db8:0:0'])
  expect(JSON.parse(`${await json(other.id)}`)).toEqual(structure)
  await store(structure, '198.51.100.1')
  await expect(json(many[2]?.id ?? '')).rejects.toMatchObject({ code: 'UNKNOWN_STRUCTURE' })
  expect(JSON.parse(`${await json(other.id)}`)).toEqual(structure)
})

test('refuses a structure if it is larger than the quota, or if the space is used by structures without a network', async () => {
  const { database } = await temporaryDatabase()
  const { size } = await packStructure(JSON.stringify(structure))
  const { store } = createStructures({ database, hashOf, quota: 1.5 * size })
  await store(structure, '192.0.2.1')
  await database.updateTable('structure').set({ network: null }).execute()
  await expect(store(structure, '192.0.2.1')).rejects.toMatchObject({ status: 503, code: 'STRUCTURES_FULL' })
})

test('deletes the stored structure together with the personal data of the person who sent it', async () => {
  const server = await testApp(formTestEnv)
  const [sent, other] = [await stored(server), await stored(server)]
  expect((await send(server, sent)).statusCode).toBe(200)
  const { headers } = await signedIn(server, 'sales')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/inquiries/person/delete',
    headers,
    payload: { email: forms.contact.email, inquiries: 1 },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await server.database.selectFrom('structure').select('id').execute()).toEqual([{ id: other }])
  expect((await server.app.inject(`/api/structures/${sent}`)).statusCode).toBe(404)
})
