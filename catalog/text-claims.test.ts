import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LoadCase, loadCases } from '#engineering/beams/load-cases.ts'
import type { ColumnTable } from '#engineering/load-tables/load-table.ts'
import { boxSeries, boxTrusses, gaugeIn, nodeSpacingIn } from '#engineering/members/truss-models.ts'
import { boltStationsIn } from '#engineering/part-models/mounts.ts'
import { ratingsOf } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import { chordBolts, frameBolts, withFixings } from '#engineering/systems/parts-list.ts'
import { legPlacesIn } from '#engineering/systems/platform-layout.ts'
import { applications } from './applications.ts'
import { awards } from './awards.ts'
import { answerOf, memberOf, ratingsOf as supportRatingsOf } from './computed.fixture.ts'
import { computedLoadTable } from './computed-load-tables.ts'
import { connectionGuideText, connectionJoints } from './connection-joints.ts'
import { boltInto, boltThrough, chord } from './fasteners.ts'
import { founderStory } from './founder-story.ts'
import { leaders } from './leaders.ts'
import { loadTables } from './load-tables.ts'
import { type PartShape, shapePath } from './part-shape.ts'
import { policies } from './policies.ts'
import { catalogItems, itemOf, products } from './products.ts'
import { builtFrom } from './studio-results.server.ts'
import { NOT_IN_KIT, toolKit } from './tool-kit.ts'
import type { Item } from './types.ts'
import { documentUrls } from './urls.ts'

const textOf = (value: unknown) => JSON.stringify(value)
const bodies = applications.map(({ id, text, pictures, ...heads }) => ({
  id,
  text: [heads.description, heads.pageHeaderDescription, ...text.map(({ description }) => description)].join(' '),
  parts: pictures.flatMap(({ url }) => Object.keys(builtFrom[url] ?? {})),
}))
const sentences = [...applications, ...products, ...awards].flatMap((each) => textOf(each).split(/[.:;] |","/))
const figureOf = (item: Item, label: string): number => {
  const found = item.figures.find((figure) => figure.label === label)
  if (!found || !('value' in found) || typeof found.value !== 'number') throw new Error(`${item.name} has no ${label}`)
  return found.value
}

describe('a part mentioned in the text', () => {
  test.each([
    [/leveling f(oo|ee)t/i, 'BS-MO-LF'],
    [/\b(takes?|for)\b[^.]*\bcasters?\b/i, 'BS-MO-CA'],
    [/corner blocks?/i, 'BS-TR-CB'],
    [/shackle/i, 'BS-RG-SH'],
  ])('fits the part whose description mentions it (%s)', (named, prefix) => {
    const isOf = (partNumber: string) => partNumber.startsWith(prefix)
    const alone = catalogItems.filter(
      ({ partNumber, description, matesWith }) =>
        named.test(description) &&
        !isOf(partNumber) &&
        !matesWith.some(isOf) &&
        !catalogItems.some((mate) => isOf(mate.partNumber) && mate.matesWith.includes(partNumber)),
    )
    expect(alone.map(({ partNumber }) => partNumber)).toEqual([])
  })

  test.each([
    [/leveling f(oo|ee)t/i, /^BS-MO-LF/],
    [/ground bases?/i, /^BS-TR-GB/],
    [/base plates?/i, /^BS-PL-BS/],
    [/hinges?\b/i, /^BS-HG-/],
    [/on swivel casters|casters (with|roll|under)/i, /^BS-MO-CA/],
    [/slewing rings?/i, /^BS-MO-SR/],
    [/pillow blocks?/i, /^BS-MO-PB/],
    [/roller sleeves?/i, /^BS-MO-SL/],
    [/head blocks?/i, /^BS-MO-HB/],
    [/screw jacks?/i, /^BS-MO-SJ/],
    [/lifting mounts?/i, /^BS-RG-LM/],
    [/hoist rings?/i, /^BS-RG-HR/],
    [/pad eyes?/i, /^BS-RG-PE/],
    [/beam mounts?/i, /^BS-RG-BM/],
    [/corner blocks?/i, /^BS-TR-CB/],
    [/joist hangers?/i, /^BS-JH-/],
    [/mitchell/i, /^BS-FT-M/],
    [/guardrails?/i, /^BS-AC-GR/],
    [/stairs?\b|stair units?/i, /^BS-AC-ST/],
    [/\bgates?\b/i, /^BS-AC-GT/],
    [/toe boards?/i, /^BS-AC-TB/],
  ])('appears in the gallery of the application that mentions it (%s)', (named, part) => {
    const without = bodies.filter(({ text, parts }) => named.test(text) && !parts.some((each) => part.test(each)))
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('the products of an application', () => {
  test('include every product whose parts appear in the gallery of the application', () => {
    const abbreviations = new Map(products.map(({ id, abbreviation }) => [abbreviation, id]))
    const missing = applications.flatMap(({ id, usesProducts }) => {
      const shown = Object.entries(builtFrom)
        .filter(([key]) => key.startsWith(`applications/${id}/`))
        .flatMap(([, parts]) => Object.keys(parts).map((partNumber) => abbreviations.get(partNumber.slice(3, 5))))
      return [...new Set(shown)].filter((each) => each && !usesProducts.includes(each)).map((each) => `${id}: ${each}`)
    })
    expect(missing).toEqual([])
  })
})

describe('the text about rigging', () => {
  test('never recommends hanging a load from a single chord hole, because a hole can carry far less than the rigging part can', () => {
    expect(sentences.filter((each) => /hang from[^.]*(hoist ring|eye bolt|pad eye)/i.test(each))).toEqual([])
    for (const partNumber of ['BS-RG-HR050', 'BS-RG-EB050']) {
      const limit = figureOf(itemOf(partNumber), 'Working load limit')
      for (const { of, on, values } of ratingsOf(partNumber))
        if (of === 'chord')
          for (const { value } of values) expect(value, `${partNumber}, ${on}`).toBeLessThan(limit / 5)
    }
  })

  test('shows no load hung from a hoist ring in any gallery image, because one chord hole can carry far less than the ring can', () => {
    // A hoist ring in a chord hole is limited to 420 lb or less, so the gallery images show loads hung from lifting mounts.
    const shown = Object.entries(builtFrom).filter(([, parts]) => parts['BS-RG-HR050'])
    expect(shown.map(([key]) => key)).toEqual([])
  })

  test('places pick points at truss nodes', () => {
    const picks = sentences.filter((each) => /pick points?\b/i.test(each))
    expect(picks.length).toBeGreaterThan(0)
    for (const each of picks)
      expect(each).toContain(`at the nodes of the truss, every ${nodeSpacingIn(boxTrusses[12])} in`)
  })

  test.each([9, 13, 20])(
    'states that the picks for a wall %d panels wide are at nodes, and spaces the picks at a multiple of the node spacing',
    (columns) => {
      const { parts, bayIn } = answerOf(
        designLedWall(memberOf('BS-TR12S'), supportRatingsOf('BS-TR12S'), {
          panelWidthIn: 19.685,
          panelHeightIn: 19.685,
          panelLb: 10,
          columns,
          rows: 3,
          extraLbPerFt: 2,
          support: 'flown',
          levelIn: 0.1,
          pressurePsf: 0,
          clearanceIn: 0,
          outriggerFt: 3,
          outriggers: 'both',
          eccentricIn: 0,
          friction: 0.3,
        }),
      )
      expect(parts.filter(({ note }) => note?.includes('at nodes'))).toHaveLength(1)
      expect(bayIn % nodeSpacingIn(boxTrusses[12])).toBe(0)
    },
  )

  test('describes the load tables without limiting them to two supports, because they also cover other cases', () => {
    expect(sentences.filter((each) => /tables?\b[^.]*\btwo supports/i.test(each))).toEqual([])
  })

  test('describes a part as being at a node only when its center is between two holes', () => {
    for (const [partNumber, stations] of Object.entries(boltStationsIn)) {
      const atNode = ratingsOf(partNumber).some(({ on }) => on.includes('at a node'))
      if (atNode) expect(stations, partNumber).not.toContain(0)
    }
    expect(boltStationsIn['BS-MO-HB3']).toContain(0)
    expect(itemOf('BS-MO-HB3').description).toContain('never on a truss node')
  })
})

describe('the text about hinges', () => {
  const [assemblies] = products.find(({ id }) => id === 'hinges')?.productSections ?? []

  test('describes hinges as rated when pinned on both sides, and as pin joints with lower ratings when pinned on one side', () => {
    for (const partNumber of ['BS-HG-180-12', 'BS-HG-180-06']) {
      const ratings = ratingsOf(partNumber)
      const largest = (state: string) =>
        Math.max(
          ...ratings.filter(({ on }) => on.endsWith(state)).flatMap(({ values }) => values.map(({ value }) => value)),
        )
      expect(largest('pinned on one side')).toBeLessThan(largest('pinned on both sides'))
      for (const { on, values } of ratings)
        expect(values.some(({ kind }) => kind === 'moment')).toBe(on.endsWith('pinned on both sides'))
    }
    expect(notRated.map(({ partNumber }) => partNumber)).toContain('BS-HG-180-03')
    expect(assemblies?.description).toContain(
      'when pinned on both sides. Pinned on one side, they are pin joints and are rated for lower loads',
    )
    expect(connectionJoints.find(({ id }) => id === 'hinge')?.use).toContain('pinned on both sides, or as a pin joint')
  })

  test('never suggests a hinge in a corner or curve of a loaded frame', () => {
    expect(sentences.filter((each) => /hinge[^.]*(corner from|opens to|curve)|curves? [^.]*hinge/i.test(each))).toEqual(
      [],
    )
  })
})

describe('the text about materials and finishes', () => {
  test.each(Object.entries(boxSeries).filter(([, { material }]) => material.kind === 'steel'))(
    'states the same material for %s as the load table',
    (series, { material, lacingMaterial }) => {
      expect(itemOf(`${series}-10`).grade).toBe(`${material.name}, lacing of ${lacingMaterial.name}`)
      const table = loadTables.find((each) => each.series === series)?.description ?? ''
      for (const { name } of [material, lacingMaterial]) expect(table).toContain(/A\d+/.exec(name)?.[0])
    },
  )

  test('lists the same finishes for gussets, base plates, and weld blanks as the catalog does', () => {
    const finishes = (prefix: string) =>
      new Set(catalogItems.filter(({ partNumber }) => partNumber.startsWith(prefix)).map(({ finish }) => finish))
    const text = textOf(policies.find(({ id }) => id === 'finishes'))
    expect(text).toContain('Gussets and base plates are stocked powder coated. Weld blanks are bare steel, oiled.')
    for (const prefix of ['BS-PL-G', 'BS-PL-BS'])
      expect([...finishes(prefix)].every((each) => each.startsWith('Powder coated'))).toBe(true)
    expect([...finishes('BS-PL-WB')]).toEqual(['Mill finish, oiled'])
  })
})

describe('the text about platforms', () => {
  test('states matching pressures in lb/ft² and kPa', () => {
    const found = [...textOf(products).matchAll(/([\d.]+) lb\/ft² \(([\d.]+) kPa\)/g)]
    expect(found.length).toBeGreaterThan(1)
    // NIST SP 811, appendix B.8: 1 lb/ft² is 47.88 Pa.
    for (const [all, psf, kPa] of found) expect((Number(psf) * 0.04788).toFixed(1), all).toBe(kPa)
  })

  test('states the same stair heights as the catalog', () => {
    const rises = itemOf('BS-AC-ST36').sizes?.map(({ label }) => /, (\d+) in$/.exec(label)?.[1]) ?? []
    const last = rises.pop()
    const text = bodies.find(({ id }) => id === 'theatre-and-scenic')?.text
    expect(text).toContain(`Stair units rise ${rises.join(', ')}, or ${last} inches`)
  })

  test('never states a joist spacing, because the spacing depends on the live load', () => {
    expect(sentences.filter((each) => /joist[^.]*\d (ft|in|inch|foot) (centers|on center)/i.test(each))).toEqual([])
  })

  test.each(['BS-AC-DP48', 'BS-AC-TB48', 'BS-AC-ST36', 'BS-AC-HR4', 'BS-AC-LN36', 'BS-AC-LD18-06'])(
    'lists the same bolts for %s in the catalog and in a parts list',
    (partNumber) => {
      const [line] = itemOf(partNumber).hardware
      const [, bolts] = withFixings([{ partNumber, quantity: 3 }])
      expect(bolts).toMatchObject({ partNumber: line?.partNumber, quantity: 3 * (line?.count ?? 0) })
    },
  )

  test('bolts guardrails through their feet and the flange of the toe board', () => {
    const [line] = itemOf('BS-AC-GR96').hardware
    const [foot = 0] = line?.through ?? []
    const [board = 0] = itemOf('BS-AC-TB48').hardware[0]?.through ?? []
    const [, bolts] = withFixings([{ partNumber: 'BS-AC-GR96', quantity: 1 }])
    expect(bolts).toMatchObject({ partNumber: boltInto('deckInsert', [foot, board]), quantity: line?.count })
  })
})

describe('the connection guide', () => {
  test('positions a post under a beam where the platform calculator and the builder do', () => {
    const { page } = connectionJoints[2]
    const guide = JSON.parse(readFileSync(`media/${documentUrls.connectionGuide.replace('.pdf', '.json')}`, 'utf8'))
    expect(guide.pages[page - 1]).toContain('flush with the beam end or centered where two beams meet')
    const half = boxTrusses[12].sizeIn / 2
    expect(legPlacesIn([8, 8, 8])).toEqual([half, 96, 192, 288 - half])
  })

  test('states the correct numbers of joints and end frame bolts', () => {
    expect(connectionGuideText).toContain(`${connectionJoints.length} joints`)
    expect(frameBolts(12)).toBe(12)
    expect(frameBolts(6)).toBe(8)
    expect(connectionJoints[0].use).toContain('twelve bolts')
  })

  test.each([12, 6] as const)('counts the bolts in a %s in end frame that line up with the chord holes', (sizeIn) => {
    const { holesIn, slotsIn } = boxTrusses[sizeIn].endFrame
    const onRow = (y: number) => Math.abs(y) === gaugeIn(sizeIn) / 2
    const meeting = [...holesIn.map((hole) => [hole]), ...slotsIn].filter((places) => places.some(([, y]) => onRow(y)))
    expect(chordBolts(sizeIn)).toBe(meeting.length)
    expect(boltThrough([boxTrusses[sizeIn].endFrame.thicknessIn, chord])).toBe('BS-HW8-050-125')
  })
})

describe('the product text', () => {
  test('states in the link label that a load table covers the part only as a column', () => {
    const titles = catalogItems.flatMap(({ partNumber, linksSections }) =>
      linksSections.flatMap(({ links }) =>
        links.filter(({ title }) => title.startsWith('LOAD TABLE')).map(({ title }) => ({ partNumber, title })),
      ),
    )
    expect(titles.filter(({ title }) => title !== 'LOAD TABLE')).toEqual([
      { partNumber: 'BS-TR03S-10', title: 'LOAD TABLE, AS A COLUMN' },
    ])
  })

  test('names the tools that the kit does not include', () => {
    const tools = products.find(({ id }) => id === 'tools')
    expect(toolKit.filter(({ use }) => /adjustable|leveling/i.test(use))).toEqual([])
    expect(tools?.pageHeaderDescription).toContain(NOT_IN_KIT)
    expect(textOf(tools)).not.toMatch(/builds everything|every BoltSpan structure/)
  })
})

/** Returns the values in each column of a table, in lb. */
const sideColumns = ({ rows }: Pick<ColumnTable, 'rows'>): number[][] =>
  (rows[0]?.loads ?? []).map((_, column) => rows.map(({ loads }) => loads[column]?.lb ?? 0))

describe('the text about loads and origin', () => {
  test.each(['truss-12-aluminum', 'truss-12-steel', 'truss-6-aluminum', 'truss-6-steel'] as const)(
    'explains in the %s table why some of its loads increase with the span',
    (id) => {
      const { conditions, positions, risingRows } = computedLoadTable(id)
      const rows = positions[0]?.rows ?? []
      const rises = (each: LoadCase) =>
        rows.some((row, index) => index > 0 && row[each].lb > (rows[index - 1]?.[each].lb ?? 0))
      expect(rises('uniform')).toBe(true)
      expect(rises('center')).toBe(true)
      expect(risingRows).toMatch(/uniform loads .* point load/)
      expect(conditions).toContain(risingRows)
    },
  )

  test('explains every table in which a load increases with the span', () => {
    const rising = loadTables.flatMap(({ id }) => {
      const { positions, columns, risingRows } = computedLoadTable(id)
      const lists = [
        ...positions.flatMap(({ rows, sides }) => [
          ...loadCases.map((each) => rows.map((row) => row[each].lb)),
          ...sides.flatMap(sideColumns),
        ]),
        ...columns.flatMap(sideColumns),
      ]
      return !risingRows && lists.some((list) => list.some((lb, index) => index > 0 && lb > (list[index - 1] ?? 0)))
        ? [id]
        : []
    })
    expect(rising).toEqual([])
  })

  test('never mentions cutting or welding outside the USA', () => {
    expect(textOf([founderStory, leaders])).not.toMatch(/(cut|weld)[^.,]*,? (and|in) [^.,]*Europe/i)
    expect(textOf(founderStory)).toContain('cut, welded, and drilled in one building')
  })
})

describe('bolt patterns', () => {
  const patterned = catalogItems.flatMap((item) =>
    item.figures.flatMap((figure) =>
      figure.label === 'Bolt pattern' && 'text' in figure ? [[item.partNumber, figure.text] as const] : [],
    ),
  )

  test.each(patterned)('match the holes in the model: %s, %s', (partNumber, text) => {
    const file = new URL(`../media/${shapePath(partNumber)}`, import.meta.url)
    const { holes } = JSON.parse(readFileSync(file, 'utf8')) as PartShape
    // Distances of the holes from the center of their group, along both axes of the plate.
    const patterns = holes
      .filter(({ diameter }) => diameter === 0.5625)
      .map(({ at }) => {
        const axes = ([0, 1, 2] as const).filter((axis) => new Set(at.map((hole) => hole[axis])).size > 1)
        return at.map((hole) =>
          axes.map((axis) => {
            const places = at.map((each) => each[axis])
            return Math.abs(2 * hole[axis] - Math.min(...places) - Math.max(...places))
          }),
        )
      })
    const inchesOf = (text: string) =>
      text.split(' ').reduce((sum, each) => {
        const [over = 0, under = 1] = each.split('/').map(Number)
        return sum + over / under
      }, 0)
    const sizes = [...text.matchAll(/([\d/ ]+) × ([\d/ ]+) in/g)].map((match) => match.slice(1).map(inchesOf))
    for (const [a = 0, b = 0] of sizes) expect(patterns.flat().filter(([x, y]) => x === a && y === b)).toHaveLength(4)
    const rows = [...text.matchAll(/±([\d/ ]+\d)/g)].map((match) => 2 * inchesOf(match[1] ?? ''))
    for (const x of rows)
      expect(patterns.some((pattern) => pattern.filter((each) => each[0] === x && each[1] === 3).length === 4)).toBe(
        true,
      )
    expect(sizes.length + rows.length).toBeGreaterThan(0)
  })
})
