/**
 * Last path segment in the URL of a product or application: the name in lowercase with hyphens instead of spaces. For
 * example, 'Theatre & Scenic' becomes 'theatre-&-scenic'. (RFC 3986 section 3.3 allows `&` in a path segment.)
 */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/**
 * Returns true if a path segment from the address bar matches `name`. Ignores case and percent-encoding. A segment that
 * cannot be decoded is compared without decoding.
 */
export const nameMatchesSlug = (name: string, slug: string) => slugOf(decoded(slug)) === slugOf(name)

/** Anchor for a section heading. For example, 'What are you building?' becomes 'what-are-you-building'. */
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
