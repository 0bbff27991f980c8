import { REPETITIVE_USE_FACTOR } from '../../../engineering/beams.ts'
import {
  designPlatform,
  GUARD_FROM_IN,
  type LoadClass,
  type PlatformAnswer,
  type PlatformField,
} from '../../../engineering/platform.ts'
import { shownCheck } from '../../components/calculator/beam-checks.ts'
import { CalculatorPage } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable, checkOf } from '../../components/calculator/checks-table.tsx'
import { Figures } from '../../components/calculator/figures.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { feet, force, inches, percent } from '../../components/calculator/quantities.ts'
import { useFlatFields } from '../../components/calculator/use-flat-fields.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'
import { type PlatformChoice, type PlatformNumber, platformFields } from './platform-fields.ts'

/** The field of the page that a refusal stands beside. */
const fieldOf: Readonly<Record<PlatformField, PlatformNumber | PlatformChoice>> = {
  lengthFt: 'length',
  widthFt: 'width',
  heightIn: 'height',
  livePsf: 'load',
  stair: 'stair',
  section: 'section',
}

export const PlatformCalculator = ({ head, members, joist, sections, ratings, facts }: PageData<typeof page>) => {
  const { values, numbers, errors, hydrated, number, choice } = useFlatFields(() => platformFields(sections))
  const member = members.find(({ key }) => key === values.section)
  const rated = ratings.find(({ series }) => series === values.section)
  // What was typed in meters or millimeters is a whole foot or inch within its rounding.
  const near = (value: number, step: number) => {
    const rounded = Math.round(value / step) * step
    return Math.abs(rounded - value) < 0.003 * step + 1e-3 ? rounded : value
  }
  const given = {
    lengthFt: near(numbers.length, 1),
    widthFt: near(numbers.width, 1),
    heightIn: near(numbers.height, 1),
    livePsf: Number(values.load) as LoadClass,
    stair: values.stair === 'yes',
  }
  const found =
    member && rated && Object.keys(errors).length === 0 ? designPlatform(member, joist, rated, given) : undefined
  const answer = found && !('field' in found) ? found : undefined
  if (found && 'field' in found) errors[fieldOf[found.field]] = found.message
  const worst = answer ? checksOf(answer)[0] : undefined
  return (
    <CalculatorPage
      head={head}
      hydrated={hydrated}
      fields={
        <>
          {choice('section')}
          {number('length')}
          {number('width')}
          {number('height')}
          {choice('load')}
          {choice('stair')}
        </>
      }
      tone={answer ? 'good' : 'none'}
      figure={answer && `${answer.legs} legs`}
      summary={
        answer && worst
          ? `under ${answer.beams} lines of beams. ${percent(worst.use)} used: ${worst.name}.`
          : (Object.values(errors)[0] ?? 'No answer.')
      }
      results={
        answer ? (
          <>
            <PlanDrawing answer={answer} lengthFt={given.lengthFt} widthFt={given.widthFt} />
            <Figures
              figures={[
                { label: 'Bays', value: feet(answer.bayFt * 12), note: `${answer.beams} lines of beams` },
                { label: 'Joists, at most apart', value: inches(answer.joistIn), note: '3 in truss' },
                { label: 'Span of the beams', value: feet(answer.spanFt * 12), note: `${answer.spans} in each line` },
                { label: 'Legs', value: feet(answer.legFt * 12), note: `${answer.legs} of them` },
                { label: 'Leveling feet set to', value: inches(answer.footIn) },
                { label: 'Most on a leg', value: force(answer.leg.lb) },
                {
                  label: 'Guardrails',
                  value: answer.guarded ? '42 in, 200 lb' : 'not required',
                  note: answer.guarded ? 'OSHA 1910.28(b)(1), 1910.29(b)' : `below ${GUARD_FROM_IN} in, 1910.28(b)(1)`,
                },
              ]}
            />
            <ChecksTable checks={checksOf(answer)} file="platform" />
            <PartsList lines={answer.parts} facts={facts} file="platform" />
          </>
        ) : null
      }
      rules={[
        'Live load and the deck’s own 3.6 lb/ft² on joists of 3 in truss in hangers, these anywhere along the ' +
          'chords of the beams: those at the edges have them on one chord, and their torque.',
        'Live loads: ASCE 7-22, table 4.3-1. Deck panels carry 125 lb/ft² on supports at 2 ft; concentrated ' +
          'loads, vehicles and dancing are not covered.',
        'Edges 4 ft or more above the floor have guardrails of 42 in and toe boards (OSHA 1910.28(b)(1), ' +
          '1910.29(b) and (k)); stairs of four risers have a rail on either side (1910.28(b)(11)).',
        'A stair ends level with the top of the truss, 2 in below the deck: finish the last riser so that all ' +
          'are the same (1910.25(b)(3)).',
        'Legs: K = 2.1, with no force from the side. Bracing against wind, earthquake and crowds, and the floor' +
          ' below, belong to the project.',
        `Static loads. Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021); ` +
          'the weight of the truss is counted.',
      ]}
    />
  )
}

const checksOf = ({ joist, hanger, edgeBeam, innerBeam, leg }: PlatformAnswer) => {
  const worst = (name: string, [first]: PlatformAnswer['joist']['checks']) => (first ? [shownCheck(first, name)] : [])
  return [
    ...worst('Joist', joist.checks),
    checkOf('Joist hanger', hanger.demandLb, hanger.allowedLb, force),
    ...worst('Beam at the edge', edgeBeam.checks),
    ...(innerBeam ? worst('Beam inside', innerBeam.checks) : []),
    { name: 'Leg and leveling foot', use: leg.use, demand: force(leg.lb), allowable: force(leg.footLb) },
  ].toSorted((a, b) => b.use - a.use)
}

/** The platform from above, to scale: beams, joists, legs. */
const PlanDrawing = ({ answer, lengthFt, widthFt }: { answer: PlatformAnswer; lengthFt: number; widthFt: number }) => {
  const { beams, bayFt, joistIn, spans, spanFt } = answer
  const joists = Math.ceil((spanFt * 12 - 12) / joistIn)
  return (
    <svg
      className="drawing"
      viewBox={`-1.5 -1.5 ${lengthFt + 3} ${widthFt + 3}`}
      height="16rem"
      role="img"
      aria-label={
        `Plan of ${lengthFt} × ${widthFt} ft: ${beams} lines of beams ${bayFt} ft apart, ` +
        `each with ${spans} spans of ${spanFt} ft, ${answer.legs} legs`
      }
    >
      <rect className="spread" x="0" y="0" width={lengthFt} height={widthFt} vectorEffect="non-scaling-stroke" />
      {Array.from({ length: spans }, (_, span) =>
        Array.from({ length: joists + 1 }, (_, index) => {
          const x = span * spanFt + 0.5 + (index * (spanFt - 1)) / joists
          return <line key={x} className="line" x1={x} x2={x} y1="0" y2={widthFt} />
        }),
      )}
      {Array.from({ length: beams }, (_, line) => {
        const y = line * bayFt
        return (
          <g key={y}>
            <rect className="line" x="0" y={y - 0.5} width={lengthFt} height="1" />
            {Array.from({ length: spans + 1 }, (_, leg) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place
              <rect key={leg} x={leg * spanFt - 0.5} y={y - 0.5} width="1" height="1" />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
