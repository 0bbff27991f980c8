import { describe, expect, test } from 'vitest'
import { signedIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'

describe('signing in', () => {
  test('works', async () => {
    const world = await testApp()
    const { headers, id } = await signedIn(world, 'admin')
    const me = await world.app.inject({ url: '/api/auth/me', headers })
    expect(me.json()).toEqual({
      id,
      name: 'The admin',
      email: 'admin@boltspan.example',
      role: 'admin',
      twoFactor: false,
    })
    const out = await world.app.inject({ url: '/api/auth/sign-out', method: 'POST', headers })
    expect(out.statusCode).toBe(200)
    expect((await world.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })
})
