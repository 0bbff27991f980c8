import { Fragment } from 'react'
import { percentOf } from '#engineering/checks/check.ts'
import { OUT_OF_PLUMB, REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { NOT_RATED } from '#engineering/load-tables/load-rows.ts'
import { lastRiserIn, type StairUnit, stairRulesOf } from '#engineering/part-models/stairs.ts'
import { partWeights } from '#engineering/systems/parts-list.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import {
  type BeamDirection,
  guardRuleOf,
  type LoadClass,
  type PlatformAnswer,
  type PlatformCase,
  type PlatformField,
  type PlatformUse,
  type StairAnswer,
} from '#engineering/systems/platform-answer.ts'
import type { LateralClass } from '#engineering/systems/platform-bracing.ts'
import { type Edge, edges, type RailChoice } from '#engineering/systems/platform-edges.ts'
import { MAX_RISER_IN, STAIR_PSF, stairHeightsNear, stairTo } from '#engineering/systems/platform-stairs.ts'
import { formatQuantity, KPA_PER_PSF, liveLoadTexts } from '#engineering/units.ts'
import { CalculatorPage, once } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable, nameOf } from '../../components/calculator/checks-table.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { type ResultItem, ResultList } from '../../components/calculator/result-list.tsx'
import { refusalText } from '../../components/calculator/typed.ts'
import { useFlatFields } from '../../components/calculator/use-flat-fields.tsx'
import { Both, type Pair } from '../../components/units/both.tsx'
import type { PageData } from '../../page-declaration.ts'
import { feet, force, inches, mass, times } from '../../services/quantity-texts.ts'
import type { page } from './page.ts'
import { PlatformElevation, PlatformPlan } from './platform-drawing.tsx'
import { type PlatformChoice, type PlatformNumber, platformFields } from './platform-fields.ts'

/** For each calculator input, the form field that shows its error. */
const fieldOf: Readonly<Record<PlatformField, PlatformNumber | PlatformChoice>> = {
  lengthFt: 'length',
  widthFt: 'width',
  heightIn: 'height',
  livePsf: 'load',
  use: 'use',
  stair: 'stair',
  beams: 'beams',
  frontRail: 'front',
  backRail: 'back',
  leftRail: 'left',
  rightRail: 'right',
  lateral: 'lateral',
  friction: 'friction',
  section: 'section',
}

/** Rounds metric input, such as 4.88 m for 16 ft, to whole feet or inches. */
const near = (value: number, slack: number) =>
  Math.abs(Math.round(value) - value) <= slack ? Math.round(value) : value

/** Tolerances of 12 mm and 1.5 mm. */
const FEET_SLACK = 0.04
const INCH_SLACK = 0.06

export const PlatformCalculator = ({ head, members, joists, sections, ratings, facts }: PageData<typeof page>) => {
  const { values, units, numbers, errors, hydrated, isExample, fieldsWith, setNumber } = useFlatFields(() =>
    platformFields(sections),
  )
  const member = members.find(({ key }) => key === values.section)
  const truss = member?.truss
  const rated = ratings.find(({ series }) => series === values.section)
  const given = {
    lengthFt: near(numbers.length, FEET_SLACK),
    widthFt: near(numbers.width, FEET_SLACK),
    heightIn: near(numbers.height, INCH_SLACK),
    livePsf: Number(values.load) as LoadClass,
    beams: values.beams as BeamDirection,
    use: values.use as PlatformUse,
    stair: values.stair === 'no' ? undefined : values.stair === 'yes' ? 'front' : (values.stair as Edge),
    rails: {
      front: values.front as RailChoice,
      back: values.back as RailChoice,
      left: values.left as RailChoice,
      right: values.right as RailChoice,
    },
    lateral: Number(values.lateral) as LateralClass,
    friction: numbers.friction,
  } as const
  const design = once(() =>
    member && rated && Object.keys(errors).length === 0
      ? designPlatform(member, joists, { ...rated, partLb: partWeights(facts) }, given)
      : undefined,
  )
  const found = isExample ? undefined : design()
  const shown = found && 'field' in found ? { ...errors, [fieldOf[found.field]]: refusalText(found, units) } : errors
  const { number, choice } = fieldsWith(shown)
  const outcome = () => {
    const found = design()
    const answer = found && !('field' in found) ? found : undefined
    const worst = answer?.checks[0]
    return {
      utilization: answer && (worst?.utilization ?? 0),
      mainResult: answer && `${answer.legs} legs`,
      summary:
        answer && worst
          ? `under ${answer.beams} beam lines. ${percentOf(worst.utilization)} utilization. ${nameOf(worst, true)} governs.${answer.guard?.ballastLb ? ' Ballast is required.' : ''}${answer.stair && !answer.stair.stock ? ' The parts list has no stair.' : ''}`
          : (Object.values(shown)[0] ?? 'No result.'),
      results:
        answer && member ? (
          <>
            <div className="diagrams">
              <PlatformElevation answer={answer} heightIn={given.heightIn} />
              <PlatformPlan answer={answer} lengthFt={given.lengthFt} widthFt={given.widthFt} stair={given.stair} />
            </div>
            <ResultList
              items={[
                { label: 'Bays', value: feet(answer.bayFt * 12), note: `${answer.beams} beam lines` },
                {
                  label: 'Max. joist spacing',
                  value: inches(answer.joists.gapIn),
                  note: joists.find(({ series }) => series === answer.joistSeries)?.name ?? '',
                },
                {
                  label: 'Longest beam span',
                  value: feet(Math.max(...answer.spansFt) * 12),
                  note: `${answer.spansFt.length} per line`,
                },
                { label: 'Legs', value: feet(answer.legFt * 12), note: `quantity ${answer.legs}` },
                { label: 'Leveling foot setting', value: inches(answer.footIn) },
                {
                  label: 'Cross bracing',
                  value: feet((answer.bayFt - 1) * 12),
                  note: `quantity ${answer.crossTrusses}`,
                },
                { label: 'Dead load', value: deadPair(answer.bracing.deadPsf) },
                { label: 'Max. leg load', value: force(answer.bracing.legLb) },
                {
                  label: 'Lateral force on this leg',
                  value: force(answer.bracing.lateralLb),
                  note: `× ${answer.bracing.amplification.toFixed(3)}, second order`,
                },
                { label: 'Overturning safety factor', value: times(answer.bracing.overturningFactor) },
                ...guardItems(answer),
                { label: 'Sliding safety factor', value: times(answer.bracing.slidingFactor) },
                ...edgeItems(answer, given),
              ]}
            />
            <ChecksTable
              checks={answer.checks}
              notApplicable={answer.notApplicable}
              file="platform"
              hasParts
              isPlain={(part) => part === 'joist'}
            />
            <PartsList
              lines={answer.parts}
              facts={facts}
              file="platform"
              calculation={head.heading}
              structure={truss && ((results) => results.structureOfPlatform(truss.series, given, answer))}
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
          {number('length')}
          {number('width')}
          {number('height')}
          {choice('beams')}
          {choice('load')}
          {choice('lateral')}
          {number('friction')}
          <h2>Edges</h2>
          {choice('use')}
          {choice('stair')}
          {given.stair && !errors.height && (
            <StairHeights heightIn={given.heightIn} onChoose={(heightIn) => setNumber('height', heightIn)} />
          )}
          {edges.map((edge) => (
            <Fragment key={edge}>{choice(edge)}</Fragment>
          ))}
        </>
      }
      outcome={outcome}
      wrong={Object.keys(shown)}
      rules={[
        '3 in truss joists carry the live load and the deck weight of 3.65 lb/ft² (3.85 lb/ft² with a 4 ft panel). Their hangers are at chord holes, clear ' +
          'of splice plates. Edge beams have hangers on one chord only and resist the resulting torque. Edge beams and end ' +
          'joists also carry guardrails and toe boards, 11.8 lb/ft with their bolts.',
        'Live loads: ASCE 7-22, table 4.3-1. Deck panels carry 125 lb/ft² on supports at 2 ft on center and 150 lb/ft² at ' +
          '20 in on center. Concentrated loads (ASCE 7-22, table 4.3-1, such as 2,000 lb for light manufacturing and 300 lb ' +
          'for catwalks), vehicles, and vibration from dancing are not covered.',
        'Floor deflection limits are span/360 under live load and span/240 under total load (International Building Code, ' +
          'table 1604.3).',
        'Edges more than 30 in above the floor (open to the public, IBC 1015.2), or 4 ft or more (employees only, OSHA ' +
          '1910.28(b)(1)), have 42 in guardrails and toe boards. Our guardrails have openings larger than the 4 in that IBC ' +
          '1015.4 allows for the public: add infill. The audience side of a stage may be open. Stairs with four or more risers have a rail on each side (1910.28(b)(11)). Stair rails ' +
          'have no load rating.',
        'The stair is straight. The guardrails leave a 4 ft opening, and a gate closes it. A BS-AC-LN36 landing carries 900 lb, or ' +
          `${STAIR_PSF} lb/ft², the same as the stair. Its supports are not part of this calculation. Do not store ` +
          'material on it.',
        'A stair bolts to an edge beam, 6 in from the end of the beam. The beam carries half of the stair’s weight, and half of ' +
          'its live load of 100 lb/ft² or 1,000 lb at the center of the top tread, whichever is greater (OSHA 1910.25(b)(6)). ' +
          'A load near one stringer is not checked.',
        'Deck stairs for decks 48, 60, and 72 in high have equal risers (1910.25(b)(3)) of at most 7 in and treads of 11 in ' +
          '(IBC 1011.5.2). Stair units for decks 47 or 62 in high have 7 1/2 in risers and end level with the top of the truss, ' +
          '2 in below the deck, so their last riser is 9 1/2 in. Custom stairs have equal risers at any height up to 75 in.',
        'Lateral load: the selected percentage of the live load in any direction, plus ' +
          `1/${1 / OUT_OF_PLUMB} of the total load for legs out of plumb. ASCE 7-22, chapter 4, requires 24 lb per foot of ` +
          'seat along seating rows, which is 10% of 100 lb/ft² with rows 29 in apart. The percentages for floors and ' +
          'standing crowds are our own criteria.',
        'Bracing: leveling feet are modeled as pinned. Along the beams, gussets brace the legs. Across the beams, the ' +
          'legs are braced by 12 in truss, 12 to 24 in below the beams, with gussets above the bracing. The gusset ' +
          'rating is reduced for the load on the leg. Legs are at least 2 ft long. A 2 ft leg is 1 ft of truss on a ' +
          'corner block, to which the cross bracing is bolted.',
        'Legs: K = 2.1, with second-order effects. Edge beams, and beams that end over a leg, load one side of the ' +
          'leg, at a 5.45 in eccentricity in each direction.',
        'Symbols: N and H are the load and lateral force on a leg, V the lateral force at its foot, f the foot setting, l ' +
          'the leg length, h the deck height, e the eccentricity, W the length of a deck side, and a the distance from its end to ' +
          'the axis of the leg.',
        'Friction: 0.3 is the lowest value in BS EN 12812:2008, annex B, for steel on concrete. Smooth, wet, or dusty ' +
          'floors have less friction. Measure the actual value.',
        'A load of 200 lb at a top rail can tip or slide a small platform. The results list the ballast that prevents ' +
          'this on an empty deck: 0.6 of the weight resists (ASCE 7-22, 2.4.1). ' +
          'Its load path through the deck and its effect on the bracing are not covered.',
        `Static loads. Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021), and ` +
          'self-weight is included.',
      ]}
    />
  )
}

/** Returns the results for a load at a top rail. */
const guardItems = ({ guard }: PlatformAnswer): ResultItem[] =>
  guard
    ? [
        ...(guard.ballastLb > 0
          ? [
              {
                label: 'Required ballast',
                value: mass(guard.ballastLb),
                note: 'for 200 lb at a top rail, evenly on all legs. Or anchor the platform',
                isWarning: true,
              },
            ]
          : []),
        {
          label: 'Overturning safety factor, 200 lb at a top rail',
          value: times(guard.overturningFactor),
          note: 'empty platform without ballast',
        },
      ]
    : []

interface StairHeightsProps {
  readonly heightIn: number
  readonly onChoose: (heightIn: number) => void
}

/** The stock stair that fits the height or, if none does, the nearest deck heights with the stairs that fit them. */
const StairHeights = ({ heightIn, onChoose }: StairHeightsProps) => {
  const { stock } = stairTo(heightIn)
  if (stock)
    return (
      <p className="hint" data-wide="">
        The stock stair {stock.stair} fits decks of <Both of={inInches(heightIn)} />.
      </p>
    )
  const heights = stairHeightsNear(heightIn)
  return (
    <p className="hint" data-wide="" role="status">
      No stock stair fits this height. {heights.length > 1 ? 'The nearest heights are ' : 'The nearest height is '}
      {heights.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && ' and '}
          <button type="button" onClick={() => onChoose(each)}>
            <Both of={inInches(each)} />
          </button>
          {` (${stairTo(each).stock?.stair})`}
        </Fragment>
      ))}
      .
    </p>
  )
}

/** Returns the results for guardrails and the stair. */
const edgeItems = (
  { rails, unguarded, needsGuardrails, stair }: PlatformAnswer,
  { livePsf, use }: Pick<PlatformCase, 'livePsf' | 'use'>,
): ResultItem[] => {
  const { clause, fromIn } = guardRuleOf({ use })
  const listed = (isOpen: boolean) => edges.filter((edge) => (rails[edge] === 'open') === isOpen).join(', ')
  const [railed, open] = [listed(false), listed(true)]
  return [
    {
      label: 'Guardrails',
      value: railed ? RAIL : 'none',
      note: railed ? `${railed}; ${clause}` : `${clause} applies from ${fromIn} in`,
    },
    ...(needsGuardrails && open
      ? [
          {
            label: 'Open edges',
            value: open,
            note: `${clause} requires guards. Exception: the audience side of stages`,
            isWarning: true,
          },
        ]
      : []),
    ...(unguarded.length > 0
      ? [
          {
            label: 'Edges without a guardrail',
            value: unguarded.join(', '),
            note: 'No guardrail fits. Two don’t fit into a corner, and a gate hangs on one',
            isWarning: true,
          },
        ]
      : []),
    ...(stair ? stairItems(stair) : []),
    ...(stair && livePsf > STAIR_PSF
      ? [{ label: 'Stair and landing', value: liveLoadTexts(STAIR_PSF), note: 'less than the deck' }]
      : []),
  ]
}

const inInches = (inches: number) => Object.values(formatQuantity(inches, 'in')) as [us: string, metric: string]

const EQUAL_RISERS = 'OSHA 1910.25(b)(3) requires equal risers. To comply, order'

/** Returns the rules that a stock stair meets, or what it would need to meet them. */
const ruleItem = (stock: StairUnit, [us, metric]: Pair): ResultItem => {
  const { osha, ibc } = stairRulesOf(stock)
  const met = [...(osha ? ['OSHA 1910.25'] : []), ...(ibc ? ['IBC 1011.5'] : [])]
  if (met.length > 0) return { label: 'Risers and treads', value: 'equal risers', note: `meet ${met.join(' and ')}` }
  return {
    label: 'Last riser',
    value: inches(lastRiserIn(stock)),
    note: [`${EQUAL_RISERS} ${us}`, `${EQUAL_RISERS} ${metric}`],
    isWarning: true,
  }
}

/** Returns the stair's risers, the code limit, and what to order. */
const stairItems = ({ risers, riserIn, stock, beamLb }: StairAnswer): ResultItem[] => {
  const isEqual = !stock || stock.hasHead
  const [each, most] = [inInches((stock?.deckIn ?? risers * riserIn) / risers), inInches(MAX_RISER_IN)]
  const inBoth = (text: (unit: 0 | 1) => string): Pair => [text(0), text(1)]
  const custom = inBoth((unit) => `a custom stair with ${risers} equal risers of ${each[unit]}`)
  return [
    {
      label: 'Risers',
      value: inches(riserIn),
      note: inBoth((unit) => `${isEqual ? `${risers} equal risers, ` : ''}max. ${most[unit]}, OSHA 1910.25(c)(2)`),
    },
    ...(stock
      ? [
          ruleItem(stock, custom),
          {
            label: 'Stair rails',
            value: NOT_RATED,
            note: 'OSHA 1910.29(f)(7) requires 200 lb. Have an engineer check them',
            isWarning: true,
          },
        ]
      : [
          {
            label: 'Stair',
            value: 'not in the parts list',
            note: inBoth((unit) => `Order ${custom[unit]}, rails on both sides, and a hanger like BS-AC-ST36`),
            isWarning: true,
          },
        ]),
    { label: 'Stair load on its beam', value: force(beamLb) },
  ]
}
const deadPair = (psf: number): Pair => [`${psf.toFixed(1)} lb/ft²`, `${(psf * KPA_PER_PSF).toFixed(2)} kPa`]

/** Guardrail height and load. */
const RAIL: Pair = ['42 in, 200 lb', '1.07 m, 0.89 kN']
