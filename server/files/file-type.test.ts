import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILE_KIND_NAMES, type FileKindName } from '#contract/file-kinds.ts'
import { dxfFile, glbFile, imageFile, mp4File, pdfFile, stepFile, webmFile, zipFile } from '../testing/sample-files.ts'
import { kindOfBytes } from './file-type.ts'
import { createInspector } from './inspector.ts'

const kindOf = (...chunks: readonly Buffer[]) => {
  const inspector = createInspector()
  for (const chunk of chunks) inspector.update(chunk)
  return kindOfBytes(inspector.digest())
}

const samples: Readonly<Record<FileKindName, () => Buffer | Promise<Buffer>>> = {
  pdf: () => pdfFile('Truss'),
  jpeg: () => imageFile('jpeg'),
  png: () => imageFile('png'),
  gif: () => imageFile('gif'),
  webp: () => imageFile('webp'),
  avif: () => imageFile('avif'),
  tiff: () => imageFile('tiff'),
  mp4: () => mp4File(),
  webm: webmFile,
  glb: glbFile,
  step: stepFile,
  dxf: dxfFile,
  zip: () => zipFile(),
}

describe('kindOfBytes', () => {
  test.each(FILE_KIND_NAMES)('detects %s', async (kind) => {
    expect(kindOf(await samples[kind]())).toBe(kind)
  })

  test('detects a binary DXF', () => {
    expect(kindOf(Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1'))).toBe('dxf')
  })

  test.each(['bom-before-header', 'newlines-before-header', 'no-eof-marker'])(
    'detects a PDF that every viewer opens: %s',
    (name) => {
      const file = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.pdf`))
      expect(kindOf(file)).toBe('pdf')
    },
  )

  test.each<[FileKindName, string, string]>([
    ['pdf', 'NULs before the header', '\0\0%PDF-1.7 startxref'],
    ['step', 'a byte order mark', '\xef\xbb\xbfISO-10303-21;\nHEADER;'],
    ['step', 'line breaks and a comment', '\r\n/* written by a CAD program */\nISO-10303-21;\nHEADER;'],
    ['dxf', 'a byte order mark and a blank line', '\xef\xbb\xbf\r\n  0\r\nSECTION\r\n'],
    ['dxf', 'carriage returns only', '  0\rSECTION\r  2\rHEADER\r'],
    ['tiff', 'the signature of BigTIFF', 'II+\0\x08\0\0\0'],
    ['zip', 'no files', `PK\x05\x06${'\0'.repeat(18)}`],
    ['zip', 'the mark of a ZIP for several disks', 'PK00PK\x03\x04'],
    ['webm', 'a document type with a long length', '\x1a\x45\xdf\xa3\x9f\x42\x82\x01\0\0\0\0\0\0\x04webm'],
    ['mp4', 'the brand of a phone', '\0\0\0\x18ftyp3gp4\0\0\0\0isom3gp4'],
    ['mp4', 'the brand of a camera', '\0\0\0\x18ftypXAVC\0\0\0\0XAVCmp42'],
    ['avif', 'a general brand first', '\0\0\0\x18ftypmiaf\0\0\0\0miafavif'],
  ])('detects %s with %s', (kind, _what, content) => {
    expect(kindOf(Buffer.from(content, 'latin1'))).toBe(kind)
  })

  test.each([
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG after an XML declaration', '<?xml version="1.0"?><svg/>'],
    ['a script that begins like a GIF', 'GIF89a=1;alert(document.cookie)//'],
    ['HTML after the signature of STEP', 'ISO-10303-21;<html><script>alert(1)</script>'],
    ['HTML after a DXF comment', '999\n<script>alert(1)</script>\n0\nSECTION\n'],
    ['a PDF with leading bytes', 'GIF%PDF-1.7 %%EOF'],
    ['a PDF without an end', '%PDF-1.7 0123456789'],
    ['text that looks like a PDF version', '%!PS-1.7 %%EOF'],
    ['a program', 'MZ\x90\0\x03'],
    ['a Linux program', '\x7fELF\x02\x01'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
    ['PHP', '<?php system($_GET["c"]);'],
    ['Matroska that is not WebM', '\x1a\x45\xdf\xa3\x42\x82\x88matroska'],
    ['HTML before a PDF header', '<script>alert(1)</script>%PDF-1.7 %%EOF'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['an empty file', ''],
    ['plain text', 'Truss, 12 in'],
  ])('rejects %s', (_what, content) => {
    expect(kindOf(Buffer.from(content, 'latin1'))).toBeUndefined()
  })

  test.each(FILE_KIND_NAMES.filter((kind) => kind !== 'zip'))('rejects %s that is also an archive', async (kind) => {
    const file = await samples[kind]()
    expect(kindOf(file, zipFile('Main.class', 'x'.repeat(70_000)))).toBeUndefined()
  })

  test('rejects a GLB that is longer than its header states', () => {
    expect(kindOf(glbFile(), Buffer.from('<script>'))).toBeUndefined()
  })

  test('returns the same kind regardless of how the bytes are split into chunks', () => {
    const file = Buffer.concat([pdfFile('Truss'), Buffer.alloc(150_000, ' '), Buffer.from('%%EOF')])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 8 }), (sizes) => {
        const inspector = createInspector()
        let at = 0
        for (const size of [...sizes, file.length]) {
          inspector.update(file.subarray(at, at + size))
          at = Math.min(at + size, file.length)
        }
        const { tail, head, size } = inspector.digest()
        expect(size).toBe(file.length)
        expect(head.equals(file.subarray(0, head.length))).toBe(true)
        expect(tail.equals(file.subarray(-tail.length))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('examines a file of comments in linear time', () => {
    const start = performance.now()
    expect(kindOf(Buffer.from('/**/'.repeat(1000)))).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('never throws on random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void kindOf(Buffer.from(bytes))))
  })
})
