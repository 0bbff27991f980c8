import type { ReactNode } from 'react'
import { percentOf } from '#engineering/checks/check.ts'
import { checkName } from '#engineering/checks/check-texts.ts'
import { STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { type ColumnEnds, columnEnds } from '#engineering/members/plain-columns.ts'
import type { BaseRating } from '#engineering/ratings/support-ratings.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { TowerAnswer, TowerCase } from '#engineering/systems/tower-case.ts'
import { towerParts } from '#engineering/systems/tower-parts.ts'
import { CalculatorPage } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable } from '../../components/calculator/checks-table.tsx'
import type { MakeStructure } from '../../components/calculator/open-in-builder.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { ResultList } from '../../components/calculator/result-list.tsx'
import type { Numbers } from '../../components/calculator/typed.ts'
import { useFlatFields } from '../../components/calculator/use-flat-fields.tsx'
import { Both } from '../../components/units/both.tsx'
import type { PageData } from '../../page-declaration.ts'
import { feet, force, forceDown, inches, mass, moment, times } from '../../services/quantity-texts.ts'
import { ColumnAlternatives } from './column-alternatives.tsx'
import { type ColumnNumber, columnFields } from './column-fields.ts'
import type { page } from './page.ts'
import { TowerDrawing } from './tower-drawing.tsx'

/** The builder has a ground base only for 12 in truss. */
function structureOf(
  member: MemberStrength,
  given: TowerCase,
  { overturning }: TowerAnswer,
): MakeStructure | undefined {
  const { truss } = member
  if (!truss || (truss.sizeIn === 6 && !given.base?.anchored)) return undefined
  return (results) => results.structureOfTower(truss.series, given, member, overturning?.ballastLb)
}

/** @param hasOther true if the other kind of base is available */
function noBaseText(name: string, kind: string, hasOther: boolean) {
  if (!hasOther) return `No base is available for the ${name}.`
  return kind === 'standing'
    ? `No freestanding base is available for the ${name}. Use an anchored base.`
    : `No anchored base is available for the ${name}.`
}

export const ColumnCalculator = ({ head, members, sections, ratings, facts, conditions }: PageData<typeof page>) => {
  const {
    values,
    numbers,
    errors: own,
    hydrated,
    isExample,
    fieldsWith,
    setChoice,
  } = useFlatFields(() => columnFields(sections, members))
  const member = members.find(({ key }) => key === values.section)
  const rated = ratings.find(({ series }) => series === values.section)
  const bases = rated?.bases ?? []
  const baseOf = ({ key }: MemberStrength) =>
    values.base === 'other'
      ? undefined
      : ratings
          .find(({ series }) => series === key)
          ?.bases.find(({ anchored }) => anchored === (values.base === 'anchored'))
  const base = member && baseOf(member)
  const free = values.ends === 'free'
  const isBaseMissing = member && free && !own.base && values.base !== 'other' && !base
  const errors = isBaseMissing ? { ...own, base: noBaseText(member.name, values.base, bases.length > 0) } : own
  const { number, choice } = fieldsWith(errors)
  const widthIn = !free ? 0 : base ? 2 * base.tippingIn : numbers.width
  const caseOf = (base: BaseRating | undefined): TowerCase | undefined =>
    Object.keys(errors).length === 0 && (base || !free || values.base === 'other')
      ? {
          heightIn: numbers.height * 12,
          ends: values.ends as ColumnEnds,
          axialLb: numbers.load,
          eccentricIn: numbers.eccentricity,
          lateralLb: numbers.force,
          lateralAtIn: numbers.at * 12,
          ...(free && base ? { base } : {}),
          baseWidthIn: numbers.width,
          windPsf: numbers.wind,
          carriedFt: free ? numbers.carried : 0,
          ...(free && values.base === 'standing' ? { friction: numbers.friction } : {}),
        }
      : undefined
  const given = member && caseOf(base)
  const outcome = () => {
    const answer = member && given && checkTower(member, given)
    const governing = answer?.checks[0]
    const { overturning } = answer ?? {}
    const utilization = governing?.utilization ?? 0
    const lines = member && towerParts(member, { heightFt: numbers.height, base: free ? base : undefined })
    return {
      utilization: answer && utilization,
      mainResult: governing && percentOf(utilization),
      summary: governing ? (
        <>
          utilization. {checkName(governing.check)} governs.{' '}
          {overturning &&
            (overturning.ballastLb > 0 ? (
              <>
                Ballast: <Both of={mass(overturning.ballastLb)} />.
              </>
            ) : (
              'No ballast is required.'
            ))}
        </>
      ) : (
        (Object.values(errors)[0] ?? 'No result.')
      ),
      results:
        member && answer && lines ? (
          <>
            <Result
              member={member}
              answer={answer}
              numbers={numbers}
              ends={values.ends as ColumnEnds}
              widthIn={widthIn}
              alternatives={
                given &&
                utilization > 1 && (
                  <ColumnAlternatives
                    member={member}
                    given={given}
                    options={members.map((each) => ({ member: each, given: caseOf(baseOf(each)) }))}
                    onChoose={(section) => setChoice('section', section)}
                  />
                )
              }
            />
            <PartsList
              lines={lines}
              facts={facts}
              file="column"
              calculation={head.heading}
              structure={free && base && given ? structureOf(member, given, answer) : undefined}
            />
          </>
        ) : null,
    }
  }
  return (
    <CalculatorPage
      head={head}
      member={member}
      hydrated={hydrated}
      isExample={isExample}
      fields={
        <>
          {choice('section')}
          {choice('ends')}
          {free && choice('base')}
          {number('height')}
          {free && values.base === 'other' && number('width')}
          {free && values.base === 'standing' && number('friction')}
          <h2>Loads</h2>
          {number('load')}
          {number('eccentricity')}
          {number('force')}
          {number('at')}
          {number('wind')}
          {free && number('carried')}
        </>
      }
      outcome={outcome}
      wrong={Object.keys(errors)}
      rules={[
        ...conditions.slice(2, 3),
        'Compression and bending: N / Na + M / Ma ≤ 1, with the separately listed allowable values ' +
          '(ADM 2020 H.1, AISC 360-22 H1, linear). M is amplified by 1 / (1 − Ω N / Pcr).',
        'Shear: the larger lateral reaction must not exceed the allowable end shear of the truss. The lateral force acts on two chords. ' +
          'Within 1 1/2 in of a node of 12 in truss, it doesn’t bend them. In 6 in truss, the nodes of the two chords ' +
          'are staggered, so a lateral force at any height bends one of the chords.',
        'A tower over 10 ft has several truss sections with two splice plates at each joint. The check of ' +
          'compression and bending includes the capacity of a joint at any height.',
        'Overturning and sliding: 0.6 of the weight resists the lateral force (ASCE 7-22, 2.4.1). Overturning is ' +
          'checked with and without the load, and sliding without it. A tower tips about the nearest edge of its base. ' +
          'A ground base touches the floor only at its runners, so this edge is 9 in from the center.',
        'Friction: 0.3 is the lowest value in BS EN 12812:2008, annex B, for steel on concrete. Smooth, wet, or dusty ' +
          'floors have less friction. Measure the actual value.',
        'Base joint: bolts and end frame, reduced for axial compression. Floor, anchors, and guys by others.',
        'Wind acts on the gross area of the tower and of the carried truss. Force coefficient times solidity is 1.0 ' +
          'for 12 in truss, 1.2 for 6 in, 2.0 for tube and extrusion (ASCE 7-22, 29.4). Add wind on banners, lights, ' +
          'and walls to the lateral force.',
        'Wind pressure: enter q Kz G, or the speed V of a 3-second gust at the structure. A speed gives 0.00256 Kz Kzt Kd Ke V² ' +
          'in lb/ft² with V in mph, or 0.613 Kz Kzt Kd Ke V² in N/m² with V in m/s, and all factors are 1 ' +
          '(ASCE 7-22, 26.10). The maps in ASCE 7-22 list speeds for strength design: enter 0.6 times their pressure.',
        'Wind can act at 45° to the tower. On truss, it is then 1.2 times as large (ASCE 7-22, 29.4), and its two ' +
          'components load one chord 1.2 × √2 = 1.7 times as much. The moment and shear in the strength checks include this factor. ' +
          'For tube and extrusion, the factors are 1.06 and 1.5.',
        'An anchored base needs no ballast. Give the reactions to the anchor designer.',
        'Ice loads are not checked.',
      ]}
    />
  )
}

interface ResultProps {
  readonly member: PageData<typeof page>['members'][number]
  readonly answer: ReturnType<typeof checkTower>
  readonly numbers: Numbers<ColumnNumber>
  readonly ends: ColumnEnds
  /** Width of the base, or 0 if there is no base. */
  readonly widthIn: number
  /** What carries the loads, if this column doesn't. */
  readonly alternatives: ReactNode
}

const Result = ({ member, answer, numbers, ends, widthIn, alternatives }: ResultProps) => {
  const free = ends === 'free'
  const { overturning, sliding } = answer
  return (
    <>
      <TowerDrawing
        section={{ trussIn: member.truss?.sizeIn, depthIn: member.faceIn }}
        heightIn={numbers.height * 12}
        widthIn={widthIn}
        loadLb={numbers.load}
        eccentricIn={numbers.eccentricity}
        forceLb={numbers.force}
        atIn={numbers.at * 12}
        windLb={answer.windLb}
        ballastLb={overturning?.ballastLb ?? 0}
        title={
          `To scale: ${member.name}, ${feet(numbers.height * 12)[0]} high, ${force(numbers.load)[0]} at the top, ` +
          `${inches(numbers.eccentricity)[0]} off center, ${force(numbers.force)[0]} lateral`
        }
      />
      <ResultList
        items={[
          {
            label: 'Allowable concentric load',
            value: forceDown(answer.columnLb),
            note: `K = ${columnEnds[ends].toFixed(1)}, self-weight deducted`,
          },
          {
            label: 'Moment',
            value: moment(answer.momentInLb),
            note: `× ${answer.amplification.toFixed(3)}, second order`,
          },
          { label: 'Vertical reaction', value: force(answer.reactions.verticalLb) },
          { label: 'Lateral reaction', value: force(answer.reactions.horizontalLb) },
          ...(answer.windLb > 0
            ? [{ label: 'Wind force', value: force(answer.windLb), note: 'on the tower and the carried truss' }]
            : []),
          ...(free ? [{ label: 'Moment reaction', value: moment(answer.reactions.momentInLb) }] : []),
          { label: free ? 'Sway at the top' : 'Deflection at midheight', value: inches(answer.swayIn) },
          { label: 'Self-weight', value: mass(answer.selfWeightLb) },
          ...(overturning
            ? [
                {
                  label: 'Required ballast',
                  value: mass(overturning.ballastLb),
                  note: `${STABILIZING_WEIGHT_FACTOR} of the weight against overturning and sliding`,
                },
                {
                  label: 'Overturning safety factor',
                  value: Number.isFinite(overturning.factor) ? times(overturning.factor) : 'no overturning moment',
                  note: 'without ballast',
                },
                { label: 'Center to tipping line', value: inches(overturning.armIn) },
              ]
            : []),
          ...(sliding
            ? [
                {
                  label: 'Sliding safety factor',
                  value: Number.isFinite(sliding.factor) ? times(sliding.factor) : 'no lateral force',
                  note: 'without ballast or load',
                },
              ]
            : []),
        ]}
      />
      {alternatives}
      <ChecksTable
        file="column"
        checks={answer.checks}
        notApplicable={answer.notApplicable}
        isPlain={() => !member.truss}
      />
    </>
  )
}
