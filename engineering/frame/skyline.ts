/**
 * Sparse symmetric equations: reverse Cuthill–McKee numbering (Cuthill and McKee, 1969; starting node by George and Liu,
 * Computer Solution of Large Sparse Positive Definite Systems, 1981, 4.3) and LDLᵀ factorization of a profile stored by
 * rows (Jennings, 1966; Bathe, Finite Element Procedures, 8.2).
 */

/** Numbers the nodes of a graph so that connected nodes have close numbers: the returned list is in the new order. */
export function reverseCuthillMcKee(neighbors: readonly (readonly number[])[]): number[] {
  const order: number[] = []
  const isNumbered = new Uint8Array(neighbors.length)
  const degree = (node: number) => (neighbors[node] as readonly number[]).length
  for (let seed = 0; seed < neighbors.length; seed++) {
    if (isNumbered[seed]) continue
    let next = order.length
    order.push(peripheralNode(neighbors, seed))
    isNumbered[order[next] as number] = 1
    for (; next < order.length; next++) {
      const fresh = (neighbors[order[next] as number] as readonly number[]).filter((node) => !isNumbered[node])
      fresh.sort((a, b) => degree(a) - degree(b))
      for (const node of fresh) {
        // A list of neighbors can name a node twice.
        if (!isNumbered[node]) order.push(node)
        isNumbered[node] = 1
      }
    }
  }
  return order.reverse()
}

/** A node far from the others: repeats breadth-first searches from the last level until the depth stops growing. */
function peripheralNode(neighbors: readonly (readonly number[])[], seed: number): number {
  let [node, depth] = [seed, -1]
  for (;;) {
    const level = new Map([[node, 0]])
    let last = node
    for (const from of level.keys()) {
      for (const to of neighbors[from] as readonly number[]) {
        if (!level.has(to)) level.set(to, (level.get(from) as number) + 1)
      }
      const farther = (level.get(from) as number) - (level.get(last) as number)
      const isSparser = (neighbors[from] as readonly number[]).length < (neighbors[last] as readonly number[]).length
      if (farther > 0 || (farther === 0 && isSparser)) last = from
    }
    const found = level.get(last) as number
    if (found <= depth) return node
    ;[node, depth] = [last, found]
  }
}

/** The lower triangle of a symmetric matrix; each row is stored from its first entry to the diagonal. */
export interface Skyline {
  readonly size: number
  readonly first: Int32Array
  /** Where column 0 of a row would be in `values`. */
  readonly origin: Int32Array
  readonly values: Float64Array
}

export function emptySkyline(first: Int32Array): Skyline {
  const origin = new Int32Array(first.length)
  let stored = 0
  for (let row = 0; row < first.length; row++) {
    origin[row] = stored - (first[row] as number)
    stored += row - (first[row] as number) + 1
  }
  return { size: first.length, first, origin, values: new Float64Array(stored) }
}

/**
 * A pivot smaller than this part of its diagonal is zero. Rounding leaves about 1e-15 of a mechanism; a cantilever of 100
 * members in a row has 1e-7.
 */
const PIVOT_TOLERANCE = 1e-12

/** Factors in place into L (unit diagonal not stored) and D. Returns the row whose pivot isn't positive, or -1. */
export function factorize({ size, first, origin, values }: Skyline): number {
  for (let row = 0; row < size; row++) {
    const at = origin[row] as number
    const from = first[row] as number
    for (let column = from + 1; column < row; column++) {
      const other = first[column] as number
      values[at + column] =
        (values[at + column] as number) - dot(values, at, origin[column] as number, from > other ? from : other, column)
    }
    const diagonal = values[at + row] as number
    let pivot = diagonal
    for (let column = from; column < row; column++) {
      const raw = values[at + column] as number
      const scaled = raw / (values[(origin[column] as number) + column] as number)
      pivot -= raw * scaled
      values[at + column] = scaled
    }
    values[at + row] = pivot
    if (!(pivot > PIVOT_TOLERANCE * Math.abs(diagonal))) return row
  }
  return -1
}

/** Inner product of two rows over a range of columns, unrolled because nearly all of the time is spent here. */
function dot(values: Float64Array, a: number, b: number, from: number, to: number): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0]
  let k = from
  for (; k + 3 < to; k += 4) {
    s0 += (values[a + k] as number) * (values[b + k] as number)
    s1 += (values[a + k + 1] as number) * (values[b + k + 1] as number)
    s2 += (values[a + k + 2] as number) * (values[b + k + 2] as number)
    s3 += (values[a + k + 3] as number) * (values[b + k + 3] as number)
  }
  for (; k < to; k++) s0 += (values[a + k] as number) * (values[b + k] as number)
  return s0 + s1 + (s2 + s3)
}

/** Solves in place with a factorized matrix. */
export function solveFactorized({ size, first, origin, values }: Skyline, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    const at = origin[row] as number
    let sum = vector[row] as number
    for (let column = first[row] as number; column < row; column++)
      sum -= (values[at + column] as number) * (vector[column] as number)
    vector[row] = sum
  }
  for (let row = 0; row < size; row++)
    vector[row] = (vector[row] as number) / (values[(origin[row] as number) + row] as number)
  backSubstitute({ size, first, origin, values }, vector, size - 1)
}

function backSubstitute({ first, origin, values }: Skyline, vector: Float64Array, lastRow: number): void {
  for (let row = lastRow; row > 0; row--) {
    const at = origin[row] as number
    const value = vector[row] as number
    if (value === 0) continue
    for (let column = first[row] as number; column < row; column++)
      vector[column] = (vector[column] as number) - (values[at + column] as number) * value
  }
}

/** The vector that a matrix with a zero pivot in `row` maps to zero: how the mechanism moves. */
export function nullVector(matrix: Skyline, row: number): Float64Array {
  const vector = new Float64Array(matrix.size)
  vector[row] = 1
  backSubstitute(matrix, vector, row)
  return vector
}
