import { bolts, chord, frame } from '../fasteners.ts'
import { product } from '../product.ts'
import { allTruss, boxTruss, truss6, truss12 } from '../truss-groups.ts'

export const materialHandling = product('material-handling', {
  tile: 'BS-MH-TD12',
  description:
    'Fork pockets, lifting lugs, truss dollies, stacking saddles, and tie-downs for the yard, the truck, and the site.',
  pageHeaderDescription: 'Move the parts to the site, then move the finished structure in one piece.',
  bannerAlt: 'Dolly stacked with sections of 12-inch truss, strapped down, on a dark floor',
  productSections: [
    {
      title: 'Forklift Pockets',
      description: 'Steel pockets for moving an assembled structure by forklift, without slings.',
      items: {
        'BS-MH-FP24': {
          name: 'Forklift pocket',
          description:
            'Rectangular tube with ear plates that bolt up under both bottom chords of 6 or 12 in truss. Use two, at least 24 in apart. The stop pin keeps the structure on the forks.',
          figures: 'Capacity, per pair = 4000 lb | Opening: 7 1/2 × 3 1/2 in | Length = 24–36 in',
          material: 'steel',
          finish: 'Powder coated, yellow',
          hardware: [bolts(4, [0.375, chord])],
          matesWith: boxTruss,
          sizes: { 'BS-MH-FP24': '24 in', 'BS-MH-FP36': '36 in' },
          alt: 'Yellow rectangular steel tube with drilled plates along both upper edges',
        },
      },
    },
    {
      title: 'Lifting Lugs',
      description: 'Bolt-on lugs for lifting a whole assembly. Design factor 5; load limits are marked on the part.',
      each: { material: 'steel', finish: 'Powder coated, yellow' },
      items: {
        'BS-MH-LL4': {
          name: 'Lifting lug, 6 in plate',
          description:
            'A 3/4 in lug with two gussets on a plate with the 6 in end frame pattern. For 6 in truss and corner blocks and, with a reducer plate, 12 in truss.',
          figures: `
            Working load limit = 4000 lb | Design factor: 5 | Lug hole = 1 in | Plate: 6 × 6 × 1/2 in
            Hole height = 3.125 in`,
          hardware: [bolts(8, [0.5, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206'],
          alt: 'Yellow square plate with eight holes and a thick lifting lug between two gussets',
        },
        'BS-MH-LL2': {
          name: 'Side lug, two bolts',
          description:
            'Flat lug that bolts to the side of a chord through two adjacent holes. Four of them lift a long truss level from a spreader.',
          figures: 'Working load limit = 1500 lb | Design factor: 5 | Lug hole = 0.8125 in | Size: 6 × 5 × 3/8 in',
          hardware: [bolts(2, [0.375, chord])],
          matesWith: [...truss12, 'BS-TR06S-10', 'BS-RG-SH058', 'BS-HW-NB-2'],
          alt: 'Flat yellow triangular lug with two bolt holes along one side and one larger hole opposite',
        },
      },
    },
    {
      title: 'Dollies, Carts, and Stacking',
      buttonText: 'Dollies & Carts',
      description: 'Dollies and carts that move truss and small parts from the truck to the site.',
      items: {
        'BS-MH-TD12': {
          name: 'Truss dolly, 12 in',
          description:
            'Plywood deck on an angle frame with four 5 in swivel casters and side stops for a 12 in truss. Two dollies carry a stack of four 10 ft sections.',
          figures: 'Rated capacity = 1500 lb | Deck: 30 × 18 in | Deck height = 7.25 in | Casters: 4 × 5 in swivel',
          material: 'plywood',
          finish: 'Phenolic film, dark brown',
          matesWith: [...truss12, 'BS-MH-SS12', 'BS-MH-SW2'],
          alt: 'Low dolly with a dark plywood deck, two steel side stops, and four swivel casters',
        },
        'BS-MH-PC48': {
          name: 'Parts cart, 48 × 24 in',
          description:
            'A cart with drilled angle posts, two decks, a rack that holds plates upright, and a push bar, on four 6 in casters. Narrow enough for a 30 in door.',
          figures: 'Rated capacity = 2000 lb | Size: 48 × 24 × 42 in | Casters: 2 swivel with brake, 2 rigid, 6 in',
          material: 'steel',
          finish: 'Powder coated, black',
          matesWith: ['BS-MO-CA6', 'BS-MO-CA6R', 'BS-MH-SW2'],
          alt: 'Black steel cart with two decks, a row of round hoops, a push bar, and four casters',
        },
        'BS-MH-SS12': {
          name: 'Stacking saddle, 12 in truss',
          description:
            'Molded block that sits between two layers of truss. Its lips keep the layers in line and the chords apart, so brushed faces stay clean.',
          figures: 'Length = 15 in | Gap between layers = 1.5 in | Lip = 1 in',
          material: 'polyurethane',
          finish: 'Molded, black',
          matesWith: [...truss12, 'BS-MH-TD12'],
          alt: 'Black molded saddle with raised lips on the top and bottom at both ends',
        },
      },
    },
    {
      title: 'Tie-Downs',
      description: 'Tie-down points for straps and chains, for transport and ballast.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-MH-TR1': {
          name: 'Tie-down ring',
          description: 'Forged ring in a bent strap, held by two bolts 3 in apart. Lies flat when not in use.',
          figures: 'Working load limit = 1600 lb | Design factor: 3 | Ring, inside = 2.25 in | Hole spacing = 3 in',
          grade: 'ASTM A36 strap, forged 1045 ring',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...allTruss, 'BS-PL-SP12'],
          alt: 'Steel ring held by a bent strap with a hole on each side',
        },
        'BS-MH-TB2': {
          name: 'Tie-down bar, 12 in',
          description:
            'Round bar on two mounting feet, for the side of a dolly, a deck, or a base frame. Hook straps anywhere along its length.',
          figures: `
            Working load limit = 1000 lb | Design factor: 3 | Bar = 0.75 in | Length = 12 in | Hole spacing = 9 in`,
          hardware: [bolts(2, [0.375, chord])],
          matesWith: allTruss,
          alt: 'Round steel bar on two drilled feet',
        },
        'BS-MH-SW2': {
          name: 'Strap winch, 2 in web',
          description:
            'Ratcheting winch for 2 in webbing, on a base with two holes 3 in apart. Keeps a stack tight on the road; a 1/2 in bar turns the drum.',
          figures: 'Working load limit = 1600 lb | Design factor: 3 | Web width = 2 in | Hole spacing = 3 in',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, 'BS-MH-TD12', 'BS-MH-PC48'],
          alt: 'Small steel winch with a slotted drum, a ratchet wheel, and a pawl between two side plates',
        },
      },
    },
  ],
  associatedApplications: [
    'concert-and-touring',
    'industrial-rigging',
    'aircraft-shoring',
    'tradeshow-and-corporate-activation',
  ],
  pictures: {},
})
