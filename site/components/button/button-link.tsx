import { Link, type LinkProps } from '../../router/link.tsx'
import { buttonClass, type Look } from './button.tsx'

/** A link within the site that looks like a button; its page is fetched as soon as it comes into view. */
export const ButtonLink = ({ look = 'outline', ...rest }: LinkProps & { look?: Look }) => (
  <Link className={buttonClass} data-look={look} prefetch="viewport" {...rest} />
)
