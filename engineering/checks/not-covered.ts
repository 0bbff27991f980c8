/**
 * Effects that no calculation covers. Every calculator, load table, report, and the builder print this list. Pages with
 * more limits add them after it.
 */
export const notCovered: readonly string[] = [
  'Earthquake, fall arrest, fatigue, vibration, ice, snow, temperatures above 150 °F, and wind that you don’t enter',
  'Corrosion and outdoor use, such as steel bolts in aluminum',
  'Weight of bolts and attached parts, except in the builder',
  'Uplift at feet under guard loads',
  'Floors, anchors, and the building above hoists',
]

/** The list in one sentence, for conditions of use. */
export const notCoveredText = `Not covered: ${notCovered.map((each) => `${each.charAt(0).toLowerCase()}${each.slice(1)}`).join('; ')}.`
