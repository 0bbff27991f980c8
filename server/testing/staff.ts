import { join } from 'node:path'
import { expect } from 'vitest'
import type { Role } from '#contract/staff.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/connection.ts'
import type { App } from '../http/app-type.ts'
import { openSecrets } from '../secrets/secrets.ts'
import { createStaff } from '../staff/staff.ts'
import { databaseSettings } from './database.ts'

export const PASSWORD = 'twelve inch box truss'

/** The header that a browser sends with calls from the site's own pages. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

interface World {
  readonly app: App
  readonly database: Database
  /** The root folder from `testApp`. It contains the folder `data`. */
  readonly root: string
}

/** Creates an account as `npm run staff -- add` does, and returns the token of its password link. */
export async function addAccount({ app, database, root }: World, email: string, role: Role) {
  const dataDir = join(root, 'data')
  const config = readConfig({ DATA_DIR: dataDir, ...(await databaseSettings(dataDir)) })
  const { accounts } = createStaff({ config, secrets: openSecrets(config), database, log: app.log })
  const { account, link } = await accounts.add({ email, name: `The ${role}`, role })
  return { id: account.id, link, token: link.slice(link.indexOf('#') + 1) }
}

/** Returns the cookies of a browser that had the cookies `before` and then received a response. */
export function cookiesAfter(
  { cookies }: { readonly cookies: readonly { name: string; value: string; maxAge?: number }[] },
  before = '',
) {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  )
  for (const { name, value, maxAge } of cookies) {
    if (maxAge === 0) jar.delete(name)
    else jar.set(name, encodeURIComponent(value))
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

export async function signIn({ app }: Pick<World, 'app'>, email: string, password = PASSWORD) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: SAME_ORIGIN,
    payload: { email, password },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { ...SAME_ORIGIN, cookie: cookiesAfter(answer) }
}

/** Creates a member with a password and signs in. Send the returned `headers` with each call. */
export async function signedIn(world: World, role: Role, email = `${role}@boltspan.example`) {
  const { id, token } = await addAccount(world, email, role)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/set-password',
    headers: SAME_ORIGIN,
    payload: { token, newPassword: PASSWORD },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { id, email, headers: await signIn(world, email) }
}
