/**
 * Exact bending of a prismatic member in one plane under any loads, with shear deformation and axial force (second
 * order). The method of initial parameters gives the state at x from the deflection, slope, force, and moment at the
 * start and from the loads applied before x. Units are inches, pounds, and radians.
 *
 * Without axial force, the member is an Euler–Bernoulli or Timoshenko beam (Przemieniecki, Theory of Matrix Structural
 * Analysis, 5.6). Axial force changes the powers xⁿ/n! to Sₙ(x) = Σ κʲ xⁿ⁺²ʲ/(n+2j)!, which results in the stability
 * functions of Livesley and Chandler (1956). With shear deformation, κ = N/(β EI) and β = 1 + N/GA (Timoshenko and
 * Gere, Theory of Elastic Stability, 2.17).
 *
 * N is positive in tension. The deflection v and the slope θ follow the right-hand rule: v' = θ + shear strain. Forces
 * act on the member in the direction of v, and moments act in the direction of θ.
 */

export interface BendingPlane {
  readonly flexuralLbIn2: number
  /** Shear stiffness G A. It is infinite if shear deformation is neglected. */
  readonly shearLb: number
  readonly axialLb: number
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

/** Computes the stability functions Sₙ(x) for n = 0 to 5: Sₙ' = Sₙ₋₁, and Sₙ = xⁿ/n! + κ Sₙ₊₂. */
function stabilitySeries(kappa: number, x: number, into: Float64Array): void {
  const z = kappa * x * x
  if (Math.abs(z) > 4) {
    const root = Math.sqrt(Math.abs(kappa))
    into[0] = kappa > 0 ? Math.cosh(root * x) : Math.cos(root * x)
    into[1] = (kappa > 0 ? Math.sinh(root * x) : Math.sin(root * x)) / root
    for (let n = 2, power = 1; n <= 5; power *= x / (n - 1), n++) into[n] = ((into[n - 2] as number) - power) / kappa
    return
  }
  const cube = x * x * x
  let s4 = (cube * x) / 24
  let s5 = (cube * x * x) / 120
  if (z !== 0) {
    let [even, odd] = [s4, s5]
    for (let n = 5; n < 40 && Math.abs(odd) > 1e-17 * Math.abs(s5); n += 2) {
      even *= z / (n * (n + 1))
      odd *= z / ((n + 1) * (n + 2))
      s4 += even
      s5 += odd
    }
  }
  into[5] = s5
  into[4] = s4
  into[3] = cube / 6 + kappa * s5
  into[2] = (x * x) / 2 + kappa * s4
  into[1] = x + kappa * (into[3] as number)
  into[0] = 1 + kappa * (into[2] as number)
}

const series = new Float64Array(6)

const softening = ({ shearLb, axialLb }: BendingPlane): number => 1 + axialLb / shearLb

const curvature = (plane: BendingPlane): number => plane.axialLb / (softening(plane) * plane.flexuralLbIn2)

/** The four independent terms of the symmetric stiffness matrix for [v0, θ0, v1, θ1]. */
export interface PlaneStiffness {
  /** Force at the start from a unit deflection of the start: 12 EI/L³ for a linear beam. */
  readonly force: number
  /** Moment at the start due to a unit displacement of the start: 6 EI/L² in first-order analysis. */
  readonly coupling: number
  /** Moments at the near end and the far end from a unit slope: 4 EI/L and 2 EI/L for a linear beam. */
  readonly near: number
  readonly far: number
}

/**
 * Returns the deflection and slope at the end for a unit moment (m) and a unit force (f) at the start, and the
 * determinant of these four values.
 */
function endFlexibility(plane: BendingPlane, lengthIn: number) {
  const { flexuralLbIn2: ei, shearLb } = plane
  const beta = softening(plane)
  stabilitySeries(curvature(plane), lengthIn, series)
  const [s0, s1] = [series[0] as number, series[1] as number]
  const [s2, s3] = [series[2] as number, series[3] as number]
  const vm = -s2 / (beta * ei)
  const vf = s3 / (beta * beta * ei) - lengthIn / (beta * shearLb)
  const tm = -s1 / ei
  const tf = s2 / (beta * ei)
  return { vm, vf, tm, tf, determinant: vm * tf - vf * tm, v0: s1 / beta, t0: s0 }
}

/** Returns the stiffness of a member in one plane, computed with stability functions, in lb/in, lb, and in·lb. */
export function planeStiffness(plane: BendingPlane, lengthIn: number): PlaneStiffness {
  const { vf, tm, tf, determinant, v0, t0 } = endFlexibility(plane, lengthIn)
  return {
    force: tm / determinant,
    coupling: -tf / determinant,
    near: (t0 * vf - v0 * tf) / determinant,
    far: -vf / determinant,
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
  plane: BendingPlane,
  startIn: number,
  startRad: number,
  actions: readonly PlaneAction[],
  x: number,
): PlaneState {
  const { flexuralLbIn2: ei, shearLb, axialLb } = plane
  const [beta, kappa] = [softening(plane), curvature(plane)]
  stabilitySeries(kappa, x, series)
  let slopeRad = startRad * (series[0] as number)
  let deflectionIn = startIn + (startRad * (series[1] as number)) / beta
  let momentInLb = axialLb * startRad * (series[1] as number)
  let momentSlopeLb = (axialLb / beta) * startRad * (series[0] as number)
  for (const { atIn, forceLb: f, momentInLb: m, stepLbPerIn: q, slopeLbPerIn2: k } of actions) {
    const r = x - atIn
    stabilitySeries(kappa, r, series)
    const [s0, s1, s2] = [series[0] as number, series[1] as number, series[2] as number]
    const [s3, s4, s5] = [series[3] as number, series[4] as number, series[5] as number]
    momentInLb += (f * s1 + q * s2 + k * s3) / beta - m * s0
    momentSlopeLb += (f * s0 + q * s1 + k * s2) / beta - m * kappa * s1
    slopeRad += ((f * s2 + q * s3 + k * s4) / beta - m * s1) / ei
    deflectionIn +=
      (((f * s3 + q * s4 + k * s5) / beta - m * s2) / ei - (f * r + (q * r * r) / 2 + (k * r * r * r) / 6) / shearLb) /
      beta
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
  const { vm, vf, tm, tf, determinant } = endFlexibility(plane, lengthIn)
  return { momentInLb: (vf * t - tf * v) / determinant, forceLb: (tm * v - vm * t) / determinant }
}

/**
 * Axial compression in pounds that buckles the member between fixed ends: the Euler load for the length L/2, reduced
 * for shear deformation (Timoshenko and Gere, 2.17). Above this load, the stiffness matrix is not valid.
 */
export function fixedEndBucklingLb({ flexuralLbIn2, shearLb }: BendingPlane, lengthIn: number): number {
  const euler = (4 * Math.PI ** 2 * flexuralLbIn2) / lengthIn ** 2
  return euler / (1 + euler / shearLb)
}
