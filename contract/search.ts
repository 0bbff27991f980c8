import { z } from 'zod'
import { IMAGE_URLS_MAX, PAGE_NUMBER_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, QUERY_MAX_LENGTH } from './search-limits.ts'

/** Body of `POST /api/search`. */
export const searchRequest = z.object({
  query: z.string().trim().min(1).max(QUERY_MAX_LENGTH),
  pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  /** From 1. A page past the end is an empty one, with the true totals. */
  pageNumber: z.int().min(1).max(PAGE_NUMBER_MAX).default(1),
  /**
   * URLs of pictures at the content host; those that are not in the index are searched by file name. Other URLs are
   * ignored.
   */
  imageUrls: z.array(z.string()).max(IMAGE_URLS_MAX).default([]),
})

export type SearchRequest = z.input<typeof searchRequest>

export const searchResult = z.object({
  /** Stable between requests. */
  id: z.string(),
  readableTitle: z.string(),
  /** A path of this site, or the address of a file at the content host. Without `#page=` for a PDF. */
  useableLink: z.string(),
  isPdf: z.boolean(),
  isImage: z.boolean(),
  /** Page of a PDF, from 1; null for anything else. */
  pageNumber: z.int().min(1).nullish(),
  /** Plain text around the hit, never HTML. */
  snippet: z.string(),
  /** Parts of the snippet that were searched for: [start, end) in UTF-16 units, ascending. */
  matches: z.array(z.tuple([z.int().min(0), z.int().min(0)])).default([]),
  /** What it is: 'Page', 'Part', 'Spec sheet', 'Load table', 'Document', 'Picture', 'File'. */
  source: z.string(),
  /** Breadcrumb: 'Products › Truss › Profiles'. */
  displayLocation: z.string().nullish(),
  /** URL of a thumbnail. */
  thumbnail: z.string().optional(),
})

export type SearchResult = z.output<typeof searchResult>

/** Response of `POST /api/search`. */
export const searchResponse = z.object({
  results: z.array(searchResult),
  totalResults: z.int().min(0),
  /** As measured by the server, in ms. */
  searchTime: z.number().min(0),
  currentPage: z.int().min(1),
  pageSize: z.int().min(1),
  totalPages: z.int().min(0),
  /** The corrected query if a word was misspelled; for an empty result, the closest query that has results. */
  spelling: z.string().optional(),
})

export type SearchResponse = z.output<typeof searchResponse>
