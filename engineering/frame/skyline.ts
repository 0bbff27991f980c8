/**
 * Sparse symmetric systems of equations. Reverse Cuthill–McKee numbering: Cuthill and McKee, 1969; starting node by
 * George and Liu, Computer Solution of Large Sparse Positive Definite Systems, 1981, chapter 4. LDLᵀ factorization of a
 * skyline matrix stored by rows: Jennings, 1966; Bathe, Finite Element Procedures, chapter 8.
 */

/** Numbers the nodes of a graph so that connected nodes have nearby numbers. */
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
        // A neighbor list can contain the same node twice.
        if (!isNumbered[node]) order.push(node)
        isNumbered[node] = 1
      }
    }
  }
  return order.reverse()
}

/**
 * Returns a node at the periphery of the graph. The search is breadth-first and restarts from the last level until its
 * depth no longer increases.
 */
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

/** The lower triangle of a symmetric matrix. Each row is stored from its first nonzero entry to the diagonal. */
export interface Skyline {
  readonly size: number
  readonly first: Int32Array
  /** For each row, the index in `values` where the row's column 0 would be. */
  readonly origin: Int32Array
  readonly values: Float64Array
}

/** Returns a zero matrix whose rows start at the given columns. */
export function emptySkyline(first: Int32Array): Skyline {
  const origin = new Int32Array(first.length)
  let size = 0
  for (let row = 0; row < first.length; row++) {
    origin[row] = size - (first[row] as number)
    size += row - (first[row] as number) + 1
  }
  return { size: first.length, first, origin, values: new Float64Array(size) }
}

/**
 * A pivot below this fraction of its diagonal entry may belong to a mechanism. In a long frame, rounding errors alone
 * can reduce a pivot to 1e-6.
 */
const SUSPECT = 1e-4
/**
 * A suspect pivot is compared with the energy of its motion. Rounding errors leave about 1e-15 of the energy that
 * independent springs would have in the same motion. For a stable cantilever with 200 members, the ratio is 3e-10.
 */
const ENERGY_TOLERANCE = 1e-13

/**
 * Factors the matrix in place into L (without its unit diagonal) and D. Returns the row of the first pivot that is not
 * positive, or −1.
 */
export function factorize(matrix: Skyline): number {
  const { size, first, origin, values } = matrix
  const diagonals = Float64Array.from({ length: size }, (_, row) => values[(origin[row] as number) + row] as number)
  for (let row = 0; row < size; ) {
    const count = groupAt(first, row, size)
    reduceRows(matrix, row, count)
    for (let next = row; next < row + count; next++) {
      reduceWithin(matrix, row, next)
      if (!scaleRow(matrix, next, diagonals)) return next
    }
    row += count
  }
  return -1
}

/** Number of rows or columns to process together. All equations of a node start in the same column. */
function groupAt(first: Int32Array, at: number, end: number): 1 | 2 | 3 {
  if (at + 1 >= end || first[at] !== first[at + 1]) return 1
  return at + 2 < end && first[at] === first[at + 2] ? 3 : 2
}

/** The nine dot products of three rows with three columns, in row-major order. */
const products = new Float64Array(9)

/**
 * Computes nine dot products at the same time. The solver spends most of its time here, and computing nine products
 * from six loaded values is several times as fast as computing them separately.
 */
function multiply(
  values: Float64Array,
  [a0, a1, a2]: readonly [number, number, number],
  [b0, b1, b2]: readonly [number, number, number],
  from: number,
  to: number,
) {
  let [s00, s01, s02] = [0, 0, 0]
  let [s10, s11, s12] = [0, 0, 0]
  let [s20, s21, s22] = [0, 0, 0]
  for (let k = from; k < to; k++) {
    const x0 = values[a0 + k] as number
    const x1 = values[a1 + k] as number
    const x2 = values[a2 + k] as number
    const y0 = values[b0 + k] as number
    s00 += x0 * y0
    s10 += x1 * y0
    s20 += x2 * y0
    const y1 = values[b1 + k] as number
    s01 += x0 * y1
    s11 += x1 * y1
    s21 += x2 * y1
    const y2 = values[b2 + k] as number
    s02 += x0 * y2
    s12 += x1 * y2
    s22 += x2 * y2
  }
  products[0] = s00
  products[1] = s01
  products[2] = s02
  products[3] = s10
  products[4] = s11
  products[5] = s12
  products[6] = s20
  products[7] = s21
  products[8] = s22
}

/** Subtracts the contributions of all previous columns from up to three rows. */
function reduceRows({ first, origin, values }: Skyline, row: number, count: 1 | 2 | 3): void {
  const originOf = (at: number, index: number, size: number) => origin[at + Math.min(index, size - 1)] as number
  const rows = [originOf(row, 0, count), originOf(row, 1, count), originOf(row, 2, count)] as const
  const start = first[row] as number
  for (let column = start; column < row; ) {
    const size = groupAt(first, column, row)
    const columns = [originOf(column, 0, size), originOf(column, 1, size), originOf(column, 2, size)] as const
    multiply(values, rows, columns, Math.max(start, first[column] as number), column)
    const [, b1, b2] = columns
    for (let i = 0; i < count; i++) {
      const at = (rows[i] as number) + column
      const value = (values[at] as number) - (products[3 * i] as number)
      values[at] = value
      if (size === 1) continue
      const second =
        (values[at + 1] as number) - (products[3 * i + 1] as number) - value * (values[b1 + column] as number)
      values[at + 1] = second
      if (size === 2) continue
      values[at + 2] =
        (values[at + 2] as number) -
        (products[3 * i + 2] as number) -
        value * (values[b2 + column] as number) -
        second * (values[b2 + column + 1] as number)
    }
    column += size
  }
}

/** Subtracts the contributions of a group's scaled rows, starting with the first, from another row in the group. */
function reduceWithin({ first, origin, values }: Skyline, group: number, row: number): void {
  const at = origin[row] as number
  for (let column = group; column < row; column++) {
    const other = origin[column] as number
    let sum = 0
    for (let k = first[row] as number; k < column; k++)
      sum += (values[other + k] as number) * (values[at + k] as number)
    values[at + column] = (values[at + column] as number) - sum
  }
}

/**
 * Divides a reduced row by the pivots of its columns, and computes the row's own pivot. Returns false if the pivot is
 * not positive.
 */
function scaleRow(matrix: Skyline, row: number, diagonals: Float64Array): boolean {
  const { first, origin, values } = matrix
  const at = origin[row] as number
  let pivot = values[at + row] as number
  for (let column = first[row] as number; column < row; column++) {
    const raw = values[at + column] as number
    const scaled = raw / (values[(origin[column] as number) + column] as number)
    pivot -= raw * scaled
    values[at + column] = scaled
  }
  values[at + row] = pivot
  if (pivot > SUSPECT * Math.abs(diagonals[row] as number)) return true
  const energy = nullVector(matrix, row).reduce(
    (sum, each, index) => sum + each * each * (diagonals[index] as number),
    0,
  )
  return pivot > ENERGY_TOLERANCE * energy
}

/** Solves the system in place using a factored matrix. */
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

/**
 * Returns the vector that the matrix maps to zero, given the row with a zero pivot. This vector is the motion of the
 * mechanism.
 */
export function nullVector(matrix: Skyline, row: number): Float64Array {
  const vector = new Float64Array(matrix.size)
  vector[row] = 1
  backSubstitute(matrix, vector, row)
  return vector
}
