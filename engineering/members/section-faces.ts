/** Sizes of the faces of truss, tube, and extrusions. */
import { type ProfileSeries, profileModels, profileSeries } from '#engineering/sections/profile-models.ts'
import { trussSeries } from './truss-models.ts'

/** Returns the width of the widest face of a series with a load table, in inches. */
export function faceIn(series: string): number {
  const truss = trussSeries[series]
  if (truss) return truss.size
  const { widthIn, heightIn } = profileModels[profileSeries[series as ProfileSeries]]
  return Math.max(widthIn, heightIn)
}
