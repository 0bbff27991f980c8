import type { Leader } from './types.ts'

/** The images do not exist yet, so pages show the leaders’ initials. */
export const leaders: readonly Leader[] = [
  {
    id: 'dale-mercer',
    name: 'Dale Mercer',
    title: 'Founder and Chief Executive Officer',
    image: 'leaders/dale-mercer',
    alt: 'Portrait of Dale Mercer',
    bio: [
      'Dale founded BoltSpan after more than 25 years in event production, first on the truss, then at the drawing board, then running the shop. He drilled the first 3-inch grid truss himself and is named as the inventor on the company patent.',
      'He still walks the floor every morning, and he still asks which three jobs a new part will do after its first one.',
    ],
  },
  {
    id: 'renata-okafor',
    name: 'Renata Okafor, PE',
    title: 'Vice President of Engineering',
    image: 'leaders/renata-okafor',
    alt: 'Portrait of Renata Okafor',
    bio: [
      'Renata came from aircraft ground support, where she designed maintenance stands and the proof tests that cleared them for use. At BoltSpan she is responsible for every load table, weld procedure, and part drawing.',
      'Her rule for the catalog is simple: print a value only if an engineer can show the calculation behind it.',
    ],
  },
  {
    id: 'tomas-lindqvist',
    name: 'Tomas Lindqvist',
    title: 'Director of Operations',
    image: 'leaders/tomas-lindqvist',
    alt: 'Portrait of Tomas Lindqvist',
    bio: [
      'Tomas runs cutting, welding, and finishing in the USA, and the warehouses in the USA and Europe. He spent twelve years as a touring head rigger, so he knows what a missing bolt costs at two in the morning.',
      'He keeps the stock that makes short lead times possible, and he personally packs the first kit for every new customer.',
    ],
  },
]
