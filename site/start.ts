/** The entry of the page's code. */
// Its file comes first in every document, for it sets the order of the style layers.
import './styles/site.css'

import { routes } from 'virtual:routes'
import { retryOffline } from './router/connection.ts'
import { matchRoute } from './router/route.ts'

// Where no route matches, the server has answered with the page for missing files.
const match = matchRoute(routes, location.pathname) ?? matchRoute(routes, '/404')
const [{ hydrate }, module] = await retryOffline(() => Promise.all([import('./hydrate.tsx'), match?.route.module()]))
hydrate(module)

// Last of all. Where it does not come, the site works as long as there is a connection.
;(window.requestIdleCallback ?? setTimeout)(() => import('./offline/start-offline.ts').catch(() => {}))
