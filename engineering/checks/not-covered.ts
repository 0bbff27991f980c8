/**
 * Effects that no calculation covers. Every calculator, report, and the builder print this list. Pages with more limits
 * add them after it.
 */
export const notCovered: readonly string[] = [
  'Earthquake, fall arrest, fatigue, vibration, ice, snow, temperatures above 150 °F, and wind that you don’t enter',
  'Corrosion and outdoor use, such as steel bolts in aluminum',
  'Uplift at feet under guard loads',
  'Floors, anchors, and the building above hoists',
]

/** The load tables also leave out the weight of joints. The calculators and the builder include it. */
const ofTables = notCovered.toSpliced(2, 0, 'Weight of bolts and attached parts, except in the builder')

/** The list in one sentence, for the conditions of use of load tables. */
export const notCoveredText = `Not covered: ${ofTables.map((each) => `${each.charAt(0).toLowerCase()}${each.slice(1)}`).join('; ')}.`
