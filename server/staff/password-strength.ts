import { company } from '#catalog/company.ts'
import { publicError } from '../errors.ts'

/** Minimum accepted zxcvbn score, from 0 to 4. A score of 3 requires more than 10^8 guesses in an offline attack. */
const MIN_SCORE = 3

interface Owner {
  readonly name: string
  readonly email: string
}

let checker: Promise<(password: string, ownWords: string[]) => number> | undefined

/** Loads zxcvbn on the first call, because its list of 40,000 common passwords uses memory. */
const scoreOf = () => {
  checker ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return (password, ownWords) => zxcvbn.check(password, ownWords).score
    },
  )
  return checker
}

/**
 * Rejects a password that is easy to guess: a common password, a keyboard pattern, or the owner's or company's name.
 * @throws PublicError WEAK_PASSWORD (400)
 */
export async function assertStrongPassword(password: string, { name, email }: Owner) {
  const ownWords = [name, email, company.name].flatMap((text) => [text, ...text.split(/[\s@._+-]+/)]).filter(Boolean)
  const score = await scoreOf()
  if (score(password, ownWords) < MIN_SCORE) throw publicError('WEAK_PASSWORD')
}
