import { type BoxSeries, boxSeries, tubeSeries } from '#engineering/members/truss-models.ts'
import { braceLengthIn, braces } from '#engineering/part-models/braces.ts'
import { formatInches } from '#engineering/units.ts'
import { bolts, boltsInto, chord, frame, piece, tube } from '../fasteners.ts'
import { product } from '../product.ts'
import { boxTruss, truss3, truss6, truss12 } from '../truss-groups.ts'
import type { PartNumber } from '../types.ts'

/**
 * Thickness of the end plates on plated box truss from other manufacturers, in inches. The four bolts in an end plate
 * form a 10 in square.
 */
const BOX_TRUSS_PLATE = 0.375

/** Plates and the hinge that fit this size of truss. */
const plates = (size: '03' | '06' | '12'): PartNumber[] => [
  ...(['SP', 'G90-', 'G180-', 'BS'] as const).map((kind): PartNumber => `BS-PL-${kind}${size}`),
  `BS-HG-180-${size}`,
]

/** Materials in a truss, such as 'ASTM A36 steel, lacing of ASTM A500 Grade B steel'. */
const gradeOf = (series: BoxSeries): string =>
  `${boxSeries[series].material.name}, lacing of ${boxSeries[series].lacingMaterial.name}`

/** Returns one item for each length, because the ratings depend on the length. */
const diagonalBraces = Object.fromEntries(
  braces.models.map((model) => {
    const { partNumber, reachIn } = model
    return [
      partNumber,
      {
        name: `Diagonal brace, ${formatInches(reachIn)} in`,
        description: `Braces the corner between two 12-inch trusses at 45°, such as a leg and a beam. Two bolts at each end go through a row of holes in a chord, ${formatInches(reachIn)} in from the corner, at a node of the lacing. Use one on each side of the trusses, or one on the free side.`,
        figures: `
          Reach along each truss = ${reachIn} in | Length between bolts = ${braceLengthIn(model).toFixed(1)} in
          Section: 2 × 2 × 1/8 in tube | Plates = ${braces.plate.thicknessIn} in`,
        material: 'steel',
        finish: 'Zinc plated',
        grade: `${braces.tube.material.name}, plates of ${braces.plate.material.name}`,
        hardware: [bolts(2 * braces.bolts, [braces.plate.thicknessIn, chord])],
        matesWith: [...truss12, 'BS-PL-G90-12'],
        alt: 'Square steel tube at 45 degrees with a flat plate with two holes at each end',
      },
    ] as const
  }),
)

export const truss = product('truss', {
  tile: 'BS-TR12A-10',
  description:
    'Modular box truss in 3-, 6-, and 12-inch series, aluminum or steel, in 1-foot increments up to 10 feet, drilled every 3 inches.',
  pageHeaderDescription:
    '3-, 6-, and 12-inch series in 1-foot increments up to 10 feet. A connection point every 3 inches on every face.',
  bannerAlt:
    'Two 12-inch aluminum trusses meeting at a right angle under a bolted gusset plate, with a third one behind',
  each: { material: 'aluminum', finish: 'Brushed' },
  productSections: [
    {
      title: 'Profiles',
      description:
        'Square 3-, 6-, and 12-inch profiles in aluminum or steel, plus a tapered profile. The 12-inch truss bolts to traditional 12-inch plated box truss through a 3-inch adapter. The first hole is 1 1/2 in from each end, so the 3-inch pitch carries through every joint.',
      items: {
        'BS-TR12A-10': {
          name: 'Truss, 12 in, aluminum',
          description:
            'Four angle chords with a row of holes in each leg, tube lacing on all four sides, and a 1/4 in plate frame at each end. The workhorse for spans, towers, and grids; an adapter joins it to traditional 12-inch plated box truss.',
          lengthsFt: [1, 10],
          figures: `
            Section: 12 × 12 in | Chords: 4 angles, 2 × 2 × 3/16 in | Lacing: 1 × 1 × 1/8 in tube | Hole pitch = 3 in`,
          hardware: [bolts(12, [frame, frame], { use: 'per joint' })],
          matesWith: ['BS-TR-CB12', 'BS-TRTPA-05', 'BS-TR-BXA12', ...plates('12')],
          alt: 'Section of a square aluminum truss with four drilled angle chords, zigzag tube lacing, and a square plate frame at the end',
        },
        'BS-TR12S-10': {
          name: 'Truss, 12 in, steel',
          description:
            'The same section and the same holes as the 12-inch aluminum truss, in steel, for permanent platforms, shoring, and long-term outdoor use. Aluminum and steel sections bolt end to end.',
          lengthsFt: [1, 10],
          figures: `
            Section: 12 × 12 in | Chords: 4 angles, 2 × 2 × 1/8 in | Lacing: 1 × 1 × 1/8 in tube | Hole pitch = 3 in`,
          material: 'steel',
          grade: gradeOf('BS-TR12S'),
          finish: 'Brushed, clear powder coated',
          hardware: [bolts(12, [frame, frame], { use: 'per joint' })],
          matesWith: ['BS-TR12A-10', 'BS-TR-CB12', 'BS-TR-BXA12', ...plates('12')],
          alt: 'Section of a square steel truss, darker than the aluminum one, with four drilled angle chords and tube lacing on every side',
        },
        'BS-TR06A-10': {
          name: 'Truss, 6 in, aluminum',
          description:
            'Half the size of the 12-inch truss, with the same 3-inch pitch. One person can carry a 10 ft section. For frames, headers, short spans, and the legs of LED wall supports.',
          lengthsFt: [1, 10],
          figures: `
            Section: 6 × 6 in | Chords: 4 angles, 1 1/2 × 1 1/2 × 1/8 in | Lacing: 3/4 × 3/4 × 1/8 in tube
            Hole pitch = 3 in`,
          hardware: [bolts(8, [frame, frame], { use: 'per joint' })],
          matesWith: ['BS-TR-CB06', 'BS-TRTPA-05', 'BS-TR-RP1206', ...plates('06')],
          alt: 'Slender square aluminum truss with closely spaced lacing and a drilled plate frame at the end',
        },
        'BS-TR06S-10': {
          name: 'Truss, 6 in, steel',
          description:
            'The 6-inch section in steel: stiff posts and headers where depth is limited and weight does not matter. Bolts to the aluminum series hole for hole.',
          lengthsFt: [1, 10],
          figures: `
            Section: 6 × 6 in | Chords: 4 angles, 1 1/2 × 1 1/2 × 1/8 in | Lacing: 3/4 × 3/4 × 1/8 in tube
            Hole pitch = 3 in`,
          material: 'steel',
          grade: gradeOf('BS-TR06S'),
          finish: 'Brushed, clear powder coated',
          hardware: [bolts(8, [frame, frame], { use: 'per joint' })],
          matesWith: ['BS-TR06A-10', 'BS-TR-CB06', 'BS-TR-RP1206', ...plates('06')],
          alt: 'Slender square steel truss with drilled angle chords and short diagonal lacing tubes',
        },
        'BS-TR03A-10': {
          name: 'Truss, 3 in, aluminum',
          description:
            'A square tube drilled on all four faces: the smallest member of the system. Joined with splice plates outside or a spigot inside; nut bars slide into the tube and hold four bolts at a time.',
          lengthsFt: [1, 10],
          figures: 'Section: 3 × 3 in | Wall = 0.125 in | Hole pitch = 3 in | Hole diameter: 9/16 in, four faces',
          hardware: [
            boltsInto('nutBar', 4, [0.25, tube], 'per splice plate'),
            piece(1, 'BS-HW-NB-4', 'per splice plate'),
          ],
          matesWith: ['BS-TR-SPG03', 'BS-TR-CAP03', ...plates('03'), 'BS-EX3030-10'],
          alt: 'Square aluminum tube, 3 inches wide, with a row of round holes along every face',
        },
        'BS-TR03S-10': {
          name: 'Truss, 3 in, steel',
          description:
            'The 3-inch tube in ASTM A500 steel for posts, railings, and guard frames that take abuse. Same holes, same plates, same spigot as the aluminum tube.',
          lengthsFt: [1, 10],
          figures: 'Section: 3 × 3 in | Wall = 0.125 in | Hole pitch = 3 in | Hole diameter: 9/16 in, four faces',
          material: 'steel',
          grade: tubeSeries['BS-TR03S'].name,
          finish: 'Brushed, clear powder coated',
          hardware: [
            boltsInto('nutBar', 4, [0.25, tube], 'per splice plate'),
            piece(1, 'BS-HW-NB-4', 'per splice plate'),
          ],
          matesWith: ['BS-TR03A-10', 'BS-TR-SPG03', 'BS-TR-CAP03', ...plates('03')],
          alt: 'Square steel tube, 3 inches wide, dark gray, with a row of round holes along every face',
        },
        'BS-TRTPA-05': {
          name: 'Truss, tapered, 12 to 6 in, aluminum',
          description:
            'Tapers on all four sides from the 12-inch to the 6-inch section, with a full end frame at each end. Tops a mast, ends a cantilever, or brings a heavy leg down to a small base. Holes run every 3 in along each chord. It has no load table.',
          lengthsFt: [3, 5],
          figures: `
            Large end: 12 × 12 in | Small end: 6 × 6 in | Chord legs: 2 in tapering to 1 1/2 in, 1/8 in thick
            Hole pitch = 3 in`,
          hardware: [bolts(12, [frame, frame], { use: 'large end' }), bolts(8, [frame, frame], { use: 'small end' })],
          matesWith: ['BS-TR12A-10', 'BS-TR06A-10', 'BS-TR-CB12', 'BS-TR-CB06', 'BS-PL-BS06', 'BS-PL-BS12'],
          alt: 'Aluminum truss that narrows evenly on all four sides from a 12-inch square frame to a 6-inch square frame',
        },
      },
    },
    {
      title: 'Other Truss Components',
      description:
        'The parts that turn truss into a structure: corner blocks, separate end frames, adapters, splices, spigots, and bases.',
      items: {
        'BS-TR-CB12': {
          name: 'Corner block, 12 in',
          description:
            'A cube of six drilled frames that takes a 12-inch truss on any face: two-way corner, three-way corner, or six-way cross with one part. Every face has the end frame pattern.',
          figures: `
            Size: 12 × 12 × 12 in | Frames: 6, 1/4 in plate | Holes per face: 8 round, 4 corner slots
            Hole pitch = 3 in`,
          hardware: [bolts(12, [frame, frame], { use: 'per face' })],
          matesWith: [...truss12, 'BS-TRTPA-05', 'BS-PL-BS12', 'BS-HG-180-12'],
          alt: 'Cube of six square aluminum frames with rounded windows and bolt holes around every face',
        },
        'BS-TR-CB06': {
          name: 'Corner block, 6 in',
          description:
            'The six-way cube for the 6-inch series. Takes a truss, a base plate, or a hinge on any of its faces.',
          figures: 'Size: 6 × 6 × 6 in | Frames: 6, 1/4 in plate | Holes per face: 8 | Hole pitch = 3 in',
          hardware: [bolts(8, [frame, frame], { use: 'per face' })],
          matesWith: [...truss6, 'BS-TRTPA-05', 'BS-PL-BS06', 'BS-HG-180-06'],
          alt: 'Small aluminum cube with a rounded window and eight bolt holes in each face',
        },
        'BS-TR-EF12': {
          name: 'End frame, 12 in',
          description:
            'The end frame of the 12-inch truss, sold separately. A stiffener between two sections, a mounting ring for a fixture, or the face of your own panel.',
          figures: `
            Size: 12 × 12 in | Thickness = 0.25 in | Window: 8 × 8 in, 1 in radius | Holes: 8 round, 4 corner slots`,
          hardware: [bolts(12, [frame, frame, frame], { use: 'between two end frames' })],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-BXA12', 'BS-PL-BS12'],
          alt: 'Flat square aluminum frame with a rounded window, two holes along each side, and a diagonal slot in each corner',
        },
        'BS-TR-BXA12': {
          name: 'Box-truss adapter, 12 in',
          description:
            'A 3 in long collar. One face has the 12-inch end frame pattern, and the other has four 11/16 in holes on a 10 in square for the 5/8 in corner bolts of plated box truss. It adds exactly one hole pitch to the run.',
          figures: `
            Size: 12 × 12 × 3 in | Plates: 2, 1/4 in | Box-truss bolts: 4 × 5/8-11 on a 10 in square
            Hole pitch = 3 in`,
          hardware: [
            bolts(12, [frame, frame]),
            bolts(4, [frame, BOX_TRUSS_PLATE], { thread: '5/8-11', use: 'to the box truss' }),
          ],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-HW8-063-175'],
          alt: 'Shallow square collar of two plate frames held 3 inches apart by four drilled corner angles',
        },
        'BS-TR-RP1206': {
          name: 'Reducer plate, 12 to 6 in',
          description:
            'Bolts a 6-inch truss to the middle of a 12-inch end frame, corner block face, or truss side. Bolt the 6-inch truss on first, then bolt the plate to the 12-inch face.',
          figures: `
            Size: 12 × 12 in | Thickness = 0.375 in | Outer pattern: 12 in, 8 round and 4 corner slots
            Inner pattern: 6 in, 8 holes`,
          hardware: [bolts(12, [0.375, frame], { use: '12 in face' }), bolts(8, [0.375, frame], { use: '6 in truss' })],
          matesWith: [...boxTruss, 'BS-TR-CB12', 'BS-TR-CB06'],
          alt: 'Square aluminum plate with a ring of holes around its edge, a smaller ring inside it, and a small window in the middle',
        },
        'BS-TR-SPA12': {
          name: 'Chord splice angle, 12 in truss',
          description:
            'Nests inside the chord angle across a joint, one in each of the four chords. Stagger the bolts between legs. Opposing bolts would interfere inside the angle.',
          figures: `
            Length = 12 in | Section: 1 3/4 × 1 3/4 × 3/16 in | Holes: 4 per leg, 2 used | Hole pitch = 3 in`,
          hardware: [bolts(4, [0.1875, chord])],
          matesWith: [...truss12, 'BS-TR-BXA12'],
          alt: 'Short aluminum angle with four holes in each leg and rounded ends',
        },
        'BS-TR-SPG03': {
          name: 'Spigot, 3 in truss',
          description:
            'Slides 6 in into each of two 3-inch tubes and is bolted from the outside into factory-installed insert nuts. A straight joint with no plate on any face.',
          figures: `
            Length = 12 in | Section: 2 1/2 × 2 1/2 × 1/4 in | Insert nuts: 16, 1/2-13, four faces | Hole pitch = 3 in`,
          hardware: [boltsInto('tubeInsert', 16, [tube])],
          matesWith: [...truss3, 'BS-HW-IN-050'],
          alt: 'Short square aluminum tube with chamfered ends and four zinc insert nuts along each face',
        },
        'BS-TR-GB12': {
          name: 'Ground base, 12 in',
          description:
            'A 24 in square base for freestanding 12-inch towers. The plate sits on two tube runners, so bolt heads clear the floor. Corner holes take anchors or ballast pins.',
          figures: `
            Size: 24 × 24 × 2 1/4 in | Plate = 0.25 in | Runners: 2 × 2 × 3/16 in tube
            Pattern: 12 in, 8 round and 4 corner slots`,
          material: 'steel',
          finish: 'Powder coated, black',
          hardware: [bolts(12, [0.25, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-HG-180-12'],
          alt: 'Black square steel base plate on two tube runners with a ring of holes in the middle and one hole near each corner',
        },
        ...diagonalBraces,
        'BS-TR-CAP03': {
          name: 'Tube cap, 3 in truss',
          description:
            'Closes the end of a 3-inch tube flush with its faces. Four ribs hold it by friction. Pry it out with a screwdriver at the slot in one edge.',
          figures: 'Size: 3 × 3 in | Head = 0.1875 in | Depth in tube = 0.75 in',
          material: 'nylon',
          finish: 'Molded, black',
          matesWith: truss3,
          alt: 'Black square plastic cap with a flat head and a ribbed plug behind it',
        },
      },
    },
  ],
  associatedApplications: [
    'aerospace',
    'mezzanines-and-platforms',
    'theatre-and-scenic',
    'video-and-led-wall-support',
    'concert-and-touring',
    'aircraft-shoring',
  ],
  pictures: {
    'tower-joint': `
      Tower on a ground base
      A 12-inch truss standing on a black ground base, with a second truss bolted to its side at the top`,
    'spliced-span': `
      Two lengths, one pitch
      Close-up of two 12-inch trusses bolted end to end with a splice plate, with the holes 3 inches apart across the joint`,
    'corner-block': `
      Three ways out of one corner block
      Three 12-inch trusses leaving a corner block at right angles to each other`,
  },
})
