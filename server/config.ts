import { isIP } from 'node:net'
import { z } from 'zod'

const isAddressOrRange = (text: string) => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .refine((text) => text === new URL(text).origin || text === `${new URL(text).origin}/`, {
    error: 'must be an origin without a path, such as https://www.example.com',
    // Only an address that can be read at all has an origin to compare with.
    when: ({ issues }) => issues.length === 0,
  })
  .transform((text) => new URL(text).origin)

/** Every environment variable that the server reads. */
const environment = z
  .object({
    /** 0 lets the system choose, which tests use. */
    PORT: z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('./data'),
    PUBLIC_URL: origin.optional(),
    CONTENT_ORIGIN: z
      .union([z.literal('/content'), origin], {
        error: 'must be /content or an address such as https://cdn.example.com',
      })
      .default('/content'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUSTED_PROXIES: z
      .string()
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isAddressOrRange), 'must be IP addresses or ranges, separated by commas')
      .default([]),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Without a slash at its end. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** `/content` (this server) or the origin of a content host. */
    contentOrigin: env.CONTENT_ORIGIN,
    logLevel: env.LOG_LEVEL,
    /** Proxies whose forwarded address, host and protocol are believed; none when empty. */
    trustedProxies: env.TRUSTED_PROXIES,
  }))

export type Config = z.output<typeof environment>

/** A wrong environment variable; the message is one line and names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once. A variable that is set but empty counts as not set.
 * @throws ConfigError naming each wrong variable and its value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(set)
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${name}=${set[name]}: ${message}`
  })
  throw new ConfigError(`Wrong environment variable: ${wrong.join('; ')}`)
}
