import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { randomFrom } from '#tests/random.ts'
import { problemsOf } from './contacts.ts'
import {
  changesSince,
  compacted,
  currentRevision,
  decodeStructure,
  encodeStructure,
  expanded,
  isLinkProblem,
  MAX_TEXT_BYTES,
} from './link.ts'
import type { Load, Structure } from './model.ts'
import { partsListOf } from './parts-list.ts'
import { initialValues, templates } from './templates/templates.ts'
import { shapes } from './testing.ts'

const linkOf = (text: string) => `1.${deflateRawSync(text).toString('base64url')}`
const [template] = templates
const goalPost = template?.make(initialValues(template), computedStatics()) as Structure
const load: Load = { id: 'l1', case: 'live', kind: 'line', part: 'p1', fromIn: 0, toIn: 60, lbPerFt: [0, 0, -40] }
const DAMAGED = { problem: 'This link is damaged. Copy the whole link and open it again.' }

test('restores a structure with its ids, groups, rotations, supports, and loads', async () => {
  const base = { case: 'live' as const }
  const loads: Load[] = [
    { ...base, id: 'l1', kind: 'point', part: 'p2', at: [60, 0, -6], forceLb: [0, 0, -500.5], isHoisted: true },
    {
      ...base,
      id: 'l9',
      case: 'dead',
      kind: 'point',
      part: 'p2',
      at: [0, 0, 0],
      forceLb: [0, 0, -360],
      isBallast: true,
    },
    { ...base, id: 'l2', kind: 'line', part: 'p3', fromIn: 0, toIn: 120, lbPerFt: [0, 0, -40] },
    { ...base, id: 'l3', kind: 'area', parts: ['p1', 'p4'], psf: 60 },
    { id: 'l4', case: 'wind', kind: 'wind', psf: 12, direction: [0.6, 0.8, 0] },
    { id: 'l5', case: 'notional', kind: 'notional', fraction: 0.02, direction: [1, 0, 0] },
  ]
  const [first, ...rest] = goalPost.parts
  const tilted = {
    ...first,
    isHidden: true,
    turn: [
      [0.6, -0.8, 0],
      [0.8, 0.6, 0],
      [0, 0, 1],
    ],
  } as Structure['parts'][number]
  const structure = { ...goalPost, name: 'Café & Co.', loads, parts: [{ ...tilted, id: 'left-base' }, ...rest] }
  const renamed = {
    ...structure,
    supports: structure.supports.map((each) => (each.part === 'p1' ? { ...each, part: 'left-base' } : each)),
    loads: loads.map((load) => (load.kind === 'area' ? { ...load, parts: ['left-base', 'p4'] } : load)),
  }
  expect(await decodeStructure(await encodeStructure(renamed))).toEqual(renamed)
})

test('explains why a damaged, newer, or oversized link cannot be opened', async () => {
  const link = await encodeStructure(goalPost)
  for (const text of [
    '',
    'x',
    '1.',
    '1.%%%',
    link.slice(0, -9),
    `${link.slice(0, 40)}A${link.slice(41)}`,
    link.slice(2),
  ])
    expect(await decodeStructure(text), text).toHaveProperty('problem')
  expect(await decodeStructure(link.slice(0, -9))).toEqual(DAMAGED)
  expect(await decodeStructure(`2.${link.slice(2)}`)).toHaveProperty(
    'problem',
    expect.stringContaining('newer version'),
  )
  expect(await decodeStructure(`1.${'A'.repeat(300_000)}`)).toEqual({ problem: 'This link is too long.' })
  expect(await decodeStructure(linkOf(' '.repeat(50 * MAX_TEXT_BYTES)))).toEqual({
    problem: 'This link contains too much data.',
  })
})

test('rejects invalid models in links', async () => {
  const valid = compacted(goalPost)
  const [part = [0, 0, 0, 0, 0]] = valid.p
  const hostile: readonly object[] = [
    { ...valid, p: [[99, 0, 0, 0, 0]] },
    { ...valid, p: [[0, 99, 0, 0, 0]] },
    { ...valid, p: [[0, 0, 1e9, 0, 0]] },
    { ...valid, p: Array.from({ length: 2001 }, () => part) },
    { ...valid, t: [[1, 0, 0, 0, 2, 0, 0, 0, 1]], p: [[0, 24, 0, 0, 0]] },
    { ...valid, k: ['<script>'] },
    { ...valid, i: 'p1 p1' },
    { ...valid, s: [['s1', 'glue', 0, 0, 0, 0]] },
    { ...valid, l: [{ i: 'l1', c: 0, k: 'point', p: 9999, at: [0, 0, 0], f: [0, 0, 0] }] },
    { ...valid, __proto__: null, polluted: true },
    [],
  ]
  for (const each of hostile) {
    expect(expanded(JSON.parse(JSON.stringify(each))), JSON.stringify(each).slice(0, 80)).toHaveProperty('problem')
    expect(await decodeStructure(linkOf(JSON.stringify(each)))).toHaveProperty('problem')
  }
  expect(expanded(hostile[3])).toEqual({ problem: 'A structure can have up to 2,000 parts.' })
})

/** Values that a malicious link can contain anywhere. */
const HOSTILE = [null, -1, 0.5, 1e308, 2 ** 31, '', '__proto__', '\u0000', [], {}, true, [[[]]], 'x'.repeat(5000)]

/** Replaces one randomly chosen value in JSON. */
function damaged(json: unknown, random: () => number): unknown {
  if (typeof json !== 'object' || json === null || random() < 0.15)
    return HOSTILE[Math.floor(random() * HOSTILE.length)]
  const keys = Object.keys(json)
  const key = keys[Math.floor(random() * keys.length)]
  if (key === undefined) return HOSTILE[0]
  const copy = (Array.isArray(json) ? [...json] : { ...json }) as Record<string, unknown>
  copy[key] = damaged(copy[key], random)
  return copy
}

test('opens a randomly damaged link only when its structure can be built, and otherwise explains why not', async () => {
  const random = randomFrom(36)
  const link = await encodeStructure(goalPost)
  const valid = JSON.parse(JSON.stringify(compacted({ ...goalPost, loads: [load] })))
  const texts = Array.from({ length: 300 }, () => {
    const at = Math.floor(random() * link.length)
    const end = random() < 0.5 ? at + 1 : link.length
    return `${link.slice(0, at)}${String.fromCharCode(33 + Math.floor(random() * 90))}${link.slice(end)}`
  })
  const models = Array.from({ length: 700 }, () => damaged(valid, random))
  for (const opened of [...(await Promise.all(texts.map(decodeStructure))), ...models.map(expanded)]) {
    if (isLinkProblem(opened)) {
      expect(opened.problem).toMatch(/^[A-Z].*\.$/)
      continue
    }
    expect(expanded(compacted(opened))).toEqual(opened)
    expect(() => partsListOf(opened, shapes)).not.toThrow()
    expect(() => problemsOf(opened, shapes)).not.toThrow()
  }
})

test('encodes every template in a link of fewer than 8,000 characters', async () => {
  for (const each of templates)
    expect((await encodeStructure(each.make(initialValues(each), computedStatics()))).length).toBeLessThan(8000)
})

test('lists the load-table revisions issued after a structure was built', () => {
  expect(changesSince('A').map(({ letter }) => letter)).toEqual(revisions.slice(1).map(({ letter }) => letter))
  expect(changesSince(currentRevision())).toEqual([])
  expect(changesSince('ZZ')).toEqual([...revisions])
})
