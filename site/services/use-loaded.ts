import { type ComponentType, useEffect, useState } from 'react'
import { retryOffline } from '../router/connection.ts'

/** Returns a component whose code loads when it is needed. Undefined until then. */
export function useLoaded<Props>(isNeeded: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (isNeeded) void retryOffline(load).then((component) => setLoaded(() => component))
  }, [isNeeded, load])
  return Loaded
}
