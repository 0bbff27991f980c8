import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, callFailure } from '../manage-api.ts'

interface Loaded<Data> {
  /** The last that came: it stays while the next is on its way. */
  readonly data: Data | undefined
  readonly failure: CallFailure | undefined
  readonly loading: boolean
  readonly reload: () => void
}

/**
 * Loads what a view shows, anew whenever `key` changes or `reload` is called; an answer that has been overtaken is
 * dropped.
 */
export function useLoaded<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data>()
  const [failure, setFailure] = useState<CallFailure>()
  const [loading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)
  const latest = useRef(load)
  latest.current = load

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and turn say when to load, `load` itself is always new
  useEffect(() => {
    const controller = new AbortController()
    setLoading(true)
    latest
      .current(controller.signal)
      .then(
        (loaded) => {
          if (controller.signal.aborted) return
          setData(loaded)
          setFailure(undefined)
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setFailure(callFailure(error))
        },
      )
      .finally(() => {
        if (!controller.signal.aborted) setLoading(false)
      })
    return () => controller.abort()
  }, [key, turn])

  const reload = useCallback(() => setTurn((count) => count + 1), [])
  return { data, failure, loading, reload }
}
