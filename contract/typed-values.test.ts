// cspell:disable
import { describe, expect, test } from 'vitest'
import { link } from './content/text.ts'
import { cleanEmail, isEmail } from './email-address.ts'
import { contactDraft } from './inquiries.ts'
import { cleanPhone, internationalDigits, isPhone, phoneUrl } from './phone-number.ts'
import { plainCharacters } from './plain-characters.ts'
import { cleanLine, cleanText } from './plain-text.ts'
import { readQuantity } from './quantity-text.ts'
import { anonymousTerm } from './search-terms.ts'

describe('free text', () => {
  test.each([
    ['Span 40 ft\u000BLoad 2,000 lb', 'Span 40 ft\nLoad 2,000 lb'],
    ['Page 1\fPage 2', 'Page 1\nPage 2'],
    ['one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
    ['alu\u0002minum truss', 'aluminum truss'],
    ['Quote please\u0003\u0000\u007F\u009F', 'Quote please'],
    ['See photo \uFFFC', 'See photo \uFFFC'],
    ['Stage\uFFFE left\u{1FFFF}', 'Stage left'],
    ['a\tb\r\nc\rd\ne', 'a\tb\r\nc\rd\ne'],
    ['invoice \u202Egpj.exe\u202C, \u2067עברית\u2069', 'invoice gpj.exe, עברית'],
    ['half an emoji \uD83D', 'half an emoji \uFFFD'],
    ['whole 👷🏽‍♀️, Größe, עברית', 'whole 👷🏽‍♀️, Größe, עברית'],
  ])('reads %j as %j', (typed, text) => {
    expect(cleanText(typed)).toBe(text)
  })

  test.each([
    ['Fly\u000BRail\tInc.\u0002', 'Fly Rail Inc.'],
    ['Dana\r\nBcc: all@example.com', 'Dana Bcc: all@example.com'],
    ['Dana\nRigger\r', 'Dana Rigger '],
    ['Dana\u2028Rigger', 'Dana Rigger'],
  ])('reads the line %j as %j', (typed, line) => {
    expect(cleanLine(typed)).toBe(line)
  })

  test.each([
    ['BS\u2010TR12A\u201110', 'BS-TR12A-10'],
    ['BS-\u200BTR12A-\u206010\uFEFF', 'BS-TR12A-10'],
    ['BS\u2212TR12A\u201310', 'BS-TR12A-10'],
    ['ＢＳ－ＴＲ１２Ａ', 'BS-TR12A'],
    ['  a\u00A0 b\u3000c ', 'a b c'],
    ['٤٢ ४२ 𝟰𝟮', '42 42 42'],
    ['10²', '10²'],
    ['1½', '1½'],
  ])('reads the characters %j as %j', (typed, plain) => {
    expect(plainCharacters(typed)).toBe(plain)
  })
})

describe('a phone number', () => {
  test.each([
    ['(555) 555-0100', '(555) 555-0100', 'tel:5555550100'],
    ['\u202D+1 (555) 555-0100\u202C', '+1 (555) 555-0100', 'tel:+15555550100'],
    ['\u202A+49 30 23125 100\u202C', '+49 30 23125 100', 'tel:+493023125100'],
    ['\u200E555-555-0100', '555-555-0100', 'tel:5555550100'],
    ['555\u2011555\u20110100', '555-555-0100', 'tel:5555550100'],
    ['555\u2012555\u20120100', '555-555-0100', 'tel:5555550100'],
    ['555\u2212555\u22120100', '555-555-0100', 'tel:5555550100'],
    ['０３－１２３４－５６７８', '03-1234-5678', 'tel:0312345678'],
    ['03ー1234ー5678', '03-1234-5678', 'tel:0312345678'],
    ['٠٥٥٥ ٥٥٥ ٠١٠٠', '0555 555 0100', 'tel:05555550100'],
    ['555-555-0100 / 555-555-0101', '555-555-0100 / 555-555-0101', 'tel:5555550100'],
    ['T: 555 555 0100 / M: 555 555 0101', 'T: 555 555 0100 / M: 555 555 0101', 'tel:5555550100'],
    ['+1 (555) 555 0100 & 0101', '+1 (555) 555 0100 & 0101', 'tel:+15555550100'],
    ['+49 30 23125-100 Durchwahl 22', '+49 30 23125-100 Durchwahl 22', 'tel:+493023125100;ext=22'],
    ['(555) 555-0100 mobile', '(555) 555-0100 mobile', 'tel:5555550100'],
    ['Office: +1 555 555 0100', 'Office: +1 555 555 0100', 'tel:+15555550100'],
    ['555-555-0100, ext. 12', '555-555-0100, ext. 12', 'tel:5555550100;ext=12'],
    ['555-555-0100 Ext: 12', '555-555-0100 Ext: 12', 'tel:5555550100;ext=12'],
    ['555-555-0100 extension 12 (Dana)', '555-555-0100 extension 12 (Dana)', 'tel:5555550100;ext=12'],
    ['555-555-0100 x12', '555-555-0100 x12', 'tel:5555550100;ext=12'],
    ['555-555-0100 #12', '555-555-0100 #12', 'tel:5555550100;ext=12'],
    ['tel:+1-555-555-0100;ext=12', '+1-555-555-0100;ext=12', 'tel:+15555550100;ext=12'],
    ['555-555-0100,,12', '555-555-0100,,12', 'tel:5555550100;ext=12'],
    ['+49 30 23125-100 (Zentrale)', '+49 30 23125-100 (Zentrale)', 'tel:+493023125100'],
    ['+49 (0)30 23125 100', '+49 (0)30 23125 100', 'tel:+493023125100'],
    ['0049 30 23125 100', '0049 30 23125 100', 'tel:+493023125100'],
    ['040/555 0100', '040/555 0100', 'tel:0405550100'],
    ['01.99.00.00.00', '01.99.00.00.00', 'tel:0199000000'],
    ['555,555,0100', '555,555,0100', 'tel:5555550100'],
    ['# 555 555 0100', '# 555 555 0100', 'tel:5555550100'],
    ['1-800-555-BOLT', '1-800-555-BOLT', 'tel:18005552658'],
    ['(800) FLOWERS', '(800) FLOWERS', 'tel:8003569377'],
    ['555 0100', '555 0100', 'tel:5550100'],
    ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
    ['+81-3-5550-0100', '+81-3-5550-0100', 'tel:+81355500100'],
    ['01.12.12.2012', '01.12.12.2012', 'tel:0112122012'],
    ['+1 555-555-0100 by 2026-11-30', '+1 555-555-0100 by 2026-11-30', 'tel:+15555550100'],
    ['555-555-0100 or +49 30 23125 100', '555-555-0100 or +49 30 23125 100', 'tel:5555550100'],
    ['+55 11 91234-5678 ramal 22', '+55 11 91234-5678 ramal 22', 'tel:+5511912345678;ext=22'],
    ['+55 (11) 3123-4567 r. 22', '+55 (11) 3123-4567 r. 22', 'tel:+551131234567;ext=22'],
    ['+1 918 555 0100 anexo 7', '+1 918 555 0100 anexo 7', 'tel:+19185550100;ext=7'],
    ['+39 02 1234 567 int. 12', '+39 02 1234 567 int. 12', 'tel:+39021234567;ext=12'],
    ['+48 22 123 45 67 wew. 12', '+48 22 123 45 67 wew. 12', 'tel:+48221234567;ext=12'],
    ['+33 1 23 45 67 89 poste 4', '+33 1 23 45 67 89 poste 4', 'tel:+33123456789;ext=4'],
    ['+34 912 34 56 78 extensión 5', '+34 912 34 56 78 extensión 5', 'tel:+34912345678;ext=5'],
    ['+7 495 123-45-67 доб. 7', '+7 495 123-45-67 доб. 7', 'tel:+74951234567;ext=7'],
    ['03-1234-5678 内線 3', '03-1234-5678 内線 3', 'tel:0312345678;ext=3'],
    ['0171/2345678 oder 030/123456', '0171/2345678 oder 030/123456', 'tel:01712345678'],
    ['01 23 45 67 89 ou 06 12 34 56 78', '01 23 45 67 89 ou 06 12 34 56 78', 'tel:0123456789'],
    ['912 345 678 o 912 345 679 ext. 5', '912 345 678 o 912 345 679 ext. 5', 'tel:912345678'],
    ['912 345 678 y 912 345 679', '912 345 678 y 912 345 679', 'tel:912345678'],
    ['555-555-0100 / 555-555-0101 ext. 5', '555-555-0100 / 555-555-0101 ext. 5', 'tel:5555550100'],
    ['0171 2345678, nach 17 Uhr', '0171 2345678, nach 17 Uhr', 'tel:01712345678'],
  ])('is read from %j as %j and dialed with %s', (typed, clean, url) => {
    expect([isPhone(cleanPhone(typed)), cleanPhone(typed), phoneUrl(typed)]).toEqual([true, clean, url])
  })

  test.each([
    '',
    '12',
    '555-010',
    'call me',
    '555 call me now',
    'dana1234567@flyrail.example',
    'https://a.example/1234567',
    '555-555-0100 555-555-0101',
    '1'.repeat(16),
    '2026-11-30',
    '30.11.2026',
    '30. 11. 2026',
    '11/30/2026',
    '2026-11-30 14:00',
    '2026-11-30 / 2026-12-04',
  ])('is not %j', (typed) => {
    expect(isPhone(cleanPhone(typed))).toBe(false)
  })

  test.each([
    ['+49 30 23125 100', '493023125100'],
    ['tel:0033 1 99 00 00 00', '33199000000'],
    ['(555) 555-0100', undefined],
  ])('%j has the international digits %j', (typed, digits) => {
    expect(internationalDigits(typed)).toBe(digits)
  })
})

describe('an email address', () => {
  test.each([
    ['dana@flyrail.example', 'dana@flyrail.example'],
    [' Dana.O\u2011Neil+tag@Fly-Rail.example\u00A0', 'Dana.O-Neil+tag@Fly-Rail.example'],
    ['\u202Adana@flyrail.example\u202C', 'dana@flyrail.example'],
    ['dana\u200B@flyrail.example', 'dana@flyrail.example'],
    ['ｄａｎａ＠ｆｌｙｒａｉｌ．ｅｘａｍｐｌｅ', 'dana@flyrail.example'],
    ['mailto:dana@flyrail.example', 'dana@flyrail.example'],
    ['Dana Rigger <dana@flyrail.example>;', 'dana@flyrail.example'],
    ['dana@flyrail.example,', 'dana@flyrail.example'],
    ['"Rigger, Dana" <dana@flyrail.example>', 'dana@flyrail.example'],
    ['Email: dana@flyrail.example', 'dana@flyrail.example'],
    ['mailto:dana@flyrail.example?subject=Quote', 'dana@flyrail.example'],
    ['(dana@flyrail.example)', 'dana@flyrail.example'],
    ["'dana@flyrail.example'", 'dana@flyrail.example'],
    ["o'neil#1@flyrail.example", "o'neil#1@flyrail.example"],
    ['dana@bühne.example', 'dana@bühne.example'],
    ['dana@サーバー.example', 'dana@サーバー.example'],
    ['dana@xn--bhne-0ra.example', 'dana@xn--bhne-0ra.example'],
  ])('is read from %j as %j', (typed, address) => {
    expect([cleanEmail(typed), isEmail(cleanEmail(typed))]).toEqual([address, true])
  })

  test.each([
    '',
    'dana',
    'dana@',
    '@flyrail.example',
    'dana@flyrail',
    'dana@@flyrail.example',
    'dana @flyrail.example',
    'dana@flyrail..example',
    'dana@-flyrail.example',
    'dana@10.0.0.1',
    'dana@flyrail.example eve@flyrail.example',
    'dana@flyrail.example\r\nBcc: eve@flyrail.example',
  ])('is not %j', (typed) => {
    expect(isEmail(cleanEmail(typed))).toBe(false)
  })
})

const LONG = 200_000
const form = { contactType: 'Contact Form', captchaToken: 'x', fullName: 'Dana', companyName: 'Fly Rail' }

/** Everything that reads text before the limit of its length. */
const readers: Readonly<Record<string, (typed: string) => unknown>> = {
  'an email address': (typed) => isEmail(cleanEmail(typed)),
  'a phone number': cleanPhone,
  text: cleanText,
  'a quantity': readQuantity,
  'a search term': anonymousTerm,
  'a link': (typed) => link({ label: 'Link', max: 500 }).safeParse(`https://${typed}`),
  'a form': (typed) => contactDraft.safeParse({ ...form, phone: typed, email: typed, message: typed }),
}

test.each(Object.keys(readers))('reads %s of 200,000 characters in linear time', (name) => {
  const start = process.cpuUsage()
  for (const part of [')', '.', ';', ' ', '<', '?', '@', ' )', '1', '1 ', 'a.'])
    readers[name]?.(`x${part.repeat(LONG / part.length)} x`)
  const { user, system } = process.cpuUsage(start)
  // Quadratic time would be over a minute.
  expect((user + system) / 1e6).toBeLessThan(10)
})
