/** Launches Chromium or Firefox with Puppeteer. */
import { setTimeout as wait } from 'node:timers/promises'
import { type KeyInput, launch } from 'puppeteer-core'
import { openScreen } from './screen.ts'
import type { Engine, Tab } from './tab.ts'

/** Maximum time that a browser takes to close. */
const CLOSING_MS = 20_000

export async function launchPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  // Firefox renders WebGL without a GPU, but not without a display.
  const screen = browser === 'firefox' ? await openScreen() : undefined
  const launched = await launch({
    browser,
    executablePath,
    headless: true,
    ...(screen
      ? {
          env: { ...process.env, DISPLAY: screen.display },
          // Turn off the prompt to save a password, because it would steal focus.
          extraPrefsFirefox: { 'webgl.force-enabled': true, 'signon.rememberSignons': false },
        }
      : { args: ['--no-sandbox'] }),
  })
  return {
    version: await launched.version(),
    async tab(width, height) {
      const context = await launched.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      let [pointerX, pointerY] = [0, 0]
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
        evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
        async movePointer(x, y) {
          ;[pointerX, pointerY] = [x, y]
          await page.mouse.move(x, y, { steps: 3 })
        },
        clickPointer: () => page.mouse.click(pointerX, pointerY),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key satisfies KeyInput),
        async chooseFiles(css, paths) {
          const input = await page.$(css)
          if (!input) throw new Error(`No element matches ${css}`)
          await (input as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(...paths)
        },
        errors: () => errors,
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      } satisfies Tab
    },
    async close() {
      // The tests are over, so a browser that doesn't close, or can't remove its profile, fails no test.
      const closed = launched.close().then(
        () => true,
        () => false,
      )
      const timer = new AbortController()
      const late = wait(CLOSING_MS, false, { signal: timer.signal }).catch(() => false)
      if (!(await Promise.race([closed, late]))) launched.process()?.kill('SIGKILL')
      timer.abort()
      await screen?.close()
    },
  }
}
