import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = 'signal' | 'outline' | 'ink' | 'on-ink'

/** The class of everything that looks like a button, for elements that are not one of those below. */
export const buttonClass = styles.button

export const Button = ({ look = 'outline', ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" className={styles.button} data-look={look} {...rest} />
)

/** A link within the site that looks like a button; its page is fetched as soon as it comes into view. */
export const ButtonLink = ({ look = 'outline', ...rest }: ComponentProps<typeof Link> & { look?: Look }) => (
  <Link className={styles.button} data-look={look} prefetch="viewport" {...rest} />
)

/** A link to another site or a document, in a tab of its own. */
export const ExternalButton = ({ look = 'outline', children, ...rest }: ComponentProps<'a'> & { look?: Look }) => (
  <a className={styles.button} data-look={look} target="_blank" rel="noopener" {...rest}>
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)
