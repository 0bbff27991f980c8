import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffMember } from '#contract/staff.ts'
import { documentTitle, homeOf, isEntrance, STAFF_AREA, type StaffPlace, staffPlace } from '#contract/staff-area.ts'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { type FinishedResponse, sendFinishedResponse } from '../http/finished-response.ts'
import { type PolicyConfig, pagePolicy } from '../http/security-headers.ts'
import type { Staff } from '../staff/staff.ts'
import { readFolder } from './documents.ts'

/** Base path of the app's files, as in `staff/vite.config.ts`. */
const ASSETS = '/assets/staff'

export interface StaffArea {
  /** Returns the HTML of the app's page, with the placeholders `$title` and `"$member"`. */
  readonly template: () => Promise<string>
  readonly assets: ReadonlyMap<string, FinishedResponse>
}

/**
 * Loads the built staff app from `folder`.
 * @throws Error if the app has not been built
 */
export async function loadStaffArea(folder: string, config: PolicyConfig): Promise<StaffArea> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  // The app's files don't contain the public URL.
  const assets = await readFolder(folder, config, ASSETS)
  assets.delete(`${ASSETS}/`)
  return { template: async () => template, assets }
}

/** Members whose role requires an authenticator app must set it up on this page before they can open any other page. */
const ACCOUNT_PAGE = `${STAFF_AREA}/account`

export interface StaffAreaDeps {
  readonly config: Pick<Config, 'publicUrl' | 'contentOrigin'>
  readonly area: StaffArea
  readonly staff: Pick<Staff, 'sessionOf' | 'headersOf'>
}

const STATUS: Readonly<Record<StaffPlace['kind'], number>> = {
  page: 200,
  'set-password': 200,
  'sign-in': 401,
  'not-allowed': 403,
  unknown: 404,
}

/** Serves the staff app's page at every URL in the staff area, and the app's files. */
export function staffAreaRoutes(app: App, { config: { publicUrl, contentOrigin }, area, staff }: StaffAreaDeps) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy({ publicUrl, contentOrigin }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(headers)
    const path = pathOf(request)
    const session = await staff.sessionOf(staff.headersOf(request))
    const member = session?.member
    const place = staffPlace(path, member)
    if (session && isEntrance(path)) return reply.redirect(homeOf(session.member), 302)
    if (session?.appRequired && !session.twoFactor && place.kind === 'page' && path !== ACCOUNT_PAGE) {
      return reply.redirect(ACCOUNT_PAGE, 302)
    }
    return reply.code(STATUS[place.kind]).send(filledIn(await area.template(), place, member))
  }

  for (const url of [STAFF_AREA, `${STAFF_AREA}/*`]) app.get(url, { config: { quiet: true } }, answer)

  app.get(`${ASSETS}/*`, { config: { quiet: true } }, (request, reply) => {
    const document = area.assets.get(pathOf(request))
    if (!document) throw publicError('UNKNOWN_ADDRESS')
    return sendFinishedResponse(document, request, reply)
  })
}

const pathOf = ({ raw }: FastifyRequest) => (raw.url ?? '/').split('?', 1)[0] ?? '/'

/**
 * Fills in the placeholders. Replacer functions are used because `$` has a special meaning in replacement strings. The
 * JSON is escaped so that it cannot end its script element.
 */
const filledIn = (template: string, place: StaffPlace, member: StaffMember | undefined) =>
  template
    .replace('$title', () => documentTitle(place))
    .replace('"$member"', () => JSON.stringify(member ?? null).replaceAll('<', '\\u003c'))
