/**
 * Exact bending of a prismatic member in one plane under any loads, with shear deformation. The method of initial
 * parameters gives the state at x from the deflection, slope, force, and moment at the start and from the loads applied
 * before x. The member is an Euler–Bernoulli or Timoshenko beam (Przemieniecki, Theory of Matrix Structural Analysis,
 * 5.6). Units are inches, pounds, and radians.
 *
 * The deflection v and the slope θ follow the right-hand rule: v' = θ + shear strain. Forces act on the member in the
 * direction of v, and moments act in the direction of θ.
 */

export interface BendingPlane {
  readonly flexuralLbIn2: number
  /** Shear stiffness G A. It is infinite if shear deformation is neglected. */
  readonly shearLb: number
}

/**
 * Loads that begin at a location on the member: a force, a moment, a distributed load, and the slope of the distributed
 * load.
 */
export interface PlaneAction {
  readonly atIn: number
  readonly forceLb: number
  readonly momentInLb: number
  readonly stepLbPerIn: number
  readonly slopeLbPerIn2: number
}

/** The four independent terms of the symmetric stiffness matrix for [v0, θ0, v1, θ1]. */
interface PlaneStiffness {
  /** Force at the start from a unit deflection of the start: 12 EI/L³ without shear deformation. */
  readonly force: number
  /** Moment at the start from a unit deflection of the start: 6 EI/L². */
  readonly coupling: number
  /** Moments at the near end and the far end from a unit slope: 4 EI/L and 2 EI/L. */
  readonly near: number
  readonly far: number
}

/** Returns the stiffness of a member in one plane, in lb/in, lb, and in·lb. */
export function planeStiffness({ flexuralLbIn2, shearLb }: BendingPlane, lengthIn: number): PlaneStiffness {
  const phi = (12 * flexuralLbIn2) / (shearLb * lengthIn ** 2)
  const unit = flexuralLbIn2 / lengthIn / (1 + phi)
  return {
    force: (12 * unit) / lengthIn ** 2,
    coupling: (6 * unit) / lengthIn,
    near: (4 + phi) * unit,
    far: (2 - phi) * unit,
  }
}

export interface PlaneState {
  readonly deflectionIn: number
  readonly slopeRad: number
  /** Bending moment EI θ'. Its derivative is the negative of the shear force. */
  readonly momentInLb: number
  readonly momentSlopeLb: number
}

/** Returns the state at x after all loads up to x. The force and moment at the start are treated as a load at x = 0. */
export function planeState(
  { flexuralLbIn2: ei, shearLb }: BendingPlane,
  startIn: number,
  startRad: number,
  actions: readonly PlaneAction[],
  x: number,
): PlaneState {
  let slopeRad = startRad
  let deflectionIn = startIn + startRad * x
  let momentInLb = 0
  let momentSlopeLb = 0
  for (const { atIn, forceLb: f, momentInLb: m, stepLbPerIn: q, slopeLbPerIn2: k } of actions) {
    const r = x - atIn
    const [r2, r3, r4] = [(r * r) / 2, (r * r * r) / 6, (r * r * r * r) / 24]
    momentInLb += f * r + q * r2 + k * r3 - m
    momentSlopeLb += f + q * r + k * r2
    slopeRad += (f * r2 + q * r3 + k * r4 - m * r) / ei
    deflectionIn += (f * r3 + q * r4 + (k * r4 * r) / 5 - m * r2) / ei - (f * r + q * r2 + k * r3) / shearLb
  }
  return { deflectionIn, slopeRad, momentInLb, momentSlopeLb }
}

/** Returns the force and moment at the start of a loaded member with fixed ends. */
export function fixedStart(
  plane: BendingPlane,
  lengthIn: number,
  loads: readonly PlaneAction[],
): { readonly forceLb: number; readonly momentInLb: number } {
  const { deflectionIn: v, slopeRad: t } = planeState(plane, 0, 0, loads, lengthIn)
  // The end moves back to its location without loads.
  const { force, coupling, far } = planeStiffness(plane, lengthIn)
  return { forceLb: force * v - coupling * t, momentInLb: coupling * v - far * t }
}
