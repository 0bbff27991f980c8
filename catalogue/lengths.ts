import type { PartNumber, Size } from './types.ts'

/**
 * The sizes of a part that is sold by the foot, shortest first. Part numbers end in two digits, so that
 * they sort by length: `BS-TR12A-01` … `BS-TR12A-10`.
 */
export function lengths(series: PartNumber, fromFt: number, toFt: number): readonly Size[] {
  return Array.from({ length: toFt - fromFt + 1 }, (_, index) => {
    const ft = fromFt + index
    return { partNumber: `${series}-${String(ft).padStart(2, '0')}`, label: `${ft} ft` }
  })
}
