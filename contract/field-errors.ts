/** A validation issue in the format that schema libraries share. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * Returns the first error message for each field, keyed by field name. A message about a list item starts with the
 * item's line number. Issues with the body as a whole are ignored.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [field, index] = path
    const isInList = /^\d+$/.test(String(index))
    const text = isInList ? `Line ${Number(index) + 1}: ${message}` : message
    if (field !== undefined) errors[String(field)] ??= text
  }
  return errors
}
