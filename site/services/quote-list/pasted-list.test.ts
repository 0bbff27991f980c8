import { describe, expect, test } from 'vitest'
import { soldParts } from '#catalog/part-numbers.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { catalogParts } from './catalog-parts.server.ts'
import { findPartNumber, partIndex } from './catalog-parts.ts'
import { listCsv } from './list-csv.ts'
import { readPastedList } from './pasted-list.ts'
import { decodeText, NotText } from './pasted-table.ts'
import { readQuantity } from './quantity.ts'
import { similarNumbers } from './similar-numbers.ts'

const index = partIndex(catalogParts())
const read = (text: string) => readPastedList(text, index)
const reasonsOf = (text: string) => read(text).unread.map(({ reason }) => reason)
const quantitiesOf = (text: string) => read(text).lines.map(({ quantity }) => quantity)
const [truss, splice] = ['BS-TR12A-10', 'BS-PL-SP12']

describe('a part number', () => {
  test.each([
    ['lowercase, without the prefix', ' tr12a-10 '],
    ['spaces', 'bs tr12a 10'],
    ['no separators', 'bstr12a10'],
    ['underscores', 'BS_TR12A_10'],
    ['hyphen U+2010', 'BS\u2010TR12A\u201010'],
    ['non-breaking hyphen', 'BS\u2011TR12A\u201110'],
    ['figure dash', 'BS\u2012TR12A\u201210'],
    ['en dash', 'BS–TR12A–10'],
    ['soft hyphen', 'BS\u00ADTR12A\u00AD10'],
    ['minus sign', 'BS\u2212TR12A\u221210'],
    ['zero-width spaces', 'BS-\u200BTR12A-\u200B10'],
    ['word joiners', 'BS\u2060-\u2060TR12A\u2060-\u206010'],
    ['byte order mark', '\uFEFFBS-TR12A-10'],
    ['non-breaking spaces', 'BS\u00A0TR12A\u202F10'],
    ['full-width letters', 'ＢＳ－ＴＲ１２Ａ－１０'],
    ['direction marks', '\u202DBS-TR12A-10\u202C'],
    ['a plural', 'BS-TR12A-10s'],
  ])('is found with %s', (_, typed) => {
    expect(findPartNumber(index, typed)).toBe(truss)
  })

  test.each(['TR12A', 'BS-TR12A-11', 'BS-TR12A 4', '', '10', 'Truss'])('is not found in %j', (typed) => {
    expect(findPartNumber(index, typed)).toBeUndefined()
  })

  test('is found in lowercase with spaces instead of hyphens, for every part', () => {
    for (const each of soldParts.keys())
      expect(findPartNumber(index, each.replaceAll('-', ' ').toLowerCase())).toBe(each)
  })

  test.each([
    ['BS-TRI2A-1O', [truss]],
    ['BS-TR12A-11', ['BS-TR12A-10', 'BS-TR12A-09', 'BS-TR12A-08']],
    ['BS-TR21A-10', [truss]],
    ['BS-TR12A-10.SLDPRT', [truss]],
    ['BS-PL-SP13', [splice]],
    ['BS-XY99-10', []],
    ['Total', []],
  ])('%s is similar to %j', (typed, similar) => {
    expect(similarNumbers(index, typed)).toEqual(expect.arrayContaining(similar))
    if (similar.length === 0) expect(similarNumbers(index, typed)).toEqual([])
    else expect(similarNumbers(index, typed)[0]).toBe(similar[0])
  })
})

describe('a quantity', () => {
  test.each([
    ['4', 4],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u202F200', 1200],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1.200,00', 1200],
    ['1,200.0', 1200],
    ['4.0', 4],
    ['4,00', 4],
    ['3 pcs', 3],
    ['40 Stk.', 40],
    ['2x', 2],
    ['x2', 2],
    ['Qty: 4', 4],
    ['４０', 40],
    ['+4', 4],
    ['\u200E4', 4],
    ['99,999', 99_999],
    ['2 dozen', 24],
    ['a dozen', 12],
    ['Dozen', 12],
    ['1.5 doz.', 18],
    ['ein Dutzend', 12],
    ['3 Dutzend', 36],
    ['2 douzaines', 24],
    ['a pair', 2],
    ['3 pairs', 6],
    ['2 Paar', 4],
  ])('%s is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ quantity })
  })

  test.each([
    ['6.5', '6.5 isn’t a whole number.'],
    ['6,5', '6,5 isn’t a whole number.'],
    ['0.500', '0.500 isn’t a whole number.'],
    ['6½', '6½ isn’t a whole number.'],
    ['1/2', '1/2 isn’t a whole number.'],
    ['twelve', 'Write “twelve” in digits.'],
    ['half a dozen', '“half a dozen” isn’t a quantity.'],
    ['ein paar', 'Write “ein paar” in digits.'],
    ['0.7 dozen', '0.7 dozen isn’t a whole number.'],
    ['10,000 dozen', '10,000 dozen is more than 99,999 pieces.'],
    ['1e3', 'Write out 1e3 in digits.'],
    ['0', 'The quantity is 0.'],
    ['-4', 'The quantity -4 is negative.'],
    ['−4', 'The quantity -4 is negative.'],
    ['(4)', 'The quantity (4) is negative.'],
    ['100000', '100000 is more than 99,999 pieces.'],
    ['1.000', '1.000 can be 1 or 1,000. Write it without a separator.'],
    ['4-6', '“4-6” isn’t a quantity.'],
    ['10²', '“10²” isn’t a quantity.'],
    ['#REF!', '“#REF!” isn’t a quantity.'],
    ['', 'The quantity is missing.'],
  ])('%j is not valid', (text, problem) => {
    expect(readQuantity(text)).toEqual({ problem })
  })

  test.each([
    ['4,000', ',', { quantity: 4 }],
    ['4,000', '.', { quantity: 4000 }],
    ['4.000', '.', { quantity: 4 }],
    ['1.200', ',', { quantity: 1200 }],
    ['1,200', ',', { problem: '1,200 can be 1.2 or 1,200. Write it without a separator.' }],
    ['12/3', undefined, { problem: '“12/3” isn’t a quantity.' }],
    ['4,000', '?', { problem: '4,000 can be 4 or 4,000. Write it without a separator.' }],
  ] as const)('%s with the decimal mark %s is %j', (text, mark, quantity) => {
    expect(readQuantity(text, mark)).toEqual(quantity)
  })
})

describe('a typed line', () => {
  test.each([
    ['BS-TR12A-10', 1],
    ['BS-TR12A-10 (2)', 2],
    ['2x BS-TR12A-10', 2],
    ['2 x BS-TR12A-10', 2],
    ['2xBS-TR12A-10', 2],
    ['2 BS-TR12A-10', 2],
    ['2 pcs. TR12A-10', 2],
    ['BS-TR12A-10 x 2', 2],
    ['BS-TR12A-10x2', 2],
    ['BS-TR12A-10: 12', 12],
    ['BS-TR12A-10 - 12', 12],
    ['bs tr12a 10, 4', 4],
    ['bs_tr12a_10 4 ea', 4],
    ['bstr12a10;4', 4],
    ['- BS-TR12A-10  4', 4],
    ['• 4 BS-TR12A-10', 4],
    ['1. BS-TR12A-10 x 4', 4],
    ['4 BS-TR12A-10 Truss, aluminum', 4],
    ['BS–TR12A–10\u00A03', 3],
    ['4,BS-TR12A-10', 4],
    ['BS-TR12A-10\t1,200\tTruss', 1200],
    ['BS-TR12A-10;4,0', 4],
    ['BS-TR12A-10;1.200', 1200],
    ['"BS-TR12A-10","4"', 4],
    ['10\tBS-TR12A-10\tTruss, 12 in', 10],
    ['Truss 12 in | BS-TR12A-10 | 3', 3],
    ['need 4 of BS-TR12A-10 please', 4],
    ['Can we get 4 of the BS-TR12A-10 by Friday?', 4],
    ['wir brauchen 4 Stück BS-TR12A-10, bitte', 4],
    ['4 units of BS-TR12A-10.', 4],
    ['[4] BS-TR12A-10', 4],
    ['BS-TR12A-10 (qty. 4)', 4],
    ['please quote BS-TR12A-10', 1],
    ['BS-TR12A-10 -> 4', 4],
    ['BS-TR12A-10 ..... 4', 4],
    ['BS-TR12A-10 1,200', 1200],
    ['BS-TR12A-10 @ 4', 4],
    ['4 @ BS-TR12A-10', 4],
    ['4 BS-TR12A-10s', 4],
    ['BS-TR12A-10 qty 4 @ $120.00', 4],
    ['BS-TR12A-10 Qty: 3 Price: 120.00', 3],
    ['Qté 3 BS-TR12A-10', 3],
    ['- [ ] 4 BS-TR12A-10', 4],
    ['2 dozen BS-TR12A-10', 24],
    ['a dozen of BS-TR12A-10', 12],
    ['BS-TR12A-10, 2 Dutzend', 24],
    ['BS-TR12A-10 pair', 2],
    ['☐ 4 BS-TR12A-10', 4],
    ['BS-TR12A-10 4 $120.00', 4],
    ['BS-TR12A-10 x 4 $120', 4],
    ['BS-TR12A-10 qty 4 $120', 4],
    ['BS-TR12A-10 qty 4 EUR 120', 4],
    ['BS-TR12A-10 4 pcs EUR 120', 4],
    ['4 EUR 120.00 BS-TR12A-10', 4],
    ['120,00 EUR 4 BS-TR12A-10', 4],
    ['4 x BS-TR12A-10 $120.00', 4],
    ['2 BS-TR12A-10 £95 each', 2],
    ['BS-TR12A-10 - 4 - €120', 4],
    ['BS-TR12A-10 4 @ $120.00/ea', 4],
    ['BS-TR12A-10 4 x 120 EUR', 4],
    ['BS-TR12A-10 4 @ $120.00 = $480.00', 4],
    ['4 BS-TR12A-10 ($120 each)', 4],
    ['BS-TR12A-10: 120 € - 4 Stück', 4],
    ['BS-TR12A-10 CHF 95.50 3 pcs', 3],
    ['BS-TR12A-10 2 pcs 85 zł', 2],
    ['4 BS-TR12A-10 at US$120', 4],
    ['$120.00 4 BS-TR12A-10', 4],
    ['BS-TR12A-10, 4 @ $120', 4],
    ['BS-TR12A-10\t4 pcs at $120.00', 4],
    ['BS-TR12A-10 Price: 120 EUR, qty 4', 4],
    ['BS-TR12A-10 2 DZ', 24],
    ['BS-TR12A-10\t2\tDZ', 24],
    ['BS-TR12A-10\t4\tEA', 4],
    ['BS-TR12A-10\n4', 4],
    ['4\nBS-TR12A-10', 4],
    ['> 4 x BS-TR12A-10', 4],
    ['>> 4 x BS-TR12A-10', 4],
    ['> > BS-TR12A-10, 4', 4],
    ['| 4 x BS-TR12A-10', 4],
    ['> Part\tQty\n> BS-TR12A-10\t4', 4],
    ['4 no. BS-TR12A-10', 4],
    ['BS-TR12A-10 - 4 pcs - 120,00 EUR - 480,00 EUR', 4],
  ])('%j has %i pieces', (text, quantity) => {
    expect(read(text)).toEqual({ lines: [{ partNumber: truss, quantity }], unread: [], rest: '' })
  })

  test.each([
    ['BS-TR12A-10 (', '“(” isn’t a quantity.'],
    ['BS-TR12A-10, 0', 'The quantity is 0.'],
    ['BS-TR12A-10 4 @ 120', '“4 @ 120” isn’t a quantity.'],
    [`4 BS-TR12A-10 ${'long '.repeat(100)}`, 'The line is too long.'],
    ['BS-TR12A-10, 2.5', '2.5 isn’t a whole number.'],
    ['BS-TR12A-10 6.5', '6.5 isn’t a whole number.'],
    ['6.5 x BS-TR12A-10', '6.5 isn’t a whole number.'],
    ['BS-TR12A-10 twelve', 'Write “twelve” in digits.'],
    ['BS-TR12A-10, twelve', 'Write “twelve” in digits.'],
    ['twelve BS-TR12A-10', 'Write “twelve” in digits.'],
    ['BS-TR12A-10 -4', 'The quantity -4 is negative.'],
    ['BS-TR12A-10 1e3', 'Write out 1e3 in digits.'],
    ['BS-TR12A-10 100000', '100000 is more than 99,999 pieces.'],
    ['4 of BS-TR12A-10 by 12/15', 'The line contains other numbers.'],
    ['need a few BS-TR12A-10', 'Write “a few” in digits.'],
    ['4 BS-TR12A-10 8', 'The quantity can be 4 or 8.'],
    ['1, BS-TR12A-10, 4', 'The quantity can be 1 or 4. Add a header row, such as Part number and Qty.'],
    ['BS-TR12A-10, BS-PL-SP12', 'Either BS-TR12A-10 or BS-PL-SP12.'],
    ['BS-TRI2A-10 4', 'BS-TRI2A-10 isn’t a catalog part number. Did you mean BS-TR12A-10?'],
    ['2x BS-TR99-10', 'BS-TR99-10 isn’t a catalog part number.'],
    ['spare bolts', 'There is no part number in this line.'],
    ['Total 14', 'There is no part number in this line.'],
  ])('%j is not read', (text, reason) => {
    expect([quantitiesOf(text), reasonsOf(text)]).toEqual([[], [reason]])
  })

  test.each([
    // An amount and a quantity that can change places.
    'BS-TR12A-10 4 EUR 120',
    'BS-TR12A-10 120 USD 4',
    'BS-TR12A-10 4€120',
    'BS-TR12A-10 $120 USD 4',
    'BS-TR12A-10 4 $',
    'BS-TR12A-10 4$ 120',
    // A space that can separate thousands.
    'BS-TR12A-10 $1 200',
    'BS-TR12A-10 4 120 €',
    'BS-TR12A-10 4 120.00',
    // Ranges and prices of several pieces.
    'BS-TR12A-10 $100-120',
    'BS-TR12A-10 100 – 120 €',
    'BS-TR12A-10 $120 per 100',
    'BS-TR12A-10 4 $120.00 480.00',
    // Packs and lengths.
    '4 BS-TR12A-10 boxes',
    'BS-TR12A-10, 4 boxes',
    'BS-TR12A-10\t4\tBX',
    'BS-TR12A-10\t40\tft',
    '4 BS-TR12A-10 per bay',
    '12 m BS-TR12A-10',
    'BS-TR12A-10 12/3',
    // Lines that cancel a part.
    'NOT BS-TR12A-10 4',
    'no BS-TR12A-10',
    'BS-TR12A-10 4 - delete',
    '4 BS-TR12A-10 (cancelled)',
    'without BS-TR12A-10',
    'please strike 4 BS-TR12A-10',
    'don’t send BS-TR12A-10, 4',
    'keine BS-TR12A-10',
    'BS-TR12A-10 storniert',
    'CXL BS-TR12A-10 4',
    'unwanted: BS-TR12A-10 4',
    'BS-TR12A-10\t4\tdeleted',
    'Cancel these:\nBS-TR12A-10 4',
  ])('%j is not certain', (text) => {
    const { lines, unread, rest } = read(text)
    expect(lines).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
    expect(rest).toContain(truss)
  })

  test('reads the lines after a line that cancels only its own part', () => {
    expect(quantitiesOf('NOT BS-TR12A-10 4\nBS-PL-SP12 8')).toEqual([8])
    expect(quantitiesOf('NOT BS-TR12A-10,4\nBS-PL-SP12,8')).toEqual([8])
  })

  test.each([
    ['BS-TR12A-10 x 4\n\n> BS-TR12A-10 x 6', [4]],
    ['> 4 x BS-TR12A-10\n>> 6 x BS-TR12A-10', [4]],
    ['Bob wrote:\n> 4 x BS-TR12A-10\n> 16 x BS-PL-SP12', [4, 16]],
  ])('in %j is read only from the last message', (text, quantities) => {
    expect(quantitiesOf(text)).toEqual(quantities)
  })

  test('reads each of several parts in a line, and names the ones that it can’t read', () => {
    const found = read('4 pcs BS-TR12A-10, 8x BS-PL-SP12, 2 dozen bolts 5/8 x 1 3/4, caster 8 in swivel qty 4')
    expect(found.lines).toEqual([
      { partNumber: 'BS-TR12A-10', quantity: 4 },
      { partNumber: 'BS-PL-SP12', quantity: 8 },
    ])
    expect(found.unread.map((each) => each.text)).toEqual(['2 dozen bolts 5/8 x 1 3/4', 'caster 8 in swivel qty 4'])
    expect(read('BS-TR12A-10 (4); BS-PL-SP12 (8)').lines.length).toBe(2)
    expect(quantitiesOf('BS-TR12A-10, 4')).toEqual([4])
  })

  test.each(['Part number,Qty,Note', '4 pcs of truss, 8 plates qty', 'qty, each'])(
    'does not lose text without any part: %s',
    (text) => {
      const { unread, rest } = read(text)
      expect(unread.length).toBe(1)
      expect(rest).not.toBe('')
    },
  )

  test('accepts a part number without its leading zero', () => {
    expect(read('3 TR12A-5').lines).toEqual([{ partNumber: 'BS-TR12A-05', quantity: 3 }])
  })

  test('keeps only the unread lines, and ignores the numbers of a numbered list', () => {
    const { lines, rest } = read('1. BS-TR12A-10 x 2\n2. spare bolts\n3. BS-PL-SP12 x 8')
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 8])
    expect(rest).toBe('spare bolts')
  })
})

test.each([
  ['caster 8 in swivel qty 4', 'caster 8 in swivel'],
  ['2 dozen bolts 5/8 x 1 3/4', 'bolts 5/8 x 1 3/4'],
  ['4 pcs splice plate 12 in', 'splice plate 12 in'],
  ['8 in caster, 4', '8 in caster'],
  ['8 in caster 4x', '8 in caster'],
  ['we need a pair of hinges please', 'hinges'],
  ['plate 3 x 3', 'plate 3 x 3'],
  ['spare bolts', 'spare bolts'],
])('offers to search for the part in %j', (text, query) => {
  expect(read(text).unread).toMatchObject([{ query }])
})

test('offers no search when the part is in the catalog and its quantity is wrong', () => {
  expect(read('twelve BS-TR12A-10').unread.map(({ query }) => query)).toEqual([undefined])
})

/** A table with a header row and two parts: 40 pieces of truss and 80 splice plates. */
const TABLES: readonly (readonly [program: string, text: string])[] = [
  ['a spreadsheet', 'Line,P/N,Description,Qty\r\n1,BS-TR12A-10,"Truss, aluminum",40\r\n2,BS-PL-SP12,Splice plate,80'],
  ['CAD', 'ITEM NO.,PART NUMBER,DESCRIPTION,QTY.\n1,BS-TR12A-10,TRUSS,40\n2,BS-PL-SP12,PLATE,80'],
  ['CAD, with the quantity first', 'QTY\tFIND NO.\tPART NUMBER\n40\t1\tBS-TR12A-10\n80\t2\tBS-PL-SP12'],
  ['German CAD', 'Ref;Model;Bezeichnung;Anz.\r\n1;BS-TR12A-10;Traverse;40\r\n2;BS-PL-SP12;Lasche;80\r\n'],
  ['German ERP', 'Pos.;Artikelnummer;Menge;ME;Gewicht\n10;BS-TR12A-10;40,00;Stk;36,2\n20;BS-PL-SP12;80,00;Stk;2,1'],
  ['SAP', 'Pos;Material;Bestellmenge;Preis\n10;BS-TR12A-10;40,000;1.200,50\n20;BS-PL-SP12;80,000;12,50'],
  ['German', 'Lfd. Nr.\tTeile-Nr.\tStück\n1\tBS-TR12A-10\t40\n2\tBS-PL-SP12\t80'],
  ['French', '\uFEFFN°;Référence;Désignation;Quantité\n1;BS-TR12A-10;Poutre;40\n2;BS-PL-SP12;Éclisse;80'],
  ['short French', 'Ligne;Réf.;Désignation;Qté\n1;BS-TR12A-10;Poutre;40\n2;BS-PL-SP12;Éclisse;80'],
  ['Spanish', 'Línea;Referencia;Nombre;Cantidad\n1;BS-TR12A-10;Celosía;40\n2;BS-PL-SP12;Placa;80'],
  ['an unknown language', 'Lp;Indeks;Nazwa;Xyz\n1;BS-TR12A-10;x;40\n2;BS-PL-SP12;y;80'],
  ['no header row', '1,BS-TR12A-10,Truss,40\n2,BS-PL-SP12,Plate,80'],
  ['a title above the header', 'Bill of materials\nPart number;Qty\nBS-TR12A-10;40\nBS-PL-SP12;80'],
  [
    'line breaks in cells',
    'Part number,Description,Qty\r\nBS-TR12A-10,"Truss\n12 in, aluminum",40\r\nBS-PL-SP12,"Splice\nplate",80',
  ],
  ['cells copied from Excel', 'BS-TR12A-10\t"Truss\n12 in, aluminum"\t40\r\nBS-PL-SP12\t"Splice\nplate"\t80'],
  ['inch marks', 'Part number\tSize\tQty\nBS-TR12A-10\t12" wide\t40\nBS-PL-SP12\t"12 in\t80'],
  ['different hyphens', 'Part number;Qty\nBS\u2011TR12A\u201110;40\nBS\u00ADPL\u00ADSP12;80'],
]

describe('a table', () => {
  test.each(TABLES)('from %s has 40 and 80 pieces', (_, text) => {
    const { lines } = read(text)
    expect(lines).toEqual([
      { partNumber: truss, quantity: 40 },
      { partNumber: splice, quantity: 80 },
    ])
  })

  test.each([
    ['a Markdown table', '| Part number | Qty |\n|---|---:|\n| BS-TR12A-10 | 40 |\n| BS-PL-SP12 | 80 |'],
    ['a separator line', 'sep=;\r\nPart number;Qty\r\nBS-TR12A-10;40\r\nBS-PL-SP12;80\r\n;;\r\n'],
    ['Italian', 'Codice;Quantità\nBS-TR12A-10;40\nBS-PL-SP12;80'],
    ['Polish', 'Numer;Ilość\nBS-TR12A-10;40\nBS-PL-SP12;80'],
    ['a column of pieces', 'EA\tPart\n40\tBS-TR12A-10\n80\tBS-PL-SP12'],
    ['prices', 'Qty,Part,Each,Ext\n40,BS-TR12A-10,120.00,4800.00\n80,BS-PL-SP12,9.00,720.00'],
    ['old Mac line ends', 'Part number,Qty,,\rBS-TR12A-10,40,,\rBS-PL-SP12,80,,'],
  ])('from %s has no unread lines', (_, text) => {
    expect(read(text)).toMatchObject({ lines: [{ quantity: 40 }, { quantity: 80 }], unread: [] })
  })

  test.each([
    ['Part,Qty,Unit\nBS-TR12A-10,2,dozen', 24],
    ['Part,Qty,Unit\nBS-TR12A-10,2,DZ', 24],
    ['Part,UOM,Qty\nBS-TR12A-10,pr,2', 4],
    ['Part,Qty,UOM\nBS-TR12A-10,4,EA', 4],
    ['Artikel;Menge;ME\nBS-TR12A-10;4;Stk.', 4],
    ['Part,Qty,U/M,Weight,UOM\nBS-TR12A-10,4,PCE,36,KG', 4],
    ['Part,Qty,Unit,Total\nBS-TR12A-10,4,120.00,480.00', 4],
    ['Part,Qty (dozen)\nBS-TR12A-10,2', 24],
    ['Part,Qty [pcs]\nBS-TR12A-10,4', 4],
    ['Part,Menge (Stk)\nBS-TR12A-10,4', 4],
    ['Part,Qty per bay,Total qty\nBS-TR12A-10,4,40', 40],
    ['Part,Qty/box,Boxes,Total\nBS-TR12A-10,10,2,20', 20],
    ['Part,Pcs per carton,Cartons,Total pcs\nBS-TR12A-10,10,2,20', 20],
    ['Part,Qty,Spares,Total\nBS-TR12A-10,10,2,12', 12],
    ['Part,Required,On hand,To order\nBS-TR12A-10,10,6,4', 4],
    ['Part,BOM qty,In stock,Short\nBS-TR12A-10,10,2,8', 8],
    ['Artikel;Bedarf;Lagerbestand;Fehlmenge\nBS-TR12A-10;10;6;4', 4],
    ['Part,Required,On hand\nBS-TR12A-10,10,0', 10],
    ['Part,Qty ordered,Qty shipped\nBS-TR12A-10,4,2', 4],
    ['Part,Qty,Needed by\nBS-TR12A-10,4,12/03/2027', 4],
    ['Part,Needed,Qty\nBS-TR12A-10,12/03,4', 4],
    ['Part,Required,Qty\nBS-TR12A-10,2027-03-12,4', 4],
    ['Part,Qty,Lead time (days)\nBS-TR12A-10,4,10', 4],
    ['Part,Qty,Short description\nBS-TR12A-10,4,Truss', 4],
    ['Part\nQty\nBS-TR12A-10\n4\nBS-PL-SP12\n16', 4],
    ['Part,Dozens\nBS-TR12A-10,2', 24],
    ['Part,Qty,Feet\nBS-TR12A-10,4,10', 4],
    ['Part,Need,Have,Buy\nBS-TR12A-10,10,6,4', 4],
    ['Part,Qty,Remarks\nBS-TR12A-10,4,not painted', 4],
  ])('%j has %i pieces', (text, quantity) => {
    expect(read(text).lines[0]).toMatchObject({ partNumber: truss, quantity })
  })

  test.each([
    'Part,Qty,Unit\nBS-TR12A-10,4,BOX',
    'Part,Qty,Unit\nBS-TR12A-10,40,ft',
    'Part,Qty,Unit\nBS-TR12A-10,12,m',
    'Part,Qty,UOM\nBS-TR12A-10,4,PK25',
    'Part,Qty,\nBS-TR12A-10,4,box',
    'Part,Qty (ft)\nBS-TR12A-10,40',
    'Part,Qty (boxes)\nBS-TR12A-10,4',
    'Part,Qty (dozen)\nBS-TR12A-10,0.7',
    'Part,Pcs per box,Boxes\nBS-TR12A-10,25,4',
    'Part,Boxes,Qty per box\nBS-TR12A-10,4,25',
    'Artikel;Stk/VPE;VPE\nBS-TR12A-10;25;4',
    'Part,Qty each,Sets\nBS-TR12A-10,4,3',
    'Part,Qty,Pack size\nBS-TR12A-10,4,25',
    'Part,Qty/box,Boxes,Total\nBS-TR12A-10,10,2,480.00',
    'Part,Boxes\nBS-TR12A-10,4',
    'Part,Required,On hand\nBS-TR12A-10,10,6',
    'Part,Need,Have\nBS-TR12A-10,10,6',
    'Part,Qty ordered,Qty received,Balance\nBS-TR12A-10,10,6,4',
    'Part,Feet\nBS-TR12A-10,40',
    'Part,Qty,Required\nBS-TR12A-10,4,No',
    'Part,Qty,Order?\nBS-TR12A-10,4,no',
    'Part,Qty,Deleted\nBS-TR12A-10,4,x',
    'Part,Qty x 100\nBS-TR12A-10,4',
    'Part,Qty (hundreds)\nBS-TR12A-10,4',
    'Part,Qty,Total\nBS-TR12A-10,4,40',
    'Part,Needed,Got\nBS-TR12A-10,10,6',
    'Qty,Part,Req\n4,BS-TR12A-10,10',
    'Part,Description,Amount\nBS-TR12A-10,Truss,4 boxes',
    'Part,Qty,Unit\nBS-TR12A-10,4,120 pcs',
    'Part,Qty,Units\nBS-TR12A-10,4,10',
    'Part,BOM qty,Available\nBS-TR12A-10,10,6',
    'Part,Required,To order\nBS-TR12A-10,10,',
    'Part,Qty,Spares\nBS-TR12A-10,10,2',
    'Part,Qty,Status\nBS-TR12A-10,4,Cancelled',
    'Part,Qty,Note\nBS-TR12A-10,4,do not order',
    'Part,Qty\nBS-TR12A-10',
  ])('%j is not certain', (text) => {
    const { lines, unread } = read(text)
    expect(lines).toEqual([])
    expect(unread.length).toBe(1)
  })

  test.each([
    ['BS-TR12A-10\n4\nBS-PL-SP12\n16', [4, 16]],
    ['4 pcs\nBS-TR12A-10\n16 pcs\nBS-PL-SP12', [4, 16]],
    ['1\nBS-TR12A-10\nTruss, aluminum\n4\n2\nBS-PL-SP12\nPlate\n1,200', [4, 1200]],
    ['Item\nPart number\nQty\n1\nBS-TR12A-10\n4\n2\nBS-PL-SP12\n16', [4, 16]],
    ['BS-TR12A-10\nBS-PL-SP12\n4\n16', []],
    ['BS-TR12A-10\n4\nBS-PL-SP12', []],
    ['BS-TR12A-10\n4 ft\nBS-PL-SP12\n16 ft', []],
    ['BS-TR12A-10\n4\n120.00\nBS-PL-SP12\n16\n9.00', []],
    ['1\nBS-TR12A-10\n2\nBS-PL-SP12', []],
  ])('with one cell on each line, %j, has the quantities %j', (text, quantities) => {
    expect(quantitiesOf(text)).toEqual(quantities)
  })

  test('doesn’t use a row with a part as its headings', () => {
    expect(quantitiesOf('BS-TR12A-10 price: 120, qty 4\nBS-PL-SP12, 8')).toEqual([4, 8])
  })

  test('reads rows with quantities in different forms', () => {
    expect(quantitiesOf('BS-TR12A-10, 4\nBS-PL-SP12, 4 boxes')).toEqual([4])
  })

  test('has its notes on one line', () => {
    expect(read('Part number;Qty;Note\r\nBS-TR12A-10;40;"Bay 3\nleft\u000Bside"\r\nBS-PL-SP12;80;\r\n').lines).toEqual([
      { partNumber: truss, quantity: 40, note: 'Bay 3 left side' },
      { partNumber: splice, quantity: 80 },
    ])
  })

  test.each([
    ['two quantities', 'P/N,Qty,Menge\nBS-TR12A-10,4,40', 'The columns “Qty” and “Menge” have different quantities.'],
    [
      'no quantity heading',
      'Line,P/N,Each,Total\n1,BS-TR12A-10,40,160',
      'No heading names the quantity. Add a header row, such as Part number and Qty.',
    ],
    [
      'line numbers only',
      '1\tBS-TR12A-10\tTruss\n2\tBS-PL-SP12\tPlate',
      '1 can be a line number or a quantity. Add a header row, such as Part number and Qty.',
    ],
    [
      'two numbers',
      'BS-TR12A-10\t4\t10',
      'The quantity can be 4 or 10. Add a header row, such as Part number and Qty.',
    ],
    ['an empty quantity', 'P/N,Qty\nBS-TR12A-10,', 'The quantity is missing.'],
    ['a fraction', '1,BS-TR12A-10,Truss,6.5\n2,BS-PL-SP12,Plate,8', '6.5 isn’t a whole number.'],
    ['an ambiguous separator', 'P/N;Qty\nBS-TR12A-10;4,000', '4,000 can be 4 or 4,000. Write it without a separator.'],
    [
      'a wrong number',
      'Line,P/N,Qty\n1,BS-TR12A-1O,4',
      'BS-TR12A-1O isn’t a catalog part number. Did you mean BS-TR12A-10',
    ],
    ['a total', 'Line,P/N,Qty\n,Total,4', 'There is no part number in this line.'],
  ])('with %s lists the row as unread', (_, text, reason) => {
    expect(reasonsOf(text)[0]).toContain(reason)
    expect(read(text).lines.filter(({ partNumber }) => partNumber === truss)).toEqual([])
  })

  test('keeps the header row above the unread rows, so corrected rows are read the same way', () => {
    const { rest } = read('Line,P/N,Description,Qty\n1,BS-TR12A-10,"Truss, aluminum",6.5\n2,BS-PL-SP12,Plate,8')
    expect(rest).toBe('Line,P/N,Description,Qty\n1,BS-TR12A-10,"Truss, aluminum",6.5')
    expect(quantitiesOf(rest.replace('6.5', '6'))).toEqual([6])
  })

  test('is read from the CSV file of a list', () => {
    const list: QuoteLine[] = [
      { partNumber: truss, quantity: 1200, note: 'Bay 3, "left"' },
      { partNumber: splice, quantity: 8 },
    ]
    expect(read(listCsv(list, index))).toEqual({ lines: list, unread: [], rest: '' })
  })
})

test.each(['BS-TR12A-10\t4\n', '"', ' ', '-'])('reads 200,000 characters of %j in linear time', (part) => {
  const start = process.cpuUsage()
  read(`x${part.repeat(200_000 / part.length)}x`)
  const { user, system } = process.cpuUsage(start)
  // Quadratic time would be over a minute.
  expect((user + system) / 1e6).toBeLessThan(10)
})

describe('a text file', () => {
  const text = 'Part number\tQty\tNote\r\nBS-TR12A-10\t4\tBühne – „links“\r\n'
  const utf16 = (swapped: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return swapped ? bytes.swap16() : bytes
  }
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16LE with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16LE', utf16(false)],
    ['UTF-16BE', utf16(true)],
    ['Windows-1252', Buffer.from(text.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'), 'latin1')],
  ])('in %s is decoded', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  test.each([
    ['workbook', 'PK\u0003\u0004'],
    ['PDF', '%PDF-1.7'],
    ['plain text', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR'],
    ['plain text', '<html><table><tr><td>BS-TR12A-10'],
    ['plain text', '{\\rtf1 BS-TR12A-10 4}'],
  ])('is rejected with the reason %j if it begins with %j', (kind, start) => {
    expect(() => decodeText(Buffer.from(start, 'latin1'))).toThrow(NotText)
    expect(() => decodeText(Buffer.from(start, 'latin1'))).toThrow(kind)
  })
})
