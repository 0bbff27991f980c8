/** Simulates a visitor who sees only visible elements, moves the pointer, clicks, and types. */
import { expect } from '@playwright/test'
import type { Key, Tab, Target } from './tab.ts'

/** Maximum time for a check to pass. It allows for a busy machine without a GPU, and only failing tests wait this long. */
const TIMEOUT_MS = 60_000

/** Returns the center (px) of the first visible element with this name, or null if there is none. Runs in the page. */
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

const isFocusedValue = (text: string) => (document.activeElement as HTMLInputElement | null)?.value === text

const locateArguments = ({ css, name }: Target, scroll: boolean) =>
  [css, typeof name === 'string' ? name : null, name instanceof RegExp ? name.source : null, scroll] as const

const describeTarget = ({ css, name }: Target) => `${css}${name === undefined ? '' : ` “${name}”`}`

export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(tab: Tab, origin: string) {
  /** Repeats the check until it passes. A check can fail while a page loads, because scripts can't run yet. */
  const until = (check: () => Promise<boolean>, message: string) =>
    expect(async () => expect(await check(), message).toBe(true)).toPass({ timeout: TIMEOUT_MS, intervals: [100] })

  /** Waits until an element can be clicked and has stopped moving, then returns its position. */
  async function restingCenterOf(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let last: { x: number; y: number } | null = null
    await until(
      async () => {
        const now = await tab.evaluate(locate, ...locateArguments(target, true))
        const isAtRest = now !== null && last !== null && now.x === last.x && now.y === last.y
        last = now
        return isAtRest
      },
      `${describeTarget(target)} can be clicked`,
    )
    return last as unknown as { x: number; y: number }
  }

  const isSeen = async (target: Target) => (await tab.evaluate(locate, ...locateArguments(target, false))) !== null

  return {
    tab,
    /** Opens a page and waits for hydration. */
    async open(path: string) {
      await tab.goto(origin + path)
      await this.waitFor(() => 'hydrated' in document.documentElement.dataset, 'the page is hydrated')
    },
    async point(target: Target) {
      const { x, y } = await restingCenterOf(target)
      await tab.movePointer(x, y)
    },
    async click(target: Target) {
      await this.point(target)
      await tab.clickPointer()
    },
    /** Replaces the value of a field. */
    async fill(target: Target, text: string) {
      await this.click(target)
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await tab.type(text)
      // Some engines drop keystrokes, so check the field's value.
      await until(() => tab.evaluate(isFocusedValue, text), `${describeTarget(target)} has the typed value`)
    },
    press: (key: Key) => tab.press(key),
    see: (target: Target) => until(() => isSeen(target), `${describeTarget(target)} is visible`),
    seeNo: (target: Target) => until(async () => !(await isSeen(target)), `${describeTarget(target)} is not visible`),
    /** Waits until a condition is true in the page. */
    waitFor: <Args extends readonly unknown[]>(run: (...args: Args) => boolean, message: string, ...args: Args) =>
      until(async () => tab.evaluate(run, ...args), message),
    seePath: (path: string) =>
      until(
        () => tab.evaluate((expected) => location.pathname + location.search === expected, path),
        `the address is ${path}`,
      ),
  }
}
