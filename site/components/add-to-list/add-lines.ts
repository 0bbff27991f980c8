import type { QuoteLine } from '#contract/quote-list.ts'
import { newElement } from '../../services/new-element.ts'
import {
  addLines,
  changeLine,
  changeList,
  currentList,
  isSameLine,
  ListFull,
  piecesOf,
  type QuoteList,
  type QuoteLists,
  removeLine,
  withCalculation,
} from '../../services/quote-list/lists.ts'
import { changeLists } from '../../services/quote-list/stored-lists.ts'
import './added.css'

/** The message disappears after this time, unless the visitor hovers over it or it has focus. */
const SHOWN_MS = 8000

let shown: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout>

/**
 * Adds lines to the current list, along with the calculation that they come from. Shows a message with the new count.
 */
export function addToList(lines: readonly QuoteLine[], calculation?: string) {
  const from = calculation && {
    name: calculation,
    address: window.location.pathname + window.location.search,
    lines: lines.map(({ partNumber, quantity }) => ({ partNumber, quantity })),
  }
  let before: QuoteList['calculations']
  try {
    const { name, lines: all } = currentList(
      changeLists((lists) => {
        before = currentList(lists).calculations
        const added = addLines(lists, lines)
        return from ? changeList(added, currentList(added).id, (list) => withCalculation(list, from)) : added
      }),
    )
    const parts = all.length === 1 ? '1 part' : `${all.length} parts`
    show(`${describeLines(lines)} added. ${name} has ${parts}.`, () =>
      changeLists((lists) => {
        const without = withoutLines(lists, lines)
        return changeList(without, currentList(without).id, (list) => ({ ...list, calculations: before }))
      }),
    )
  } catch (error) {
    if (!(error instanceof ListFull)) throw error
    show(error.message)
  }
}

function describeLines(lines: readonly QuoteLine[]): string {
  const [first, ...others] = lines
  if (!first || others.length > 0) return `${lines.length} parts, ${piecesOf(lines).toLocaleString('en-US')} pieces,`
  return `${first.quantity.toLocaleString('en-US')} × ${first.partNumber}`
}

const withoutLines = (lists: QuoteLists, added: readonly QuoteLine[]) =>
  changeList(lists, currentList(lists).id, (list) => ({
    ...list,
    lines: added.reduce<readonly QuoteLine[]>((lines, line) => {
      const there = lines.find((each) => isSameLine(each, line))
      if (!there || there.quantity <= line.quantity) return removeLine(lines, line)
      return changeLine(lines, line, { quantity: there.quantity - line.quantity })
    }, list.lines),
  }))

/** The message is outside React's root, so it stays visible during navigation, but not over the results of a search. */
function show(text: string, undo?: () => void) {
  shown ??= newBar()
  const bar = shown
  bar.hidden = false
  const hide = () => {
    bar.hidden = true
  }
  const undoAndHide = () => {
    undo?.()
    hide()
  }
  const status = newElement('p', { role: 'status' })
  const link = newElement('a', { href: '/quote-list', onclick: hide }, 'View list')
  const button = newElement('button', { type: 'button', onclick: undoAndHide }, 'Undo')
  const close = newElement('button', { type: 'button', onclick: hide }, 'Dismiss')
  bar.replaceChildren(status, link, ...(undo ? [button] : []), close)
  // Fill an existing live region, because screen readers skip text that is inserted along with its live region.
  requestAnimationFrame(() => {
    status.textContent = text
  })
  hideLater()
}

function newBar() {
  const bar = newElement('div', { className: 'added-to-list', onmouseleave: hideLater })
  bar.addEventListener('focusout', hideLater)
  document.addEventListener('submit', () => {
    bar.hidden = true
  })
  document.body.append(bar)
  return bar
}

function hideLater() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!shown || shown.matches(':hover, :focus-within')) return
    shown.hidden = true
  }, SHOWN_MS)
}
