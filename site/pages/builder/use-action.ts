import { useRef, useState } from 'react'

/** Runs an action that needs the server or the clipboard, and shows its progress. */
export function useAction() {
  const [state, setState] = useState({ text: '', isRunning: false })
  const canceling = useRef<AbortController>(undefined)
  async function run(progress: string, action: (signal: AbortSignal) => Promise<string>) {
    canceling.current = new AbortController()
    const { signal } = canceling.current
    setState({ text: progress, isRunning: true })
    try {
      setState({ text: await action(signal), isRunning: false })
    } catch (error) {
      if (signal.aborted) return setState({ text: 'Canceled.', isRunning: false })
      console.warn(error)
      setState({ text: error instanceof Error ? error.message : 'Something went wrong. Try again.', isRunning: false })
    }
  }
  return { ...state, run, cancel: () => canceling.current?.abort() }
}
