import { fold } from './search-words.ts'

/** A part number without separators: 'BS-TR12A-10' → 'bstr12a10'. */
export const joinedNumber = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** A part number without separators and the manufacturer's prefix: 'BS-TR12A-10', 'tr12a 10' → 'tr12a10'. */
export const compactNumber = (text: string) => joinedNumber(text).replace(/^bs(?=[a-z]{2})/, '')
