import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const text = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')

interface Service {
  readonly image: string
  readonly mem_limit?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly volumes?: readonly string[]
}

const { services } = parse(text('compose.yaml'), { merge: true }) as { services: Readonly<Record<string, Service>> }
const unit = new Map(
  text('boltspan.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
)

test.each(['node1', 'node2', 'node3'])('limits the memory of %s, and lets it write only to its volume', (name) => {
  expect(services[name]).toMatchObject({
    mem_limit: '1g',
    read_only: true,
    cap_drop: ['ALL'],
    volumes: [`${name}:/data`],
  })
})

test('names an exact version of each image', () => {
  const { s3 } = services
  const images = Object.values(services).map(({ image }) => image)
  for (const image of images.filter((each) => each !== 'boltspan'))
    expect(image).toMatch(/:v?\d[\w.-]*(@sha256:\w{64})?$/)
  expect(s3?.image).toMatch(/@sha256:[0-9a-f]{64}$/)
})

test('the systemd service has a memory limit, and writes only to its own folder', () => {
  expect(Object.fromEntries(unit)).toMatchObject({
    MemoryMax: '1G',
    ProtectSystem: 'strict',
    StateDirectory: 'boltspan',
    StateDirectoryMode: '0700',
    UMask: '0077',
    NoNewPrivileges: 'yes',
  })
  expect(unit.has('ReadWritePaths')).toBe(false)
})
