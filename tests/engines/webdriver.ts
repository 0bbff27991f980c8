/** Controls WebKitGTK's MiniBrowser on a separate display through WebDriver (https://www.w3.org/TR/webdriver2/). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { end, openScreen } from './screen.ts'
import type { Engine, Key, Tab } from './tab.ts'

/** Code points for keys (WebDriver, section 17.4.2). */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}
/** Name of the property that identifies an element in responses (WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Maximum time to open a browser while other tests keep the machine busy. */
const OPENING_MS = 25_000
/**
 * Maximum number of attempts to open a browser. The driver sometimes loses contact with the browser and never responds.
 */
const ATTEMPTS = 3

interface Driver {
  readonly call: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, ms?: number) => Promise<Value>
  readonly close: () => Promise<void>
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: display },
  })
  const call: Driver['call'] = async (method, path, body, ms = 90_000) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ms),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: never }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }
  for (const latest = Date.now() + OPENING_MS; ; ) {
    try {
      await call('GET', '/status')
      break
    } catch (error) {
      if (Date.now() > latest) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return { call, close: () => end(driver, driver.pid && -driver.pid) }
}

/** Starts a driver and opens a browser session. */
async function openBrowser(
  display: string,
  browserPath: string,
  attempt = 1,
): Promise<Driver & { readonly session: string }> {
  const driver = await startDriver(display)
  try {
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
    }
    const { sessionId } = await driver.call<{ sessionId: string }>('POST', '/session', { capabilities }, OPENING_MS)
    return { ...driver, session: `/session/${sessionId}` }
  } catch (error) {
    await driver.close()
    if (attempt === ATTEMPTS) throw error
    return openBrowser(display, browserPath, attempt + 1)
  }
}

export async function launchWebKit(browserPath: string): Promise<Engine> {
  const screen = await openScreen()
  return {
    version: 'WebKitGTK',
    async tab(width, height) {
      const { call, close, session } = await openBrowser(screen.display, browserPath)
      await call('POST', `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 })
      const evaluate: Tab['evaluate'] = (run, ...args) =>
        call('POST', `${session}/execute/async`, {
          // The page's security policy forbids `eval`, but scripts from the driver are exempt.
          script: `const [done, ...args] = [arguments[arguments.length - 1], ...arguments];
            Promise.resolve((${run})(...args.slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
          args,
        }).then((answer) => {
          const { value, error } = answer as { value: never; error?: string }
          if (error) throw new Error(error)
          return value
        })
      // The window size includes the toolbars, so resize the window until the page has the requested size.
      await call('POST', `${session}/window/rect`, { width, height })
      const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const)
      await call('POST', `${session}/window/rect`, {
        width: width + (width - innerWidth),
        height: height + (height - innerHeight),
      })
      const pointer = (actions: readonly object[]) =>
        call('POST', `${session}/actions`, {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
        })
      const keys = (text: readonly string[]) =>
        call('POST', `${session}/actions`, {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: text.flatMap((value) => [
                { type: 'keyDown', value },
                { type: 'keyUp', value },
              ]),
            },
          ],
        })
      return {
        goto: async (url) => void (await call('POST', `${session}/url`, { url })),
        evaluate,
        movePointer: async (x, y) =>
          void (await pointer([{ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) }])),
        clickPointer: async () => {
          await pointer([
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]).catch((error: Error) => {
            // WebKit's driver fails without a message if the click replaces the page. Ignore the error, because each
            // test then waits for the effect of the click.
            if (!error.message.includes('{"error":"unknown error","message":""')) throw error
          })
        },
        type: async (text) => void (await keys([...text])),
        press: async (key) => void (await keys([KEYS[key]])),
        async chooseFiles(css, paths) {
          const found = await call<Record<string, string>>('POST', `${session}/element`, {
            using: 'css selector',
            value: css,
          })
          await call('POST', `${session}/element/${found[ELEMENT]}/value`, { text: paths.join('\n') })
        },
        errors: () => [],
        screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
        async close() {
          await call('DELETE', session)
          await close()
        },
      } satisfies Tab
    },
    close: screen.close,
  }
}
