/**
 * Adjustments for results that visitors want more often than the matched words suggest. Values are in points of the
 * ranking score. A full match of the query is worth 16 points, and a full match of a title is worth 6.
 */
import type { ResultKind } from '#contract/search-limits.ts'

/** A part or a page ranks above a document with the same content. Images rank last. */
export const KIND_PRIOR: Readonly<Record<ResultKind, number>> = {
  part: 3,
  page: 1.2,
  loadTable: 1.5,
  document: -1,
  file: 0,
  picture: -5,
}

/** Documents about one subject rank above a catalog, which mentions everything. */
export const SOURCE_PRIOR: Readonly<Record<string, number>> = { Document: -1.5, Picture: -5 }

/** Overview pages mention everything, as a catalog does. */
export const LIST_PAGES: readonly string[] = ['page:/applications', 'page:/products', 'page:/resources']
export const LIST_PAGE_PRIOR = -2

export const SPEC_SHEET_PRIOR = -3

export const PRODUCT_PAGE_PRIOR = 2

/**
 * Boosts for the common sizes that visitors usually mean when they name only a size, or a kind of part without a size.
 * Keyed by the part number on the card.
 */
export const COMMON_PARTS: Readonly<Record<string, number>> = {
  'bs-tr12a-10': 1.5,
  'bs-tr12s-10': 0.6,
  'bs-tr06a-10': 0.8,
  'bs-tr06s-10': 0.3,
  'bs-tr03a-10': 0.6,
  'bs-ex3030-10': 0.8,
  'bs-ex1515-10': 0.4,
  'bs-pl-g90-12': 0.8,
  'bs-pl-sp12': 0.8,
  'bs-pl-bs12': 0.8,
  'bs-pl-bt12': 0.4,
  'bs-hg-180-12': 1,
  'bs-hg-h12': 0.3,
  'bs-mo-ca6': 1,
  'bs-mo-ca8': 0.5,
  'bs-mo-sr24': 0.5,
  'bs-mo-lf12': 0.8,
  'bs-jh-28': 0.5,
  'bs-pa-90-2': 0.4,
  'bs-rg-lm12': 0.8,
  'bs-hw8-050-125': 1.5,
  'bs-hw8-038-150': 0.4,
  'bs-hw8-050-n': 0.4,
  'bs-hw8-050-w': 0.4,
  'bs-tk-kit1': 0.6,
  'bs-ft-mm12': 0.8,
  'bs-tr-cb12': 0.8,
}
