import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import sonnerStyles from 'sonner/dist/styles.css?url'
import { type StaffMember, staffMember } from '../../../contract/staff.ts'
import { staffContext } from '../../../contract/staff-context.ts'
import { useHydrated } from '../../components/form/hydrated.ts'
import { Logo } from '../../components/logo/logo.tsx'
import type { Route } from './+types/manage.ts'
import styles from './manage.module.css'
import { mayOpen, type ViewProps, views } from './views.tsx'

const SignIn = lazy(async () => ({ default: (await import('./sign-in/sign-in.tsx')).SignIn }))
const SetPassword = lazy(async () => ({ default: (await import('./set-password/set-password.tsx')).SetPassword }))
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in/sign-in-again.tsx')).SignInAgain }))
const SignOut = lazy(async () => ({ default: (await import('./sign-in/sign-out.tsx')).SignOut }))
const Toasts = lazy(async () => ({ default: (await import('./parts/toasts.tsx')).Toasts }))

/** What the address asks for, and what the sender may see of it. */
type Place = 'view' | 'sign-in' | 'set-password' | 'not-allowed' | 'unknown'

const STATUS: Readonly<Record<Place, number>> = {
  view: 200,
  'set-password': 200,
  'sign-in': 401,
  'not-allowed': 403,
  unknown: 404,
}

const OWN_TITLES: Readonly<Record<Exclude<Place, 'view'>, string>> = {
  'set-password': 'Set your password',
  'sign-in': 'Sign in',
  'not-allowed': 'Not allowed',
  unknown: 'Page not found!',
}

const segmentsOf = (splat = '') => splat.split('/').filter(Boolean)

function placeOf([path, ...rest]: readonly string[], member: StaffMember | undefined): Place {
  if (path === 'set-password' && rest.length === 0) return 'set-password'
  if (!member) return 'sign-in'
  const view = views.find((each) => each.path === path)
  if (!view) return 'unknown'
  return mayOpen(view, member) ? 'view' : 'not-allowed'
}

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const member = await (context.get(staffContext) ?? memberBeside)(request)
  const segments = segmentsOf(params['*'])
  if (member && (segments.length === 0 || segments[0] === 'sign-in')) {
    throw redirect(`/manage/${views.find((view) => mayOpen(view, member))?.path}`)
  }
  const place = placeOf(segments, member)
  const label = place === 'view' ? views.find(({ path }) => path === segments[0])?.label : OWN_TITLES[place]
  const meta = [{ title: `${label} | BoltSpan staff` }, { name: 'robots', content: 'noindex' }]
  return data({ place, member: member ?? null, meta }, { status: STATUS[place] })
}

/** In development the pages are not rendered by the server that knows the sessions; it answers at the same address. */
const memberBeside = async ({ url, headers }: Request) => {
  const answer = await fetch(new URL('/api/auth/me', url), { headers: { cookie: headers.get('cookie') ?? '' } })
  return answer.ok ? staffMember.parse(await answer.json()) : undefined
}

/** Nothing of it is kept, by whatever spelling of its address it was reached. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })

/** Who is signed in is asked at each step within the area, but not when a list is only sorted or paged. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sonnerStyles }]

export default function Manage({ loaderData, params }: Route.ComponentProps) {
  const { place, member } = loaderData
  const [path, ...rest] = segmentsOf(params['*'])
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        {/* Other pages are loaded anew: their header and footer are not here. */}
        <a href="/" className={styles.home} aria-label="BoltSpan, to the website">
          <Logo />
        </a>
        {member && <Navigation member={member} current={path} />}
      </header>
      <div className={styles.content}>
        <noscript>The staff area needs JavaScript, which is switched off in your browser.</noscript>
        <InBrowser>
          {place === 'view' && member && <CurrentView path={path} member={member} rest={rest} />}
          {place === 'sign-in' && <SignIn />}
          {place === 'set-password' && <SetPassword />}
          {member && <SessionGuard />}
          <Toasts />
        </InBrowser>
        {place === 'not-allowed' && (
          <Note title="Your role does not allow this">
            Ask an administrator if you need it. You are signed in as {member?.email}.
          </Note>
        )}
        {place === 'unknown' && <Note title="Page not found!">There is no such page in the staff area.</Note>}
      </div>
    </div>
  )
}

/** The server sends the frame; views ask for their data themselves, and so begin in the browser. */
const InBrowser = ({
  children,
  waiting = <p role="status">Loading…</p>,
}: {
  children: ReactNode
  waiting?: ReactNode
}) => useHydrated() && <Suspense fallback={waiting}>{children}</Suspense>

const CurrentView = ({ path, ...props }: ViewProps & { path: string | undefined }) => {
  const view = views.find((each) => each.path === path)
  return view && <view.View {...props} />
}

const Navigation = ({ member, current }: { member: StaffMember; current: string | undefined }) => (
  <>
    <nav aria-label="Staff area" className={styles.navigation}>
      {views
        .filter((view) => view.listed && mayOpen(view, member))
        .map(({ path, label, Mark }) => (
          <Link key={path} to={`/manage/${path}`} aria-current={path === current ? 'page' : undefined}>
            {label}
            <InBrowser waiting={null}>{Mark && <Mark />}</InBrowser>
          </Link>
        ))}
    </nav>
    <div className={styles.own}>
      <Link to="/manage/account" aria-current={current === 'account' ? 'page' : undefined}>
        {member.name}
      </Link>
      <InBrowser>
        <SignOut />
      </InBrowser>
    </div>
  </>
)

/** A session can end while something is being written: signing in again must not cost it. */
const SessionGuard = () => {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    let leave = () => {}
    let left = false
    import('./manage-api.ts').then(({ sessionEnded }) => {
      if (left) return
      const note = () => setEnded(true)
      sessionEnded.addEventListener('ended', note)
      leave = () => sessionEnded.removeEventListener('ended', note)
    })
    return () => {
      left = true
      leave()
    }
  }, [])
  return ended && <SignInAgain onDone={() => setEnded(false)} />
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.note}>
    <h1>{title}</h1>
    <p>{children}</p>
  </div>
)
