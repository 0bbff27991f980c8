/** A person in front of a tab: looks for what is to be seen, points, clicks and types. */
import { expect } from '@playwright/test'
import type { Key, Tab, Target } from './tab.ts'

/** Generous, for a busy machine: nothing waits for it but a test that fails. */
const PATIENCE_MS = 20_000

/** Whether an element that a visitor could see and name is there; its middle, in px of the window. Runs in the page. */
function locate(css: string, name: string | null, pattern: string | null, scroll: boolean) {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy)
      return labelledBy
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ')
    const label = element.getAttribute('aria-label')
    if (label) return label
    const { labels } = element as HTMLInputElement
    return labels?.[0] ? textOf(labels[0]) : textOf(element)
  }
  const isNamed = (element: Element) =>
    pattern !== null ? new RegExp(pattern, 'i').test(nameOf(element)) : name === null || nameOf(element) === name
  for (const element of document.querySelectorAll(css)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !isNamed(element)) continue
    const inWindow = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || height === 0) return undefined
      const isIn = x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight
      return { x, y, isIn, top: isIn ? document.elementFromPoint(x, y) : null }
    }
    const before = inWindow()
    if (!before) continue
    const isReachable = (at: typeof before) =>
      at.top !== null && (element.contains(at.top) || at.top.contains(element) || at.top.closest('label') !== null)
    if (scroll && !isReachable(before)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const after = inWindow()
    if (!after || (scroll && !isReachable(after))) continue
    return { x: after.x, y: after.y }
  }
  return null
}

const focusedHolds = (text: string) => (document.activeElement as HTMLInputElement | null)?.value === text

const named = ({ css, name }: Target, scroll: boolean) =>
  [css, typeof name === 'string' ? name : null, name instanceof RegExp ? name.source : null, scroll] as const

const describe = ({ css, name }: Target) => `${css}${name === undefined ? '' : ` “${name}”`}`

export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(tab: Tab, origin: string) {
  /** Tries until it holds; also over a change of documents, in which nothing can be evaluated for a moment. */
  const until = (check: () => Promise<boolean>, message: string) =>
    expect(async () => expect(await check(), message).toBe(true)).toPass({ timeout: PATIENCE_MS, intervals: [100] })

  /** Where something stands, as soon as it can be pointed at and has come to rest. */
  async function placeOf(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let last: { x: number; y: number } | null = null
    await until(
      async () => {
        const now = await tab.evaluate(locate, ...named(target, true))
        const rests = now !== null && last !== null && now.x === last.x && now.y === last.y
        last = now
        return rests
      },
      `${describe(target)} can be pointed at`,
    )
    return last as unknown as { x: number; y: number }
  }

  const isSeen = async (target: Target) => (await tab.evaluate(locate, ...named(target, false))) !== null

  return {
    tab,
    /** Opens a page and waits until scripts have taken it over. */
    async open(path: string) {
      await tab.goto(origin + path)
      await this.waitFor(() => 'hydrated' in document.documentElement.dataset, 'scripts run')
    },
    async point(target: Target) {
      const { x, y } = await placeOf(target)
      await tab.movePointer(x, y)
    },
    async click(target: Target) {
      await this.point(target)
      await tab.clickPointer()
    },
    /** Types a text in the place of what stands there. */
    async fill(target: Target, text: string) {
      await this.click(target)
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await tab.type(text)
      // One who types looks whether it stands there.
      await until(() => tab.evaluate(focusedHolds, text), `${describe(target)} holds what was typed`)
    },
    press: (key: Key) => tab.press(key),
    see: (target: Target) => until(() => isSeen(target), `${describe(target)} is seen`),
    seeNo: (target: Target) => until(async () => !(await isSeen(target)), `${describe(target)} is not seen`),
    /** Waits until something holds in the page. */
    waitFor: <Args extends readonly unknown[]>(run: (...args: Args) => boolean, message: string, ...args: Args) =>
      until(async () => tab.evaluate(run, ...args), message),
    seePath: (path: string) =>
      until(
        () => tab.evaluate((expected) => location.pathname + location.search === expected, path),
        `the address is ${path}`,
      ),
  }
}
