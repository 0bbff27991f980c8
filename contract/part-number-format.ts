/** Matches the format of a part number. The catalog verifies that the part exists. */
export const PART_NUMBER = /^BS-[A-Z0-9-]{2,24}$/
