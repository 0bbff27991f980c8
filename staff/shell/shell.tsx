import { type ReactNode, use, useEffect, useState } from 'react'
import { Link, useLocation, useNavigation, useRevalidator } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'
import { documentTitle, isPageAllowed, STAFF_AREA, STAFF_PAGES, staffPlace } from '#contract/staff-area.ts'
import { Logo } from '#site/components/logo/logo.tsx'
import { type SignInReason, signInNeeded } from '../api.ts'
import { Toasts } from '../components/toasts.tsx'
import { MemberContext } from '../member.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { SignOut } from '../sign-in/sign-out.tsx'
import { NewCount } from './new-count.tsx'
import styles from './shell.module.css'

/** The frame of every page in the staff area. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const member = use(MemberContext)
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  useEffect(() => {
    document.title = documentTitle(staffPlace(pathname, member))
  }, [pathname, member])
  return (
    <div className={styles.shell}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className={styles.bar}>
        <a href="/" className={styles.home} aria-label="BoltSpan website">
          <Logo />
        </a>
        {member && <Navigation member={member} current={pathname.slice(STAFF_AREA.length + 1)} />}
      </header>
      <main id="main" tabIndex={-1} className={styles.content} aria-busy={next !== undefined && next !== pathname}>
        {children}
      </main>
      {member && <SessionGuard />}
      <Toasts />
    </div>
  )
}

const Navigation = ({ member, current }: { member: StaffMember; current: string }) => (
  <>
    <nav aria-label="Staff area" className={styles.navigation}>
      {STAFF_PAGES.filter((page) => 'inNavigation' in page && isPageAllowed(page, member)).map(({ path, title }) => (
        <Link key={path} to={`${STAFF_AREA}/${path}`} aria-current={isWithin(current, path) ? 'page' : undefined}>
          {title}
          {path === 'inquiries' && <NewCount />}
        </Link>
      ))}
    </nav>
    <div className={styles.account}>
      <Link to={`${STAFF_AREA}/account`} aria-current={current === 'account' ? 'page' : undefined}>
        {member.name}
      </Link>
      <SignOut />
    </div>
  </>
)

const isWithin = (current: string, path: string) => `${current}/`.startsWith(`${path}/`)

/**
 * Opens the sign-in dialog when the session ends or is too old to allow a change. The user's input on the page is kept.
 */
const SessionGuard = () => {
  const [reason, setReason] = useState<SignInReason>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const open = (event: Event) => setReason((event as CustomEvent<SignInReason>).detail)
    signInNeeded.addEventListener('needed', open)
    return () => signInNeeded.removeEventListener('needed', open)
  }, [])
  const resume = () => {
    setReason(undefined)
    void revalidate()
  }
  return reason && <SignInAgain reason={reason} onDone={resume} onClose={() => setReason(undefined)} />
}
