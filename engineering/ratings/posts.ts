/** Posts of railings on the side of a truss: their moment is a couple of the upper and the lower chord. */
import { boxSeries, boxTrusses } from '../truss-models.ts'
import { boxes, chordPoint, legPull } from './chords.ts'
import { postMounts } from './part-models.ts'
import { type Rating, rated, times } from './rating.ts'

export const postRatings = (): Rating[] =>
  postMounts.flatMap(({ partNumber, boltsEach }) =>
    boxes.map((series): Rating => {
      const { sizeIn, chord } = boxTrusses[boxSeries[series].size]
      const gauge = sizeIn - 2 * chord.holeRowIn
      return {
        partNumber,
        of: 'chord',
        on: `${series}, limit of the chords`,
        conditions: ['Rail force × its height above the middle of the truss. Not in the first hole from an end frame.'],
        values: [
          rated('Moment', 'ft·lb', [times(boltsEach * gauge, legPull(series, true)), times(gauge, chordPoint(series))]),
        ],
      }
    }),
  )
