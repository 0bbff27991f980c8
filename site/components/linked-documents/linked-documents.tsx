import type { ShownLink } from '../../services/media.server.ts'
import { buttonClass } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'

/** Buttons for the documents that staff link to a page. */
export const LinkedDocuments = ({ links = [] }: { readonly links?: readonly ShownLink[] | undefined }) =>
  links.map(({ title, href, kind }) =>
    kind === 'route' ? (
      <ButtonLink key={href} to={href}>
        {title}
      </ButtonLink>
    ) : (
      <a key={href} className={buttonClass} data-look="outline" href={href} {...newTab}>
        {title}
        <NewTabHint />
      </a>
    ),
  )
