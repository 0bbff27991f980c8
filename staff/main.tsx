import '../contract/without-eval.ts'
// Before all other styles, for it sets the order of the style layers.
import '../site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { MemberContext, readMember } from './member.ts'
import { routesFor } from './routes.tsx'

const member = readMember()

createRoot(document.getElementById('app') as HTMLElement).render(
  <MemberContext value={member}>
    {/* Without transitions a chosen filter stands in its field at once. */}
    <RouterProvider router={createBrowserRouter(routesFor(member))} useTransitions={false} />
  </MemberContext>,
)
