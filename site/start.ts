// This import must come first, because it sets the order of the cascade layers.
import './styles/site.css'

import { routes } from 'virtual:routes'
import { retryOffline } from './router/connection.ts'
import { matchRoute } from './router/route.ts'

// If no route matches, the server has returned the 404 page.
const match = matchRoute(routes, location.pathname) ?? matchRoute(routes, '/404')
const [{ hydrate }, module] = await retryOffline(() => Promise.all([import('./hydrate.tsx'), match?.route.module()]))
hydrate(module)

// Load this last. If it fails, the site works only online.
;(window.requestIdleCallback ?? setTimeout)(() => import('./offline/start-offline.ts').catch(() => {}))
