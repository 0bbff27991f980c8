import { DYNAMIC_FACTOR, REPETITIVE_USE_FACTOR } from '../../../engineering/beams.ts'
import { designLedWall, type LedWallAnswer, type LedWallField } from '../../../engineering/led-wall.ts'
import { shownCheck } from '../../components/calculator/beam-checks.ts'
import { CalculatorPage } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable, checkOf } from '../../components/calculator/checks-table.tsx'
import { Figures } from '../../components/calculator/figures.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { feet, force, inches, mass, moment } from '../../components/calculator/quantities.ts'
import { useFlatFields } from '../../components/calculator/use-flat-fields.tsx'
import { Both } from '../../components/units/both.tsx'
import type { PageData } from '../../page-declaration.ts'
import { type WallChoice, type WallNumber, wallFields } from './led-wall-fields.ts'
import type { page } from './page.ts'

/** The field of the page that a refusal stands beside. */
const fieldOf: Readonly<Record<LedWallField, WallNumber | WallChoice>> = {
  panelWidthIn: 'panelWidth',
  panelHeightIn: 'panelHeight',
  panelLb: 'panelWeight',
  columns: 'columns',
  rows: 'rows',
  extraLbPerFt: 'extra',
  support: 'support',
  pressurePsf: 'push',
  clearanceIn: 'clearance',
  outriggerFt: 'outrigger',
  outriggers: 'outriggers',
  section: 'section',
}

export const LedWallCalculator = ({ head, members, sections, ratings, facts }: PageData<typeof page>) => {
  const { values, numbers, errors, hydrated, number, choice } = useFlatFields(() => wallFields(sections, members))
  const member = members.find(({ key }) => key === values.section)
  const rated = ratings.find(({ series }) => series === values.section)
  const ground = values.support === 'ground'
  const found =
    member && rated && Object.keys(errors).length === 0
      ? designLedWall(member, rated, {
          panelWidthIn: numbers.panelWidth,
          panelHeightIn: numbers.panelHeight,
          panelLb: numbers.panelWeight,
          columns: numbers.columns,
          rows: numbers.rows,
          extraLbPerFt: numbers.extra,
          support: ground ? 'ground' : 'flown',
          pressurePsf: ground ? numbers.push : 0,
          clearanceIn: numbers.clearance,
          outriggerFt: Math.ceil(numbers.outrigger),
          outriggers: values.outriggers === 'behind' ? 'behind' : 'both',
        })
      : undefined
  const answer = found && !('field' in found) ? found : undefined
  if (found && 'field' in found) errors[fieldOf[found.field]] = found.message
  return (
    <CalculatorPage
      head={head}
      hydrated={hydrated}
      fields={
        <>
          {choice('support')}
          {choice('section')}
          <h2>Wall</h2>
          {number('panelWidth')}
          {number('panelHeight')}
          {number('panelWeight')}
          {number('extra')}
          {number('columns')}
          {number('rows')}
          {ground && (
            <>
              <h2>Towers</h2>
              {number('clearance')}
              {number('push')}
              {number('outrigger')}
              {choice('outriggers')}
            </>
          )}
        </>
      }
      tone={answer ? 'good' : 'none'}
      figure={answer && `${answer.supports} ${ground ? 'towers' : 'picks'}`}
      summary={
        answer ? (
          <>
            for a wall of <Both of={feet(answer.widthIn)} /> × <Both of={feet(answer.heightIn)} />,{' '}
            <Both of={mass(answer.wallLb)} />.
          </>
        ) : (
          (Object.values(errors)[0] ?? 'No answer.')
        )
      }
      results={answer ? <Result answer={answer} facts={facts} columns={numbers.columns} rows={numbers.rows} /> : null}
      rules={[
        'The header is the least number of picks or towers that bears the wall: one bay as a single span; more ' +
          'of them as two spans of that length, which are no better than three or more.',
        `Flown: what is hoisted counts ${DYNAMIC_FACTOR} times (ASCE 7-22, 4.6), on header and picks. ` +
          'Each pick is a lifting mount at a node; slings run straight up.',
        'On the ground: the push acts on the whole wall from either side; each tower stands free, held by the ' +
          'gussets of its outriggers and by ballast, 0.6 of the weight against the push (ASCE 7-22, 2.4.1). ' +
          'Indoors 5 lb/ft² is what the International Building Code asks of partitions; outdoors a wind plan ' +
          'comes first.',
        'Panels, their brackets, bars and cables are not in the list of parts. What they do to each other is ' +
          'for their maker to say.',
        `Static loads. Strengths include the repetitive-use factor of ${REPETITIVE_USE_FACTOR} (ANSI E1.2-2021); ` +
          'the weight of the truss is counted.',
      ]}
    />
  )
}

const Result = ({
  answer,
  facts,
  columns,
  rows,
}: {
  answer: LedWallAnswer
  facts: PageData<typeof page>['facts']
  columns: number
  rows: number
}) => {
  const { header, tower, point, supports, bayIn, headerFt, endLb, innerLb } = answer
  const checks = [
    ...header.checks.map((check) => shownCheck(check, 'Header')),
    ...(point ? [checkOf('Lifting mount', point.demandLb, point.allowedLb, force)] : []),
    ...(tower
      ? [
          { name: 'Tower: compression and bending', use: tower.answer.checks[0]?.use ?? 0 },
          checkOf('Gussets of the outriggers', tower.momentInLb, tower.allowedInLb, moment),
        ]
      : []),
  ].toSorted((a, b) => b.use - a.use)
  return (
    <>
      <WallDrawing answer={answer} columns={columns} rows={rows} />
      <Figures
        figures={[
          { label: 'Header', value: feet(headerFt * 12), note: 'truss' },
          { label: tower ? 'Towers' : 'Picks', value: String(supports), note: feet(bayIn) },
          { label: 'Reaction at either end', value: force(endLb), note: 'static' },
          ...(supports > 2 ? [{ label: 'Largest between', value: force(innerLb), note: 'static' }] : []),
          ...(tower
            ? [
                { label: 'Tower', value: feet(tower.heightFt * 12) },
                { label: 'Ballast on each outrigger', value: mass(tower.outriggerBallastLb), note: 'at its end' },
                ...(tower.footBallastLb > 0
                  ? [{ label: 'Ballast on each foot', value: mass(tower.footBallastLb) }]
                  : []),
                { label: 'Sway of a tower', value: inches(tower.answer.swayIn), note: 'under the push' },
              ]
            : []),
        ]}
      />
      <ChecksTable checks={checks} file="led-wall" />
      <PartsList lines={answer.parts} facts={facts} file="led-wall" />
    </>
  )
}

/** Seams that can be distinguished in the drawing. */
const MOST_SEAMS = 60

/** The wall from the front, to scale; panels as a grid, up to what can be distinguished. */
const WallDrawing = ({ answer, columns, rows }: { answer: LedWallAnswer; columns: number; rows: number }) => {
  const { widthIn, heightIn, headerFt, supports, tower } = answer
  const headerIn = headerFt * 12
  const above = 30
  const below = tower ? Math.max(0, tower.heightFt * 12 - heightIn) : 0
  const legs = Array.from({ length: supports }, (_, index) => (index * headerIn) / (supports - 1))
  const left = (headerIn - widthIn) / 2
  const lines = (count: number, line: (index: number) => string) =>
    count > MOST_SEAMS ? '' : Array.from({ length: count - 1 }, (_, index) => line(index + 1)).join('')
  const seams =
    lines(columns, (index) => `M${left + (index * widthIn) / columns} 0V${heightIn}`) +
    lines(rows, (index) => `M${left} ${(index * heightIn) / rows}H${left + widthIn}`)
  return (
    <figure className="diagrams">
      <svg
        className="drawing"
        viewBox={`-20 ${-above} ${headerIn + 40} ${heightIn + above + below + 20}`}
        height="18rem"
        role="img"
        aria-label={
          `A wall of ${columns} × ${rows} panels below a header of ${headerFt} ft ` +
          `on ${supports} ${tower ? 'towers' : 'picks'}`
        }
      >
        <rect className="spread" x={left} y="0" width={widthIn} height={heightIn} />
        <path className="thin" d={seams} />
        <rect className="force" x="0" y="-12" width={headerIn} height="10" />
        {legs.map((x) =>
          tower ? (
            <line key={x} className="force" x1={x} x2={x} y1="-2" y2={heightIn + below} />
          ) : (
            <line key={x} className="force" x1={x} x2={x} y1={-above} y2="-12" />
          ),
        )}
        {tower && <line className="force" x1="-20" x2={headerIn + 20} y1={heightIn + below} y2={heightIn + below} />}
      </svg>
    </figure>
  )
}
