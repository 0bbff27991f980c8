import { z } from 'zod'
import {
  IMAGE_URL_MAX_LENGTH,
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
  /**
   * Number of the requested page, starting at 1. A page past the end contains no results but includes the correct
   * totals.
   */
  pageNumber: z.int().min(1).max(PAGE_NUMBER_MAX).default(1),
  /**
   * URLs of images on the content host. For an image that is not in the index, the search uses its file name. Other
   * URLs are ignored.
   */
  imageUrls: z.array(z.string().max(IMAGE_URL_MAX_LENGTH)).max(IMAGE_URLS_MAX).default([]),
  /** Filters the results by kind. */
  kind: z.enum(RESULT_KINDS).optional(),
  /** Filters the results by product ID. */
  product: z.string().max(60).optional(),
  sort: z.enum(RESULT_SORTS).default('relevance'),
  /** Turns off spelling correction ('Search instead for …'). */
  verbatim: z.boolean().default(false),
})

export type SearchRequest = z.input<typeof searchRequest>

/** Start (inclusive) and end (exclusive) of a match, in UTF-16 code units. */
const range = z.tuple([z.int().min(0), z.int().min(0)])

/** A spec in US units and, if its value has a unit, in metric units. */
const figure = z.object({ label: z.string(), us: z.string(), metric: z.string().optional() })

/** A link related to a result. */
const resultLink = z.object({
  kind: z.enum(['part', 'specSheet', 'loadTable', 'loadTablePdf', 'model', 'picture', 'document']),
  /** Label of the link, such as 'Spec sheet' or 'Load table (PDF)'. */
  label: z.string(),
  /** A path on this site or a URL on the content host. PDF links include `#page=`. */
  address: z.string(),
})

export type ResultLink = z.output<typeof resultLink>

export const searchResult = z.object({
  /** ID of the result, which is the same in every response. */
  id: z.string(),
  readableTitle: z.string(),
  /** A path on this site or a URL on the content host. PDF links have no `#page=`. */
  useableLink: z.string(),
  isPdf: z.boolean(),
  isImage: z.boolean(),
  /** Page of a PDF, starting at 1. Null for other results. */
  pageNumber: z.int().min(1).nullish(),
  /** Plain text around the match. Never contains HTML. */
  snippet: z.string(),
  /** Matches in the snippet, in ascending order. */
  matches: z.array(range).default([]),
  /** Matches in `readableTitle`, in ascending order. */
  titleMatches: z.array(range).optional(),
  /** Label of the result type, such as 'Spec sheet'. */
  source: z.string(),
  /** Breadcrumb, such as 'Products › Truss › Profiles'. */
  displayLocation: z.string().nullish(),
  thumbnail: z.string().optional(),
  kind: z.enum(RESULT_KINDS).optional(),
  product: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Part number in the query, or else the part number on the card. Present only for parts. */
  partNumber: z.string().optional(),
  /** Up to three specs that distinguish the part from similar parts. Present only for parts. */
  figures: z.array(figure).optional(),
  links: z.array(resultLink).optional(),
})

export type SearchResult = z.output<typeof searchResult>

/** A simple beam that carries the loads in a question, as the beam calculator shows it. */
const answerBeam = z.object({
  /** Name of the section, such as '12 in Truss, Aluminum'. */
  name: z.string(),
  /** Size of a box truss in inches. Absent for a tube or extrusion. */
  trussIn: z.union([z.literal(6), z.literal(12)]).optional(),
  depthIn: z.number(),
  lengthsFt: z.array(z.number()),
  spanIn: z.number(),
  /** The total of a uniform load, and a load at the center, in lb. */
  uniformLb: z.number(),
  pointLb: z.number(),
  /** At the left and right ends, in lb, with the beam's own weight. */
  reactionsLb: z.array(z.number()),
  /** Ratio of the governing check: above 1, the beam is overloaded. */
  utilization: z.number(),
  parts: z.array(z.object({ partNumber: z.string(), quantity: z.number() })),
  /** Weight of all parts, in lb. */
  weightLb: z.number(),
  /** Address of this beam in the beam calculator. */
  address: z.string(),
})

export type AnswerBeam = z.output<typeof answerBeam>

/** A direct answer, based on catalog data, to a question that asks for a value. */
export const searchAnswer = z.object({
  /** The case that the value applies to, such as 'BS-TR12A at 20 ft, uniform load'. */
  label: z.string(),
  /** Value in the units of the query, such as '1,500 lb'. */
  value: z.string(),
  /** Converted value, such as '680 kg'. Absent if the value has no metric or US equivalent. */
  other: z.string().optional(),
  /**
   * Value for another case, such as '1,310 lb at center'. Suggestions show this value, and `note` gives it in both units.
   */
  also: z.string().optional(),
  /** Conditions under which the value applies, such as 'Simple span, uniform load, self-weight deducted'. */
  note: z.string().optional(),
  /** Link to the page that contains the value. */
  source: z.object({ text: z.string(), address: z.string() }),
  /** Present if the answer is a section that carries a load over a span. */
  beam: answerBeam.optional(),
})

export type SearchAnswer = z.output<typeof searchAnswer>

/** How the search interpreted the query. */
const searchInterpretation = z.object({
  /** Metric sizes with the closest catalog sizes in US units, such as '300 mm' and '12 in'. */
  quantities: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** Query words that have no match, as typed. */
  leftOut: z.array(z.string()),
  /** Queries for the message 'Showing results for {shown}. Search instead for {original}.' */
  correction: z.object({ original: z.string(), shown: z.string() }).optional(),
  /** Notes for the visitor, such as 'We don’t sell metric threads. The closest is 1/2-13.' */
  notes: z.array(z.string()),
})

export type SearchInterpretation = z.output<typeof searchInterpretation>

const facet = z.object({ value: z.string(), label: z.string(), count: z.int().min(1) })

/**
 * Counts across all pages of results. Each facet ignores its own filter, so visitors can switch to a different value.
 */
export const searchFacets = z.object({
  kinds: z.array(facet),
  products: z.array(facet),
  /** Number of results that belong to no product, such as documents about several products. */
  withoutProduct: z.int().min(0),
})

export type SearchFacets = z.output<typeof searchFacets>

/** Response to `POST /api/search`. */
export const searchResponse = z.object({
  results: z.array(searchResult),
  totalResults: z.int().min(0),
  /** Search time on the server, in ms. */
  searchTime: z.number().min(0),
  currentPage: z.int().min(1),
  pageSize: z.int().min(1),
  totalPages: z.int().min(0),
  /**
   * The corrected query if a word was misspelled. If the original query has no results, the closest query that has
   * results.
   */
  spelling: z.string().optional(),
  answer: searchAnswer.optional(),
  interpretation: searchInterpretation.optional(),
  facets: searchFacets.optional(),
  /** Similar queries that have results. Present if there are no results. */
  near: z.array(z.string()).optional(),
  /** Popular queries. Present if there are no results. */
  popular: z.array(z.string()).optional(),
})

export type SearchResponse = z.output<typeof searchResponse>
