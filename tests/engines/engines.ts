/** The browser engines that Debian provides as packages: Chromium, Firefox ESR, and WebKitGTK. */
import { execFileSync } from 'node:child_process'
import { launchPuppeteer } from './puppeteer.ts'
import type { Engine } from './tab.ts'
import { launchWebKit } from './webdriver.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Finds WebKitGTK's test browser. The name of its folder contains the CPU architecture. */
function miniBrowser(): string {
  const found = execFileSync('find', ['/usr/lib', '-name', 'MiniBrowser', '-path', '*webkit2gtk-4*'], {
    encoding: 'utf8',
  })
  const [path] = found.trim().split('\n')
  if (!path) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver')
  return path
}

const launchers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: () => launchPuppeteer('chrome', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
  firefox: () => launchPuppeteer('firefox', '/usr/bin/firefox-esr'),
  webkit: () => launchWebKit(miniBrowser()),
}

export const launchEngine = (name: EngineName): Promise<Engine> => launchers[name]()
