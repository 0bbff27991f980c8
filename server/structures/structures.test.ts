import { expect, test } from 'vitest'
import { STRUCTURE_DAYS } from '#contract/structures.ts'
import { temporaryDatabase } from '../testing/database.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { signedIn } from '../testing/staff.ts'
import { structureOf, structures } from '../testing/structures.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { packStructure, unpackStructure } from './packing.ts'
import { createStructures } from './structures.ts'

const [structure] = structures as [(typeof structures)[number]]

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
  ['a line break in the name', { ...structure, name: 'a\nb' }],
  [
    'too many parts',
    structureOf(
      'Many',
      Array.from({ length: 2001 }, () => ['BS-PL-BS12', [0, 0, 0]] as const),
    ),
  ],
  ['an unknown property', { ...structure, script: 'x' }],
])('rejects a structure with %s', async (_, payload) => {
  const server = await testApp()
  expect((await post(server, payload)).statusCode).toBe(400)
  expect(await server.database.selectFrom('structure').selectAll().execute()).toEqual([])
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

test('deletes a structure that has expired', async () => {
  const { database } = await temporaryDatabase()
  let now = new Date('2026-11-25T10:00:00Z')
  const { store, get } = createStructures({ database, clock: () => now })
  const { id, expiresAt } = await store(structure)
  expect(await get(id)).toEqual(structure)
  now = new Date(expiresAt)
  await expect(get(id)).rejects.toMatchObject({ code: 'UNKNOWN_STRUCTURE' })
  await store(structure)
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
  expect(await unpackStructure(copy?.body ?? '')).toEqual(structure)

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

test('compresses structures, and refuses to store more than the quota until others expire', async () => {
  const { database } = await temporaryDatabase()
  let now = new Date('2026-11-25T10:00:00Z')
  const { size } = await packStructure(JSON.stringify(structure))
  expect(size).toBeLessThan(JSON.stringify(structure).length)
  const { store } = createStructures({ database, clock: () => now, quota: 2.5 * size })
  const { expiresAt } = await store(structure)
  await store(structure)
  await expect(store(structure)).rejects.toMatchObject({ status: 503, code: 'STRUCTURES_FULL' })
  now = new Date(expiresAt)
  await store(structure)
  expect(await database.selectFrom('structure').select('size').execute()).toEqual([{ size }])
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
