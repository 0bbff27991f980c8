import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INK, PLATE, SIGNAL, STEEL } from './brand.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test('uses the brand colors in the style sheets, the icon, the manifest, and the staff area', () => {
  const tokens = read('site/styles/tokens.css')
  for (const [name, color] of Object.entries({ ink: INK, signal: SIGNAL, steel: STEEL, plate: PLATE })) {
    expect(tokens).toContain(`--${name}: ${color};`)
  }
  expect(read('public/favicon.svg').match(/#[0-9a-f]{6}/g)).toEqual([INK, SIGNAL, INK])
  expect(JSON.parse(read('public/site.webmanifest')).theme_color).toBe(INK)
  expect(read('staff/index.html')).toContain(`name="theme-color" content="${INK}"`)
})
