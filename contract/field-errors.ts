/** An issue as every schema library reports it. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first message about each field, by its name; what concerns the whole body names no field. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [field] = path
    if (field !== undefined) errors[String(field)] ??= message
  }
  return errors
}
