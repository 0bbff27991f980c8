import { NewTabHint, newTab } from '#site/components/new-tab/new-tab.tsx'
import { webAddressesIn } from './web-addresses.ts'

/** A text whose web addresses are links. Visitors write such texts, so the linked site doesn't learn where they are read. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  webAddressesIn(text).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't move
      <a key={index} href={href} {...newTab} rel="noopener noreferrer nofollow">
        {text}
        <NewTabHint />
      </a>
    ) : (
      text
    ),
  )
