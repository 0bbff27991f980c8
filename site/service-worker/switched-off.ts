/** The service worker for `SERVICE_WORKER=off`. It replaces the regular service worker and removes its data. */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Also delete the expiration data for the caches (workbox-expiration).
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

export {}
