import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { type InquiryServer, STAFF_PASSWORD as PASSWORD, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** The browser logs an error for each failed request that a test causes on purpose. */
test.use({ expectedErrors: /status of 40[013]/ })

async function setPassword(page: Page, server: InquiryServer, email: string, role: 'admin' | 'sales') {
  await page.goto(server.url + (await server.addStaff(email, role)))
  await page.getByLabel('New password', { exact: false }).first().fill(PASSWORD)
  await page.getByLabel('Repeat new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set')).toBeVisible()
}

async function signIn(page: Page, server: InquiryServer, email: string) {
  await page.goto(`${server.url}/manage/account`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const ownAccount = (page: Page) => expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()

// Covers 2.footer.12
test('sets a password through a link, signs in, and rejects the old cookies after sign-out', async ({
  page,
  server,
}) => {
  await setPassword(page, server, 'ada@boltspan.example', 'admin')
  await signIn(page, server, 'ada@boltspan.example')
  await ownAccount(page)
  await expect(page).toHaveTitle('Your account | BoltSpan staff')
  const cookies = await page.context().cookies()
  expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  for (const path of ['/manage/account', '/manage/accounts', '/manage/files']) {
    const answer = await page.goto(server.url + path)
    expect(answer?.status(), path).toBe(401)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  }
  // The cookies from an ended session must not work.
  await page.context().addCookies(cookies)
  expect((await page.goto(`${server.url}/manage/account`))?.status()).toBe(401)
})

test('signs in by keyboard after a wrong password and restricts pages by role', async ({ page, server }) => {
  await setPassword(page, server, 'sam@boltspan.example', 'sales')
  await page.goto(`${server.url}/manage/account`)
  await page.getByLabel('Email').focus()
  await page.keyboard.type('sam@boltspan.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email address or password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('sam@boltspan.example')
  await page.getByLabel('Password').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await ownAccount(page)
  const navigation = page.getByRole('navigation', { name: 'Staff area' })
  await expect(navigation.getByRole('link', { name: 'Inquiries' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: /Files|Accounts/ })).toHaveCount(0)
  expect((await page.goto(`${server.url}/manage/accounts`))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})
