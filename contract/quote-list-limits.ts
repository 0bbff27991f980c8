/** Quote list limits. This is plain data, so the Add button doesn't have to load the schema library. */

export const MAX_LINES = 500

export const MAX_QUANTITY = 99_999

/** Limit in UTF-16 code units, like the HTML `maxlength` attribute. */
export const LINE_NOTE_MAX_LENGTH = 120
