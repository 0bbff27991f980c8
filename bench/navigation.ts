/**
 * Measures the time between hovering over a link and the appearance of the new page's heading. The click immediately
 * follows the hover, sooner than any real user would click. Each run starts with an empty cache, after the network goes
 * idle.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { BROWSER_PATH } from './browser-path.ts'
import { median } from './median.ts'
import { startProduct } from './server-process.ts'

/** Lighthouse's slow 4G profile. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOW_CPU_FACTOR = 4

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '/' },
    to: { type: 'string', default: '/products/truss' },
    runs: { type: 'string', default: '10' },
  },
})

const CASES = [
  { name: 'without throttling', slow: false, targetMs: 60 },
  { name: 'slow 4G, 4x CPU slowdown', slow: true, targetMs: 150 },
]

const product = await startProduct()
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: ['--no-sandbox'] })
try {
  for (const { name, slow, targetMs } of CASES) {
    const times: number[] = []
    let requests = 0
    for (let run = 0; run < Number(values.runs); run += 1) {
      const result = await navigate(browser, slow)
      times.push(result.ms)
      requests = Math.max(requests, result.requests)
    }
    const medianMs = median(times)
    console.log(
      `${values.from} to ${values.to}, ${name}: median ${medianMs.toFixed(0)} ms (target ${targetMs}), ` +
        `up to ${requests} requests after hovering`,
    )
    console.log(`  all runs: ${times.map((ms) => ms.toFixed(0)).join(' ')}`)
    if (medianMs > targetMs) process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
}

async function navigate(browser: Browser, slow: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    if (slow) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU_FACTOR })
    }
    await page.goto(product.address + values.from)
    const link = page.locator(`main a[href="${values.to}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await link.evaluate((element) => {
      const before = document.querySelector('h1')
      const beforeText = before?.textContent
      Object.assign(window, {
        navigated: new Promise((done) => {
          let start = 0
          element.addEventListener('pointerover', (event) => (start ||= event.timeStamp), { once: true })
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('h1')
            if (!heading || (heading === before && heading.textContent === beforeText)) return
            observer.disconnect()
            done(performance.now() - start)
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      })
    })
    const box = await link.boundingBox()
    if (!box) throw new Error(`${values.from} has no visible link to ${values.to}.`)
    let requests = 0
    page.on('request', (request) => {
      // Images load after the heading and don't delay it.
      if (['script', 'fetch', 'stylesheet', 'document'].includes(request.resourceType())) requests += 1
    })
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    const ms = await page.evaluate(() => (window as unknown as { navigated: Promise<number> }).navigated)
    return { ms, requests }
  } finally {
    await context.close()
  }
}
