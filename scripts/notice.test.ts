import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { ASSETS, type Lock, noticeOf, productionFolders } from './notice.ts'

const mit = (owner: string) =>
  `MIT License\n\nCopyright (c) 2024 ${owner}\n\nPermission is hereby granted, free of charge.\n`

function project(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder()
  const assets = Object.fromEntries(ASSETS.map(([, file]) => [file, 'SIL Open Font License']))
  for (const [name, text] of Object.entries({ ...assets, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const lock: Lock = {
  '': { dependencies: { server: '1.0.0' } },
  'node_modules/server': { version: '1.0.0', license: 'MIT', dependencies: { uri: '2.0.0' } },
  'node_modules/server/node_modules/uri': { version: '2.0.0', license: 'MIT' },
  'node_modules/uri': { version: '3.0.0', license: 'MIT' },
  'node_modules/linter': { version: '4.0.0', license: 'MIT' },
}

const installed = {
  'node_modules/server/LICENSE': mit('Ada'),
  'node_modules/server/node_modules/uri/license.md': mit('Grace').replaceAll(' free', '\nfree'),
}

describe('NOTICE', () => {
  test('lists production packages at the versions that Node resolves', () => {
    expect(productionFolders(lock)).toEqual(['node_modules/server', 'node_modules/server/node_modules/uri'])
  })

  test('prints a license only once when several packages share it', () => {
    const notice = noticeOf(project(installed), lock)
    expect(notice.match(/Permission is hereby granted/g)).toHaveLength(1)
    expect(notice).toContain('server 1.0.0\n    Copyright (c) 2024 Ada\nuri 2.0.0\n    Copyright (c) 2024 Grace\n')
    expect(notice).not.toContain('linter')
  })

  test('fails when a package has no license text', () => {
    const { 'node_modules/server/LICENSE': _, ...rest } = installed
    expect(() => noticeOf(project(rest), lock)).toThrow('Packages without license text: server 1.0.0')
  })

  test('reads the license from the readme when the package has no license file', () => {
    const { 'node_modules/server/LICENSE': text, ...rest } = installed
    const root = project({ ...rest, 'node_modules/server/README.md': `# Server\n\nLicense\n-------\n\n${text}` })
    expect(noticeOf(root, lock)).toContain('server 1.0.0\n    Copyright (c) 2024 Ada')
  })

  test('has the same content on every platform', () => {
    const withBinary: Lock = {
      ...lock,
      'node_modules/server': { ...lock['node_modules/server'], optionalDependencies: { binary: '5.0.0' } },
      'node_modules/binary': { version: '5.0.0', license: 'Apache-2.0', optional: true },
    }
    const notice = noticeOf(project(installed), withBinary)
    expect(notice).toContain('binary 5.0.0 (Apache-2.0)')
    expect(noticeOf(project({ ...installed, 'node_modules/binary/LICENSE': 'Apache' }), withBinary)).toBe(notice)
  })
})
