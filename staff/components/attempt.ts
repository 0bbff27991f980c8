import { callFailure, signInReason } from '../api.ts'
import { toast } from './toast.ts'

/** Runs what may fail, and says so in a toast: what the server answered, or `text`. The shell asks for a sign-in itself. */
export async function attempt(run: () => Promise<unknown>, text?: string) {
  try {
    await run()
  } catch (error) {
    if (!signInReason(error)) toast.error(text ?? callFailure(error).message)
  }
}
