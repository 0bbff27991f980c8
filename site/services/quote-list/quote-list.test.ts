import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf, joistMembers, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { MAX_LINES, MAX_QUANTITY } from '#contract/quote-list-limits.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import { fewestLengths, lengthLines, type PartLine, spliceLines } from '#engineering/systems/parts-list.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { PlatformCase } from '#engineering/systems/platform-answer.ts'
import { catalogParts } from './catalog-parts.server.ts'
import { hardwareFor, missingHardware, partIndex, totalsOf } from './catalog-parts.ts'
import { listCsv } from './list-csv.ts'
import { listFragment, listOfFragment } from './list-link.ts'
import {
  addLines,
  addList,
  changeLine,
  currentList,
  emptyLists,
  freeName,
  isSameLine,
  isSentUnchanged,
  LIST_NAME_MAX_LENGTH,
  ListFull,
  linesBeyond,
  MAX_LISTS,
  mergeLines,
  newList,
  piecesOf,
  removeList,
  withCalculation,
  withoutCalculation,
} from './lists.ts'

const platform: PlatformCase = {
  lengthFt: 16,
  widthFt: 8,
  heightIn: 47,
  livePsf: 60,
  beams: 'long',
  rails: { front: 'rail', back: 'rail', left: 'gate', right: 'rail' },
  lateral: 5,
  friction: 0.3,
}

const SEED = { seed: 20_261_122, numRuns: 200 }

const partNumbers = [...soldParts.keys()]
const index = partIndex(catalogParts())

/** Generates text that a visitor could enter in a line: any characters except control characters. */
const text = (maxLength: number) =>
  fc
    .string({ unit: 'binary', maxLength: 4 * maxLength })
    .map((any) => any.replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '').slice(0, maxLength))
    .filter((any) => any.isWellFormed())

const line: fc.Arbitrary<QuoteLine> = fc
  .record({
    partNumber: fc.constantFrom(...partNumbers),
    quantity: fc.integer({ min: 1, max: 900 }),
    note: fc.option(text(120), { nil: undefined }),
  })
  .map(({ note, ...rest }) => (note ? { ...rest, note } : rest))

const lines = fc.array(line, { maxLength: 60 })
const merged = lines.map((any) => mergeLines([], any))

describe('mergeLines', () => {
  test('keeps all pieces and merges lines with the same part and note', () => {
    fc.assert(
      fc.property(lines, lines, (there, added) => {
        const before = mergeLines([], there)
        const after = mergeLines(before, added)
        expect(piecesOf(after)).toBe(piecesOf(there) + piecesOf(added))
        for (const [place, each] of after.entries())
          expect(after.findIndex((other) => isSameLine(other, each))).toBe(place)
        // Existing lines keep their positions.
        expect(after.slice(0, before.length).map(({ partNumber }) => partNumber)).toEqual(
          before.map(({ partNumber }) => partNumber),
        )
      }),
      SEED,
    )
  })

  test('merges two lines when a changed note or length makes them match', () => {
    const both = mergeLines(
      [],
      [
        { partNumber: 'BS-TR12A-10', quantity: 4 },
        { partNumber: 'BS-PL-SP12', quantity: 8 },
        { partNumber: 'BS-TR12A-08', quantity: 2 },
      ],
    )
    expect(changeLine(both, { partNumber: 'BS-TR12A-08' }, { partNumber: 'BS-TR12A-10' })).toEqual([
      { partNumber: 'BS-TR12A-10', quantity: 6 },
      { partNumber: 'BS-PL-SP12', quantity: 8 },
    ])
    expect(changeLine(both, { partNumber: 'BS-TR06A-10' }, { quantity: 3 })).toBe(both)
  })

  test(`allows ${MAX_LINES} lines, and leaves the list unchanged when one more is added`, () => {
    const many = Array.from({ length: MAX_LINES }, (_, number) => ({
      partNumber: partNumbers[number % partNumbers.length] ?? '',
      quantity: 1,
      note: `Bay ${number}`,
    }))
    const lists = addLines(emptyLists(), many)
    expect(currentList(lists).lines).toHaveLength(MAX_LINES)
    expect(() => addLines(lists, [{ partNumber: 'BS-TR12A-10', quantity: 1 }])).toThrow(ListFull)
    expect(() => mergeLines([], [{ partNumber: 'BS-TR12A-10', quantity: MAX_QUANTITY + 1 }])).toThrow(
      'A line can have up to 99,999 pieces of BS-TR12A-10.',
    )
  })
})

describe('quote lists', () => {
  test('selects a new list, and selects the previous list again after the new one is removed', () => {
    const first = emptyLists()
    const two = addList(first, newList('Stage'))
    expect(currentList(two).name).toBe('Stage')
    const one = removeList(two, two.current)
    expect(currentList(one).name).toBe('My list')
    expect(currentList(removeList(one, one.current)).lines).toEqual([])
  })

  test('rejects a new list when the maximum number of lists already exists', () => {
    let lists = emptyLists()
    while (lists.lists.length < MAX_LISTS) lists = addList(lists, newList('One more'))
    expect(() => addList(lists, newList('Too many'))).toThrow(ListFull)
  })

  test('adds a number to a duplicate list name without exceeding the maximum length', () => {
    const lists = addList(addList(emptyLists(), newList('Stage')), newList('Stage (2)'))
    expect(freeName(lists, 'Stage')).toBe('Stage (3)')
    expect(freeName(lists, 'Wall')).toBe('Wall')
    const long = 'x'.repeat(LIST_NAME_MAX_LENGTH)
    expect(freeName(addList(lists, newList(long)), long)).toHaveLength(LIST_NAME_MAX_LENGTH)
  })
})

describe('list link', () => {
  const name = text(LIST_NAME_MAX_LENGTH).filter((any) => any.length > 0)

  test('opens the same list for everyone who receives a link', async () => {
    await fc.assert(
      fc.asyncProperty(name, merged, async (name, lines) => {
        expect(await listOfFragment(await listFragment({ name, lines }))).toEqual({ name, lines })
      }),
      SEED,
    )
  })

  test('creates a link of fewer than 300 characters for ten parts, and supports 500 lines with notes', async () => {
    const ten = partNumbers.slice(0, 10).map((partNumber) => ({ partNumber, quantity: 12 }))
    expect((await listFragment({ name: 'Main stage', lines: ten })).length).toBeLessThan(300)
    const random = fc.sample(fc.array(line, { minLength: 800, maxLength: 800 }), { seed: 1, numRuns: 1 })[0] ?? []
    const many = mergeLines(
      [],
      random.map((each, place) => ({ ...each, note: `${place} ${each.note ?? ''}`.slice(0, 120) })).slice(0, MAX_LINES),
    )
    expect(many).toHaveLength(MAX_LINES)
    expect((await listOfFragment(await listFragment({ name: 'All', lines: many })))?.lines).toEqual(many)
  })

  test('opens no list and throws no error when a link is truncated, modified, or forged', async () => {
    const whole = await listFragment({ name: 'Stage', lines: [{ partNumber: 'BS-TR12A-10', quantity: 4 }] })
    for (let length = 0; length < whole.length; length += 1)
      expect(await listOfFragment(whole.slice(0, length))).toBeUndefined()
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (any) => {
        expect(await listOfFragment(`#list=${any}`)).toBeUndefined()
      }),
      SEED,
    )
  })

  const fragmentOf = async (value: unknown) => {
    const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return `#list=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
  }

  test.each([
    ['another version', [2, 'Stage', []]],
    ['a quantity of none', [1, 'Stage', [['TR12A-10', 0]]]],
    ['a quantity that is a text', [1, 'Stage', [['TR12A-10', '4']]]],
    ['a half piece', [1, 'Stage', [['TR12A-10', 0.5]]]],
    ['markup for a number', [1, 'Stage', [['<img src=x onerror=alert(1)>', 1]]]],
    ['a note without end', [1, 'Stage', [['TR12A-10', 1, 'x'.repeat(121)]]]],
    ['a name without end', [1, 'x'.repeat(61), []]],
    ['too many lines', [1, 'Stage', Array.from({ length: 501 }, () => ['TR12A-10', 1])]],
    [
      'more pieces than there may be',
      [
        1,
        'Stage',
        [
          ['TR12A-10', 99_999],
          ['TR12A-10', 1],
        ],
      ],
    ],
  ])('opens no list from a link with %s', async (_, value) => {
    expect(await listOfFragment(await fragmentOf(value))).toBeUndefined()
  })

  test('stops decompressing a link at the maximum list size', async () => {
    expect(await listOfFragment(await fragmentOf([1, 'Stage', ' '.repeat(50_000_000)]))).toBeUndefined()
  })
})

/** Splits CSV rows into cells. The test data contains no line breaks. */
const readCsv = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')))

describe('CSV file', () => {
  test('writes the number, quantity, and note of each line to a CSV file and keeps all characters of the note', () => {
    fc.assert(
      fc.property(merged, (lines) => {
        const [head, ...rows] = readCsv(listCsv(lines, index).slice(1))
        expect(head).toHaveLength(7)
        expect(rows.map((row) => [row[0], row[2], row[6]?.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')])).toEqual(
          lines.map(({ partNumber, quantity, note = '' }) => [partNumber, String(quantity), note]),
        )
      }),
      SEED,
    )
  })

  test('writes lengths and weights to the CSV file as plain numbers', () => {
    const [, row] = readCsv(listCsv([{ partNumber: 'BS-TR12A-10', quantity: 1200 }], index))
    const weight = soldParts.get('BS-TR12A-10')?.weightLb ?? 0
    expect(row).toEqual([
      'BS-TR12A-10',
      'Truss, 12 in, aluminum, 10 ft',
      '1200',
      '10',
      String(weight),
      (1200 * weight).toFixed(2),
      '',
    ])
  })
})

describe('list totals and hardware', () => {
  const list: readonly QuoteLine[] = [
    { partNumber: 'BS-TR12A-10', quantity: 6 },
    { partNumber: 'BS-TR06A-08', quantity: 2 },
    { partNumber: 'BS-PL-SC06-050', quantity: 1 },
    { partNumber: 'BS-GONE', quantity: 3 },
  ]

  test('totals the weight, pieces, and lengths, finds the longest piece, and names unknown parts', () => {
    const weight = (number: string) => soldParts.get(number)?.weightLb ?? Number.NaN
    const totals = totalsOf(list, index)
    expect(totals.weightLb).toBeCloseTo(
      6 * weight('BS-TR12A-10') + 2 * weight('BS-TR06A-08') + weight('BS-PL-SC06-050'),
      6,
    )
    expect(totals).toMatchObject({
      lines: 4,
      pieces: 12,
      lengths: [
        { lengthFt: 10, pieces: 6 },
        { lengthFt: 8, pieces: 2 },
      ],
      otherPieces: 4,
      longest: { partNumber: 'BS-TR12A-10', longestIn: 120 },
      unknown: ['BS-GONE'],
    })
  })

  test('adds up hardware, counts size-specific hardware only for parts of that size, and reports how much is missing from the list', () => {
    const needs = hardwareFor([...list, { partNumber: 'BS-HW8-050-150', quantity: 50 }], index)
    // Bolts: 6 × 12 between the 12 in frames, 2 × 8 between the 6 in frames, and 8 longer bolts with the 1/2 in spacer.
    expect(needs).toEqual([
      { partNumber: 'BS-HW8-050-150', needed: 88, listed: 50, of: ['BS-TR12A-10', 'BS-TR06A-08'] },
      { partNumber: 'BS-HW8-050-200', needed: 8, listed: 0, of: ['BS-PL-SC06-050'] },
    ])
    expect(missingHardware(needs)).toEqual([
      { partNumber: 'BS-HW8-050-150', quantity: 38 },
      { partNumber: 'BS-HW8-050-200', quantity: 8 },
    ])
  })
})

describe('a list’s calculations', () => {
  const parts = [
    { partNumber: 'BS-TR12A-10', quantity: 2 },
    { partNumber: 'BS-HW8-050-150', quantity: 12 },
  ]
  const beam = { name: 'Beam Calculator', address: '/tools/beam?span=20', lines: parts }

  test('adds a calculation once per URL, and numbers calculations of the same kind', () => {
    const list = [beam, beam, { ...beam, address: '/tools/beam?span=30' }].reduce(withCalculation, newList('Stage'))
    expect(list.calculations?.map(({ name }) => name)).toEqual(['Beam Calculator', 'Beam Calculator (2)'])
    expect(list.calculations?.map(({ lines }) => lines[0]?.quantity)).toEqual([4, 2])
    expect(withoutCalculation(list, beam.address).calculations).toHaveLength(1)
  })

  test('lists hardware only for parts that no calculation covers', () => {
    const own = { partNumber: 'BS-TR12A-10', quantity: 1 }
    const list = withCalculation(newList('Stage', mergeLines(parts, [own])), beam)
    expect(linesBeyond(list.lines, list.calculations)).toEqual([own])
    const needs = (lines: readonly QuoteLine[]) =>
      hardwareFor(lines, index).find(({ partNumber }) => partNumber === 'BS-HW8-050-150')
    // The remaining section needs 12 bolts for one joint. The calculation includes the 12 bolts for the one joint
    // between its two sections.
    expect(needs(linesBeyond(list.lines, list.calculations))).toMatchObject({ needed: 12, listed: 0 })
    expect(needs(linesBeyond(parts, list.calculations))).toBeUndefined()
  })

  test.each([
    ...[
      { heightIn: 47, stair: 'front' as const },
      { heightIn: 48, stair: 'back' as const },
      { heightIn: 62, lengthFt: 24, widthFt: 16 },
      { heightIn: 110, lengthFt: 12, widthFt: 12, livePsf: 100 as const },
    ].map((change) => {
      const given = { ...platform, ...change }
      const beam = memberOf('BS-TR12S')
      return ['platform', answerOf(designPlatform(beam, joistMembers(), ratingsOf('BS-TR12S'), given)).parts]
    }),
    ...(['flown', 'ground'] as const).map((support) => {
      const given = { ...ledWallCase, support }
      return ['LED wall', answerOf(designLedWall(memberOf('BS-TR12S'), ratingsOf('BS-TR12S'), given)).parts]
    }),
    ...[12, 21, 40].map((spanFt) => [
      'beam',
      [...lengthLines('BS-TR12A', fewestLengths(spanFt)), ...spliceLines(12, fewestLengths(spanFt).length - 1)],
    ]),
  ] as [string, readonly PartLine[]][])(
    'have the same hardware in the quote list as in the %s calculator',
    (_, made) => {
      const added = made.map(({ partNumber, quantity }) => ({ partNumber, quantity }))
      const calculation = { ...beam, lines: added }
      const list = withCalculation(newList('Stage', mergeLines([], added)), calculation)
      const countIn = (all: readonly QuoteLine[]) => {
        const bolts = all.filter(({ partNumber }) => partNumber.startsWith('BS-HW'))
        const byNumber = Map.groupBy(bolts, ({ partNumber }) => partNumber)
        return Object.fromEntries([...byNumber].map(([partNumber, same]) => [partNumber, piecesOf(same)]))
      }
      expect(Object.keys(countIn(made as QuoteLine[])).length).toBeGreaterThan(0)
      expect(countIn(list.lines)).toEqual(countIn(added))
      expect(hardwareFor(linesBeyond(list.lines, list.calculations), index)).toEqual([])
    },
  )

  test('includes the calculations in the link to the list', async () => {
    const list = newList('Stage', [{ partNumber: 'BS-TR12A-10', quantity: 2 }], [beam])
    expect(await listOfFragment(await listFragment(list))).toEqual({
      name: 'Stage',
      lines: list.lines,
      calculations: [beam],
    })
  })

  test.each(['https://example.com/', '//example.com', '/manage', 'javascript:alert(1)', '/tools/beam?a b'])(
    'rejects a link with a calculation that opens %s',
    async (address) => {
      expect(await listOfFragment(await listFragment(newList('Stage', [], [{ ...beam, address }])))).toBeUndefined()
    },
  )
})

test('knows that a list is unchanged since it was sent', () => {
  const plates = { partNumber: 'BS-PL-SP12', quantity: 4, note: 'Bay 3' }
  const lines = [{ partNumber: 'BS-TR12A-10', quantity: 2 }, plates]
  const sent = { ...newList('Stage', lines), sentLines: lines.toReversed() }
  expect(isSentUnchanged(newList('Stage', lines))).toBe(false)
  expect(isSentUnchanged(sent)).toBe(true)
  expect(isSentUnchanged({ ...sent, lines: lines.slice(1) })).toBe(false)
  expect(isSentUnchanged({ ...sent, lines: mergeLines(lines, [{ partNumber: 'BS-TR12A-10', quantity: 1 }]) })).toBe(
    false,
  )
  expect(isSentUnchanged({ ...sent, lines: changeLine(lines, plates, { note: 'Bay 4' }) })).toBe(false)
})
