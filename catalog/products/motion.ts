import { bolts, chord, frame } from '../fasteners.ts'
import { product } from '../product.ts'
import { allTruss, truss3, truss6, truss12 } from '../truss-groups.ts'

export const motion = product('motion', {
  tile: 'BS-MO-CA6',
  description:
    'Casters, head blocks, jacks, leveling feet, roller sleeves, and slewing rings that bolt to truss on the 3-inch grid.',
  pageHeaderDescription:
    'Parts that roll, lift, level, slide, and rotate truss structures. All of them bolt to the 3-inch grid.',
  bannerAlt:
    'Swivel caster with a 6-inch wheel bolted under the end of a 12-inch aluminum truss, close to a dark floor',
  productSections: [
    {
      title: 'Casters',
      description:
        'Casters on plates with the 6 in or 12 in end frame pattern. They use the same bolts as truss-to-truss joints.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-MO-CA6': {
          name: 'Swivel caster, 6 in, with brake',
          description:
            'Polyurethane wheel on an iron core in a swivel fork with a foot brake. The plate has the eight-hole 6 in end frame pattern, so it bolts to the end or the side of a 6 in truss and, with a reducer plate, under a 12 in truss.',
          figures:
            'Rated capacity = 1200 lb | Overall height = 8 in | Wheel: 6 × 2 in | Plate: 6 × 6 × 3/8 in | Bolt pattern: 8 holes, 4 1/2 × 3 in and 3 × 4 1/2 in',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206', 'BS-MO-CA6R'],
          alt: 'Swivel caster with a 6-inch wheel, a foot brake, and a square mounting plate with eight holes',
        },
        'BS-MO-CA6R': {
          name: 'Rigid caster, 6 in',
          description:
            'The rigid version of the 6 in swivel caster, with the same wheel and height. Two rigid and two swivel casters keep a long cart running straight.',
          figures:
            'Rated capacity = 1200 lb | Overall height = 8 in | Wheel: 6 × 2 in | Plate: 6 × 6 × 3/8 in | Bolt pattern: 8 holes, 4 1/2 × 3 in and 3 × 4 1/2 in',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206', 'BS-MO-CA6'],
          alt: 'Rigid caster with a 6-inch wheel between two fixed legs under a square plate with eight holes',
        },
        'BS-MO-CA8': {
          name: 'Heavy swivel caster, 8 in, with brake',
          description:
            'For towers and rolling stages: an 8 in wheel centered under a 12 × 12 in plate that closes the end of a 12 in truss. The foot brake locks the wheel and the swivel.',
          figures: `
            Rated capacity = 2000 lb | Overall height = 10.5 in | Wheel: 8 × 2 1/2 in | Plate: 12 × 12 × 3/8 in
            Bolt pattern: 8 holes, 10 × 3 in and 3 × 10 in, and 4 corner slots`,
          hardware: [bolts(12, [0.375, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12'],
          alt: 'Heavy swivel caster with an 8-inch wheel under a 12-inch square plate with holes along its edges and slots in its corners',
        },
      },
    },
    {
      title: 'Head Blocks',
      description:
        'Sheaves for 1/4 in wire rope, on plates that bolt across both chords of a 12 in truss. The line load has a design factor of 8 with rope that has a breaking strength of 7,000 lb.',
      each: { material: 'steel', finish: 'Powder coated, black' },
      items: {
        'BS-MO-HB1': {
          name: 'Head block, one line',
          description:
            'One 8 in sheave on a sealed ball bearing between 1/4 in side plates, with rope keepers. The base plate bolts across the chords of a 12 in truss, with the rope leading up or down.',
          figures: `
            Line load = 875 lb | Rated capacity = 1750 lb | Sheave diameter = 8 in | Wire rope = 0.25 in
            Base: 6 × 12 × 3/8 in | Bolt pattern: 4 holes, 3 × 10 in`,
          hardware: [bolts(4, [0.375, chord])],
          matesWith: truss12,
          alt: 'Head block with one grooved sheave between two black side plates on a rectangular base with four holes',
        },
        'BS-MO-HB3': {
          name: 'Head block, three lines',
          description:
            'Three 8 in sheaves side by side, each on its own bearing, for the lift lines of a batten or bridle that run to one hoist. Six bolts fasten it to the two rows of chord holes. Its base is centered on a hole, never on a truss node.',
          figures: `
            Line load, each = 875 lb | Rated capacity = 5250 lb | Sheave diameter = 8 in | Wire rope = 0.25 in
            Base: 9 × 12 × 3/8 in`,
          hardware: [bolts(6, [0.375, chord])],
          matesWith: truss12,
          alt: 'Head block with three grooved sheaves side by side between black side plates on a base with six holes',
        },
      },
    },
    {
      title: 'Jacks',
      description:
        'Lift a loaded leg off its casters or compensate for an uneven floor. Capacities apply at full extension.',
      items: {
        'BS-MO-SJ12': {
          name: 'Screw jack, 6 in plate',
          description:
            'A 1 1/2 in Acme screw in a bronze nut, with a swivel foot and a handwheel just above the floor. The nut sits in a 6 × 6 in plate with the 6 in end frame pattern, so the screw runs up inside the leg.',
          figures: `
            Rated capacity = 2500 lb | Travel = 12–24 in | Screw: 1 1/2-4 Acme | Handwheel diameter = 8.75 in
            Foot diameter = 5 in | Bolt pattern: 8 holes, 4 1/2 × 3 in and 3 × 4 1/2 in`,
          material: 'steel',
          grade: '1045 steel',
          finish: 'Black oxide',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206'],
          sizes: { 'BS-MO-SJ12': '12 in travel', 'BS-MO-SJ24': '24 in travel' },
          alt: 'Black jack screw with a round foot, a handwheel above it, and a square plate with a bronze nut farther up',
        },
        'BS-MO-CJ15': {
          name: 'Side-crank jack, 15 in travel',
          description:
            'Telescoping square tubes with a bevel gear and a side crank. The back plate has two rows of holes for the faces of 3, 6, and 12 in truss, so you can raise a leg without taking it apart.',
          figures: `
            Rated capacity = 2000 lb | Travel = 15 in | Height, retracted = 24 in | Lift per turn = 0.25 in
            Back plate: 12 × 6 × 3/8 in | Bolt pattern: two rows, 3 in apart, at 0, ±2 1/4, and ±5 in`,
          material: 'steel',
          finish: 'Zinc plated',
          hardware: [bolts(4, [0.375, chord])],
          matesWith: allTruss,
          alt: 'Telescoping square jack with a side crank, a foot plate, and a wide back plate with two rows of holes',
        },
      },
    },
    {
      title: 'Leveling',
      description:
        'Feet for each truss series. Set the height from the side with an adjustable wrench (not in the tool kit), then lock it with the jam nut.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-MO-LF12': {
          name: 'Leveling foot, 12 in truss',
          description:
            'Screw jack base for towers and columns: a 12 × 12 in plate that closes the end of the truss, a 1 1/2 in Acme screw of ASTM A449 steel with a hex drive, and an 8 × 8 in foot on a ball seat for slopes up to 5°.',
          figures: `
            Rated capacity = 5000 lb | Height = 6–12 in | Plate: 12 × 12 × 1/2 in | Foot: 8 × 8 × 3/8 in
            Slope = 5 deg | Bolt pattern: 8 holes, 10 × 3 in and 3 × 10 in, and 4 corner slots`,
          hardware: [bolts(12, [0.5, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-MO-SR12'],
          alt: 'Leveling foot with a 12-inch square top plate, a thick screw with a jam nut, and a square foot plate',
        },
        'BS-MO-LF06': {
          name: 'Leveling foot, 6 in truss',
          description:
            'A 6 × 6 in plate with a welded hex nut, a 1-8 screw, and a round foot with a rubber pad. Fits the end of a 6 in truss and every face of a 6 in corner block.',
          figures:
            'Rated capacity = 4000 lb | Height = 3–7 in | Plate: 6 × 6 × 3/8 in | Foot diameter = 4 in | Bolt pattern: 8 holes, 4 1/2 × 3 in and 3 × 4 1/2 in',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206'],
          alt: 'Leveling foot with a 6-inch square plate, a screw, and a round foot with a black rubber pad',
        },
        'BS-MO-LF03': {
          name: 'Leveling foot, 3 in truss',
          description:
            'An aluminum plug slides 6 in into the 3 in square truss and is cross-bolted through the second holes from the end. The 3/4-10 screw carries a nylon foot that will not mar a finished floor.',
          figures: 'Rated capacity = 2000 lb | Height = 2–4 in | Plug: 2 11/16 × 2 11/16 in | Foot diameter = 3 in',
          material: 'aluminum',
          finish: 'Clear anodized',
          hardware: [bolts(1, [3])],
          matesWith: truss3,
          alt: 'Square aluminum plug with a cross hole, a short screw with a jam nut, and a round nylon foot',
        },
      },
    },
    {
      title: 'Sleeves',
      description:
        'A sleeve surrounds a truss and travels along it, for towers that climb their own mast, legs that telescope, and carriages that slide.',
      each: { material: 'aluminum', finish: 'Clear anodized' },
      items: {
        'BS-MO-SL12': {
          name: 'Roller sleeve, 12 in truss',
          description:
            'A square box of 1/4 in plate around a 12 in truss, with 16 nylon rollers that run on the chords. Each of its four faces has the 12 in end frame pattern, so the next truss bolts straight to it.',
          figures: 'Rated capacity = 1000 lb | Outside: 15 × 15 in | Length = 15 in | Clearance, each side = 0.125 in',
          hardware: [bolts(12, [0.25, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12'],
          alt: 'Square aluminum sleeve with a window and a ring of holes in each face and nylon rollers inside its corners',
        },
        'BS-MO-SL06': {
          name: 'Roller sleeve, 6 in truss',
          description:
            'Roller sleeve for 6-inch truss, with faces drilled for the 6 in end frame. Used as a carriage for lights and cameras and as the slide on a lifting column.',
          figures: 'Rated capacity = 500 lb | Outside: 9 × 9 in | Length = 9 in | Clearance, each side = 0.125 in',
          hardware: [bolts(8, [0.25, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206'],
          alt: 'Small square aluminum sleeve with eight holes and a window in each face and rollers inside',
        },
        'BS-MO-SL03': {
          name: 'Telescoping sleeve, 3 in truss',
          description:
            'Square tube that slips over a 3 in truss. Holes on 3-inch centers on all four faces: pin it for quick height changes, or bolt it for a fixed splice.',
          figures: 'Rated capacity = 2500 lb | Length = 12 in | Tube: 3 1/2 × 3 1/2 × 3/16 in',
          finish: 'Brushed',
          hardware: [bolts(2, [3.5])],
          matesWith: [...truss3, 'BS-HW-QP-050'],
          alt: 'Short square aluminum tube with a row of four holes on each face',
        },
      },
    },
    {
      title: 'Slewing Rings',
      description:
        'Ball bearing rings between two drilled plates. One plate bolts to the base, and the other turns with the truss.',
      each: { material: 'steel', finish: 'Black oxide' },
      items: {
        'BS-MO-SR12': {
          name: 'Slewing ring, 12 in',
          description:
            'Two 12 × 12 in plates on an 8 1/2 in ball bearing ring with a 4 in opening for cables. Rotates continuously; an index pin locks it every 15°.',
          figures: 'Axial capacity = 4000 lb | Overturning moment = 1000 ft·lb | Height = 2.25 in | Opening = 4 in',
          grade: 'ASTM A36 plate, 1050 bearing ring',
          hardware: [bolts(24, [0.375, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-MO-LF12'],
          alt: 'Slewing ring with two square black plates, a bearing ring between them, and a round cable opening',
        },
        'BS-MO-SR24': {
          name: 'Slewing ring, 24 in',
          description:
            'For crane bases, turntables, and simulators: a 20 in ball bearing ring between two 24 in round plates. Both plates have the 12 in end frame pattern in the middle and twelve holes near the rim.',
          figures: `
            Axial capacity = 12000 lb | Overturning moment = 6000 ft·lb | Diameter = 24 in | Height = 3 in
            Rim holes: 12 × 9/16 in on 22 1/2 in`,
          grade: 'ASTM A36 plate, 1050 bearing ring',
          hardware: [bolts(24, [0.5, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-MO-CA8'],
          alt: 'Round 24-inch slewing ring with drilled steel plates and a bearing ring between them',
        },
      },
    },
    {
      title: 'Other Motion Components',
      buttonText: 'Other',
      description: 'Track, wheels, and bearings for carriages and swings.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-MO-VW4': {
          name: 'V-groove wheel, 4 in',
          description:
            'Machined steel wheel with a 90° groove, mounted in a bracket with the 6 in end frame pattern. Runs on angle track (BS-MO-AT).',
          figures:
            'Rated capacity = 1000 lb | Wheel diameter = 4 in | Overall height = 5 in | Groove = 90 deg | Bolt pattern: 8 holes, 4 1/2 × 3 in and 3 × 4 1/2 in',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206', 'BS-MO-AT-05'],
          alt: 'Steel wheel with a V groove in a bracket under a square plate with eight holes',
        },
        'BS-MO-AT-05': {
          name: 'Angle track',
          description:
            'Inverted angle welded to a 6 in flat bar that is drilled like the face of a 6 in truss, with rows 4 1/2 in apart. Bolts to truss or to a floor. Lengths butt end to end without a step.',
          figures: `
            Length = 5–10 ft | Angle: 1 1/2 × 1 1/2 × 3/16 in | Base: 6 × 1/4 in | Height = 1.25 in | Gauge = 4.5 in`,
          hardware: [bolts(8, [0.25, chord])],
          matesWith: [...truss6, 'BS-PL-SP06', 'BS-MO-VW4'],
          sizes: { 'BS-MO-AT-05': '5 ft', 'BS-MO-AT-10': '10 ft' },
          alt: 'Length of steel track with a raised inverted angle between two rows of holes',
        },
        'BS-MO-PB15': {
          name: 'Pillow block, 1 1/2 in shaft',
          description:
            'Self-aligning bearing in a cast housing with two slotted holes on 6-inch centers. Two of them and a shaft make a swing, a seesaw, or a tilting frame.',
          figures: 'Rated capacity = 1500 lb | Shaft = 1.5 in | Shaft center height = 2.125 in | Hole spacing = 6 in',
          grade: 'ASTM A48 Class 30 gray iron',
          finish: 'Painted, gray',
          hardware: [bolts(2, [0.7, chord])],
          matesWith: allTruss,
          alt: 'Cast pillow block with a bearing for a 1 1/2-inch shaft and a slotted foot on each side',
        },
      },
    },
  ],
  associatedApplications: [
    'aerospace',
    'film-grip-and-special-effects',
    'theatre-and-scenic',
    'television-and-sports-broadcast',
    'training-simulators',
  ],
  pictures: {
    'rolling-tower': `
      Rolling tower on four 8 in casters
      Square tower of 12-inch truss on a base frame with a braked caster at each corner`,
    'slewing-base': `
      Crane base on a 24 in slewing ring
      Truss mast on a round slewing ring bolted to a cross of 12-inch truss with leveling feet`,
    'track-carriage': `
      Carriage with V-groove wheels on angle track
      Low truss carriage with four V-groove wheels on two lengths of angle track`,
  },
})
