import { beamMount } from '#engineering/part-models/rigging.ts'
import { bolts, chord, piece } from '../fasteners.ts'
import { product } from '../product.ts'
import { allTruss, boxTruss, truss3, truss6, truss12 } from '../truss-groups.ts'

export const rigging = product('rigging', {
  tile: 'BS-RG-LM12',
  description:
    'Lifting mounts, hoist mounts, beam mounts, eye bolts, hoist rings, and shackles that hang truss from a point or a point from truss.',
  pageHeaderDescription:
    'Hang truss from a point, or a point from truss. Mounts are marked with the load at rest that every truss of their size carries.',
  bannerAlt: 'Lifting mount with a bow shackle on top of a 12-inch truss, backlit against a black background',
  each: { material: 'steel', finish: 'Zinc plated' },
  productSections: [
    {
      title: 'Mounts',
      description:
        'Mounts spread the load at a rigging point across both chords. Place them at truss nodes, as the load tables assume. Use the lower of the part and chord ratings.',
      items: {
        'BS-RG-LM12': {
          name: 'Lifting mount, 12 in truss',
          description:
            'A 6 × 12 in base that bolts across both chords, with a 5/8 in lug in line with the truss and a rib on each side of the lug. The lug takes a 5/8 in bow shackle. The marked limit is for a load at rest.',
          figures: `
            Working load limit = 850 lb | Design factor: 5 | Lug hole = 0.8125 in | Base: 6 × 12 × 3/8 in
            Hole height = 2.625 in`,
          hardware: [bolts(4, [0.375, chord])],
          matesWith: [...truss12, 'BS-RG-SH058'],
          alt: 'Rectangular steel plate with four corner holes and an upright rounded lug with one large hole',
        },
        'BS-RG-LM06': {
          name: 'Lifting mount, 6 in truss',
          description:
            'The same mount for a 6 in truss: a 6 × 6 in base across the chords and a 1/2 in lug for a 5/8 in bow shackle. The marked limit is for a load at rest.',
          figures: `
            Working load limit = 460 lb | Design factor: 5 | Lug hole = 0.8125 in | Base: 6 × 6 × 3/8 in
            Hole height = 2.125 in`,
          hardware: [bolts(4, [0.375, chord])],
          matesWith: [...truss6, 'BS-RG-SH058'],
          alt: 'Square steel plate with four holes and an upright lug with one large hole',
        },
        'BS-RG-LM03': {
          name: 'Lifting saddle, 3 in truss',
          description:
            'A bent saddle over the 3 in square truss. Two bolts through the side holes hold it without crushing the tube. The lug is on top.',
          figures: `
            Working load limit = 1000 lb | Design factor: 5 | Lug hole = 0.8125 in | Length = 6 in
            Inside width = 3.0625 in`,
          hardware: [bolts(2, [3.5625])],
          matesWith: [...truss3, 'BS-RG-SH058'],
          alt: 'Bent U-shaped steel saddle with two holes in each side and an upright lug on top',
        },
        'BS-RG-HM12': {
          name: 'Chain hoist mount, 12 in truss',
          description:
            'Two cheek plates on a base across both chords, with a 1 in pin for the hook or the body of a chain hoist. The chain hangs clear between the chords, through a 6 × 4 1/2 in opening.',
          figures: `
            Working load limit = 1500 lb | Design factor: 5 | Pin = 1 in | Clear width = 4.5 in
            Base: 12 × 12 × 3/8 in`,
          finish: 'Powder coated, black',
          hardware: [bolts(8, [0.375, chord])],
          matesWith: truss12,
          alt: 'Black base plate with a square opening, two cheek plates, and a steel pin across them',
        },
        'BS-RG-BM12': {
          name: 'I-beam mount',
          description:
            'Two slotted bars bolt along the chords, and four clamp jaws grip the flange of an I-beam that crosses the truss. No drilling or welding on the building. Jaw bolts and nuts are included.',
          figures: `
            Working load limit = 850 lb | Design factor: 5 | Flange width = ${beamMount.flangeIn}–12 in
            Flange thickness, max = 0.5 in | Bars: 18 × 2 1/2 × 3/4 in`,
          hardware: [bolts(4, [0.75, chord])],
          matesWith: truss12,
          alt: 'Two parallel slotted steel bars with a clamp jaw bolted near each end',
        },
      },
    },
    {
      title: 'Other Rigging Components',
      buttonText: 'Other',
      description:
        'Eyes, rings, plates, and shackles for one 9/16 in hole or two adjacent holes. The load limit applies to the part alone. A single chord hole carries far less. See the load table.',
      items: {
        'BS-RG-HR050': {
          name: 'Swivel hoist ring, 1/2-13',
          description:
            'Swivels 360° and pivots 180°, so the working load limit applies at every angle of pull. It bolts through one truss hole, with a nut bar behind it.',
          figures: `
            Working load limit = 2500 lb | Design factor: 5 | Thread: 1/2-13 × 1 in | Ring opening = 2 in
            Torque = 28 ft·lb`,
          grade: '4140 alloy steel',
          finish: 'Black oxide',
          hardware: [piece(1, 'BS-HW-NB-2')],
          matesWith: [...boxTruss, 'BS-HW-NB-2', 'BS-HW-NB-4'],
          alt: 'Swivel hoist ring with a round body, a bail that pivots, and a threaded bolt below',
        },
        'BS-RG-EB050': {
          name: 'Shoulder eye bolt, 1/2-13',
          description:
            'Forged eye with a shoulder and a nut, for straight pulls. At 45° to the shank, the load limit drops to 25%. Use the hoist ring for angled pulls.',
          figures: `
            Working load limit = 2200 lb | Design factor: 5 | Limit at 45° = 550 lb | Eye = 1.1875 in
            Shank: 1/2-13 × 1 1/2 in`,
          grade: 'ASTM A489 forged steel',
          hardware: [piece(1, 'BS-HW8-050-N'), piece(1, 'BS-HW8-050-W')],
          matesWith: [...boxTruss, 'BS-HW-NB-2', 'BS-RG-SH058'],
          alt: 'Forged steel eye bolt with a shoulder, a threaded shank, a washer, and a hex nut',
        },
        'BS-RG-PE2': {
          name: 'Pad eye, two holes',
          description:
            'A half ring of 1/2 in bar on a plate with two holes 3 in apart. For safeties and perpendicular pulls on any row of holes. Angled guy lines are not rated.',
          figures: `
            Working load limit = 950 lb | Design factor: 5 | Eye = 1.25 in | Plate: 6 × 2 1/2 × 3/8 in
            Hole pitch = 3 in`,
          hardware: [bolts(2, [0.375, chord])],
          matesWith: [...allTruss, 'BS-PL-SP12', 'BS-PL-SP06', 'BS-HW-NB-2', 'BS-RG-SH058'],
          alt: 'Steel plate with two holes and a half ring of round bar between them',
        },
        'BS-RG-BP3': {
          name: 'Bridle plate, three points',
          description:
            'A triangular plate that joins the two legs of a bridle to one pick. It has a hole in each corner for a 5/8 in shackle and a 9/16 in hole in the middle for a safety.',
          figures: `
            Working load limit = 4000 lb | Design factor: 5 | Holes: 3 × 13/16 in | Hole spacing = 6 in
            Thickness = 0.5 in`,
          matesWith: ['BS-RG-SH058'],
          alt: 'Triangular steel plate with rounded corners, a large hole in each corner, and a small one in the middle',
        },
        'BS-RG-SH058': {
          name: 'Bow shackle, screw pin',
          description:
            'Forged bow shackle with a screw pin, in three sizes; the mount lugs are drilled for the 5/8 in size. Mouse the pin for long-term use.',
          figures: `
            Working load limit = 4000–9500 lb | Design factor: 5 | Bow diameter = 0.5–0.75 in
            Pin diameter, 5/8 in = 0.75 in | Jaw, 5/8 in = 1.0625 in`,
          grade: 'Forged 1045 steel, quenched and tempered',
          finish: 'Hot-dip galvanized',
          matesWith: ['BS-RG-LM12', 'BS-RG-LM06', 'BS-RG-LM03', 'BS-RG-BP3', 'BS-RG-PE2'],
          sizes: {
            'BS-RG-SH050': '1/2 in, 4,000 lb',
            'BS-RG-SH058': '5/8 in, 6,500 lb',
            'BS-RG-SH075': '3/4 in, 9,500 lb',
          },
          alt: 'Galvanized bow shackle with a screw pin through its two ears',
        },
      },
    },
  ],
  associatedApplications: [
    'industrial-rigging',
    'video-and-led-wall-support',
    'concert-and-touring',
    'theatre-and-scenic',
    'obstacle-courses-and-aerial-arts',
  ],
  pictures: {
    'two-point-pick': `
      Two-point pick of a 20 ft span
      Spliced truss hung from two lifting mounts with shackles and slings that meet above it`,
    'hoist-mount': `
      Chain hoist below a 12 in truss
      Chain hoist hanging from a mount bolted below a 12-inch truss`,
    'beam-mount': `
      Truss clamped under an I-beam
      Truss held under the bottom flange of a steel I-beam by slotted bars and clamp jaws`,
  },
})
