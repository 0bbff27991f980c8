/**
 * Solves A x = b by Gaussian elimination without pivoting, for matrices with dominant or positive definite diagonals. Zeros
 * are skipped, so banded matrices take little time.
 */
export function solveLinear(matrix: readonly (readonly number[])[], constants: readonly number[]): number[] {
  const rows = matrix.map((row) => [...row])
  const x = [...constants]
  for (const [pivot, row] of rows.entries())
    for (let below = pivot + 1; below < rows.length; below++) {
      const other = rows[below] as number[]
      if (other[pivot] === 0) continue
      const factor = (other[pivot] as number) / (row[pivot] as number)
      for (let column = pivot; column < row.length; column++)
        other[column] = (other[column] as number) - factor * (row[column] as number)
      x[below] = (x[below] as number) - factor * (x[pivot] as number)
    }
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index] as number[]
    const known = row.reduce((sum, value, column) => (column > index ? sum + value * (x[column] as number) : sum), 0)
    x[index] = ((x[index] as number) - known) / (row[index] as number)
  }
  return x
}
