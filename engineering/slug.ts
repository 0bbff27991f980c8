/**
 * The last path segment of a product or application: lower case, spaces as hyphens, nothing else changed,
 * so 'Theatre & Scenic' is 'theatre-&-scenic'. (`&` is allowed in a path segment, RFC 3986 section 3.3.)
 */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/**
 * Whether a path segment, as it stands in the address bar, names `name`. Case does not matter, and neither
 * does whether `&` and spaces come percent-encoded; a segment that cannot be decoded is compared as it is.
 */
export const nameMatchesSlug = (name: string, slug: string) => slugOf(decoded(slug)) === slugOf(name)

/** The anchor of a section by its heading: 'What are you building?' is 'what-are-you-building'. */
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
