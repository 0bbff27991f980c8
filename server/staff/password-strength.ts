import { company } from '../../catalog/company.ts'
import { weakPassword } from '../errors.ts'

/** zxcvbn's score, of 4: an offline attack needs more than 10^8 guesses. */
const MIN_SCORE = 3

interface Owner {
  readonly name: string
  readonly email: string
}

let checker: Promise<(password: string, known: string[]) => number> | undefined

/** Loaded lazily: the list of 40,000 common passwords needs some memory. */
const scoreOf = () => {
  checker ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return (password, known) => zxcvbn.check(password, known).score
    },
  )
  return checker
}

/**
 * Rejects a password that is easy to guess: a common one, a keyboard pattern, the owner's name or the company's.
 * @throws PublicError WEAK_PASSWORD (400)
 */
export async function assertStrongPassword(password: string, { name, email }: Owner) {
  const known = [name, email, company.name].flatMap((text) => [text, ...text.split(/[\s@._+-]+/)]).filter(Boolean)
  const score = await scoreOf()
  if (score(password, known) < MIN_SCORE) throw weakPassword()
}
