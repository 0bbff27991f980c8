import { productHead } from '../product-line.ts'
import type { Product } from '../types.ts'

export const motion: Product = {
  ...productHead.motion,
  thumbnail: 'parts/bs-mo-ca6',
  description:
    'Casters, head blocks, jacks, leveling feet, roller sleeves and slewing rings that bolt to truss on the 3-inch grid.',
  pageHeaderTitle: 'Motion',
  pageHeaderDescription:
    'Parts that roll, lift, level, slide and turn what the truss carries. All of them bolt on at 3-inch pitch.',
  banner: 'banners/motion',
  bannerAlt:
    'Swivel caster with a 6 inch wheel bolted under the end of a 12 inch aluminum truss, close to a dark floor',
  productSections: [
    {
      title: 'Casters',
      buttonText: 'Casters',
      description:
        'Casters on plates drilled for the end frames of the truss. A 6 in plate covers one corner of a 12 in end frame or the whole end of a 6 in truss.',
      items: [
        {
          partNumber: 'BS-MO-CA6',
          name: 'Swivel caster, 6 in, with brake',
          description:
            'Polyurethane wheel on an iron core in a kingpinless swivel fork, with a foot brake that locks wheel and swivel together. The 6 × 6 in plate takes four bolts on the 3-inch grid.',
          figures: [
            { label: 'Rated capacity', value: 1200, unit: 'lb' },
            { label: 'Overall height', value: 8, unit: 'in' },
            { label: 'Wheel', text: '6 × 2 in' },
            { label: 'Plate', text: '6 × 6 × 3/8 in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-TR06A-10', 'BS-TR06S-10'],
          image: 'parts/bs-mo-ca6',
          alt: 'Swivel caster with a 6 inch wheel, a foot brake and a square mounting plate with four holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-ca6.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-CA6R',
          name: 'Rigid caster, 6 in',
          description:
            'The fixed partner of the 6 in swivel caster, same wheel and same height. Two rigid and two swivel casters keep a long cart running straight.',
          figures: [
            { label: 'Rated capacity', value: 1200, unit: 'lb' },
            { label: 'Overall height', value: 8, unit: 'in' },
            { label: 'Wheel', text: '6 × 2 in' },
            { label: 'Plate', text: '6 × 6 × 3/8 in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-TR06A-10', 'BS-TR06S-10'],
          image: 'parts/bs-mo-ca6r',
          alt: 'Rigid caster with a 6 inch wheel between two fixed legs under a square plate with four holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-ca6r.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-CA8',
          name: 'Heavy swivel caster, 8 in, with brake',
          description:
            'For towers and rolling stages: an 8 in wheel centered under a 12 × 12 in plate that closes the end of a 12 in truss. Foot brake on wheel and swivel.',
          figures: [
            { label: 'Rated capacity', value: 2000, unit: 'lb' },
            { label: 'Overall height', value: 10.5, unit: 'in' },
            { label: 'Wheel', text: '8 × 2 1/2 in' },
            { label: 'Plate', text: '12 × 12 × 3/8 in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['8 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-SP12', 'BS-PL-BS12'],
          image: 'parts/bs-mo-ca8',
          alt: 'Heavy swivel caster with an 8 inch wheel under a 12 inch square plate with holes along its edges',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-ca8.pdf' }] }],
        },
      ],
    },
    {
      title: 'Head Blocks',
      buttonText: 'Head Blocks',
      description:
        'Sheaves for 1/4 in wire rope on plates that bolt across both chords of a 12 in truss. Line load at a design factor of 8 on 7,000 lb rope.',
      items: [
        {
          partNumber: 'BS-MO-HB1',
          name: 'Head block, one line',
          description:
            'One 8 in sheave on a sealed ball bearing between 1/4 in side plates, with rope keepers. The base plate bolts across the chords of a 12 in truss, rope up or down.',
          figures: [
            { label: 'Line load', value: 875, unit: 'lb' },
            { label: 'Rated capacity', value: 1750, unit: 'lb' },
            { label: 'Sheave diameter', value: 8, unit: 'in' },
            { label: 'Wire rope', value: 0.25, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Powder coated, black',
          hardware: ['4 × BS-HW8-050-125'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10'],
          image: 'parts/bs-mo-hb1',
          alt: 'Head block with one grooved sheave between two black side plates on a rectangular base with four holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-hb1.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-HB3',
          name: 'Head block, three lines',
          description:
            'Three 8 in sheaves side by side, each on its own bearing, for batten sets and bridles that gather at one hoist. Same base pattern as the one-line block.',
          figures: [
            { label: 'Line load, each', value: 875, unit: 'lb' },
            { label: 'Rated capacity', value: 5250, unit: 'lb' },
            { label: 'Sheave diameter', value: 8, unit: 'in' },
            { label: 'Wire rope', value: 0.25, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Powder coated, black',
          hardware: ['6 × BS-HW8-050-125'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10'],
          image: 'parts/bs-mo-hb3',
          alt: 'Head block with three grooved sheaves side by side between black side plates on a base with six holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-hb3.pdf' }] }],
        },
      ],
    },
    {
      title: 'Jacks',
      buttonText: 'Jacks',
      description: 'Lift a loaded leg off its casters or take up an uneven floor. Capacities hold at full extension.',
      items: [
        {
          partNumber: 'BS-MO-SJ24',
          name: 'Screw jack, 6 in plate',
          description:
            'A 1 1/2 in Acme screw in a bronze nut, with a handwheel above and a swivel foot below. The nut housing sits on a 6 × 6 in plate, so the screw runs up inside the truss leg.',
          figures: [
            { label: 'Rated capacity', value: 2500, unit: 'lb' },
            { label: 'Travel', value: [12, 24], unit: 'in' },
            { label: 'Screw', text: '1 1/2-4 Acme' },
            { label: 'Foot diameter', value: 5, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Black oxide',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-TR12A-10', 'BS-TR12S-10'],
          sizes: [
            { partNumber: 'BS-MO-SJ12', label: '12 in travel' },
            { partNumber: 'BS-MO-SJ24', label: '24 in travel' },
          ],
          image: 'parts/bs-mo-sj24',
          alt: 'Long threaded jack screw with a handwheel on top, a square plate with a nut housing and a round foot below',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sj24.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-CJ15',
          name: 'Side-crank jack, 15 in travel',
          description:
            'Telescoping square tubes with a bevel gear and a folding side crank. The back plate bolts to any face with holes at 3-inch pitch, so a leg can be raised without taking it apart.',
          figures: [
            { label: 'Rated capacity', value: 2000, unit: 'lb' },
            { label: 'Travel', value: 15, unit: 'in' },
            { label: 'Height, retracted', value: 24, unit: 'in' },
            { label: 'Lift per turn', value: 0.25, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-TR06A-10', 'BS-TR06S-10', 'BS-TR03A-10', 'BS-TR03S-10'],
          image: 'parts/bs-mo-cj15',
          alt: 'Telescoping square jack with a side crank, a foot plate and a back plate with two columns of holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-cj15.pdf' }] }],
        },
      ],
    },
    {
      title: 'Leveling',
      buttonText: 'Leveling',
      description:
        'Feet for each truss series. Set the height with a wrench from the side, then lock it with the jam nut.',
      items: [
        {
          partNumber: 'BS-MO-LF12',
          name: 'Leveling foot, 12 in truss',
          description:
            'Screw jack base for towers and columns: a 12 × 12 in plate that closes the end of the truss, a 1 1/2 in Acme screw with a hex drive and an 8 × 8 in foot on a ball seat that follows 5° of slope.',
          figures: [
            { label: 'Rated capacity', value: 8000, unit: 'lb' },
            { label: 'Height', value: [6, 12], unit: 'in' },
            { label: 'Plate', text: '12 × 12 × 1/2 in' },
            { label: 'Foot', text: '8 × 8 × 3/8 in' },
            { label: 'Slope', value: 5, unit: 'deg' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['8 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-SP12', 'BS-PL-BS12'],
          image: 'parts/bs-mo-lf12',
          alt: 'Leveling foot with a 12 inch square top plate, a thick screw with a jam nut and a square foot plate',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-lf12.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-LF06',
          name: 'Leveling foot, 6 in truss',
          description:
            'A 6 × 6 in plate with a welded hex nut, a 1-8 screw and a round foot with a rubber sole. Fits the end of a 6 in truss or one corner of a 12 in end frame.',
          figures: [
            { label: 'Rated capacity', value: 4000, unit: 'lb' },
            { label: 'Height', value: [3, 7], unit: 'in' },
            { label: 'Plate', text: '6 × 6 × 3/8 in' },
            { label: 'Foot diameter', value: 4, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-SP06'],
          image: 'parts/bs-mo-lf06',
          alt: 'Leveling foot with a 6 inch square plate, a screw and a round foot with a black rubber sole',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-lf06.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-LF03',
          name: 'Leveling foot, 3 in truss',
          description:
            'An aluminum plug slides into the 3 in square truss and is cross-bolted through its first holes. The 3/4-10 screw carries a nylon foot that does not mark a finished floor.',
          figures: [
            { label: 'Rated capacity', value: 2000, unit: 'lb' },
            { label: 'Height', value: [2, 4], unit: 'in' },
            { label: 'Plug', text: '2 11/16 × 2 11/16 in' },
            { label: 'Foot diameter', value: 3, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Clear anodized',
          hardware: ['1 × BS-HW8-050-400'],
          matesWith: ['BS-TR03A-10', 'BS-TR03S-10'],
          image: 'parts/bs-mo-lf03',
          alt: 'Square aluminum plug with a cross hole, a short screw with a jam nut and a round nylon foot',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-lf03.pdf' }] }],
        },
      ],
    },
    {
      title: 'Sleeves',
      buttonText: 'Sleeves',
      description:
        'A sleeve surrounds a truss and travels along it: towers that climb their own mast, legs that telescope, carriages that slide.',
      items: [
        {
          partNumber: 'BS-MO-SL12',
          name: 'Roller sleeve, 12 in truss',
          description:
            'Two square collars and four corner angles around a 12 in truss, with 16 nylon rollers that run on the chords. Its own faces are drilled like a truss, so the next structure bolts straight to it.',
          figures: [
            { label: 'Rated capacity', value: 1000, unit: 'lb' },
            { label: 'Outside', text: '18 × 18 in' },
            { label: 'Length', value: 18, unit: 'in' },
            { label: 'Clearance, each side', value: 0.125, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Clear anodized',
          hardware: ['16 × BS-HW8-050-125'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-SP12'],
          image: 'parts/bs-mo-sl12',
          alt: 'Square aluminum sleeve frame with nylon rollers inside its corners and holes along its edges',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sl12.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-SL06',
          name: 'Roller sleeve, 6 in truss',
          description:
            'The same sleeve for a 6 in truss, with eight rollers at each end. Used as a carriage for lights and cameras and as the slide of a lifting column.',
          figures: [
            { label: 'Rated capacity', value: 500, unit: 'lb' },
            { label: 'Outside', text: '12 × 12 in' },
            { label: 'Length', value: 12, unit: 'in' },
            { label: 'Clearance, each side', value: 0.125, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Clear anodized',
          hardware: ['16 × BS-HW8-050-125'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-PL-SP12'],
          image: 'parts/bs-mo-sl06',
          alt: 'Small square aluminum sleeve with white rollers in its corners, sized for a 6 inch truss',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sl06.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-SL03',
          name: 'Telescoping sleeve, 3 in truss',
          description:
            'Square tube that slips over a 3 in truss. Holes at 3-inch pitch on all four faces: pin it for quick changes of height, bolt it for a fixed splice.',
          figures: [
            { label: 'Rated capacity', value: 2500, unit: 'lb' },
            { label: 'Length', value: 12, unit: 'in' },
            { label: 'Tube', text: '3 1/2 × 3 1/2 × 3/16 in' },
          ],
          material: 'aluminum',
          finish: 'Brushed',
          hardware: ['2 × BS-HW8-050-450', '2 × BS-HW-QP-050'],
          matesWith: ['BS-TR03A-10', 'BS-TR03S-10', 'BS-HW-QP-050'],
          image: 'parts/bs-mo-sl03',
          alt: 'Short square aluminum tube with a row of four holes on each face',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sl03.pdf' }] }],
        },
      ],
    },
    {
      title: 'Slewing Rings',
      buttonText: 'Slewing Rings',
      description:
        'Ball bearing rings between two drilled plates: one face bolts to the base, the other turns with the truss.',
      items: [
        {
          partNumber: 'BS-MO-SR12',
          name: 'Slewing ring, 12 in',
          description:
            'Two 12 × 12 in plates on a 10 in ball bearing ring with a 4 in opening for cables. Turns without limit; an index pin locks it every 15°.',
          figures: [
            { label: 'Axial capacity', value: 4000, unit: 'lb' },
            { label: 'Overturning moment', value: 1000, unit: 'ft·lb' },
            { label: 'Height', value: 2.25, unit: 'in' },
            { label: 'Opening', value: 4, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Black oxide',
          hardware: ['16 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-BS12', 'BS-MO-LF12'],
          image: 'parts/bs-mo-sr12',
          alt: 'Slewing ring with two square black plates, a bearing ring between them and a round cable opening',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sr12.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-SR24',
          name: 'Slewing ring, 24 in',
          description:
            'For crane bases, turntables and simulators: a 20 in ball bearing ring between two 24 in round plates. The 12 in truss pattern is drilled in the middle of both plates, with extra holes at 3-inch pitch around it.',
          figures: [
            { label: 'Axial capacity', value: 12000, unit: 'lb' },
            { label: 'Overturning moment', value: 6000, unit: 'ft·lb' },
            { label: 'Diameter', value: 24, unit: 'in' },
            { label: 'Height', value: 3, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Black oxide',
          hardware: ['16 × BS-HW8-050-150'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-PL-BS12', 'BS-MO-CA8'],
          image: 'parts/bs-mo-sr24',
          alt: 'Round slewing ring of 24 inches with drilled steel plates and a bearing ring between them',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-sr24.pdf' }] }],
        },
      ],
    },
    {
      title: 'Other Motion Components',
      buttonText: 'Other',
      description: 'Track, wheels and bearings for carriages and swings.',
      items: [
        {
          partNumber: 'BS-MO-VW4',
          name: 'V-groove wheel, 4 in',
          description:
            'Machined steel wheel with a 90° groove on two sealed bearings, in a bracket for the underside of a truss or a 6 in plate. Runs on the angle track below.',
          figures: [
            { label: 'Rated capacity', value: 1000, unit: 'lb' },
            { label: 'Wheel diameter', value: 4, unit: 'in' },
            { label: 'Overall height', value: 5, unit: 'in' },
            { label: 'Groove', value: 90, unit: 'deg' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['4 × BS-HW8-050-150'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-TR12A-10', 'BS-TR12S-10', 'BS-MO-AT-10'],
          image: 'parts/bs-mo-vw4',
          alt: 'Steel wheel with a V groove in a bracket under a square plate with four holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-vw4.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-AT-10',
          name: 'Angle track',
          description:
            'Inverted angle welded to a flat base with a hole at every 3 inches on both sides. Bolts to truss or to a floor, end to end without a step.',
          figures: [
            { label: 'Length', value: [5, 10], unit: 'ft' },
            { label: 'Angle', text: '1 1/2 × 1 1/2 × 3/16 in' },
            { label: 'Base', text: '6 × 1/4 in' },
            { label: 'Height', value: 1.375, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Zinc plated',
          hardware: ['8 × BS-HW8-050-125'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-MO-VW4'],
          sizes: [
            { partNumber: 'BS-MO-AT-05', label: '5 ft' },
            { partNumber: 'BS-MO-AT-10', label: '10 ft' },
          ],
          image: 'parts/bs-mo-at-10',
          alt: 'Length of steel track with a raised inverted angle between two rows of holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-at-10.pdf' }] }],
        },
        {
          partNumber: 'BS-MO-PB15',
          name: 'Pillow block, 1 1/2 in shaft',
          description:
            'Self-aligning bearing in a cast housing with two slotted holes on a 6-inch spacing. Two of them and a shaft make a swing, a seesaw or a tilting frame.',
          figures: [
            { label: 'Rated capacity', value: 1500, unit: 'lb' },
            { label: 'Shaft', value: 1.5, unit: 'in' },
            { label: 'Shaft center height', value: 2.125, unit: 'in' },
            { label: 'Hole spacing', value: 6, unit: 'in' },
          ],
          material: 'steel',
          finish: 'Painted, gray',
          hardware: ['2 × BS-HW8-050-200'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-TR06A-10', 'BS-TR06S-10', 'BS-TR03A-10', 'BS-TR03S-10'],
          image: 'parts/bs-mo-pb15',
          alt: 'Cast pillow block with a bearing for a 1 1/2 inch shaft and a slotted foot on each side',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-mo-pb15.pdf' }] }],
        },
      ],
    },
  ],
  associatedApplications: [
    'aerospace',
    'film-grip-and-special-effects',
    'theatre-and-scenic',
    'television-and-sports-broadcast',
    'training-simulators',
  ],
  pictures: [
    {
      url: 'products/motion/rolling-tower',
      title: 'Rolling tower on four 6 in casters',
      alt: 'Square tower of 12 inch truss on a base frame with a caster with brake at each corner',
    },
    {
      url: 'products/motion/slewing-base',
      title: 'Crane base on a 24 in slewing ring',
      alt: 'Truss mast on a round slewing ring bolted to a cross of 12 inch truss with leveling feet',
    },
    {
      url: 'products/motion/track-carriage',
      title: 'Carriage with V-groove wheels on angle track',
      alt: 'Low truss carriage that stands with four V-groove wheels on two lengths of angle track',
    },
  ],
}
