import type { ReactNode } from 'react'
import { useMember } from '../member.ts'
import styles from './shell.module.css'

export const NotAllowed = () => (
  <Note title="You don’t have access to this page">
    If you need access, ask an administrator. You are signed in as {useMember().email}.
  </Note>
)

export const Unknown = () => <Note title="Page not found!">This page doesn’t exist in the staff area.</Note>

/** Shown if a page's code fails to load or throws while rendering. */
export const Broken = () => (
  <Note title="Something went wrong on this page">
    {/* biome-ignore lint/a11y/useValidAnchor: an empty link reloads the current page */}
    <a href="">Reload the page</a>
  </Note>
)

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.note}>
    <h1>{title}</h1>
    <p>{children}</p>
  </div>
)
