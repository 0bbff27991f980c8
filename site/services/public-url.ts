/**
 * Returns the site's public URL. Browsers read it from the page's canonical link, because scripts are the same for every
 * address (`server/pages/page-settings.ts`).
 */
export const publicUrl = () => (import.meta.env.SSR ? PUBLIC_URL : new URL(canonicalLink()).origin)

const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href
