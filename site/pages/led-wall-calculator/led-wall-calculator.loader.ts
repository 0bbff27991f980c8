import { computedMembers } from '../../../catalog/computed-members.ts'
import { computedRatings } from '../../../catalog/computed-ratings.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { boltSets } from '../../../engineering/parts-list.ts'
import { boxSeries } from '../../../engineering/truss-models.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'

export const loader = () => {
  const series = Object.keys(boxSeries)
  return {
    head: pageHeads.ledWallCalculator,
    meta: headMeta(pageHeads.ledWallCalculator),
    banner: stripOf('joint'),
    members: computedMembers().filter(({ truss }) => truss),
    ratings: computedRatings().filter((each) => series.includes(each.series)),
    sections: memberChoices(series),
    facts: partFacts(series, [
      ...['06', '12'].flatMap((size) => [
        `BS-PL-SP${size}`,
        `BS-PL-G90-${size}`,
        `BS-PL-G180-${size}`,
        `BS-RG-LM${size}`,
      ]),
      'BS-PL-BS06',
      'BS-TR-GB12',
      'BS-RG-SH058',
      'BS-MH-TR1',
      boltSets.frames,
      boltSets.plate,
    ]),
  }
}
