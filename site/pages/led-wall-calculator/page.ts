import { computedMembers } from '../../../catalog/computed-members.ts'
import { computedRatings } from '../../../catalog/computed-ratings.ts'
import { boltSets } from '../../../engineering/parts-list.ts'
import { boxSeries } from '../../../engineering/truss-models.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'

const loader = () => {
  const series = Object.keys(boxSeries)
  return {
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

export const page = {
  path: '/tools/led-wall',
  head: {
    title: 'LED Wall Calculator | BoltSpan',
    description:
      'LED wall calculator: panel size and weight, columns and rows, flown or on the ground: header truss, towers, reactions, ballast, list of parts.',
    heading: 'LED Wall Calculator',
    intro: 'Panels, columns and rows: header, picks or towers, ballast, and a list of parts.',
  },
  worksOffline: true,
  calculator: {
    description: 'What an LED wall hangs from: a flown header, or towers with outriggers.',
    given: 'Panel size and weight, columns, rows, flown or ground',
    answer: 'Header, picks or towers, reactions, ballast, list of parts',
    keys: 'video wall calculator led screen ground support flown wall',
  },
  loader,
} satisfies PageDeclaration
