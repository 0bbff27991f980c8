import { company } from '../../catalogue/company.ts'
import { weakPassword } from '../errors.ts'

/** Of 4: an attacker who has stolen the hashes needs more than 10^8 guesses. */
const LEAST_SCORE = 3

interface Owner {
  readonly name: string
  readonly email: string
}

let checker: Promise<(password: string, known: string[]) => number> | undefined

/** Loaded when the first password is set: the list of 40,000 common ones takes some memory. */
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
 * Refuses a password that guessing would find: a common one, a pattern of the keyboard, one's own name or the company's.
 * @throws PublicError WEAK_PASSWORD (400)
 */
export async function insistOnStrength(password: string, { name, email }: Owner) {
  const known = [name, email, company.name].flatMap((text) => [text, ...text.split(/[\s@._+-]+/)]).filter(Boolean)
  const score = await scoreOf()
  if (score(password, known) < LEAST_SCORE) throw weakPassword()
}
