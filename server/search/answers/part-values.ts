/** Answers about a property of a part: its weight, hardware, torque, or dimensions. */

import { partTraits } from '#catalog/part-traits.ts'
import { partUrl } from '#catalog/urls.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { QUESTION_PATTERNS, QUESTION_WORDS } from '../language.ts'
import type { Facts, PartFact } from '../site-facts.ts'
import type { Token } from '../terms.ts'
import { noteOf, oneOf, titleOf } from './part-answer.ts'
import { aboutLoad, TRUSS_NUMBER } from './part-loads.ts'
import { type KnownPart, named, sizedTitleOf, sizeOf, termsIn } from './part-names.ts'
import { inBothUnits, inOrder, isIn, type Question, sentences, WEIGHT, words } from './question.ts'

/** A property that a question may ask for: its words, and the labels of its values. */
interface Attribute {
  readonly words: ReadonlySet<string>
  readonly figure: RegExp
}

const attribute = (list: string, figure: RegExp): Attribute => ({ words: words(list), figure })

const TORQUES = attribute(QUESTION_WORDS.torque, /^Torque/)

/**
 * Attributes that a question can ask for. If the question contains words for several attributes,
 * the first one with a value applies.
 */
const ATTRIBUTES: readonly Attribute[] = [
  attribute('range', /^Range$/),
  attribute('design, safety, factor', /^Design factor$/),
  attribute('slope, angle, steep, incline', /^Slope$/),
  attribute('riser, height', /^Riser$/),
  attribute('deep, depth', /^Depth$/),
  attribute('hole, diameter, size, dia', /^Hole diameter$/),
  attribute('far, hole, pitch, spacing, distance, apart, between, center', /pitch|spacing/i),
  attribute('diameter, dia, across, od, outside', /diameter|OD$|^Outside/i),
  attribute('thick, thickness, gauge, wall', /^(Thickness|Wall|Plate$|Sheet|Leaf)/),
  attribute('height, tall, high, overall, rise', /height|^Rise$/i),
  attribute('width, wide, clear, opening', /width|^Opening$|window/i),
  attribute('travel, stroke', /^Travel$/),
  attribute('length, long, longest, shortest, available', /^Lengths?$/),
  attribute(
    'size, dimension, big, large, measure, footprint',
    /^(Section|Size|Plate|Base|Outside|Deck|Module|Size open)$/,
  ),
]

const BOLTS = /\b(bolts?|hardware|fasteners?)\b/

export function aboutPart(question: Question, parts: readonly KnownPart[], facts: Facts): SearchAnswer | undefined {
  const { text, tokens } = question
  const isTorque = QUESTION_PATTERNS.torque.test(text)
  const asksLoad = QUESTION_PATTERNS.partLoad.test(text)
  const asked = ATTRIBUTES.filter((each) => {
    const names = isIn(each.words)
    // '18 inches wide' and 'four holes' identify a part instead of asking for a property.
    return tokens.some((token, at) => names(token) && !/^\d/.test(tokens[at - 1]?.term ?? ''))
  })
  const found =
    (isTorque && softTorque(question, facts)) ||
    (isTorque
      ? (jointTorque(question, parts) ?? threadTorque(question, parts))
      : BOLTS.test(text) && hardwareOf(question, parts))
  if (found) return found
  if (WEIGHT.test(text) && !asksLoad) return weightOf(question, parts)
  const load = asksLoad ? aboutLoad(question, parts) : undefined
  if (load) return load
  for (const each of isTorque ? [TORQUES, ...asked] : asked) {
    const value = figureOf(question, each, parts)
    if (value) return value
  }
  return undefined
}

/** Returns the torque for a fastener whose threads are weaker than those of a nut. */
function softTorque({ tokens, isMetric }: Question, { softTorques }: Facts): SearchAnswer | undefined {
  const terms = new Set(tokens.map(({ term }) => term))
  const soft = softTorques.find(({ name }) => termsIn(name).every((term) => terms.has(term)))
  return (
    soft && {
      label: `Torque, ${soft.name}`,
      ...inOrder(soft, isMetric),
      source: { text: 'Connection Guide', address: soft.address },
    }
  )
}

const WEIGHT_WORDS = words(QUESTION_WORDS.weight)

function weightOf({ tokens, text, isMetric }: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const perLength = /\bper (foot|ft|meter|metre|m)\b/.test(text)
  const namesLength = tokens.some(({ term }) => /^[\d.]+(ft|m)$/.test(term))
  return oneOf(
    named(tokens, WEIGHT_WORDS, parts).map((part) => {
      const size = sizeOf(part, tokens)
      // The part is not made in this length.
      if (part.weightPerLength && namesLength && !size) return undefined
      const weight = perLength ? part.weightPerLength : (size?.weight ?? part.weightPerLength)
      if (!weight) return undefined
      return {
        part,
        label: `Weight of ${perLength ? part.name : sizedTitleOf(part, tokens)}`,
        ...inOrder(weight, isMetric),
      }
    }),
  )
}

const HARDWARE_WORDS = words(QUESTION_WORDS.hardware)
const isHardwareWord = isIn(HARDWARE_WORDS)

/** Returns true for truss of constant depth. */
const isTruss = ({ partNumber }: PartFact) => {
  const { kind, trussSizes = [] } = partTraits.get(partNumber) ?? {}
  return kind === 'truss' && trussSizes.length === 1
}

const isJoining = (part: PartFact) => isTruss(part) || partTraits.get(part.partNumber)?.role === 'splice plate'

/** Returns the bolts in a list of hardware. */
const boltIn = (hardware: string, parts: readonly KnownPart[]) =>
  parts.find(({ part }) =>
    part.sizes.some(
      ({ partNumber }) => hardware.includes(` × ${partNumber}`) && partTraits.get(partNumber)?.form === 'bolt',
    ),
  )?.part

/** Returns the bolts that attach a part, or that join truss sections. */
function hardwareOf({ tokens, text, isMetric }: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const asksHardware =
    /\b(hardware|which|what|for|how many|join|joining|connect|connecting|connections?|attach|need)\b/.test(text)
  if (!asksHardware || WEIGHT.test(text) || QUESTION_PATTERNS.partLoad.test(text)) return undefined
  const found = named(tokens, HARDWARE_WORDS, parts)
  if (found.some(({ hardware, name }) => hardware === '' || /bolt/i.test(name))) return undefined
  return oneOf(
    found.map((part) => {
      const bolt = boltIn(part.hardware, parts)
      const size = bolt && sizeIn(bolt, part.hardware)
      return (
        bolt && {
          part,
          source: connectionsOf(part),
          label: `Hardware to ${isTruss(part) ? 'join sections' : 'attach'}: ${titleOf(part)}`,
          value: part.hardware,
          ...noteOf([
            `${size?.partNumber}: ${bolt.name}, ${size?.label}.`,
            ...bolt.figures
              .filter(({ torque }) => torque === 'dry' || torque === 'lubricated')
              .map((each) => `${each.label}: ${Object.values(inOrder(each, isMetric)).join(' / ')}.`),
            spliceNote(part),
          ]),
        }
      )
    }),
  )
}

/** End frames alone carry much less moment than a joint with splice plates. */
const spliceNote = ({ splice }: PartFact) => splice !== '' && `In a span, add ${splice} to each joint.`

const sizeIn = ({ sizes }: PartFact, hardware: string) => sizes.find(({ partNumber }) => hardware.includes(partNumber))

/** The section of a part's page that lists its hardware. */
const connectionsOf = ({ name, partNumber }: PartFact) => ({
  text: `Connections, ${name}`,
  address: `${partUrl(partNumber)}#connections`,
})

const JOINT_WORDS = words('truss, trusses, aluminum, steel, section, sections, between')
const isJointWord = isIn(JOINT_WORDS)

/**
 * Returns the torque of the bolts that join truss, if a question names no thread and all joints use the same bolt. If
 * all trusses in the question use the same number and length of bolts, the answer also gives that number and length.
 */
function jointTorque(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const isTorqueWord = isIn(TORQUES.words)
  const isJoint = (token: Token) =>
    isJointWord(token) ||
    token.word.startsWith('splice') ||
    /^(12|6|3)in$/.test(token.term) ||
    TRUSS_NUMBER.test(token.term) ||
    isHardwareWord(token)
  const isKnown = (token: Token) => isJoint(token) || isTorqueWord(token) || WEAK_STEMS.has(token.term)
  if (!question.tokens.every(isKnown) || !/\b(truss(es)?|splices?)\b|\btr\d/.test(question.text)) return undefined
  const joints = parts.filter(({ part }) => isJoining(part) && part.hardware !== '')
  const [bolt, ...more] = new Set(joints.map(({ part }) => boltIn(part.hardware, parts)))
  const torque = bolt && more.length === 0 ? figureOf(question, TORQUES, parts, [bolt]) : undefined
  const without = new Set([...HARDWARE_WORDS, ...TORQUES.words, ...words('section, sections, between')])
  const trusses = named(question.tokens, without, joints)
  const [hardware, ...others] = new Set(trusses.map((part) => part.hardware))
  const [truss] = trusses
  const size = hardware && others.length === 0 && bolt ? sizeIn(bolt, hardware) : undefined
  if (!bolt || !torque || !truss || !size || !isTruss(truss)) return torque
  return {
    ...torque,
    label: `${torque.label.split(':')[0]}: ${bolt.name}, ${size.label} (${size.partNumber})`,
    note: sentences([torque.note, `Hardware: ${hardware}.`, spliceNote(truss)]),
    source: connectionsOf(truss),
  }
}

/**
 * Returns the torque of a bolt set if a question names only its thread: '1/2-13 torque'. Also gives the torque in
 * extrusion slots, which is much lower.
 */
function threadTorque(question: Question, parts: readonly KnownPart[]): SearchAnswer | undefined {
  const isTorqueWord = isIn(TORQUES.words)
  const [thread, ...more] = question.tokens.filter((token) => !isTorqueWord(token) && !WEAK_STEMS.has(token.term))
  if (!thread?.term.startsWith('thread') || more.length > 0) return undefined
  const bolts = parts.map(({ part }) => part).filter(({ name }) => termsIn(name).includes(thread.term))
  const torque = figureOf(question, TORQUES, parts, bolts)
  const inSlots = bolts.flatMap(({ figures }) => figures).find(({ torque }) => torque === 'in slots')
  return torque && inSlots
    ? { ...torque, note: sentences([torque.note, `In extrusion slots: ${inBothUnits(inSlots)}.`]) }
    : torque
}

function figureOf(
  question: Question,
  { words: without, figure }: Attribute,
  parts: readonly KnownPart[],
  all: readonly PartFact[] = named(question.tokens, without, parts),
): SearchAnswer | undefined {
  const withFigure = all.filter(({ figures }) => figures.some(({ label }) => figure.test(label)))
  const tightened = withFigure.filter(({ figures }) =>
    figures.some(({ label, torque }) => torque === 'dry' && figure.test(label)),
  )
  const candidates = tightened.length > 0 ? tightened : withFigure
  return oneOf(
    candidates.map((part) => {
      const found = askedFigure(question, part, figure)
      if (!found) return undefined
      const isDry = found.torque === 'dry'
      const other = part.figures.find(({ torque }) => torque === (isDry ? 'lubricated' : 'dry'))
      const isTorque = isDry || found.torque === 'lubricated'
      return {
        part,
        label: `${found.label}: ${sizedTitleOf(part, question.tokens)}`,
        ...inOrder(found, question.isMetric),
        ...(isTorque && other
          ? {
              also: `${inOrder(other, question.isMetric).value} ${isDry ? 'lubricated' : 'dry'}`,
              note: `${isDry ? 'Lubricated' : 'Dry'}: ${inBothUnits(other)}.`,
            }
          : {}),
      }
    }),
  )
}

/** Returns the value whose label is in the question, or the first value. */
function askedFigure({ text, tokens }: Question, { figures }: PartFact, figure: RegExp) {
  const isSlot = /\bslots?\b/.test(text)
  const plain = figures.filter(({ label, torque }) => figure.test(label) && (torque !== 'in slots' || isSlot))
  const isOiled = /\b(greased?|oil(ed)?|lubricated)\b/.test(text) && !/\b(no|without|not|dry)\b/.test(text)
  const oiled = isOiled ? plain.find(({ torque }) => torque === 'lubricated') : undefined
  const terms = new Set(tokens.map(({ term }) => term))
  return oiled ?? plain.find(({ label }) => termsIn(label).every((term) => terms.has(term))) ?? plain[0]
}
