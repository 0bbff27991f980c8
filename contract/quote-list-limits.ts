/** Limits of a list of parts: plain data, so that a button to add one needs no schema library. */

export const MAX_LINES = 500

export const MAX_QUANTITY = 99_999

/** In UTF-16 units, as a browser's `maxlength` counts them. */
export const LINE_NOTE_MAX_LENGTH = 120

/** What a part number looks like. Whether there is one is the catalog's matter. */
export const PART_NUMBER = /^BS-[A-Z0-9-]{2,24}$/
