import { useEffect, useState } from 'react'

/** The button that saves a product for offline use, shown if a service worker is active. */
export const KeepSlot = ({ path }: { path: string }) => {
  const [module, setModule] = useState<typeof import('../../offline/keep-for-offline.tsx')>()
  useEffect(() => {
    const load = () => import('../../offline/keep-for-offline.tsx')
    // Browsers provide service workers only over HTTPS.
    navigator.serviceWorker?.ready.then(load).then(setModule, () => {})
  }, [])
  return module && <module.KeepForOffline key={path} path={path} />
}
