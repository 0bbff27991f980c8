/**
 * The header and the towers of an LED wall in the plane of the wall. The gussets between them make a frame, so the weight
 * on a header also bends the towers. Units are inches and pounds.
 */
import { planeStiffness } from '#engineering/frame/plane-bending.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'

export interface PortalForces {
  /** Moments at the underside of the header and at the floor. */
  readonly jointInLb: number
  readonly footInLb: number
  /** Horizontal force at both ends of the tower. */
  readonly thrustLb: number
}

/**
 * Forces in the towers of a frame with one bay, with fixed feet and the weight w on its header. Without shear
 * deformation, the moment at the axis of the header is w L² / 6 (h / L + 2), half of it acts at the floor, and the thrust
 * is 3 M / 2 h (Kleinlogel, Rigid Frame Formulas, frame with fixed feet). Towers of a frame with more bays that are no
 * longer have smaller moments, because the next bay turns them back. A base that tilts carries less than a fixed one.
 */
export function portalForces(
  { flexuralLbIn2, truss }: MemberStrength,
  { axisIn, bayIn }: { readonly axisIn: number; readonly bayIn: number },
  lbPerIn: number,
): PortalForces {
  const { near, far } = planeStiffness({ flexuralLbIn2, shearLb: truss?.webLb ?? Number.POSITIVE_INFINITY }, axisIn)
  const topInLb = ((lbPerIn * bayIn ** 2) / 12) * (near / (near + (2 * flexuralLbIn2) / bayIn))
  const footInLb = (topInLb * far) / near
  const thrustLb = (topInLb + footInLb) / axisIn
  return { jointInLb: topInLb - (thrustLb * (truss?.sizeIn ?? 0)) / 2, footInLb, thrustLb }
}
