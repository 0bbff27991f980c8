/** An issue as every schema library reports it. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * The first message about each field, by its name; what concerns the whole body names no field. Of a list, the line is
 * named that it is about.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [field, place] = path
    const isInList = /^\d+$/.test(String(place))
    const text = isInList ? `Line ${Number(place) + 1}: ${message}` : message
    if (field !== undefined) errors[String(field)] ??= text
  }
  return errors
}
