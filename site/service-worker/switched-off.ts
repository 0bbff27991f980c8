/** The service worker while `SERVICE_WORKER=off`: takes the place of the other one, and leaves nothing behind. */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Of the limits of these caches (workbox-expiration).
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

export {}
