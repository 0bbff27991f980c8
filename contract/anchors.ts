/** Anchors on pages that search results lead to; pages give these ids to their elements. */

/** Of a picture in a gallery, by its key: 'applications/film/crane-base' → 'picture-crane-base'. */
export const pictureAnchor = (key: string) => `picture-${key.split('/').at(-1)}`

/**
 * Of the row of a span in a section's table of loads: 'bs-tr12a-20-ft'. The same span in another position of the section
 * has no anchor of its own.
 */
export const loadRowAnchor = (series: string, feet: number) => `${series.toLowerCase()}-${feet}-ft`
