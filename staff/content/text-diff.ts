export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Longer text is compared as a whole, because the comparison time grows with the product of the two lengths. */
const MAX_CELLS = 4_000_000

/** Words, each with the spaces after it. */
const tokensOf = (text: string) => text.match(/\S+\s*/g) ?? []

/** Compares two strings word by word. Finds the longest common subsequence of words. */
export function textDiff(before: string, after: string): DiffPart[] {
  const a = tokensOf(before)
  const b = tokensOf(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = compare(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

function compare(a: readonly string[], b: readonly string[]): DiffPart[] {
  if (a.length * b.length > MAX_CELLS) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  }
  const width = b.length + 1
  /** Length of the longest common subsequence of the remainders of both lists. */
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  }
  return parts
}

/** Joins consecutive parts of the same kind. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text }
    else result.push(part)
  }
  return result
}
