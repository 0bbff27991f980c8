import { Fragment, useState } from 'react'
import { percentOf } from '#engineering/checks/check.ts'
import { DYNAMIC_FACTOR, REPETITIVE_USE_FACTOR, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import { type HeaderChoice, headersFor } from '#engineering/systems/led-headers.ts'
import { designLedWall, type HeaviestWall, heaviestWall } from '#engineering/systems/led-wall.ts'
import type { LedTower, LedWallAnswer, LedWallCase, LedWallField } from '#engineering/systems/led-wall-answer.ts'
import { partWeights } from '#engineering/systems/parts-list.ts'
import { Button } from '../../components/button/button.tsx'
import { CalculatorPage, once } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable } from '../../components/calculator/checks-table.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { type ResultItem, ResultList } from '../../components/calculator/result-list.tsx'
import { refusalText } from '../../components/calculator/typed.ts'
import { useFlatFields } from '../../components/calculator/use-flat-fields.tsx'
import { Both } from '../../components/units/both.tsx'
import type { PageData } from '../../page-declaration.ts'
import { feet, force, listed, mass, massDown, moment, times } from '../../services/quantity-texts.ts'
import { unsupported, WallFront, WallSide } from './led-wall-drawing.tsx'
import { hiddenInputs, panelsOf, shownInputs, type WallChoice, type WallNumber, wallFields } from './led-wall-fields.ts'
import type { page } from './page.ts'

/** For each calculator input, the form field that shows its error. */
const fieldOf: Readonly<Record<LedWallField, WallNumber | WallChoice>> = {
  panelWidthIn: 'panelWidth',
  panelHeightIn: 'panelHeight',
  panelLb: 'panelWeight',
  columns: 'columns',
  rows: 'rows',
  extraLbPerFt: 'extra',
  support: 'support',
  supports: 'supports',
  pressurePsf: 'push',
  clearanceIn: 'clearance',
  outriggerFt: 'outrigger',
  outriggers: 'outriggers',
  eccentricIn: 'eccentricity',
  friction: 'friction',
  levelIn: 'level',
  section: 'section',
}

/** Fields that show the errors of a wall given by its overall size. */
const totalFieldOf: Readonly<Partial<Record<LedWallField, WallNumber>>> = {
  panelWidthIn: 'wallWidth',
  panelHeightIn: 'wallHeight',
  panelLb: 'wallWeight',
  columns: 'wallWidth',
  rows: 'wallHeight',
}

export const LedWallCalculator = ({ head, members, sections, ratings, facts }: PageData<typeof page>) => {
  const {
    values,
    units,
    numbers,
    errors: allErrors,
    hydrated,
    isExample,
    fieldsWith,
    setChoice,
  } = useFlatFields(() => wallFields(sections, members))
  const hidden: readonly string[] = hiddenInputs(values.wall)
  const errors = Object.fromEntries(Object.entries(allErrors).filter(([name]) => !hidden.includes(name)))
  const member = members.find(({ key }) => key === values.section)
  const weighedRatings = (key: string) => {
    const found = ratings.find(({ series }) => series === key)
    return found && { ...found, partLb: partWeights(facts) }
  }
  const rated = weighedRatings(values.section)
  const ground = values.support === 'ground'
  const given: LedWallCase = {
    ...panelsOf(values.wall, numbers),
    extraLbPerFt: numbers.extra,
    support: ground ? 'ground' : 'flown',
    ...(Number(values.supports) > 0 && { supports: Number(values.supports) }),
    pressurePsf: ground ? numbers.push : 0,
    clearanceIn: numbers.clearance,
    outriggerFt: Math.ceil(numbers.outrigger),
    outriggers: values.outriggers === 'behind' ? 'behind' : 'both',
    eccentricIn: numbers.eccentricity,
    friction: numbers.friction,
    levelIn: numbers.level,
  }
  const design = once(() =>
    member && rated && Object.keys(errors).length === 0 ? designLedWall(member, rated, given) : undefined,
  )
  const found = isExample ? undefined : design()
  const errorField = (field: LedWallField) => (values.wall === 'total' && totalFieldOf[field]) || fieldOf[field]
  const refusal = found && 'field' in found ? found : undefined
  const shown = refusal ? { ...errors, [errorField(refusal.field)]: refusalText(refusal, units) } : errors
  const { number, choice } = fieldsWith(shown)
  const outcome = () => {
    const found = design()
    const answer = found && !('field' in found) ? found : undefined
    return {
      utilization: answer && (answer.checks[0]?.utilization ?? 0),
      mainResult: answer && `${answer.supports} ${ground ? 'towers' : 'picks'}`,
      summary: answer ? (
        <>
          for a <Both of={feet(answer.widthIn)} /> × <Both of={feet(answer.heightIn)} /> wall,{' '}
          <Both of={mass(answer.wallLb)} />.
          {answer.tower && (
            <>
              {' '}
              Ballast: <Both of={mass(answer.tower.totalBallastLb)} />.
            </>
          )}
        </>
      ) : (
        (Object.values(errors)[0] ?? (refusal ? refusalText(refusal.brief ?? refusal, units) : 'No result.'))
      ),
      results:
        found && member && rated ? (
          <>
            {answer ? (
              <Result member={member} answer={answer} facts={facts} given={given} />
            ) : (
              <div className="diagrams">
                <WallFront wall={unsupported(given)} given={given} sizeIn={member.truss?.sizeIn ?? 12} />
              </div>
            )}
            {!answer && (
              <HeaderChoices
                of={headersFor(members, weighedRatings, given)}
                isFlown={!ground}
                onChoose={(key) => {
                  setChoice('section', key)
                  setChoice('supports', 'fewest')
                }}
              />
            )}
            <MostWeight
              of={JSON.stringify([values.section, given])}
              most={() => heaviestWall(member, rated, given)}
              isFlown={!ground}
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
          {choice('support')}
          {choice('supports')}
          {choice('section')}
          <h2>Wall</h2>
          {choice('wall')}
          {shownInputs(values.wall).map((name) => (
            <Fragment key={name}>{number(name)}</Fragment>
          ))}
          {number('extra')}
          {!ground && number('level')}
          {ground && (
            <>
              <h2>Towers</h2>
              {number('clearance')}
              {number('push')}
              {number('eccentricity')}
              {number('friction')}
              {number('outrigger')}
              {choice('outriggers')}
            </>
          )}
        </>
      }
      outcome={outcome}
      wrong={Object.keys(shown)}
      rules={[
        'Unless you choose their number, the header uses the fewest picks or towers that can carry the wall. Towers are ' +
          'at equal distances. One bay is a simple span. Several bays are checked as two spans, which is conservative for ' +
          'three or more spans.',
        `Flown: a dynamic factor of ${DYNAMIC_FACTOR} (ASCE 7-22, 4.6) applies to the weight of the wall and header. ` +
          'Each pick is a lifting mount at a node, but not at a joint of the header. Slings must be vertical.',
        'Picks are where the governing utilization is lowest. Picks closer to the middle reduce the moment: for two picks, ' +
          'from w L² / 8 to w L² / 46.6 at 0.207 L from the ends. However, a wall that is being hung can load only some ' +
          'bays and overhangs. All checks of a level header include this, and the weight of the header must keep it ' +
          'from tipping off its picks.',
        'Three or more picks: the check raises or lowers each pick in turn by the level difference you enter, as in the beam ' +
          'calculator. A high pick can leave several others slack. Level the header, and measure the load on each hoist.',
        'Ground-supported: lateral pressure acts on the whole wall from either side. The header and the towers act as a ' +
          'frame, stabilized by outriggers and ballast. The gusset rating is reduced for the axial load in the tower and for the moment ' +
          'from the opposite outrigger. The wall hangs in front of the towers, so its eccentricity twists the header ' +
          'and bends the towers.',
        'Wind: enter q G Cf, or the speed of a gust at the wall. The velocity pressure q is 0.00256 V² in lb/ft² for V in mph ' +
          '(ASCE 7-22, 26.10), or 0.613 V² in N/m² with V in m/s. G is 0.85, and Cf is 1.3 to 1.95 for a solid wall (figure ' +
          '29.3-1). For a speed, Cf is 1.95.',
        'Overturning and sliding: 0.6 of the weight resists the lateral force (ASCE 7-22, 2.4.1), for each tower and for all ' +
          'towers combined. Ballast covers both.',
        'Symbols: N is the header reaction, M the moment in the frame, and a the distance between chords.',
        'Friction: 0.3 is the lowest value in BS EN 12812:2008, annex B, for steel on concrete. Smooth, wet, or dusty ' +
          'floors have less friction. Measure the actual value.',
        'Indoors, the International Building Code requires 5 lb/ft² for partitions. The rail that ties the lower edge of ' +
          'the wall to the towers is not covered.',
        'The parts list includes tie-down rings for the ballast, but not the ballast, panels, brackets, bars, ' +
          'or cables. Check panel-to-panel loads with the panel manufacturer.',
        `Static loads. Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021), and ` +
          'self-weight is included.',
      ]}
    />
  )
}

const Result = ({
  member,
  answer,
  facts,
  given,
}: {
  member: PageData<typeof page>['members'][number]
  answer: LedWallAnswer
  facts: PageData<typeof page>['facts']
  given: LedWallCase
}) => {
  const { truss } = member
  const { tower, headerFt } = answer
  return (
    <>
      <div className="diagrams">
        <WallFront wall={answer} given={given} sizeIn={truss?.sizeIn ?? 12} />
        {tower && <WallSide wall={answer} given={given} sizeIn={truss?.sizeIn ?? 12} tower={tower} />}
      </div>
      <ResultList
        items={[
          { label: 'Header', value: feet(headerFt * 12), note: 'truss' },
          ...(tower ? groundResults(answer, tower) : flownResults(answer)),
        ]}
      />
      <ChecksTable checks={answer.checks} notApplicable={answer.notApplicable} file="led-wall" hasParts />
      <PartsList
        lines={answer.parts}
        facts={facts}
        file="led-wall"
        calculation="LED Wall Calculator"
        structure={
          truss && (answer.tower === undefined || truss.sizeIn === 12)
            ? (results) => results.structureOfLedWall(truss.series, given, answer)
            : undefined
        }
      />
    </>
  )
}

const flownResults = ({ supports, placesIn, header, point }: LedWallAnswer): ResultItem[] => [
  { label: 'Picks', value: String(supports) },
  { label: 'Picks at', value: listed(placesIn.map(feet)), note: 'from the left end of the header, at nodes' },
  {
    label: 'Load on each hoist',
    value: listed(header.solved.reactions.map(({ lb }) => force(lb + (point?.weightLb ?? 0)))),
    note: 'static, level picks, whole wall, with mount and shackle',
  },
]

const factorOf = (value: number) => (Number.isFinite(value) ? times(value) : 'no lateral force')

const groundResults = (
  { supports, bayIn, endLb, innerLb, minEndLb }: LedWallAnswer,
  {
    heightFt,
    footInLb,
    footLb,
    outriggerBallastLb,
    footBallastLb,
    totalBallastLb,
    overturningFactor,
    sliding,
  }: LedTower,
): ResultItem[] => [
  { label: 'Towers and spacing', value: String(supports), note: feet(bayIn) },
  { label: 'Reaction at each end', value: force(endLb), note: 'static' },
  ...(supports > 2
    ? [
        { label: 'Max. intermediate reaction', value: force(innerLb), note: 'static' },
        { label: 'Min. reaction', value: force(minEndLb), note: 'static, at an end' },
      ]
    : []),
  { label: 'Tower', value: feet(heightFt * 12) },
  { label: 'Total ballast', value: mass(totalBallastLb), note: 'all towers' },
  { label: 'Ballast per outrigger', value: mass(outriggerBallastLb), note: 'at the outrigger tip' },
  ...(footBallastLb > 0 ? [{ label: 'Ballast per base', value: mass(footBallastLb) }] : []),
  { label: 'Lateral force', value: force(sliding.lateralLb), note: 'on the whole wall' },
  { label: 'Overturning safety factor', value: factorOf(overturningFactor), note: 'with ballast, at least 1.67' },
  { label: 'Sliding safety factor', value: factorOf(sliding.factor), note: 'with ballast, at least 1.67' },
  {
    label: 'Required friction without ballast',
    value: sliding.requiredFriction.toFixed(2),
    note: `at ${STABILIZING_WEIGHT_FACTOR} of the weight`,
  },
  { label: 'Lateral force on one tower', value: force(footLb), note: 'at the most loaded tower' },
  { label: 'Moment at the tower foot', value: moment(footInLb), note: 'at the most loaded tower, second order' },
]

interface HeaderChoicesProps {
  readonly of: readonly HeaderChoice[]
  readonly isFlown: boolean
  readonly onChoose: (section: string) => void
}

/** The headers that carry the wall, or that nothing does. */
const HeaderChoices = ({ of, isFlown, onChoose }: HeaderChoicesProps) => (
  <section className="part">
    <h3>What carries this wall</h3>
    <ul>
      {of.map(({ member: { key, name }, headers, part, answer }) => (
        <li key={key}>
          {headers === 1 ? (
            <>
              <button type="button" className="choose" onClick={() => onChoose(key)}>
                {name}
              </button>{' '}
              on {answer.supports} {isFlown ? 'picks' : 'towers'}: utilization{' '}
              {percentOf(answer.checks[0]?.utilization ?? 0)}
            </>
          ) : (
            <>
              {headers} separate headers of {name}, <Both of={feet(answer.headerFt * 12)} /> each, on two picks each,
              for {part.columns === 1 ? 'equal parts of the wall' : `up to ${part.columns} columns of panels each`}:
              utilization {percentOf(answer.checks[0]?.utilization ?? 0)}
            </>
          )}
        </li>
      ))}
      {of.length === 0 && <li>No header carries this wall. Use a lighter or smaller wall.</li>}
    </ul>
  </section>
)

interface MostWeightProps {
  /** Identifies the inputs. The result is shown until they change. */
  readonly of: string
  readonly most: () => HeaviestWall | undefined
  readonly isFlown: boolean
}

/** The largest weight of a wall with the same size. The search takes 0.3 s on a desktop computer, so a button starts it. */
const MostWeight = ({ of, most, isFlown }: MostWeightProps) => {
  const [found, setFound] = useState<{ readonly of: string; readonly heaviest: HeaviestWall | undefined }>()
  return (
    <div className="part">
      <Button onClick={() => setFound({ of, heaviest: most() })}>Find the Most You Can Hang</Button>
      <div role="status">
        {found?.of === of &&
          (found.heaviest ? (
            <p>
              A wall of this size with a total panel weight of up to <Both of={massDown(found.heaviest.wallLb)} />, on{' '}
              {found.heaviest.supports} {isFlown ? 'picks' : 'towers'}.
            </p>
          ) : (
            <p>This header can’t carry a wall of this size.</p>
          ))}
      </div>
    </div>
  )
}
