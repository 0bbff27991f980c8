/** A symmetric matrix that is stored by columns from the first nonzero row to the diagonal, and its factorization. */

export class SymmetricMatrix {
  readonly #first: Int32Array
  readonly #columns: Float64Array[]

  /** @param first First row that can be nonzero in each column. */
  constructor(first: Int32Array) {
    this.#first = first
    this.#columns = Array.from(first, (row, column) => new Float64Array(column - row + 1))
  }

  add(row: number, column: number, value: number): void {
    if (row > column) return
    const at = row - (this.#first[column] as number)
    const values = this.#columns[column] as Float64Array
    values[at] = (values[at] as number) + value
  }

  /** Replaces the matrix with its factors U'DU. Returns false if the matrix isn't positive definite. */
  factor(): boolean {
    for (let j = 0; j < this.#columns.length; j++) {
      const cj = this.#columns[j] as Float64Array
      const fj = this.#first[j] as number
      for (let i = fj + 1; i < j; i++) {
        const ci = this.#columns[i] as Float64Array
        const fi = this.#first[i] as number
        let sum = cj[i - fj] as number
        for (let k = Math.max(fi, fj); k < i; k++) sum -= (ci[k - fi] as number) * (cj[k - fj] as number)
        cj[i - fj] = sum
      }
      let diagonal = cj[j - fj] as number
      for (let i = fj; i < j; i++) {
        const ci = this.#columns[i] as Float64Array
        const pivot = ci[ci.length - 1] as number
        const value = cj[i - fj] as number
        cj[i - fj] = value / pivot
        diagonal -= (value * value) / pivot
      }
      if (!(diagonal > 0)) return false
      cj[j - fj] = diagonal
    }
    return true
  }

  /** Solves for one right-hand side, after `factor`. */
  solve(right: Float64Array): Float64Array {
    const x = Float64Array.from(right)
    const count = x.length
    for (let j = 0; j < count; j++) {
      const cj = this.#columns[j] as Float64Array
      const fj = this.#first[j] as number
      let sum = x[j] as number
      for (let i = fj; i < j; i++) sum -= (cj[i - fj] as number) * (x[i] as number)
      x[j] = sum
    }
    for (let j = 0; j < count; j++) {
      const cj = this.#columns[j] as Float64Array
      x[j] = (x[j] as number) / (cj[cj.length - 1] as number)
    }
    for (let j = count - 1; j >= 0; j--) {
      const cj = this.#columns[j] as Float64Array
      const fj = this.#first[j] as number
      const value = x[j] as number
      for (let i = fj; i < j; i++) x[i] = (x[i] as number) - (cj[i - fj] as number) * value
    }
    return x
  }
}
