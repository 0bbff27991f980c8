import { boltsInto, chord, fastenerSizes, greatestGrip, piece, setSizes, shortSizes } from '../fasteners.ts'
import { product } from '../product.ts'
import { allTruss, truss12 } from '../truss-groups.ts'

export const hardware = product('hardware', {
  tile: 'BS-HW8-050-125',
  description:
    'Grade 8 bolts, nut bars, insert nuts, pins, rod, and spacers for the 9/16-inch holes in the 3-inch grid.',
  pageHeaderDescription:
    'One bolt size for nearly everything: 1/2-13 Grade 8 in a 9/16 in hole, turned with a 3/4 in wrench.',
  bannerAlt: 'Close-up of black hex bolts with washers in a row along the drilled chord of a truss',
  productSections: [
    {
      title: 'Nut Bars',
      description: 'Tapped bars that fit behind a row of holes and replace loose nuts in hard-to-reach places.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-HW-NB-4': {
          name: 'Nut bar, 4 holes',
          description:
            'Four 1/2-13 tapped holes on 3-inch centers in a 1/2 in thick bar. Behind a chord or inside a 3 in truss, it lets you tighten four bolts with one wrench.',
          figures: 'Length = 12 in | Section: 1 1/4 × 1/2 in | Thread: 4 × 1/2-13 | Pitch = 3 in',
          hardware: [boltsInto('nutBar', 4, [chord])],
          matesWith: [...allTruss, 'BS-HW8-050-125'],
          alt: 'Flat steel bar with four threaded holes in a row',
        },
        'BS-HW-NB-2': {
          name: 'Nut bar, 2 holes',
          description:
            'Two tapped holes on 3-inch centers, for brackets, rings, and the last pair of holes at the end of a truss.',
          figures: 'Length = 6 in | Section: 1 1/4 × 1/2 in | Thread: 2 × 1/2-13 | Pitch = 3 in',
          hardware: [boltsInto('nutBar', 2, [chord])],
          matesWith: [...allTruss, 'BS-HW8-050-125'],
          alt: 'Short flat steel bar with two threaded holes',
        },
        'BS-HW-NB-L': {
          name: 'Corner nut bar, 2 + 2 holes',
          description:
            'An angle with two tapped holes in each leg. It nests inside the chord of a 12 in truss. Splices two chords with four short bolts and no loose nuts.',
          figures: 'Length = 6 in | Angle: 1 3/4 × 1 3/4 × 3/8 in | Thread: 4 × 1/2-13 | Pitch = 3 in',
          hardware: [boltsInto('cornerNutBar', 4, [chord])],
          matesWith: [...truss12, 'BS-HW8-050-125'],
          alt: 'Short steel angle with two threaded holes in each leg',
        },
      },
    },
    {
      title: 'Insert Nuts',
      description: 'Permanent threads for plywood, tube, and extrusion.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-HW-IN-050': {
          name: 'Insert nut, 1/2-13',
          description:
            'Flanged, knurled insert for plywood, end plugs, and tube walls. Pull it into an 11/16 in hole with a bolt and washer. The flange carries the load.',
          figures: 'Thread: 1/2-13 | Hole = 0.6875 in | Length = 0.75 in | Pull-out in 3/4 in plywood = 900 lb',
          grade: '12L14 steel',
          matesWith: ['BS-AC-DP48', 'BS-HW8-050-125'],
          alt: 'Round threaded insert with a thin flange and a knurled body',
        },
        'BS-HW-IN-038': {
          name: 'Insert nut, 3/8-16',
          description: 'The smaller insert, for casework, signs, and skins that hang on the structure.',
          figures: 'Thread: 3/8-16 | Hole = 0.5 in | Length = 0.625 in | Pull-out in 3/4 in plywood = 600 lb',
          grade: '12L14 steel',
          matesWith: ['BS-HW8-038-150'],
          alt: 'Small round threaded insert with a thin flange and a knurled body',
        },
      },
    },
    {
      title: 'Grade 8',
      description:
        'SAE J429 Grade 8: 150,000 psi tensile, 120,000 psi proof. Sold in sets of one bolt, one nut, and two hardened washers. Torque to 75% of proof load.',
      each: { material: 'steel', finish: 'Black oxide' },
      items: {
        'BS-HW8-050-125': {
          name: 'Bolt set, 1/2-13, Grade 8',
          description:
            'Hex bolt with nut and two hardened washers. Use 1 1/4 in for a 1/4 in plate on a chord, 1 1/2 in for two end frames, 1 3/4 in for an end frame and a 1/2 in plate, and 4 in through a 3 in truss.',
          figures: `
            Length = 1–4.5 in | Grip, 1 1/2 in = ${greatestGrip('1/2-13', 1.5)} in | Clamp load = 12770 lb
            Torque, dry = 106 ft·lb | Torque, lubricated = 80 ft·lb`,
          grade: 'SAE J429 Grade 8 steel',
          matesWith: [...allTruss, 'BS-PL-SP12', 'BS-HW-NB-4'],
          sizes: setSizes('1/2-13'),
          alt: 'Black hex bolt with two washers and a hex nut on its thread',
        },
        'BS-HW8-038-150': {
          name: 'Bolt set, 3/8-16, Grade 8',
          description: 'The light-duty set for gates, hinges, and skins: hex bolt with nut and two hardened washers.',
          figures: 'Length = 1–2 in | Clamp load = 6980 lb | Torque, dry = 44 ft·lb | Torque, lubricated = 33 ft·lb',
          grade: 'SAE J429 Grade 8 steel',
          matesWith: ['BS-AC-GT36', 'BS-HW-IN-038'],
          sizes: setSizes('3/8-16'),
          alt: 'Slim black hex bolt with two washers and a hex nut',
        },
        'BS-HW8-SB-062': {
          name: 'Short bolt, 1/2-13, Grade 8',
          description:
            'Hex bolt with one hardened washer, for slot nuts, end plugs, and corner nut bars: long enough to engage the threads and short enough not to bottom out. Use 5/8 in for a 1/4 in plate on a slot.',
          figures: `
            Length = 0.5–0.75 in | Slot, plate 1/8 in: 1/2 in | Slot, plate 3/16 or 1/4 in: 5/8 in
            Slot, plate 3/8 in: 3/4 in | Torque in slots = 30 ft·lb`,
          grade: 'SAE J429 Grade 8 steel',
          matesWith: ['BS-EX-SN1', 'BS-EX-SN2', 'BS-EX-PLG1530', 'BS-EX-PLG3030', 'BS-EX-PLG3060', 'BS-HW-NB-L'],
          sizes: shortSizes,
          alt: 'Very short black hex bolt with one washer under its head',
        },
        'BS-HW8-063-175': {
          name: 'Bolt set, 5/8-11, Grade 8',
          description:
            'The corner bolt for plated box truss: hex bolt with nut and two hardened washers, for the box-truss adapter. Takes a 15/16 in wrench.',
          figures: `
            Length = 1.75–2.25 in | Grip, 1 3/4 in = ${greatestGrip('5/8-11', 1.75)} in | Clamp load = 20340 lb
            Torque, dry = 212 ft·lb | Torque, lubricated = 159 ft·lb`,
          grade: 'SAE J429 Grade 8 steel',
          matesWith: ['BS-TR-BXA12', 'BS-TK-CW34', 'BS-TK-SK34'],
          sizes: setSizes('5/8-11'),
          alt: 'Stout black hex bolt with two washers and a hex nut on its thread',
        },
        'BS-HW8-050-N': {
          name: 'Hex nut, Grade 8',
          description:
            'Spare nut for the 1/2 and 5/8 in sets. Replace a nut that has been torqued dry more than five times.',
          figures: `
            Thread: 1/2-13 or 5/8-11 | Across flats, 1/2 in = ${fastenerSizes['1/2-13'].acrossFlats} in
            Height, 1/2 in = ${fastenerSizes['1/2-13'].nut} in`,
          grade: 'SAE J995 Grade 8 steel',
          matesWith: ['BS-HW8-050-125', 'BS-HW8-063-175', 'BS-HW-TR-01', 'BS-RG-EB050'],
          sizes: { 'BS-HW8-050-N': '1/2 in', 'BS-HW8-063-N': '5/8 in' },
          alt: 'Black hex nut with chamfered corners',
        },
        'BS-HW8-050-W': {
          name: 'Hardened washer',
          description:
            'Through-hardened flat washer. On aluminum, always use one under the head and one under the nut, so that the torque stretches the bolt instead of scraping the chord.',
          figures: `
            Inside, 1/2 in = ${fastenerSizes['1/2-13'].washer[0]} in
            Outside, 1/2 in = ${fastenerSizes['1/2-13'].washer[1]} in
            Thickness = ${fastenerSizes['1/2-13'].washer[2]} in`,
          grade: 'ASTM F436 hardened steel',
          matesWith: ['BS-HW8-050-125', 'BS-HW8-063-175', 'BS-HW-TR-01', 'BS-RG-EB050'],
          sizes: { 'BS-HW8-050-W': '1/2 in', 'BS-HW8-063-W': '5/8 in' },
          alt: 'Flat black steel washer',
        },
      },
    },
    {
      title: 'Other Hardware',
      buttonText: 'Other',
      description: 'Rod, couplers, spacers, pins, and hand knobs for the same holes.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-HW-TR-01': {
          name: 'Threaded rod, 1/2-13',
          description:
            'For hangers, tie rods, and long joints. Rated per MSS SP-58 for carbon steel rod at one-sixth of its tensile strength. Cut to length on site and deburr before you thread on the nut.',
          figures: `
            Length = 1–6 ft | Thread: 1/2-13 | Working load limit = 1350 lb
            Design factor: 6, tensile strength 58 ksi`,
          hardware: [piece(2, 'BS-HW8-050-N'), piece(2, 'BS-HW8-050-W')],
          matesWith: ['BS-HW-CN-050', 'BS-HW8-050-N', 'BS-HW-NB-2'],
          sizes: { 'BS-HW-TR-01': '1 ft', 'BS-HW-TR-03': '3 ft', 'BS-HW-TR-06': '6 ft' },
          alt: 'Fully threaded steel rod about as long as a forearm',
        },
        'BS-HW-CN-050': {
          name: 'Coupling nut, 1/2-13',
          description: 'Joins two rods. A sight hole in the middle shows full engagement of both threads.',
          figures: `Thread: 1/2-13 | Length = 1.75 in | Across flats = ${fastenerSizes['1/2-13'].acrossFlats} in`,
          grade: 'ASTM A563 Grade A steel',
          matesWith: ['BS-HW-TR-01'],
          alt: 'Long hex coupling nut with a small sight hole in one flat',
        },
        'BS-HW-SP-1': {
          name: 'Spacer tube',
          description:
            'Turned tube for a 1/2 in bolt. Keeps plates an exact distance apart or keeps a bolt from crushing a hollow section.',
          figures: 'Length = 0.5–2.75 in | Outside = 1 in | Bore = 0.5625 in',
          material: 'aluminum',
          finish: 'Clear anodized',
          matesWith: ['BS-HW8-050-125', 'BS-HW-TR-01'],
          sizes: {
            'BS-HW-SP-05': '1/2 in',
            'BS-HW-SP-1': '1 in',
            'BS-HW-SP-2': '2 in',
            'BS-HW-SP-275': '2 3/4 in, inside 3 in truss',
          },
          alt: 'Short aluminum tube with a bore for a 1/2-inch bolt',
        },
        'BS-HW-QP-050': {
          name: 'Quick-release pin, 1/2 in',
          description:
            'Ball-lock pin with a ring handle for joints that are opened daily: telescoping sleeves, post sockets, and gates. Not for overhead lifting.',
          figures: 'Diameter = 0.5 in | Grip = 3.5 in | Double shear = 4200 lb',
          material: 'stainless',
          grade: '17-4 PH stainless steel',
          finish: 'Passivated',
          matesWith: ['BS-MO-SL03', 'BS-AC-PS3', 'BS-TR03A-10'],
          alt: 'Stainless pin with a button, a ring handle, and two locking balls near its tip',
        },
        'BS-HW-HK-050': {
          name: 'Hand knob, 1/2-13',
          description:
            'Four-lobe nylon knob on a 1/2-13 stud, to fasten covers and make adjustments without a wrench. Not structural.',
          figures: 'Knob diameter = 2.5 in | Stud: 1/2-13 × 1 1/4 in | Torque = 10 ft·lb',
          material: 'nylon',
          finish: 'Molded, black',
          matesWith: ['BS-HW-NB-2', 'BS-HW-IN-050'],
          alt: 'Black four-lobe hand knob with a threaded steel stud',
        },
      },
    },
  ],
  associatedApplications: ['aerospace', 'mezzanines-and-platforms', 'industrial-rigging', 'concert-and-touring'],
  pictures: {},
})
