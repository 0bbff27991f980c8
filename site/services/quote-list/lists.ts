import type { QuoteLine } from '#contract/quote-list.ts'
import { MAX_LINES, MAX_QUANTITY } from '#contract/quote-list-limits.ts'

/** Quote lists. All functions return new values and do not modify their arguments. */
export interface QuoteList {
  readonly id: string
  readonly name: string
  /** Unique by part number and note. */
  readonly lines: readonly QuoteLine[]
  /** Calculations whose parts were added to the list. Unique by URL. */
  readonly calculations?: readonly Calculation[] | undefined
  /** Time of the last quote request, ISO 8601. */
  readonly sentAt?: string | undefined
  /** The lines of the last quote request. */
  readonly sentLines?: readonly QuoteLine[] | undefined
  /** Reference of the last quote request, such as '9814299E'. Absent if it was sent after it waited on the device. */
  readonly reference?: string | undefined
}

/** A calculation that can be reopened with a link. */
export interface Calculation {
  readonly name: string
  /** Path and query of the calculator: '/tools/beam?span=20'. */
  readonly address: string
  /** Parts that were added, with all the bolts in their joints. */
  readonly lines: readonly Pick<QuoteLine, 'partNumber' | 'quantity'>[]
}

export interface QuoteLists {
  readonly version: 1
  /** Id of the list that parts are added to. */
  readonly current: string
  readonly lists: readonly [QuoteList, ...QuoteList[]]
}

export const MAX_LISTS = 20
export const MAX_CALCULATIONS = 20
export const CALCULATION_ADDRESS_MAX_LENGTH = 2000
export const LIST_NAME_MAX_LENGTH = 60

/** The list is full. The message is shown to the visitor. */
export class ListFull extends Error {
  override name = 'ListFull'
}

/** Identifies a line within its list. */
export type LineKey = Pick<QuoteLine, 'partNumber' | 'note'>

export const isSameLine = (one: LineKey, other: LineKey) =>
  one.partNumber === other.partNumber && (one.note ?? '') === (other.note ?? '')

/** Returns true if the list has been sent and its lines haven't changed since. */
export const isSentUnchanged = ({ lines, sentLines }: QuoteList): boolean =>
  lines.length > 0 &&
  lines.length === sentLines?.length &&
  lines.every((line) => sentLines.some((sent) => isSameLine(sent, line) && sent.quantity === line.quantity))

export const newList = (
  name: string,
  lines: readonly QuoteLine[] = [],
  calculations: readonly Calculation[] = [],
): QuoteList => ({ id: crypto.randomUUID(), name, lines, ...(calculations.length > 0 ? { calculations } : {}) })

export const emptyLists = (): QuoteLists => {
  const list = newList('My list')
  return { version: 1, current: list.id, lists: [list] }
}

export const currentList = ({ current, lists }: QuoteLists): QuoteList =>
  lists.find(({ id }) => id === current) ?? lists[0]

/**
 * Adds lines at `place` or at the end, and combines the quantities of lines with the same part and note.
 * @throws ListFull if there would be too many lines or pieces. In that case, the list is unchanged.
 */
export function mergeLines(
  lines: readonly QuoteLine[],
  added: readonly QuoteLine[],
  place = lines.length,
): readonly QuoteLine[] {
  const merged = [...lines]
  let next = place
  for (const { note, ...line } of added) {
    const whole = note?.trim() ? { ...line, note: note.trim() } : line
    const known = merged.findIndex((each) => isSameLine(each, whole))
    const before = merged[known]
    if (before) merged[known] = { ...before, quantity: before.quantity + line.quantity }
    else merged.splice(next++, 0, whole)
  }
  if (merged.length > MAX_LINES) throw new ListFull(`A list can have up to ${MAX_LINES} lines. Start another list.`)
  const tooMany = merged.find(({ quantity }) => quantity > MAX_QUANTITY)
  if (tooMany)
    throw new ListFull(`A line can have up to ${MAX_QUANTITY.toLocaleString('en-US')} pieces of ${tooMany.partNumber}.`)
  return merged
}

/**
 * Changes a line. If another line now has the same part number and note, merges the two. Does nothing if the line has
 * been removed.
 * @throws ListFull
 */
export function changeLine(lines: readonly QuoteLine[], key: LineKey, change: Partial<QuoteLine>) {
  const place = lines.findIndex((each) => isSameLine(each, key))
  const line = lines[place]
  if (!line) return lines
  const changed = { ...line, ...change }
  // Usually no lines are merged. Keep the identity of the other lines, so React does not render them again.
  if (isSameLine(changed, line)) return lines.with(place, changed)
  return mergeLines(lines.toSpliced(place, 1), [changed], place)
}

export const removeLine = (lines: readonly QuoteLine[], key: LineKey) => lines.filter((each) => !isSameLine(each, key))

/** Changes the list with the given id, if the list exists. */
export const changeList = (lists: QuoteLists, id: string, change: (list: QuoteList) => QuoteList): QuoteLists => ({
  ...lists,
  lists: lists.lists.map((list) => (list.id === id ? change(list) : list)) as [QuoteList, ...QuoteList[]],
})

/** @throws ListFull */
export const addLines = (lists: QuoteLists, added: readonly QuoteLine[]): QuoteLists =>
  changeList(lists, currentList(lists).id, (list) => ({ ...list, lines: mergeLines(list.lines, added) }))

/**
 * Adds a list and makes it the current one.
 * @throws ListFull
 */
export function addList(lists: QuoteLists, list: QuoteList): QuoteLists {
  if (lists.lists.length >= MAX_LISTS)
    throw new ListFull(`You can have up to ${MAX_LISTS} lists on this device. Delete one first.`)
  return { ...lists, current: list.id, lists: [...lists.lists, list] }
}

/**
 * Adds a calculation. If the list already has a calculation with the same URL, adds the quantities together. If another
 * calculation has the same name, appends a number to the new name.
 * @throws ListFull
 */
export function withCalculation(list: QuoteList, added: Calculation): QuoteList {
  const { calculations = [] } = list
  if (calculations.some(({ address }) => address === added.address)) {
    return {
      ...list,
      calculations: calculations.map((each) =>
        each.address === added.address ? { ...each, lines: mergeLines(each.lines, added.lines) } : each,
      ),
    }
  }
  if (calculations.length >= MAX_CALCULATIONS)
    throw new ListFull(`A list can have up to ${MAX_CALCULATIONS} calculations. Start another list.`)
  const name = unusedName(new Set(calculations.map((each) => each.name)), added.name)
  return { ...list, calculations: [...calculations, { ...added, name }] }
}

/** Returns the lines with the quantities from the calculations subtracted. */
export function linesBeyond(lines: readonly QuoteLine[], calculations: readonly Calculation[] = []): QuoteLine[] {
  const counted = new Map<string, number>()
  for (const { partNumber, quantity } of calculations.flatMap((each) => each.lines))
    counted.set(partNumber, (counted.get(partNumber) ?? 0) + quantity)
  return lines.flatMap((line) => {
    const taken = Math.min(line.quantity, counted.get(line.partNumber) ?? 0)
    counted.set(line.partNumber, (counted.get(line.partNumber) ?? 0) - taken)
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}

export const withoutCalculation = (list: QuoteList, removed: string): QuoteList => ({
  ...list,
  calculations: list.calculations?.filter(({ address }) => address !== removed),
})

/** Removes a list. If it was the only one, a new empty list replaces it. */
export function removeList(lists: QuoteLists, id: string): QuoteLists {
  const [first, ...rest] = lists.lists.filter((list) => list.id !== id)
  if (!first) return emptyLists()
  return { ...lists, current: lists.current === id ? first.id : lists.current, lists: [first, ...rest] }
}

export const piecesOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns a name that is not in use: 'Stage (2)' if 'Stage' already exists. */
export const freeName = (lists: QuoteLists, name: string): string =>
  unusedName(new Set(lists.lists.map((list) => list.name)), name)

function unusedName(names: ReadonlySet<string>, name: string): string {
  if (!names.has(name)) return name
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`
    const numbered = name.slice(0, LIST_NAME_MAX_LENGTH - ending.length) + ending
    if (!names.has(numbered)) return numbered
  }
}
