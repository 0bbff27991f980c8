import '#contract/without-eval.ts'
// Must be the first style import, because it sets the order of the cascade layers.
import '#site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { MemberContext, readMember } from './member.ts'
import { routesFor } from './routes.tsx'

const member = readMember()

createRoot(document.getElementById('app') as HTMLElement).render(
  <MemberContext value={member}>
    {/* Turn off transitions, because they delay the new values of filter fields. */}
    <RouterProvider router={createBrowserRouter(routesFor(member))} useTransitions={false} />
  </MemberContext>,
)
