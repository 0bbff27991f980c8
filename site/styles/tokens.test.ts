import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CSSOptions, preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { readQuantity } from '#contract/quantity-text.ts'

/** Units that style sheets may use without a token: relative units, and inches and millimeters for printed pages. */
const RELATIVE_UNITS = ['em', 'ch', 'lh', 'vw', 'vh', 'svh', 'dvh', 'in', 'mm']

const root = join(import.meta.dirname, '..', '..')
/** All style sheets except the tokens and the entry points that import them. */
const styleSheets = globSync('{site,staff}/**/*.css', { cwd: root }).filter(
  (file) => !/\/(tokens|site)\.css$/.test(file),
)

/** Parses the lengths and colors in a style sheet. */
async function typedValues(css: string, file: string): Promise<readonly string[]> {
  const found: string[] = []
  const visitor: NonNullable<CSSOptions['lightningcss']>['visitor'] = {
    Length: ({ value, unit }) => {
      if (value !== 0 && !RELATIVE_UNITS.includes(unit)) found.push(`${value}${unit}`)
    },
    Color: (color) => {
      const isNamedBySystem = typeof color === 'string' || color.type === 'currentcolor'
      if (!isNamedBySystem && !('alpha' in color && color.alpha === 0)) found.push(Object.values(color).join(' '))
    },
  }
  const options: CSSOptions = { transformer: 'lightningcss', lightningcss: { visitor } }
  const config = await resolveConfig({ root, configFile: false, css: options }, 'build')
  await preprocessCSS(css, join(root, file), config)
  return found
}

describe('style sheet values', () => {
  test.each([
    ['a { padding: 7px var(--edge) }', ['7px']],
    ['a { @media (width >= 640px) { color: var(--ink) } }', ['640px']],
    ['a { inline-size: calc(100vw + 3rem) }', ['3rem']],
    ['a { background: linear-gradient(var(--ink), #123) }', ['rgb 17 34 51 1']],
    ['a { --own: 12pt }', ['12pt']],
    ['a { color: rebeccapurple }', ['rgb 102 51 153 1']],
    [
      'a { padding: 0 var(--space-3) 0.2em; color: currentColor; border: 0px solid transparent; outline: Highlight }',
      [],
    ],
  ])('finds literal sizes and colors in %s', async (css, expected) => {
    expect(await typedValues(css, 'site/sample.module.css')).toEqual(expected)
  })

  test.each(styleSheets)('uses tokens for all values in %s', async (file) => {
    expect(await typedValues(await readFile(join(root, file), 'utf8'), file)).toEqual([])
  })

  // A value and its unit come from the same place, so a change of units changes both.
  test.each(styleSheets)('prints no unit in %s', async (file) => {
    const printed = (await readFile(join(root, file), 'utf8')).matchAll(/content:\s*"([^"]*)"/g)
    expect([...printed].map(([, text = '']) => readQuantity(`1${text}`).unit).filter(Boolean)).toEqual([])
  })
})
