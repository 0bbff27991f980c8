/** Returns JSON that is safe inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
