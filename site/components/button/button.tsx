import type { ComponentProps } from 'react'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'
import styles from './button.module.css'

export type Look = 'signal' | 'outline' | 'ink' | 'on-ink'

/** The class of everything that looks like a button, for elements that are not one of those below. */
export const buttonClass = styles.button

export const Button = ({ look = 'outline', ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" className={styles.button} data-look={look} {...rest} />
)

/** A link to another site or a document, in a tab of its own. */
export const ExternalButton = ({ look = 'outline', children, ...rest }: ComponentProps<'a'> & { look?: Look }) => (
  <a className={styles.button} data-look={look} {...newTab} {...rest}>
    {children}
    <NewTabHint />
  </a>
)
