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

  test('never throws on random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void kindOf(Buffer.from(bytes))))
  })
})
