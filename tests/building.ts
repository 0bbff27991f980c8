/** Structures that tests build part by part, and ways to use the builder's controls. */

/** A part and where to bolt it. Holes and options count from 1, and the builder's suggestions are kept if they are absent. */
interface Place {
  /** Start of the label of the part to bolt to, such as 'BS-TR12A-10, 2 of 4'. */
  readonly to?: string
  readonly pattern?: string
  readonly hole?: number
  readonly option?: number
  /** Location on the floor instead of a hole. */
  readonly at?: readonly [x: number, y: number]
  /** Number of parts to place without closing the form. */
  readonly times?: number
}
export type PanelName = 'Parts' | 'Outline' | 'Edit' | 'Loads' | 'Checks' | 'Take away'

/** Ways to use the controls of the page: with keys, with the mouse, or by touch. */
export interface Hands {
  readonly search: (partNumber: string) => Promise<void>
  /** Clicks the button with this text in a part of the page. */
  readonly press: (area: string, text: string) => Promise<void>
  readonly choose: (area: string, label: string, option: string) => Promise<void>
  readonly fill: (area: string, label: string, value: number) => Promise<void>
  readonly panel: (name: PanelName) => Promise<void>
  /** Selects the part whose label starts like this in the outline, or adds it to the selection, or removes it. */
  readonly select: (label: string, how?: 'toggle') => Promise<void>
  readonly page: PageReader
}

/** Reads the page. The functions are self-contained, and their arguments are JSON values. */
export interface PageReader {
  readonly check: <Args extends readonly unknown[]>(run: (...args: Args) => boolean, ...args: Args) => Promise<boolean>
  readonly waitFor: <Args extends readonly unknown[]>(
    run: (...args: Args) => boolean,
    message: string,
    ...args: Args
  ) => Promise<void>
}

const FORM = '.placing'
const ARRAY = '.edit details'

/** Actions of a visitor who builds. */
export function createMaker(hands: Hands) {
  const { press, choose, fill, page } = hands
  let parts = 0

  /** Waits until the structure has more parts, because a slow machine shows them late. */
  async function see(added: number) {
    parts += added
    await page.waitFor(
      (count) => document.querySelector('.builder .totals')?.textContent?.startsWith(`${count} part`) ?? false,
      `the structure has ${parts} parts`,
      parts,
    )
  }

  return {
    ...hands,
    async place(partNumber: string, { to, pattern, hole, option, at, times = 1 }: Place = {}) {
      await hands.panel('Parts')
      await hands.search(partNumber)
      await page.waitFor(
        (css) => document.querySelector(css) !== null,
        `${partNumber} can be placed`,
        `${FORM} [type=submit]:not(:disabled)`,
      )
      if (at) {
        if (parts > 0) await choose(FORM, 'Bolt to', 'Nothing')
        await fill(FORM, 'x', at[0])
        await fill(FORM, 'y', at[1])
      }
      if (to) await choose(FORM, 'Bolt to', to)
      if (pattern) await choose(FORM, 'Hole pattern', pattern)
      if (hole) await fill(FORM, 'Hole, 1 to', hole)
      if (option) await choose(FORM, 'Placement', `${option}:`)
      for (let time = 1; time <= times; time += 1) {
        await press(FORM, times > 1 ? 'PLACE AND REPEAT' : 'PLACE')
        await see(1)
      }
      if (times > 1) await press(FORM, 'CANCEL')
    },
    /** Selects all parts. */
    async selectAll() {
      await hands.panel('Outline')
      await press('.outline', 'Select all')
    },
    /** Copies the selection along an axis. `total` includes the selection. */
    async array(selected: number, total: number, axis: 'x' | 'y', stepIn: number) {
      await hands.panel('Edit')
      if (!(await page.check(() => document.querySelector('.edit details[open]') !== null))) await press(ARRAY, 'Array')
      await fill(ARRAY, 'Total', total)
      await choose(ARRAY, 'Along', axis)
      await fill(ARRAY, 'Step', stepIn)
      await press(ARRAY, 'CREATE ARRAY')
      await see(selected * (total - 1))
    },
    /** Copies the selection and moves the copies along y. The builder puts copies 12 in behind the originals. */
    async duplicate(selected: number, byIn: number) {
      await hands.panel('Edit')
      await press('.edit', 'Duplicate')
      await see(selected)
      await fill('.edit', 'y', byIn - 12)
    },
    async move(axis: 'x' | 'y', to: number) {
      await hands.panel('Edit')
      await fill('.edit', axis, to)
    },
    async group() {
      await hands.panel('Edit')
      await press('.edit', 'Group')
    },
    async stand() {
      await hands.panel('Loads')
      await press('.loads', 'Stand on the floor')
    },
    async load(type: string, amount: number) {
      await hands.panel('Loads')
      await choose('.load-form', 'Type', type)
      await fill('.load-form', 'Load', amount)
      await press('.load-form', 'ADD LOAD')
    },
  }
}
export type Maker = ReturnType<typeof createMaker>

async function buildPortal(maker: Maker) {
  await maker.place('BS-PL-BS12')
  await maker.place('BS-TR12A-10')
  await maker.place('BS-TR-CB12')
  await maker.place('BS-TR12A-10', { pattern: 'Right' })
  await maker.place('BS-TR-CB12', { pattern: 'Right' })
  await maker.place('BS-TR12A-10', { pattern: 'Bottom' })
  await maker.place('BS-PL-BS12')
}

/** A header on two towers with outriggers behind them. */
async function buildLedWall(maker: Maker) {
  await maker.place('BS-TR-GB12', { at: [18, 0] })
  await maker.place('BS-TR12A-10')
  await maker.place('BS-TR12A-04')
  await maker.place('BS-PL-SP12', { times: 2 })
  await maker.place('BS-TR12A-04', { to: 'BS-TR12A-10', pattern: 'Back', hole: 1 })
  await maker.place('BS-TR-GB12')
  await maker.place('BS-PL-G90-12', { times: 2 })
  await maker.selectAll()
  await maker.array(9, 2, 'x', 204)
  await maker.place('BS-TR12A-10', { to: 'BS-TR12A-04, 1', pattern: 'Top', option: 2 })
  await maker.move('x', 0)
  await maker.place('BS-TR12A-10')
  await maker.place('BS-PL-SP12', { times: 2 })
  await maker.place('BS-PL-G180-12', { to: 'BS-TR12A-04, 1', times: 2 })
  await maker.array(2, 2, 'x', 204)
}

async function loadLedWall(maker: Maker) {
  await maker.select('BS-TR12A-10, 3')
  await maker.select('BS-TR12A-10, 4', 'toggle')
  await maker.load('Line', 40)
}

/** Three lines of beams on legs, with trusses that brace the legs, joists on hangers, and decks. */
async function buildPlatform(maker: Maker) {
  await maker.place('BS-MO-LF12', { at: [6, 6] })
  await maker.place('BS-PL-SC12-050', { times: 2 })
  await maker.place('BS-TR-CB12')
  await maker.place('BS-TR12A-01')
  await maker.selectAll()
  await maker.array(5, 2, 'x', 90)
  await maker.array(10, 2, 'x', 186)
  await maker.place('BS-TR12A-08', { to: 'BS-TR12A-01, 1', pattern: 'Top', option: 2, times: 3 })
  // The outer legs have one corner each.
  for (const [leg, step] of [
    [1, 186],
    [4, -186],
  ] as const) {
    await maker.place('BS-PL-G90-12', { to: `BS-TR12A-01, ${leg}`, times: 2 })
    await maker.array(2, 2, 'x', step)
  }
  for (const leg of [2, 3]) await maker.place('BS-PL-G90-12', { to: `BS-TR12A-01, ${leg}`, times: 2 })
  await maker.selectAll()
  await maker.duplicate(35, 84)
  await maker.duplicate(35, 96)
  for (const [block, brace] of [
    [1, 'BS-TR12A-06'],
    [5, 'BS-TR12A-07'],
  ] as const) {
    await maker.place(brace, { to: `BS-TR-CB12, ${block} `, pattern: 'Back' })
    await maker.array(1, 2, 'x', 90)
    await maker.array(2, 2, 'x', 186)
  }
  for (const [near, far, joist, count] of [
    [1, 4, 'BS-TR03A-06', 0],
    [4, 7, 'BS-TR03A-07', 30],
  ] as const) {
    await maker.place('BS-JH-TR03', { to: `BS-TR12A-08, ${near}`, pattern: 'Back', hole: 10 })
    await maker.place(joist)
    await maker.place('BS-JH-TR03', { to: `BS-TR12A-08, ${far}`, pattern: 'Front', hole: 10 })
    const first = `BS-JH-TR03, ${count + 1} `
    await maker.select(first)
    await maker.select(joist, 'toggle')
    await maker.select(`BS-JH-TR03, ${count + 2} `, 'toggle')
    await maker.group()
    await maker.array(3, 3, 'x', 18)
    // The distance to the next joist differs, because hangers need holes on both sides.
    await maker.select(first, 'toggle')
    await maker.array(6, 2, 'x', 39)
    await maker.select(first, 'toggle')
    await maker.array(15, 3, 'x', 96)
  }
  await maker.place('BS-AC-DP96', { to: 'BS-TR12A-08, 1', pattern: 'Top' })
  await maker.array(1, 3, 'x', 96)
  await maker.array(3, 4, 'y', 48)
}

interface Building {
  readonly build: (maker: Maker) => Promise<void>
  /** Adds loads to the finished structure. */
  readonly load?: (maker: Maker) => Promise<void>
  /** Template that makes the same structure. */
  readonly template?: string
  readonly totals: string
}

export const buildings = {
  portal: { build: buildPortal, totals: '7 parts · 6 connections' },
  'LED wall': {
    build: buildLedWall,
    load: loadLedWall,
    template: 'led-frame&width=20&height=14&outrigger=4&towers=2&outriggers=behind',
    totals: '26 parts',
  },
  platform: {
    build: buildPlatform,
    // The decks are still selected.
    load: (maker) => maker.load('Area', 25),
    template: 'platform&length=24&width=16&height=4&spans=3&rails=none',
    totals: '215 parts',
  },
} as const satisfies Readonly<Record<string, Building>>

/** Uses the builder with keys only. */
export function keyboard(keys: Keys, page: PageReader): Hands {
  /** Presses a key, as often as needed, until the control has the focus. */
  async function reach(key: KeyName, area: string, name: string, limit = 400) {
    for (let press = 0; press <= limit; press += 1) {
      if (await page.check(hasFocus, area, name)) return
      await keys.press(key)
    }
    throw new Error(`The ${key} key does not reach “${name}” in ${area}.`)
  }
  return {
    page,
    async search(partNumber) {
      await keys.type('/')
      await page.waitFor(
        () => document.activeElement?.matches('[data-part-search]') ?? false,
        'the search has the focus',
      )
      await keys.type(partNumber)
      await page.waitFor(
        (text) => document.querySelector('.part-buttons .facts')?.textContent?.startsWith(text) ?? false,
        `${partNumber} is the first result`,
        partNumber,
      )
      await keys.press('Enter')
    },
    async press(area, text) {
      await reach('Tab', area, text)
      await keys.press('Enter')
    },
    async choose(area, label, option) {
      await reach('Tab', area, label)
      await keys.type(option)
      await page.waitFor(
        (text) => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text.startsWith(text) ?? false,
        `${option} is chosen`,
        option,
      )
    },
    async fill(area, label, value) {
      // The Tab key selects the text of a field.
      await reach('Tab', area, label)
      await keys.type(String(value))
      await keys.press('Tab')
    },
    async panel(name) {
      const css = `[role=tablist]:has([data-panel="${PANEL_IDS[name]}"]) [role=tab][aria-selected=true]`
      if (await page.check(hasText, css, name)) return
      await reach('Tab', css, '')
      await reach('ArrowRight', css, name)
    },
    async select(label, how) {
      await this.panel('Outline')
      const row = '.outline li[data-part]'
      const control = how ? `Select ${label}` : label
      await reach('Tab', row, how ? 'Select ' : 'BS-')
      await keys.press('Home')
      await reach('ArrowDown', row, control)
      if (how) await keys.type(' ')
      else await keys.press('Enter')
    },
  }
}

export interface Keys {
  readonly press: (key: KeyName) => Promise<void>
  readonly type: (text: string) => Promise<void>
}
type KeyName = 'Tab' | 'Enter' | 'ArrowRight' | 'ArrowDown' | 'Home'

const PANEL_IDS: Readonly<Record<PanelName, string>> = {
  Parts: 'parts',
  Outline: 'outline',
  Edit: 'edit',
  Loads: 'loads',
  Checks: 'checks',
  'Take away': 'take',
}

const hasText = (css: string, text: string) => document.querySelector(css)?.textContent === text

/** Returns true if the control in this area with this text, or with a label that starts with it, has the focus. */
function hasFocus(area: string, name: string): boolean {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest(area)) return false
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
  if (label) return label.startsWith(name)
  return element.closest('li')
    ? (element.textContent ?? '').startsWith(name)
    : name === '' || element.textContent === name
}
