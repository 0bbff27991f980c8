/** Forged shackles, shoulder eye bolts and swivel hoist rings are bought; their published limits stand in the catalogue. */
const forged: readonly string[] = ['BS-RG-SH050', 'BS-RG-SH058', 'BS-RG-SH075', 'BS-RG-EB050', 'BS-RG-HR050']

/** Design factor behind the published limit of a bought part, on its minimum breaking force: ASME B30.26. */
export const publishedFactor = (partNumber: string): number | undefined => (forged.includes(partNumber) ? 5 : undefined)
