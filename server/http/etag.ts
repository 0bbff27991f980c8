/**
 * Returns true if an If-None-Match header contains this ETag. The response must then be 304 (weak comparison, RFC 9110,
 * section 13.1.2).
 */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
