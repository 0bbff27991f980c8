import { useEffect, useState } from 'react'

/** The button that keeps a product for offline, where there is a service worker to give it back. */
export const KeepSlot = ({ path }: { path: string }) => {
  const [module, setModule] = useState<typeof import('../../offline/keep-for-offline.tsx')>()
  useEffect(() => {
    const load = () => import('../../offline/keep-for-offline.tsx')
    // No browser has one over plain http.
    navigator.serviceWorker?.ready.then(load).then(setModule, () => {})
  }, [])
  return module && <module.KeepForOffline key={path} path={path} />
}
