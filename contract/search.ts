import { z } from 'zod'
import {
  IMAGE_URLS_MAX,
  PAGE_NUMBER_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  QUERY_MAX_LENGTH,
  RESULT_KINDS,
  RESULT_SORTS,
} from './search-limits.ts'

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
  /** Only results of this kind, and only those of the product with this id. */
  kind: z.enum(RESULT_KINDS).optional(),
  product: z.string().max(60).optional(),
  sort: z.enum(RESULT_SORTS).default('relevance'),
  /** Searches for the words as they are typed: 'Search instead for Y'. */
  verbatim: z.boolean().default(false),
})

export type SearchRequest = z.input<typeof searchRequest>

/** A part of a text: [start, end) in UTF-16 units. */
const range = z.tuple([z.int().min(0), z.int().min(0)])

/** A figure in the units of the country and, where there is another, in those of the metric system. */
const figure = z.object({ label: z.string(), us: z.string(), metric: z.string().optional() })

/** What else belongs to a result, in the order in which it is shown. */
const resultLink = z.object({
  kind: z.enum(['part', 'specSheet', 'loadTable', 'loadTablePdf', 'model', 'picture', 'document']),
  /** 'Spec sheet', 'Load table', 'Load table (PDF)', '3D model', 'CAD files', 'Picture', 'Part'. */
  label: z.string(),
  /** A path of this site, or an address at the content host; of a PDF with its `#page=`. */
  address: z.string(),
})

export type ResultLink = z.output<typeof resultLink>

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
  matches: z.array(range).default([]),
  /** Parts of `readableTitle` that were searched for, likewise. */
  titleMatches: z.array(range).optional(),
  /** What it is: 'Page', 'Part', 'Spec sheet', 'Load table', 'Document', 'Picture', 'File'. */
  source: z.string(),
  /** Breadcrumb: 'Products › Truss › Profiles'. */
  displayLocation: z.string().nullish(),
  /** URL of a thumbnail. */
  thumbnail: z.string().optional(),
  kind: z.enum(RESULT_KINDS).optional(),
  /** Id and name of the product that it belongs to. */
  product: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Of a part: the number that was searched for, else the one of its card. */
  partNumber: z.string().optional(),
  /** Of a part: up to three figures that tell it from others. */
  figures: z.array(figure).optional(),
  links: z.array(resultLink).optional(),
})

export type SearchResult = z.output<typeof searchResult>

/** What one number answers, from the data of the pages. */
export const searchAnswer = z.object({
  /** 'BS-TR12A at 20 ft, uniform load'. */
  label: z.string(),
  /** In the units of the question: '1,500 lb'. */
  value: z.string(),
  /** In the other ones: '680 kg'. Not where there is but one. */
  other: z.string().optional(),
  /** What limits the figure: 'Simply supported, evenly distributed, own weight deducted'. */
  note: z.string().optional(),
  /** Where the figure stands. */
  source: z.object({ text: z.string(), address: z.string() }),
})

export type SearchAnswer = z.output<typeof searchAnswer>

/** How the query was read. */
const searchInterpretation = z.object({
  /** Metric quantities, and the nearest ones of the site in US units: '300 mm' and '12 in'. */
  quantities: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** Words that nothing has, as they were typed. */
  leftOut: z.array(z.string()),
  /** 'Showing results for `shown`. Search instead for `original`' (with `verbatim`). */
  correction: z.object({ original: z.string(), shown: z.string() }).optional(),
  /** Sentences for the visitor: 'Metric threads are not sold; the nearest is 1/2-13.' */
  notes: z.array(z.string()),
})

export type SearchInterpretation = z.output<typeof searchInterpretation>

const facet = z.object({ value: z.string(), label: z.string(), count: z.int().min(1) })

/** Counts of the whole search: each list without its own choice, so that another can be chosen. */
export const searchFacets = z.object({ kinds: z.array(facet), products: z.array(facet) })

export type SearchFacets = z.output<typeof searchFacets>

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
  answer: searchAnswer.optional(),
  interpretation: searchInterpretation.optional(),
  facets: searchFacets.optional(),
  /** For an empty result: queries near to this one that have results, and popular ones. */
  near: z.array(z.string()).optional(),
  popular: z.array(z.string()).optional(),
})

export type SearchResponse = z.output<typeof searchResponse>
