/**
 * The last path segment of a product or application: lowercase, with hyphens for spaces and no other change. For
 * example, 'Theatre & Scenic' becomes 'theatre-&-scenic'. (RFC 3986 section 3.3 allows `&` in a path segment.)
 */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/**
 * Whether a path segment from the address bar matches `name`. Ignores case and percent-encoding. A segment that cannot
 * be decoded is compared unchanged.
 */
export const nameMatchesSlug = (name: string, slug: string) => slugOf(decoded(slug)) === slugOf(name)

/** The anchor of a section heading: 'What are you building?' becomes 'what-are-you-building'. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
