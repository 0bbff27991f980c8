// Written by the studio from its scenes. Do not edit: run `npm run studio -- check`.
/** Quantities of the parts that each picture shows, by part number. */
export const builtFrom: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'applications/concert-and-touring/light-totems': {
    'BS-TR-EF12': 5,
    'BS-TR-GB12': 5,
    'BS-TR12A-06': 5,
  },
  'applications/industrial-rigging/beam-hang': {
    'BS-RG-BM12': 2,
    'BS-RG-LM12': 1,
    'BS-RG-SH058': 1,
    'BS-TR12A-10': 1,
  },
  'applications/theatre-and-scenic/rolling-wagon': {
    'BS-AC-DP96': 2,
    'BS-HG-180-03': 4,
    'BS-MO-CA6': 4,
    'BS-TR03A-03': 6,
    'BS-TR03A-07': 3,
    'BS-TR03A-08': 6,
    'BS-TR06A-07': 2,
    'BS-TR06A-08': 2,
  },
  'products/motion/rolling-tower': {
    'BS-MO-CA8': 4,
    'BS-TR12A-03': 1,
    'BS-TR12A-05': 2,
    'BS-TR12A-08': 1,
  },
  'products/motion/slewing-base': {
    'BS-MO-LF12': 4,
    'BS-MO-SR24': 1,
    'BS-TR-CB12': 1,
    'BS-TR12A-03': 1,
    'BS-TR12A-04': 4,
  },
  'products/plates/splice-row': {
    'BS-HW8-050-125': 3,
    'BS-PL-SP03': 1,
    'BS-PL-SP06': 1,
    'BS-PL-SP12': 1,
  },
  'products/tools/whole-kit': {
    'BS-TK-CW34': 2,
    'BS-TK-CW916': 1,
    'BS-TK-DP050': 2,
    'BS-TK-RT12': 1,
    'BS-TK-SK34': 1,
    'BS-TK-SK916': 1,
    'BS-TK-TW12': 1,
  },
  'products/truss/corner-block': {
    'BS-TR-CB12': 1,
    'BS-TR12A-03': 1,
    'BS-TR12A-04': 2,
  },
}
