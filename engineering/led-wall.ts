/**
 * Support of an LED wall that hangs from a header of truss: flown from points, or on towers with outriggers. Bays of
 * the header are checked as one span, or as two spans of that length where there are more: more than two bring no
 * larger moment or reaction (AISC Manual, table 3-22c). Inches, pounds.
 */
import { type BeamAnswer, type BeamCase, checkBeam } from './beam-loads.ts'
import type { Supports } from './beam-statics.ts'
import { DYNAMIC_FACTOR } from './beams.ts'
import type { MemberStrength } from './member-strength.ts'
import { boltSets, fewestLengths, frameBolts, gathered, lengthLines, type PartLine, spliceLines } from './parts-list.ts'
import type { Refusal } from './refusal.ts'
import type { SupportRatings } from './support-ratings.ts'
import { checkTower, RIGHTING_PART, type TowerAnswer } from './tower.ts'

export interface LedWallCase {
  readonly panelWidthIn: number
  readonly panelHeightIn: number
  readonly panelLb: number
  readonly columns: number
  readonly rows: number
  /** Cables, hanging bars and frames, along the header. */
  readonly extraLbPerFt: number
  readonly support: 'flown' | 'ground'
  /** Push on the wall from either side, lb/ft²; of a wall on the ground. */
  readonly pressurePsf: number
  /** Lower edge above the floor, and length of each outrigger. */
  readonly clearanceIn: number
  readonly outriggerFt: number
  readonly outriggers: 'behind' | 'both'
}

export type LedWallField = keyof LedWallCase | 'section'

export interface LedWallAnswer {
  readonly widthIn: number
  readonly heightIn: number
  readonly wallLb: number
  readonly headerFt: number
  /** Picks or towers, and the bay between two of them. */
  readonly supports: number
  readonly bayIn: number
  readonly header: BeamAnswer
  /** Static, of the wall and the header: at an end, and the largest of those between; the same where there are two. */
  readonly endLb: number
  readonly innerLb: number
  /** What a point has to bear, the dynamic factor in it, and what it may. */
  readonly point?: { readonly demandLb: number; readonly allowedLb: number; readonly partNumber: string }
  readonly tower?: {
    readonly heightFt: number
    readonly answer: TowerAnswer
    /** Through the gussets of the outriggers, in·lb. */
    readonly momentInLb: number
    readonly allowedInLb: number
    /** On the end of each outrigger, and on each foot, lb; up to the next 10 lb. */
    readonly outriggerBallastLb: number
    readonly footBallastLb: number
  }
  readonly parts: readonly PartLine[]
}

const MOST_SUPPORTS = 40

const upTo10 = (lb: number): number => Math.max(0, Math.ceil(lb / 10 - 1e-9) * 10)

function headerCase(bays: number, bayIn: number, lbPerIn: number): BeamCase {
  const supports: Supports =
    bays === 1 ? { kind: 'simple', spanIn: bayIn } : { kind: 'two-spans', spansIn: [bayIn, bayIn] }
  const toIn = bays === 1 ? bayIn : 2 * bayIn
  return { supports, points: [], spreads: lbPerIn > 0 ? [{ fromIn: 0, toIn, lbPerIn }] : [], joints: 'anywhere' }
}

/** The least number of picks or towers that bears the wall, or why none does. */
export function designLedWall(
  member: MemberStrength,
  ratings: SupportRatings,
  given: LedWallCase,
): LedWallAnswer | Refusal<LedWallField> {
  const { panelWidthIn, panelHeightIn, panelLb, columns, rows, extraLbPerFt, support } = given
  const { truss, name } = member
  if (!truss) return { field: 'section', message: 'A header is box truss.' }
  const widthIn = columns * panelWidthIn
  const heightIn = rows * panelHeightIn
  const headerFt = Math.max(member.spansFt[0], Math.ceil(widthIn / 12 - 1e-9))
  const headerIn = headerFt * 12
  if (headerFt > member.spansFt[1]) {
    return {
      field: 'columns',
      message: `The ${name} ends at ${member.spansFt[1]} ft; this wall is ${headerFt} ft wide.`,
    }
  }
  const towerFt = Math.ceil((given.clearanceIn + heightIn) / 12 - 1e-9)
  if (support === 'ground' && towerFt > member.spansFt[1]) {
    return {
      field: 'rows',
      message: `Towers of ${name} end at ${member.spansFt[1]} ft; this wall needs ${towerFt} ft.`,
    }
  }
  const wallLb = columns * rows * panelLb
  const lbPerIn = wallLb / widthIn + extraLbPerFt / 12
  let why: Refusal<LedWallField> = { field: 'section', message: `The ${name} does not bear this wall.` }
  for (let supports = 2; supports <= MOST_SUPPORTS; supports++) {
    const bays = supports - 1
    const bayIn = headerIn / bays
    if (bayIn < member.spansFt[0] * 12) break
    if (bays > 1 && 2 * bayIn > member.spansFt[1] * 12) continue
    const factor = support === 'flown' ? DYNAMIC_FACTOR : 1
    const header = checkBeam(member, headerCase(bays, bayIn, factor * lbPerIn))
    const total = (each: number) => each * (lbPerIn + member.selfWeightLbPerFt / 12) * bayIn
    const endLb = total(1 / 2)
    const innerLb = bays === 1 ? endLb : total(5 / 4)
    const use = header.checks[0]?.use ?? 0
    if (use > 1) {
      why = {
        field: 'panelLb',
        message: `Even with ${supports} supports the wall uses ${Math.ceil(use * 100)} % of the ${name}.`,
      }
      continue
    }
    const found = { widthIn, heightIn, wallLb, headerFt, supports, bayIn, header, endLb, innerLb }
    const made = support === 'flown' ? flown(ratings, found, member) : grounded(member, ratings, given, towerFt, found)
    if ('field' in made) {
      why = made
      continue
    }
    return made
  }
  return why
}

type Found = Omit<LedWallAnswer, 'point' | 'tower' | 'parts'>

const headerLines = (series: string, sizeIn: number, headerFt: number): PartLine[] => {
  const lengths = fewestLengths(headerFt)
  return [...lengthLines(series, lengths, 'header'), ...spliceLines(sizeIn, lengths.length - 1)]
}

function flown(
  { mount }: SupportRatings,
  found: Found,
  { series, name, truss }: MemberStrength,
): LedWallAnswer | Refusal<LedWallField> {
  if (!mount || !truss) return { field: 'section', message: `No lifting mount fits the ${name}.` }
  const demandLb = DYNAMIC_FACTOR * Math.max(found.endLb, found.innerLb)
  if (demandLb > mount.lb) {
    return {
      field: 'panelLb',
      message: `A lifting mount on the ${name} carries ${mount.lb} lb; with ${found.supports} picks each one has ${Math.ceil(demandLb)} lb, the dynamic factor in it.`,
    }
  }
  return {
    ...found,
    point: { demandLb, allowedLb: mount.lb, partNumber: mount.partNumber },
    parts: gathered([
      ...headerLines(series, truss.sizeIn, found.headerFt),
      { partNumber: mount.partNumber, quantity: found.supports, note: 'picks, at nodes' },
      { partNumber: boltSets.mount, quantity: 4 * found.supports, note: 'lifting mounts' },
      { partNumber: 'BS-RG-SH058', quantity: found.supports },
    ]),
  }
}

function grounded(
  member: MemberStrength,
  { gusset, bases }: SupportRatings,
  { pressurePsf, clearanceIn, outriggerFt, outriggers }: LedWallCase,
  heightFt: number,
  found: Found,
): LedWallAnswer | Refusal<LedWallField> {
  const { series, name, truss } = member
  const base = bases[0]
  if (!truss || !gusset || !base) return { field: 'section', message: `No base fits the ${name}.` }
  const arms = outriggers === 'both' ? 2 : 1
  const axialLb = Math.max(found.endLb, found.innerLb)
  // A tower between two bays holds the wall over half of each.
  const lateralLb = (pressurePsf / 144) * found.heightIn * (found.supports > 2 ? found.bayIn : found.widthIn / 2)
  const lateralAtIn = clearanceIn + found.heightIn / 2
  const answer = checkTower(member, {
    heightIn: heightFt * 12,
    ends: 'free',
    axialLb,
    eccentricIn: 0,
    lateralLb,
    lateralAtIn,
    baseWidthIn: 2 * outriggerFt * 12,
  })
  const momentInLb = lateralLb * lateralAtIn
  const allowedInLb = arms * gusset.momentFtLb * 12
  const use = answer.checks[0]?.use ?? 0
  if (momentInLb > allowedInLb) {
    return {
      field: 'pressurePsf',
      message: `The gussets of a tower’s outriggers carry ${Math.round(allowedInLb / 12)} ft·lb; with ${found.supports} towers the push makes ${Math.ceil(momentInLb / 12)} ft·lb at each.`,
    }
  }
  if (use > 1 || (base.compressionLb && axialLb + answer.selfWeightLb > base.compressionLb)) {
    return {
      field: 'section',
      message: `With ${found.supports} towers each uses ${Math.ceil(use * 100)} % of the ${name}.`,
    }
  }
  const standing = axialLb + answer.selfWeightLb
  const outIn = truss.sizeIn / 2 + outriggerFt * 12
  const footIn = base.widthIn / 2
  const turning = momentInLb / RIGHTING_PART
  // Both: the lifted end rights about the other one. Behind alone: forwards about the edge of the base, backwards about
  // the end.
  const outriggerBallastLb =
    outriggers === 'both'
      ? upTo10((turning - standing * outIn) / (2 * outIn))
      : upTo10((turning - standing * footIn) / (outIn + footIn))
  const footBallastLb = outriggers === 'both' ? 0 : upTo10(turning / outIn - standing)
  const towers = found.supports
  const bolts = frameBolts(truss.sizeIn)
  const [corner, tee] = truss.sizeIn === 12 ? [6, 16] : [4, 10]
  const each = (lines: readonly PartLine[], times: number) =>
    lines.map((line) => ({ ...line, quantity: line.quantity * times }))
  const lengths = fewestLengths(heightFt)
  return {
    ...found,
    tower: { heightFt, answer, momentInLb, allowedInLb, outriggerBallastLb, footBallastLb },
    parts: gathered([
      ...headerLines(series, truss.sizeIn, found.headerFt),
      ...each([...lengthLines(series, lengths, 'towers'), ...spliceLines(truss.sizeIn, lengths.length - 1)], towers),
      ...each(lengthLines(series, fewestLengths(outriggerFt), 'outriggers'), towers * arms),
      { partNumber: base.partNumber, quantity: towers },
      {
        partNumber: `BS-PL-G180-${String(truss.sizeIn).padStart(2, '0')}`,
        quantity: 2 * towers,
        note: 'header on towers',
      },
      { partNumber: gusset.partNumber, quantity: 2 * towers * arms, note: 'outriggers' },
      ...(base.anchored ? [] : [{ partNumber: boltSets.frames, quantity: bolts * towers, note: 'bases' }]),
      { partNumber: boltSets.plate, quantity: bolts * towers * (1 + arms), note: 'end frames on chords' },
      { partNumber: boltSets.gusset, quantity: 2 * towers * tee + 2 * towers * arms * corner, note: 'gussets' },
    ]),
  }
}
