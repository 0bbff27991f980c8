import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayFolder, displayName, pathKey } from './name.ts'

describe('displayName', () => {
  test.each([
    ['Load table 12 in.pdf', 'Load table 12 in.pdf'],
    ['BS-TR12A.rev2.2026-11-21.pdf', 'BS-TR12A.rev2.2026-11-21.pdf'],
    ['Träger & Söhne.png', 'Träger & Söhne.png'],
    ['トラス.jpg', 'トラス.jpg'],
    // The folder is removed from the name.
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\truss.pdf', 'truss.pdf'],
    ['C:\\fakepath\\truss.pdf', 'truss.pdf'],
    ['  truss.pdf ', 'truss.pdf'],
  ])('converts %j to %j', (given, name) => {
    expect(displayName(given)).toBe(name)
  })

  test.each([
    ['a second, executable extension', 'invoice.php.pdf'],
    ['a second extension of a page', 'photo.html.png'],
    ['a second extension in capitals', 'photo.SVG.png'],
    ['a null byte', 'truss.pdf\0.exe'],
    ['a null byte in the middle', 'tru\0ss.pdf'],
    ['a line break, which could end a header', 'truss\r\nset-cookie: a=b.pdf'],
    ['right-to-left text that hides the extension', 'truss\u202efdp.exe'],
    ['invisible characters', 'truss\u200b.pdf'],
    ['a lone surrogate', 'truss\ud800.pdf'],
    ['10,000 characters', `${'a'.repeat(10_000)}.pdf`],
    ['no characters', ''],
    ['only dots', '..'],
    ['a leading dot', '.htaccess.pdf'],
    ['a Windows data stream', 'truss.pdf:evil.pdf'],
    ['markup', '<img src=x onerror=alert(1)>.png'],
  ])('rejects a name with %s', (_what, given) => {
    expect(() => displayName(given)).toThrow(expect.objectContaining({ code: 'WRONG_FILE_NAME', status: 400 }))
  })

  test('never returns a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (given) => {
        try {
          expect(displayName(given)).not.toMatch(/[/\\\0]/)
        } catch (error) {
          expect(error).toMatchObject({ code: 'WRONG_FILE_NAME' })
        }
      }),
    )
  })
})

describe('displayFolder', () => {
  test.each([
    ['', ''],
    [' / ', ''],
    ['/load-tables/2026/', 'load-tables/2026'],
    ['load-tables\\2026', 'load-tables/2026'],
  ])('converts %j to %j', (given, folder) => {
    expect(displayFolder(given)).toBe(folder)
  })

  test.each(['../secret', 'a/../b', 'a//b', '.git', 'a/.hidden', 'a\0b', 'a\nb', 'x'.repeat(201)])(
    'rejects the folder %j',
    (given) => {
      expect(() => displayFolder(given)).toThrow(expect.objectContaining({ code: 'WRONG_FOLDER', status: 400 }))
    },
  )
})

test('returns a case-insensitive path key', () => {
  expect(pathKey('Load-Tables', 'Truss.PDF')).toBe(pathKey('load-tables', 'truss.pdf'))
  expect(pathKey('a', 'b.pdf')).not.toBe(pathKey('', 'b.pdf'))
})
