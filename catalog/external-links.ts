/** URLs of external sites. The `.example` domain is reserved (RFC 2606), so these links don't go to real sites. */
export const externalLinks = {
  modelWarehouse: 'https://models.example/boltspan',
  financing: 'https://financing.example/boltspan',
  video: 'https://video.example/boltspan',
  facebook: 'https://facebook.example/boltspan',
  instagram: 'https://instagram.example/boltspan',
  linkedin: 'https://linkedin.example/company/boltspan',
  mapUsa: 'https://maps.example/boltspan/usa',
  mapEurope: 'https://maps.example/boltspan/europe',
} as const satisfies Record<string, `https://${string}`>
