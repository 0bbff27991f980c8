import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32, which excludes letters that look like digits. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz'

const CODES = 10
const GROUPS = 6
const GROUP_SYMBOLS = 4

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    [...randomBytes(GROUP_SYMBOLS)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join(''),
  ).join('-')

/**
 * Returns the hash of a code, which is stored instead of the code. A fast hash is enough for 120 random bits (ASVS 5.0,
 * 6.5.2).
 */
export const backupCodeHash = (code: string) => `sha256:${createHash('sha256').update(code).digest('base64url')}`

const hashed = (codes: string) =>
  JSON.stringify(
    (JSON.parse(codes) as string[]).map((each) => (each.startsWith('sha256:') ? each : backupCodeHash(each))),
  )

/**
 * Options for better-auth. It compares a code with the list from `decrypt` and stores the remaining codes with `encrypt`.
 * Both lists contain hashes, so call better-auth with the hash of a code.
 */
export const backupCodeOptions = {
  customBackupCodesGenerate: () => Array.from({ length: CODES }, newCode),
  storeBackupCodes: { encrypt: async (codes: string) => hashed(codes), decrypt: async (stored: string) => stored },
}
