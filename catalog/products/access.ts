import { guardrails } from '#engineering/part-models/railings.ts'
import { stairUnits } from '#engineering/part-models/stairs.ts'
import { formatPressure } from '#engineering/units.ts'
import { bolts, boltsInto, chord, frame, piece } from '../fasteners.ts'
import { product } from '../product.ts'
import { allTruss, boxTruss, truss6, truss12 } from '../truss-groups.ts'

const deckStairs = stairUnits.filter(({ hasHead }) => hasHead)

export const access = product('access', {
  tile: 'BS-AC-ST36',
  description:
    'Stairs, ladders, guardrails, decks, slip-on rail fittings, and edge padding for truss on the 3-inch grid.',
  pageHeaderDescription: 'Safe access on the 3-inch grid: stairs, ladders, guardrails, decks, and padding.',
  bannerAlt: 'Aluminum stair with guardrails that leads up to a deck on 12-inch truss, seen from below',
  productSections: [
    {
      title: 'Stairs',
      description:
        'The top hanger of a stair lines up with a row of holes in the truss. Live load 100 lb/ft², or 1,000 lb at any point (OSHA 1910.25), whichever governs.',
      each: { material: 'aluminum', finish: 'Brushed' },
      items: {
        'BS-AC-ST36': {
          name: 'Stair unit, 36 in wide',
          description:
            'Two drilled stringers with formed, slotted treads and a hanger that bolts to the face of a truss, flush with its top. With 7 1/2 in risers and an 11 in run, two risers equal five hole spaces.',
          figures: `
            Rise = 30–60 in | Riser = 7.5 in | Run = 11 in | Width between stringers = 36 in
            Live load: ${formatPressure(100)}`,
          hardware: [bolts(12, [0.25, chord])],
          matesWith: [...boxTruss, 'BS-AC-HR4', 'BS-AC-LN36'],
          sizes: {
            'BS-AC-ST36': '4 risers, 30 in',
            'BS-AC-ST36-6R': '6 risers, 45 in',
            'BS-AC-ST36-8R': '8 risers, 60 in',
          },
          alt: 'Aluminum stair of three slotted treads with yellow nosings and a top hanger between two drilled stringers',
        },
        'BS-AC-SD48': {
          name: 'Deck stair, 36 in wide',
          description:
            'Equal risers for a deck on 12-inch truss. Its head covers the truss up to the deck. Risers and 11 in treads for 48, 60, and 72 in decks meet OSHA 1910.25 and IBC 1011.5, and those for 24 and 36 in meet OSHA only.',
          figures: `
            Deck height = 24–72 in | Run = 11 in | Width between stringers = 36 in
            Live load: ${formatPressure(100)}`,
          hardware: [bolts(12, [0.25, chord])],
          matesWith: [...truss12, 'BS-AC-HD48', 'BS-AC-DP48'],
          sizes: Object.fromEntries(
            deckStairs.map(({ stair, risers, riserIn, deckIn }) => [
              stair,
              `${deckIn} in deck, ${risers} risers of ${riserIn.toFixed(2)} in`,
            ]),
          ),
          alt: 'Aluminum stair of slotted treads with yellow nosings between two drilled stringers, with a plate at the top that reaches to the deck',
        },
        'BS-AC-SL24': {
          name: 'Ship ladder, 24 in wide',
          description:
            'Steep stair for crew access where floor space is limited: 60° with 9 in risers, handrails that extend 24 in over the landing, and a hanger that bolts to the face of the truss.',
          figures: 'Rise = 72 in | Slope = 60 deg | Riser = 9 in | Load at any point = 1000 lb',
          hardware: [bolts(16, [0.25, chord])],
          matesWith: [...truss12, 'BS-TR06A-10', 'BS-AC-DP48'],
          alt: 'Steep aluminum ship ladder with seven treads and tube handrails that bend over the landing',
        },
        'BS-AC-LD18-06': {
          name: 'Ladder section, 18 in wide',
          description:
            'Fixed ladder with rungs every 12 in and drilled side rails. Crossbars with holes for 6 and 12 in truss leave 7 in of toe clearance behind the rungs. Sections join end to end.',
          figures: 'Length = 4–10 ft | Rung spacing = 12 in | Clear width = 18 in | Rated capacity = 375 lb',
          hardware: [bolts(4, [0.25, chord])],
          matesWith: boxTruss,
          sizes: {
            'BS-AC-LD18-04': '4 ft',
            'BS-AC-LD18-06': '6 ft',
            'BS-AC-LD18-08': '8 ft',
            'BS-AC-LD18-10': '10 ft',
          },
          alt: 'Aluminum ladder with round rungs, drilled side rails, and two crossbars behind them',
        },
        'BS-AC-LN36': {
          name: 'Stair landing, 36 × 36 in',
          description:
            'Turns a stair or connects two flights. A 6 in deep frame drilled on all four sides like a 6 in truss, a raised-pattern floor, and two rows of holes along its border for base flanges.',
          figures: 'Size: 36 × 36 in | Depth = 6 in | Rated capacity = 900 lb',
          hardware: [bolts(8, [0.25, frame])],
          matesWith: ['BS-AC-ST36', ...truss6, 'BS-PL-SP06'],
          alt: 'Square aluminum landing with a drilled frame and a raised tread pattern on its floor',
        },
      },
    },
    {
      title: 'Speed Rail Fittings',
      buttonText: 'Rail Fittings',
      description:
        'Cast aluminum slip-on fittings for 1 1/2 in schedule 40 pipe (1.9 in OD). Two set screws per socket, tightened with a 3/16 in hex key; no welding, no threading.',
      each: { material: 'cast aluminum', finish: 'Tumbled' },
      items: {
        'BS-AC-SF-FL': {
          name: 'Base flange',
          description:
            'Mounts a pipe on a deck panel or landing. The 4 1/2 × 4 1/2 in foot has four holes on a 3 in square.',
          figures: 'Pipe OD = 1.9 in | Foot: 4 1/2 × 4 1/2 in | Height = 3 in',
          hardware: [boltsInto('deckInsert', 4, [0.4375])],
          matesWith: ['BS-AC-DP48', 'BS-AC-LN36', 'BS-AC-SF-TE', 'BS-AC-SF-EL'],
          alt: 'Cast aluminum flange with a square foot, four holes, and an upright socket with two set screws',
        },
        'BS-AC-SF-SB': {
          name: 'Side-mount bracket',
          description:
            'Holds a light-duty post for signs and barriers outside the deck edge. Not for guardrails. The back plate bolts across both chords of 6 or 12 in truss; the post passes through two sockets.',
          figures: 'Pipe OD = 1.9 in | Back plate: 8 × 12 × 3/8 in | Standoff = 1.95 in',
          hardware: [bolts(4, [0.375, chord])],
          matesWith: [...boxTruss, 'BS-AC-SF-TE'],
          alt: 'Bracket with a drilled back plate and two sockets in line for an upright pipe',
        },
        'BS-AC-SF-TE': {
          name: 'Tee',
          description: 'Joins a post to a continuous rail, with one open sleeve and one socket at 90°.',
          figures: 'Pipe OD = 1.9 in | Sleeve length = 4 in | Set screws: 4 × 3/8-16',
          matesWith: ['BS-AC-SF-FL', 'BS-AC-SF-SB', 'BS-AC-SF-EL'],
          alt: 'Cast aluminum pipe tee with an open sleeve, a socket at right angles, and set screws',
        },
        'BS-AC-SF-EL': {
          name: 'Elbow, 90°',
          description:
            'The corner of a railing: two sockets at 90° with a stop inside each, so the pipe seats squarely.',
          figures: 'Pipe OD = 1.9 in | Center to end = 3 in | Set screws: 4 × 3/8-16',
          matesWith: ['BS-AC-SF-FL', 'BS-AC-SF-SB', 'BS-AC-SF-TE'],
          alt: 'Cast aluminum pipe elbow with two sockets at right angles and set screws',
        },
        'BS-AC-SF-CR': {
          name: 'Cross',
          description:
            'Joins a midrail to a post. The post slides through the sleeve, and two sockets take the rails on either side.',
          figures: 'Pipe OD = 1.9 in | Sleeve length = 4 in | Set screws: 6 × 3/8-16',
          matesWith: ['BS-AC-SF-FL', 'BS-AC-SF-SB', 'BS-AC-SF-TE'],
          alt: 'Cast aluminum pipe cross with one open sleeve, two sockets across it, and set screws',
        },
        'BS-AC-SF-AT': {
          name: 'Adjustable tee',
          description:
            'A sleeve and a socket on a pivot bolt, for handrails along a stair or ramp and for diagonal braces.',
          figures: 'Pipe OD = 1.9 in | Angle = 30–150 deg | Pivot bolt: 1/2-13, Grade 8',
          hardware: [bolts(1, [1.58])],
          matesWith: ['BS-AC-SF-FL', 'BS-AC-SF-SB', 'BS-AC-HR4'],
          alt: 'Cast aluminum sleeve with a socket that pivots on a bolt next to it',
        },
      },
    },
    {
      title: 'More Components',
      description: 'Guardrails, gates, handrails, decks, and toe boards that complete a platform.',
      each: { material: 'aluminum', finish: 'Brushed' },
      items: {
        'BS-AC-GR96': {
          name: 'Guardrail, 42 in high',
          description:
            'Aluminum panel with a midrail at 21 in. Its posts are pinned into a steel base rail that spreads their moment over the deck panels. Four bolts hold each foot. The top rail carries 200 lb at any point in any direction, or 50 lb/ft (OSHA 1910.29, ASCE 7-22).',
          figures: `
            Module = 4–8 ft | Height = 42 in | Pipe OD = 1.9 in | Rail load = 200 lb
            Uniform rail load = 50 lb/ft`,
          finish: 'Brushed, base rail zinc plated',
          grade: '6061-T6 aluminum; base rail of A36 and A500 steel',
          hardware: [
            boltsInto(
              'deckInsert',
              28,
              [guardrails.base.foot.thicknessIn],
              'into deck panels; 16 for 4 ft, 24 for 6 ft',
            ),
            piece(3, 'BS-HW-QP-050', 'posts; 2 for 4 and 6 ft'),
          ],
          matesWith: ['BS-AC-DP48', 'BS-AC-TB48', 'BS-AC-GT36', 'BS-HW-QP-050'],
          sizes: { 'BS-AC-GR48': '4 ft', 'BS-AC-GR72': '6 ft', 'BS-AC-GR96': '8 ft' },
          alt: 'Guardrail panel of round aluminum tube with a top rail, a midrail, and three posts in the sockets of a base rail with square feet',
        },
        'BS-AC-GT36': {
          name: 'Self-closing gate, 36 in',
          description:
            'Closes the top of a stair or ladder. Two spring hinges clamp to a 1.9 in post with their own bolts; the latch at the free end closes onto the next post, so the gate opens inward only.',
          figures: 'Opening = 36 in | Height = 22 in | Rail load = 200 lb',
          finish: 'Powder coated, yellow',
          matesWith: ['BS-AC-GR96', 'BS-AC-SF-FL'],
          alt: 'Yellow gate of round tube with two spring hinges clamped to a post',
        },
        'BS-AC-HR4': {
          name: 'Stair rail with handrail',
          description:
            'Guards one side of the 36 in stair, with a top rail 42 in and a handrail 36 in above the nosings, and a midrail. Bolts to the stringer. Left and right are the same part. Not load rated. One row of bolts cannot carry the 200 lb required by OSHA 1910.29.',
          figures:
            'Top rail above nosing = 42 in | Handrail above nosing = 36 in | Slope = 34.3 deg | Pipe OD = 1.9 in',
          hardware: [bolts(4, [0.375, 0.25])],
          matesWith: ['BS-AC-ST36', 'BS-AC-SF-AT'],
          sizes: { 'BS-AC-HR4': '4 risers', 'BS-AC-HR6': '6 risers', 'BS-AC-HR8': '8 risers' },
          alt: 'Sloped stair rail of round tube with a handrail and a midrail below it and two posts with drilled plates at their feet',
        },
        'BS-AC-HD48': {
          name: 'Deck stair rail with handrail',
          description:
            'Guards one side of a deck stair, with a top rail 42 in and a handrail 36 in above the nosings, and a midrail. Bolts to the stringer. Left and right are the same part. Not load rated. One row of bolts cannot carry the 200 lb required by OSHA 1910.29.',
          figures: 'Top rail above nosing = 42 in | Handrail above nosing = 36 in | Pipe OD = 1.9 in',
          hardware: [bolts(6, [0.375, 0.25])],
          matesWith: ['BS-AC-SD48', 'BS-AC-SF-AT'],
          sizes: Object.fromEntries(deckStairs.map(({ rail, deckIn }) => [rail, `${deckIn} in deck`])),
          alt: 'Sloped stair rail of round tube with a handrail and a midrail below it and three posts with drilled plates at their feet',
        },
        'BS-AC-TB48': {
          name: 'Toe board, 4 in high',
          description:
            'Formed strip that keeps tools on the deck. Slots across the flange fit hole rows 3/4 to 1 1/2 in from the edge of truss, deck panels, and landings.',
          figures: 'Length = 4–8 ft | Height = 4 in | Sheet = 0.125 in',
          finish: 'Powder coated, yellow',
          hardware: [bolts(4, [0.125, chord])],
          matesWith: ['BS-AC-GR96', 'BS-TR12A-10', 'BS-TR06A-10', 'BS-AC-DP48'],
          sizes: { 'BS-AC-TB48': '4 ft', 'BS-AC-TB96': '8 ft' },
          alt: 'Yellow L-shaped toe board with a row of slots in its flange',
        },
        'BS-AC-DP48': {
          name: 'Deck panel, 4 ft wide',
          description:
            '3/4 in birch plywood in a frame whose bottom flange is drilled like the chord of a 12 in truss. Two rows of threaded inserts along the border take guardrails and flanges. The live load rating assumes supports at 2 ft on center.',
          figures: `
            Length = 4–8 ft | Width = 4 ft | Depth = 2 in | Plywood = 0.75 in | Live load: ${formatPressure(125)}`,
          material: 'plywood',
          finish: 'Phenolic film, dark brown',
          grade: 'Birch plywood, class F40/30 (EN 636)',
          hardware: [bolts(4, [0.125, chord])],
          matesWith: [...truss12, 'BS-AC-GR96', 'BS-AC-SF-FL', 'BS-HW-IN-050'],
          sizes: { 'BS-AC-DP48': '4 × 4 ft', 'BS-AC-DP96': '4 × 8 ft' },
          alt: 'Square deck panel with a dark plywood top in an aluminum frame and two rows of threaded inserts along its border',
        },
        'BS-AC-PS3': {
          name: 'Post socket',
          description:
            'Square socket for a removable light-duty post made of 3 in truss. Not for guardrails, which use base plate BS-PL-BS03. Bolts across both chords of 6 or 12 in truss; a quick-release pin keeps the post in place.',
          figures: 'Socket, inside: 3 1/8 × 3 1/8 in | Depth = 9 in | Back plate: 9 × 12 × 1/4 in',
          material: 'steel',
          finish: 'Zinc plated',
          hardware: [bolts(4, [0.25, chord]), piece(1, 'BS-HW-QP-050')],
          matesWith: [...allTruss, 'BS-HW-QP-050'],
          alt: 'Square steel socket welded to a drilled back plate, with a cross hole for a pin',
        },
      },
    },
    {
      title: 'Edge Protection Padding',
      buttonText: 'Padding',
      description: 'Vinyl-covered closed-cell foam for anything that people, fuselages, or wings may touch.',
      each: { material: 'foam', finish: 'Vinyl, black' },
      items: {
        'BS-AC-EP12': {
          name: 'Truss pad, 12 in',
          description:
            'Wraps all four sides of a 12 in truss and closes along one seam with two flush straps. Used on docks around aircraft and on obstacle courses.',
          figures: 'Length = 4 ft | Foam = 1.5 in | Inside: 12 1/8 × 12 1/8 in',
          matesWith: [...truss12, 'BS-AC-EC12'],
          alt: 'Black square foam pad with rounded corners and two straps, with a center opening for a 12-inch truss',
        },
        'BS-AC-EP06': {
          name: 'Truss pad, 6 in',
          description: 'Foam wrap for 6-inch truss used as posts, handholds, or low beams.',
          figures: 'Length = 4 ft | Foam = 1.5 in | Inside: 6 1/8 × 6 1/8 in',
          matesWith: truss6,
          alt: 'Slim black square foam pad with rounded corners and a center opening',
        },
        'BS-AC-EG04': {
          name: 'Edge guard, 4 ft',
          description:
            'Soft corner guard for a single chord, deck edge, or plate edge. The slit in one leg grips a leg of the chord angle and leaves the holes in the angle’s other leg clear.',
          figures: 'Length = 4 ft | Legs: 2 3/4 × 2 3/4 in | Foam = 0.75 in',
          finish: 'Molded skin, yellow',
          matesWith: [...truss12, 'BS-AC-DP48'],
          alt: 'Yellow L-shaped foam edge guard with a rounded outer corner',
        },
        'BS-AC-EC12': {
          name: 'End cap pad, 12 in truss',
          description:
            'Rounded foam cap on a plywood core that bolts to the end frame of a 12 in truss, to pad any beam end that sticks out.',
          figures: 'Size: 15 × 15 in | Depth = 4 in | Core: 1/2 in plywood',
          hardware: [bolts(4, [0.5, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-AC-EP12'],
          alt: 'Square black foam end cap with rounded edges',
        },
      },
    },
  ],
  associatedApplications: [
    'aerospace',
    'mezzanines-and-platforms',
    'training-simulators',
    'obstacle-courses-and-aerial-arts',
    'theatre-and-scenic',
  ],
  pictures: {
    'stair-and-landing': `
      Stair with landing and handrails
      Two flights of aluminum stairs that meet at a square landing on truss legs`,
    'guardrail-deck': `
      Deck with guardrails and toe boards
      Platform of deck panels on truss with guardrails around it and yellow toe boards along the edges`,
    'padded-dock': `
      Padded edge of a maintenance dock
      Dock edge of 12-inch truss wrapped in black pads, close to a curved fuselage`,
  },
})
