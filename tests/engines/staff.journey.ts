/** Tests the main staff tasks in each browser engine. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipFile } from '#server/testing/sample-files.ts'
import { freshTotp } from '#server/testing/totp.ts'
import type { InquiryServer } from '../inquiry-server.ts'
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

const PASSWORD = 'twelve inch box truss'

/** The staff area responds with 401 until the user has entered the password and the code. */
test.use({ expectedErrors: /status of 401/ })

const button = (name: string) => ({ css: 'button', name })
const field = (name: string | RegExp) => ({ css: 'input', name })

/** Opens a page in the staff area. */
async function open({ tab }: Visitor, server: InquiryServer, path: string) {
  await tab.goto(server.url + path)
}

async function signIn(visitor: Visitor, email: string) {
  await visitor.fill(field(/^Email/), email)
  await visitor.fill(field(/^Password/), PASSWORD)
  await visitor.click(button('Sign in'))
}

/** Sets a password with the link printed in the terminal, then signs in. */
async function setPasswordAndSignIn(visitor: Visitor, server: InquiryServer, email: string) {
  await open(visitor, server, await server.addStaff(email, 'editor'))
  await visitor.fill({ css: 'input[autocomplete="new-password"]', name: /^New password/ }, PASSWORD)
  await visitor.fill(field(/^Repeat new password/), PASSWORD)
  await visitor.click(button('Set password'))
  await visitor.click({ css: 'a[href]', name: 'Sign in' })
  await signIn(visitor, email)
  await visitor.see({ css: 'h1', name: 'Files' })
}

test('sets up an authenticator app and signs in with a code from it', async ({ visitor, server, engineName }) => {
  const email = `app-${engineName}@boltspan.example`
  await setPasswordAndSignIn(visitor, server, email)
  await open(visitor, server, '/manage/account')
  await visitor.click(button('Set up an app'))
  await visitor.fill(field(/^Your password/), PASSWORD)
  await visitor.click(button('Continue'))
  await visitor.see({ css: 'svg[role=img]', name: 'QR code for your authenticator app' })
  const secret = await visitor.tab.evaluate(() => document.querySelector('main code, code')?.textContent ?? '')
  const key = secret.replaceAll(' ', '')
  const code = await freshTotp(key)
  await visitor.fill(field(/^Code/), code)
  await visitor.click(button('Confirm'))
  // The code field is visible until the server has confirmed the app.
  await visitor.seeNo(field(/^Code/))
  await visitor.click(button('Sign out'))
  await visitor.see({ css: 'h1', name: 'Sign in' })
  await signIn(visitor, email)
  await visitor.see(field(/^Code/))
  // Each code works only once, so wait for the next code before signing in.
  await visitor.fill(field(/^Code/), await freshTotp(key, code))
  await visitor.click(button('Sign in'))
  await visitor.see({ css: 'h1', name: /Your account|Files/ })
})

test('shows upload progress and then lists the file', async ({ visitor, server, engineName }) => {
  await setPasswordAndSignIn(visitor, server, `files-${engineName}@boltspan.example`)
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-upload-'))
  try {
    const path = join(folder, `Models ${engineName}.zip`)
    writeFileSync(path, Buffer.concat([zipFile(), randomBytes(8_000_000)]))
    await visitor.tab.evaluate(() => {
      const seen: number[] = []
      new MutationObserver(() => {
        const bar = document.querySelector('progress')
        if (bar && bar.position > 0) seen.push(bar.position)
        document.documentElement.dataset.progress = String(seen.length)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await visitor.tab.chooseFiles('input[type=file][aria-label="Files to upload"]', [path])
    await visitor.see({ css: 'tbody tr', name: new RegExp(`Models ${engineName}.zip`) })
    expect(Number(await visitor.tab.evaluate(() => document.documentElement.dataset.progress))).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
