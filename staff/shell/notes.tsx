import type { ReactNode } from 'react'
import { useMember } from '../member.ts'
import styles from './shell.module.css'

export const NotAllowed = () => (
  <Note title="Your role does not allow this">
    Ask an administrator if you need it. You are signed in as {useMember().email}.
  </Note>
)

export const Unknown = () => <Note title="Page not found!">There is no such page in the staff area.</Note>

/** A page's code did not come, or it failed while it was shown. */
export const Broken = () => (
  <Note title="Something went wrong on this page">
    It is our fault, not yours. {/* biome-ignore lint/a11y/useValidAnchor: this page's own address, whatever it is */}
    <a href="">Load the page again</a>.
  </Note>
)

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.note}>
    <h1>{title}</h1>
    <p>{children}</p>
  </div>
)
