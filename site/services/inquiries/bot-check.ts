import { type BotCheckTask, botCheckResponse } from '#contract/inquiries.ts'
import type { BotCheckAction } from '#contract/inquiry-fields.ts'
import { api } from './api.ts'
import type { SolverAnswer } from './solver.worker.ts'

const PROVIDER_LIMIT_MS = 20_000

/** The bot check failed. The message is shown to the visitor. */
export class BotCheckError extends Error {
  override name = 'BotCheckError'

  constructor(cause?: unknown) {
    super('We can’t reach the spam-check service. Please try again in a moment.', { cause })
  }
}

/**
 * Performs the bot check that the server requires.
 * @throws BotCheckError if the provider does not answer, or if something other than our server answers. Throws
 * AxiosError if nothing answers.
 */
export async function botCheckToken(action: BotCheckAction): Promise<string> {
  const { data } = await api.get('/api/bot-check', { params: { action } })
  const parsed = botCheckResponse.safeParse(data)
  // Reject responses from other servers. The sign-in page of a hotel network answers every request with 200.
  if (!parsed.success) throw new BotCheckError(parsed.error)
  const task = parsed.data
  switch (task.provider) {
    case 'altcha':
      return solved(task.challenge)
    case 'recaptcha':
      return inTime(recaptchaToken(task, action))
  }
}

type AltchaTask = Extract<BotCheckTask, { provider: 'altcha' }>
type ProviderTask = Exclude<BotCheckTask, AltchaTask>

/** Solves the challenge in a worker to keep the page responsive. */
function solved(challenge: AltchaTask['challenge']): Promise<string> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker.onmessage = ({ data }: MessageEvent<SolverAnswer>) => {
    if (data.solution) resolve(btoa(JSON.stringify({ challenge, solution: data.solution })))
    else reject(new BotCheckError())
  }
  worker.onerror = ({ message }) => reject(new BotCheckError(message))
  worker.postMessage(challenge)
  return promise.finally(() => worker.terminate())
}

interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

async function recaptchaToken({ script, siteKey }: ProviderTask, action: BotCheckAction) {
  if (!window.grecaptcha) await loadScript(script)
  const { grecaptcha } = window
  if (!grecaptcha) throw new BotCheckError()
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}

function loadScript(src: string): Promise<void> {
  const script = document.createElement('script')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.onload = () => resolve()
  script.onerror = () => {
    // Clear the failed load, so the next attempt loads the script again.
    script.remove()
    reject(new BotCheckError())
  }
  script.src = src
  document.head.append(script)
  return promise
}

/** @throws BotCheckError if the provider's code fails or exceeds the time limit */
async function inTime(token: Promise<string>): Promise<string> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BotCheckError()), PROVIDER_LIMIT_MS)
  try {
    return await Promise.race([token, limit])
  } catch (error) {
    throw error instanceof BotCheckError ? error : new BotCheckError(error)
  } finally {
    clearTimeout(timer)
  }
}
