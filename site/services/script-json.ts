/** JSON for the inside of a script element, which no text in it can end. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
