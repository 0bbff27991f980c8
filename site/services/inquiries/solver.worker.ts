import { type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { BotCheckTask } from '#contract/inquiries.ts'

export interface SolverAnswer {
  readonly solution: Solution | null
}

type Challenge = Extract<BotCheckTask, { provider: 'altcha' }>['challenge']

/** Browsers provide Web Crypto only over HTTPS or on localhost. */
const deriveKeyByHand: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const { pbkdf2, sha256 } = await import('./pbkdf2.ts')
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({
    challenge: { parameters: challenge.parameters },
    deriveKey: globalThis.crypto?.subtle ? deriveKey : deriveKeyByHand,
  }).catch(() => null)
  self.postMessage({ solution } satisfies SolverAnswer)
}
