import { expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { candidatesFor } from '../snap.ts'
import { platformOf, railsOnAll } from '../templates/platform.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'

test('a column on a deck has no support, and the message names the deck', () => {
  const platform = platformOf({
    series: 'BS-TR12S',
    ...{ lengthFt: 8, widthFt: 8, legFt: 4, spacers: 0, bayFt: 8, spansFt: [8], stripIn: 24, joistSeries: 'BS-TR03A' },
    rails: railsOnAll('open'),
    beams: 'flush',
  })
  const deck = platform.parts.find(({ partNumber }) => partNumber === 'BS-AC-DP96')
  const [best] = deck
    ? candidatesFor(platform, shapes, 'BS-TR12A-04', {
        part: deck.id,
        at: [deck.at[0] + 48, deck.at[1] + 24, deck.at[2] + 2],
        normal: [0, 0, 1],
      })
    : []
  if (!best) throw new Error('The truss has no place on the deck')
  const column = { id: 'column', partNumber: 'BS-TR12A-04', turn: best.turn, at: best.at }
  const { instabilities } = analyze({ ...platform, parts: [...platform.parts, column] }, shapes, computedStatics())
  expect(instabilities).toMatchObject([{ parts: ['column'], message: expect.stringContaining('deck') }])
  expect(instabilities[0]?.isUnsupported).toBeUndefined()
})
