/** The test function and fixtures for tests that run in every browser engine. */
import { test as base, expect, type TestInfo } from '@playwright/test'
import { type InquiryServer, serverFixture } from '../inquiry-server.ts'
import { type EngineName, launchEngine } from './engines.ts'
import type { Engine } from './tab.ts'
import { createVisitor, type Visitor } from './visitor.ts'

interface Fixtures {
  /** Browser errors that the test causes on purpose. The browser logs an error for each 401, for example. */
  readonly expectedErrors: RegExp
  readonly visitor: Visitor
  readonly phone: Visitor
}

interface WorkerFixtures {
  readonly engineName: EngineName
  readonly engine: Engine
  readonly server: InquiryServer
}

async function withVisitor(
  { engine, server, expectedErrors }: Pick<WorkerFixtures, 'engine' | 'server'> & Pick<Fixtures, 'expectedErrors'>,
  [width, height]: readonly [number, number],
  use: (visitor: Visitor) => Promise<void>,
  testInfo: TestInfo,
) {
  const tab = await engine.tab(width, height)
  try {
    await use(createVisitor(tab, server.url))
    const errors = tab.errors().filter((error) => !expectedErrors.test(error))
    expect(errors, 'browser errors').toEqual([])
  } finally {
    if (testInfo.error)
      await testInfo.attach('screenshot', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' })
    await tab.close()
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: serverFixture(),
  expectedErrors: [/(?!)/, { option: true }],
  visitor: ({ engine, server, expectedErrors }, use, testInfo) =>
    withVisitor({ engine, server, expectedErrors }, [1280, 900], use, testInfo),
  phone: ({ engine, server, expectedErrors }, use, testInfo) =>
    withVisitor({ engine, server, expectedErrors }, [390, 844], use, testInfo),
})

export { expect }
