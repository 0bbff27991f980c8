/**
 * Measures the 3D builder with 100, 500, and 2,000 parts at 1440 × 900. The structures are copies
 * of the 16 × 8 ft platform template. Frame times are main-thread CPU times, including the
 * browser's own tasks. Fails if the times for 500 parts are above the targets.
 */
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { encodeStructure } from '../builder/link.ts'
import type { PlacedPart } from '../builder/model.ts'
import { initialValues, templateOf } from '../builder/templates/templates.ts'
import { computedStatics } from '../catalog/computed-statics.ts'
import { BROWSER_PATH } from './browser-path.ts'
import { startProduct } from './server-process.ts'

type Point = [x: number, y: number]
type Area = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

const SIZES = [100, 500, 2000]
const FRAMES = 90
const PICKS = 200
const TARGETS = { frameMs: 4, pickMs: 2, parts: 500 }

const template = templateOf('platform')
if (!template) throw new Error('There is no platform template.')
const platform = template.make({ ...initialValues(template), length: 16, width: 8 }, computedStatics())

/** Copies of the platform without its loads, because the number of loads in a structure is limited. */
function structureOf(size: number) {
  const copies = Math.ceil(size / platform.parts.length)
  const columns = Math.ceil(Math.sqrt(copies / 2))
  const idOf = (copy: number, part: string) => `${copy}-${part}`
  const each = <Item>(make: (copy: number) => readonly Item[]) =>
    Array.from({ length: copies }, (_, copy) => make(copy)).flat()
  const parts = each((copy) =>
    platform.parts.map(({ id, group: _, at: [x, y, z], ...part }): PlacedPart => {
      const at = [x + 240 * (copy % columns), y + 120 * Math.floor(copy / columns), z] as const
      return { ...part, id: idOf(copy, id), at }
    }),
  ).slice(0, size)
  const isKept = new Set(parts.map(({ id }) => id))
  const supports = each((copy) =>
    platform.supports.map((support) => ({ ...support, id: idOf(copy, support.id), part: idOf(copy, support.part) })),
  ).filter(({ part }) => isKept.has(part))
  return { ...platform, parts, supports, loads: [] }
}

const product = await startProduct()
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: ['--no-sandbox', '--headless=new'] })
const table: Record<string, Record<string, number>> = {}
try {
  for (const size of SIZES) {
    table[size] = await measure(await encodeStructure(structureOf(size)))
    console.log(size, table[size])
  }
} finally {
  await browser.close()
  await product.stop()
}
console.table(table)
const { rotateMs = Number.NaN, moveMs = Number.NaN, pickMs = Number.NaN } = table[TARGETS.parts] ?? {}
if (!(Math.max(rotateMs, moveMs) <= TARGETS.frameMs && pickMs <= TARGETS.pickMs)) {
  console.error(`Above the targets: ${JSON.stringify(TARGETS)}`)
  process.exitCode = 1
}

async function measure(link: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const start = performance.now()
    await page.goto(`${product.address}/build#m=${link}`)
    await page.locator('.builder .stage[data-state="ready"]').waitFor()
    const readyS = (performance.now() - start) / 1000
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.getByRole('tab', { name: 'Checks', exact: true }).click()
    await page.locator('.checks[aria-busy="false"]').waitFor()
    const checkedS = (performance.now() - start) / 1000
    const canvas = await page.locator('.builder canvas').boundingBox()
    if (!canvas) throw new Error('The builder has no canvas.')
    const rotateMs = await dragTime(page, devtools, [canvas.x + 20, canvas.y + 20])
    const pickMs = await pickTime(page)
    const moveMs = await dragTime(page, devtools, await selectPart(page, canvas))
    return { readyS, checkedS, rotateMs, moveMs, pickMs }
  } finally {
    await page.close()
  }
}

/** Selects a part near the middle of the canvas and returns where it was clicked. */
async function selectPart(page: Page, { x, y, width, height }: Area): Promise<Point> {
  const message = page.locator('.builder .said')
  for (let offset = 0; offset < height / 3; offset += 10) {
    const point: Point = [x + width / 2, y + height / 2 + offset]
    await page.mouse.click(...point)
    if (/^BS-.* selected/.test(await message.innerText())) return point
  }
  throw new Error('There is no part in the middle of the canvas.')
}

/** Returns the main thread's CPU time for a drag, in ms per frame. Each pointer move draws one frame. */
async function dragTime(page: Page, devtools: CDPSession, [x, y]: Point) {
  const cpuMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await page.mouse.move(x, y)
  const before = await cpuMs()
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 60, { steps: FRAMES })
  await page.mouse.up()
  return ((await cpuMs()) - before) / FRAMES
}

/** Presses the mouse button at points across the canvas. Returns the mean handler time, in ms. */
function pickTime(page: Page): Promise<number> {
  return page.locator('.builder canvas').evaluate((canvas, picks) => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', bubbles: true }
    let ms = 0
    for (let each = 0; each < picks; each += 1) {
      const clientX = left + width * (0.2 + 0.6 * ((each * 0.618) % 1))
      const clientY = top + height * (0.2 + 0.6 * (each / picks))
      const start = performance.now()
      canvas.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, clientX, clientY }))
      ms += performance.now() - start
      canvas.dispatchEvent(new PointerEvent('pointercancel', mouse))
    }
    return ms / picks
  }, PICKS)
}
