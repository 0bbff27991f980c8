import { Link, type LinkProps } from '../../router/link.tsx'
import { buttonClass, type Look } from './button.tsx'

/** An internal link that looks like a button. Its page is prefetched when the link scrolls into view. */
export const ButtonLink = ({ look = 'outline', ...rest }: LinkProps & { look?: Look }) => (
  <Link className={buttonClass} data-look={look} prefetch="viewport" {...rest} />
)
