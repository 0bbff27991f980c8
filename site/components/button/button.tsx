import type { ComponentProps } from 'react'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'
import styles from './button.module.css'

export type Look = 'signal' | 'outline' | 'ink' | 'on-ink'

/** For elements that should look like a button but can't use the components below. */
export const buttonClass = styles.button

export const Button = ({ look = 'outline', ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" className={styles.button} data-look={look} {...rest} />
)

/** A link that looks like a button and opens a document or another site in a new tab. */
export const ExternalButton = ({ look = 'outline', children, ...rest }: ComponentProps<'a'> & { look?: Look }) => (
  <a className={styles.button} data-look={look} {...newTab} {...rest}>
    {children}
    <NewTabHint />
  </a>
)
