import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Versions } from '../secrets/secrets.ts'

const signature = (value: string, secret: string) => createHmac('sha256', secret).update(value).digest('base64')

/**
 * A `Cookie` header whose values are signed with the secret in force where an accepted one had signed them: better-auth, which
 * verifies them with one secret alone, would end the sessions of everybody when it is rotated. Its signed cookies are
 * `value.signature`, with HMAC-SHA256 in base64, percent-encoded.
 */
export function resignedCookies(header: string, [current, ...older]: ReturnType<Versions>): string {
  if (older.length === 0) return header
  return header
    .split(/; */)
    .map((cookie) => {
      const [, name, value, signed] = /^([^=]+)=(.+)\.([^.]+)$/.exec(cookie) ?? []
      if (name === undefined || value === undefined || signed === undefined) return cookie
      const isFrom = (secret: string) => isSame(decoded(signed), signature(decoded(value), secret))
      if (!older.some((each) => isFrom(each.value))) return cookie
      return `${name}=${value}.${encodeURIComponent(signature(decoded(value), current.value))}`
    })
    .join('; ')
}

function isSame(a: string, b: string) {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
