import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { boxSeries } from '#engineering/members/truss-models.ts'
import { boltSets } from '#engineering/systems/parts-list.ts'
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
      'BS-RG-HM12',
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
      'LED wall calculator for panels of any size and weight, flown or ground-supported: header truss, towers, reactions, ballast, and parts list.',
    heading: 'LED Wall Calculator',
    intro:
      'Enter the panels, or the size and total weight of the wall. Get the header, picks or towers, ballast, and a parts list.',
  },
  worksOffline: true,
  calculator: {
    description: 'Supports for an LED wall: a flown header, or towers with outriggers.',
    given: 'Panels, or overall size and total weight, flown or ground-supported',
    answer: 'Header, picks or towers, reactions, ballast, parts list',
    keys: 'video wall calculator led screen ground support flown wall',
  },
  loader,
} satisfies PageDeclaration
