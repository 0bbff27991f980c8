/** Ratings of railing posts on the side of a truss. The upper and lower chords resist the moment as a couple. */
import { boxSeries, gaugeIn } from '#engineering/members/truss-models.ts'
import { boxes, chordPoint, legPull } from './chords.ts'
import { type RatingEntry, rated, times } from './rating.ts'

/** Railing posts, and the number of bolts that each has in each chord. */
const postMounts = [
  { partNumber: 'BS-AC-SF-SB', boltsEach: 2 },
  { partNumber: 'BS-AC-PS3', boltsEach: 2 },
] as const

export const postRatings = (): RatingEntry[] =>
  postMounts.flatMap(({ partNumber, boltsEach }) =>
    boxes.map((series): RatingEntry => {
      const gauge = gaugeIn(boxSeries[series].size)
      return {
        partNumber,
        of: 'chord',
        series,
        setup: 'chord limit',
        conditions: ['Rail force × height above the truss centerline. Do not use the hole nearest an end frame.'],
        values: [
          rated('moment', 'ft·lb', [times(boltsEach * gauge, legPull(series, true)), times(gauge, chordPoint(series))]),
        ],
      }
    }),
  )
