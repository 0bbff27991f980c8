import { callFailure, signInReason } from '../api.ts'
import { toast } from './toast.ts'

/** Runs what may fail, and says so in a toast: the server's answer, or `text`. The shell asks for a sign-in itself. */
export async function attempt(run: () => Promise<unknown>, text?: string) {
  try {
    await run()
  } catch (error) {
    if (!signInReason(error)) toast.error(text ?? callFailure(error).message)
  }
}
