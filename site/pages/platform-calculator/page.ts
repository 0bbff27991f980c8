import { computedMembers } from '#catalog/computed-members.ts'
import { computedRatings } from '#catalog/computed-ratings.ts'
import { boltSets } from '#engineering/systems/parts-list.ts'
import { JOIST_SERIES, NUT_BAR } from '#engineering/systems/platform-parts.ts'
import { stockStairs } from '#engineering/systems/platform-stairs.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { memberChoices, partFacts } from '../../services/calculator-data.server.ts'
import { stripOf } from '../../services/media.server.ts'

/** The beams must be 12 in truss, because joist hangers fit only 12 in truss. */
const BEAMS = ['BS-TR12A', 'BS-TR12S']

const loader = () => {
  const members = computedMembers()
  const membersOf = (keys: readonly string[]) => members.filter(({ key }) => keys.includes(key))
  return {
    banner: stripOf('kit'),
    members: membersOf(BEAMS),
    joists: membersOf(JOIST_SERIES),
    ratings: computedRatings().filter(({ series }) => BEAMS.includes(series)),
    sections: memberChoices(BEAMS),
    facts: partFacts(
      [...BEAMS, ...JOIST_SERIES],
      [
        ...['DP96', 'DP48', 'GR96', 'GR72', 'GR48', 'TB96', 'TB48', 'GT36'].map((each) => `BS-AC-${each}`),
        ...stockStairs.flatMap(({ stair, rail }) => [stair, rail]),
        'BS-PL-SP12',
        'BS-PL-G90-12',
        'BS-TR-CB12',
        'BS-JH-TR03',
        'BS-MO-LF12',
        'BS-HW-QP-050',
        boltSets.frames,
        boltSets.plate,
        boltSets.foot,
        boltSets.joist,
        NUT_BAR,
      ],
    ),
  }
}

export const page = {
  path: '/tools/platform',
  head: {
    title: 'Platform Calculator | BoltSpan',
    description:
      'Platform calculator for any length, width, height, and load class: decks, joists, beams, legs, guardrails, and stairs, with a parts list.',
    heading: 'Platform Calculator',
    intro: 'Enter length, width, height, and load class. Get legs, beams, joists, decks, rails, and stairs.',
  },
  worksOffline: true,
  calculator: {
    description: 'A deck of 4 ft panels on truss joists, beams, and legs.',
    given: 'Length, width, height, load class, stair',
    answer: 'Legs, beams, joists, decks, guardrails, ballast, parts list, and weight',
    keys: 'mezzanine calculator stage deck calculator riser guardrail',
  },
  loader,
} satisfies PageDeclaration
