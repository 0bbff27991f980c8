import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { botCheckResponse, type ContactDraft } from '#contract/inquiries.ts'
import type { BotCheckAction } from '#contract/inquiry-fields.ts'
import type { App } from '../http/app-type.ts'

/** Makes the bot check trivial and raises the rate limit above the number of requests in tests. */
export const formTestEnv = { BOT_CHECK_DIFFICULTY: '1', FORM_LIMIT: '1000' }

const person = {
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
  email: 'dana@flyrail.example',
}

export const forms = {
  contact: {
    contactType: 'Contact Form',
    ...person,
    subject: 'Request a Quote',
    message: 'A 40 ft span,\n2,000 lb in the middle.',
  },
  catalog: {
    contactType: 'Catalog Request',
    ...person,
    address: '1 Stage Door\nNashville, TN 00000',
    catalogType: 'PRINTED',
    subject: 'Catalog Request',
    message: '',
  },
  training: {
    contactType: 'Training Registration',
    ...person,
    address: '1 Stage Door\nNashville, TN 00000',
    session: 'March 3-5, 2026 | Sampleville, TN',
    subject: 'Training Registration',
    message: '',
  },
} as const satisfies Record<string, ContactDraft>

/** Requests and solves a challenge, as a browser does before it submits a form. */
export async function solvedToken(app: Pick<App, 'inject'>, action: BotCheckAction) {
  const answer = await app.inject(`/api/bot-check?action=${action}`)
  return solve(answer.json())
}

export async function solve(answer: unknown) {
  const task = botCheckResponse.parse(answer)
  if (task.provider !== 'altcha') throw new Error(`cannot solve a challenge from ${task.provider}`)
  const challenge = task.challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
