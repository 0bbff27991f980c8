import { externalLinks } from './external-links.ts'
import type { Office } from './types.ts'

/**
 * Sample addresses. The phone numbers are reserved for fiction: 555-0100 to 555-0199 in the US, and 030 23125 000 to
 * 999 in Germany.
 */
export const offices: readonly Office[] = [
  {
    id: 'usa',
    country: 'USA',
    addressLines: ['300 Gridline Road', 'Sampleville, TN 00000', 'USA'],
    map: externalLinks.mapUsa,
    phone: '+1 (555) 555-0142',
    email: 'info@boltspan.example',
    openingHours: 'Mon-Fri 8:00 a.m.-5:00 p.m. CT',
  },
  {
    id: 'europe',
    country: 'Europe',
    addressLines: ['Rasterstraße 76', '00000 Musterstadt', 'Germany'],
    map: externalLinks.mapEurope,
    phone: '+49 30 23125 142',
    email: 'europe@boltspan.example',
    openingHours: 'Mon-Fri 8:00 a.m.-6:00 p.m. CET',
  },
]
