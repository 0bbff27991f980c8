/**
 * Effects that no calculation covers. Every calculator, load table, report, and the builder print this list. Pages with
 * more limits add them after it.
 */
export const notCovered: readonly string[] = [
  'Earthquake, snow, ice, fatigue, vibration, fall arrest, temperatures above 150 °F, and wind, except where you enter it',
  'Corrosion and outdoor use, such as steel bolts in aluminum',
  'The weight of bolts, plates, and attached parts: add it to the loads. The builder includes its parts and their bolts',
  'Uplift at feet and bases under guard loads',
  'The floor, uneven floors, anchors, and the building above hoists',
]

/** The list in one sentence, for conditions of use. */
export const notCoveredText = `Not covered: ${notCovered.map((each) => `${each.charAt(0).toLowerCase()}${each.slice(1)}`).join('; ')}.`
