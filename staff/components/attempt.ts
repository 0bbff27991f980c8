import { callFailure, signInReason } from '../api.ts'
import { toast } from './toast.ts'

/**
 * Runs `run`. If it fails, shows a toast with `text` or the server's message. The shell handles errors that need a new
 * sign-in.
 */
export async function attempt(run: () => Promise<unknown>, text?: string) {
  try {
    await run()
  } catch (error) {
    if (!signInReason(error)) toast.error(text ?? callFailure(error).message)
  }
}
