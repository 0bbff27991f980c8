import type { ReactNode } from 'react'
import { type BeamAnswer, extraUniformLbPerIn } from '#engineering/beams/beam-loads.ts'
import { lengthOf } from '#engineering/beams/beam-statics.ts'
import { checkHung, type HungMember, pickLines } from '#engineering/beams/hung-beam.ts'
import { type MomentEnvelope, momentEnvelope } from '#engineering/beams/moment-envelope.ts'
import { levelOf, percentOf } from '#engineering/checks/check.ts'
import { checkName } from '#engineering/checks/check-texts.ts'
import { DEFLECTION_RATIO, DYNAMIC_FACTOR, TIPPING_FACTOR } from '#engineering/factors.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import { beamLines, combineLines } from '#engineering/systems/parts-list.ts'
import { Button } from '../../components/button/button.tsx'
import { CalculatorPage } from '../../components/calculator/calculator-page.tsx'
import { ChecksTable } from '../../components/calculator/checks-table.tsx'
import { ChoiceField, NumberField, TextField } from '../../components/calculator/fields.tsx'
import { PartsList } from '../../components/calculator/parts-list.tsx'
import { type ResultItem, ResultList } from '../../components/calculator/result-list.tsx'
import { type AddressSpec, useAddress } from '../../components/calculator/use-address.ts'
import { BeamDrawing } from '../../components/drawing/beam.tsx'
import { Diagram } from '../../components/drawing/diagram.tsx'
import type { Pair } from '../../components/units/both.tsx'
import type { PageData } from '../../page-declaration.ts'
import { fieldText } from '../../services/quantity-field.ts'
import {
  feet,
  force,
  forceDown,
  forcePerFootDown,
  inBoth,
  inches,
  mass,
  moment,
  perFoot,
  times,
  weight,
} from '../../services/quantity-texts.ts'
import type { Units } from '../../services/units.ts'
import { Alternatives } from './alternatives.tsx'
import {
  type BeamInput,
  type BeamValues,
  changeBeam,
  convertQuery,
  defaults,
  heldChoices,
  jointChoices,
  type LoadRow,
  lengthText,
  MAX_LOADS,
  metricDefaults,
  movementChoices,
  onChoices,
  placeIn,
  placeRule,
  pointRule,
  readBeam,
  readQuery,
  supportChoices,
  unevenRule,
  uniformRule,
  writeQuery,
} from './beam-query.ts'
import { LoadFields } from './load-fields.tsx'
import type { page } from './page.ts'
import { SectionTable } from './section-table.tsx'
import { StationsTable } from './stations-table.tsx'
import { SupportFields } from './support-fields.tsx'

const spec: AddressSpec<BeamValues> = {
  defaults,
  metricDefaults,
  read: readQuery,
  write: writeQuery,
  convert: convertQuery,
  numbers: ['span', 'second', 'places', 'support', 'uneven', 'loads', 'point', 'uniform'],
  kilograms: { point: 'kg', uniform: 'kg/m' },
}

const SAMPLES = 120

export const BeamCalculator = ({ head, members, sections, facts, conditions }: PageData<typeof page>) => {
  const { values, units, hydrated, isExample, change } = useAddress(spec)
  const input = readBeam(values, members, units)
  const { member, rules, errors } = input
  const field = (name: Exclude<keyof BeamValues, 'loads' | 'places'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change((each) => changeBeam(each, { [name]: value }, units)),
  })
  const setLoad = (index: number, row: LoadRow | undefined) =>
    change((each) => ({
      ...each,
      loads: each.loads.flatMap((known, place) => (place === index ? (row ? [row] : []) : [known])),
    }))
  const add = (row: LoadRow) => change((each) => ({ ...each, loads: [...each.loads, row] }))
  const isTruss = Boolean(member?.truss)
  const isFull = values.loads.length >= MAX_LOADS
  const isAny = values.supports === 'any'
  const hasJoints = isTruss && values.supports !== 'cantilever'
  const isHung = values.held === 'picks'
  const isUneven = isHung && (values.supports === 'two-spans' || (isAny && values.places.length > 2))
  const fields = (
    <>
      <div data-wide="">
        <ChoiceField rule={{ label: 'Section', options: sections }} {...field('section')} />
      </div>
      <div data-wide="">
        <ChoiceField rule={supportChoices} {...field('supports')} />
      </div>
      <NumberField rule={rules.span} {...field('span')} />
      {rules.second && <NumberField rule={rules.second} {...field('second')} />}
      {isAny && (
        <SupportFields
          places={values.places}
          errors={errors}
          units={units}
          onChange={(places) => change((each) => ({ ...each, places }))}
        />
      )}
      {(hasJoints || isHung) && (
        <div data-wide="">
          <ChoiceField rule={heldChoices} {...field('held')} />
        </div>
      )}
      {isUneven && <NumberField rule={unevenRule} {...field('uneven')} />}
      {hasJoints && (
        <ChoiceField
          rule={jointChoices}
          hint={values.joints === 'anywhere' && 'Without the weight of joints, as in the load tables'}
          {...field('joints')}
        />
      )}
      {hasJoints && values.joints === 'given' && (
        <TextField
          label="Lengths in order (ft)"
          hint={`Whole feet from 1 to ${LONGEST_FT}, such as 10, 10, 4`}
          {...field('lengths')}
        />
      )}
      <h2>Loads</h2>
      <div data-wide="">
        <ChoiceField rule={movementChoices} {...field('movement')} />
      </div>
      {values.loads.map((row, index) => (
        <LoadFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the load
          key={index}
          index={index}
          row={row}
          errors={errors}
          rules={{ point: pointRule, uniform: uniformRule, place: (label) => placeRule(label) }}
          on={isTruss ? onChoices : undefined}
          onChange={(changed) => setLoad(index, changed)}
        />
      ))}
      <div data-wide="" className="add">
        <Button
          disabled={isFull}
          onClick={() => add({ kind: 'point', load: '100', at: half(lengthText(values, units), units), on: 'node' })}
        >
          Add Point Load
        </Button>
        <Button
          disabled={isFull}
          onClick={() => add({ kind: 'uniform', load: '10', from: '0', to: lengthText(values, units) })}
        >
          Add Uniform Load
        </Button>
        {values.loads.length > 1 && (
          <Button onClick={() => change((each) => ({ ...each, loads: [] }))}>Clear Loads</Button>
        )}
      </div>
    </>
  )
  const outcome = () => {
    const checked = member && input.given ? checkHung(member, input.given) : undefined
    const answer = checked?.answer
    const utilization = answer?.checks[0]?.utilization ?? 0
    const alternatives = (
      <Alternatives
        values={values}
        members={members}
        units={units}
        isRefused={!checked}
        onChoose={(next) => change(() => next)}
      />
    )
    return {
      utilization: answer && utilization,
      mainResult: answer && percentOf(utilization),
      summary: answer?.checks[0]
        ? `utilization. ${checkName(answer.checks[0].check)} governs.${utilization > 1 ? ' Overloaded.' : ''}`
        : (Object.values(errors)[0] ?? 'No result.'),
      results:
        member && checked ? (
          <Result
            member={member}
            input={input}
            checked={checked}
            facts={facts}
            alternatives={utilization > 1 && alternatives}
            sectionTable={
              <SectionTable values={values} members={members} units={units} onChoose={field('section').onChange} />
            }
          />
        ) : null,
      remedy: alternatives,
    }
  }
  return (
    <CalculatorPage
      head={head}
      member={member}
      hydrated={hydrated}
      isExample={isExample}
      fields={fields}
      outcome={outcome}
      wrong={Object.keys(errors)}
      rules={[
        ...conditions,
        'Point loads on truss act at nodes, with half on each chord. Each load is checked at its location and at the ' +
          'nearest node. A load anywhere on one chord adds to the utilization of the chord, and its torque adds to ' +
          'shear.',
        'Several spans and overhangs: each is loaded or unloaded, whichever governs. Two spans: both spans loaded, or ' +
          'either span alone. Reactions are also checked with lacing shear flexibility included. An intermediate support ' +
          'between nodes also bends the chords.',
        'Picks are lifting mounts at nodes, with vertical slings. Each pick carries at most the lower of the mount and ' +
          'chord ratings. With three or more picks, the check raises or lowers each pick in turn by the level difference you enter. A pick that would go into compression is treated as slack. Level the beam, and measure the load on each hoist.',
        `A beam on picks must not tip: its self-weight must resist ${TIPPING_FACTOR} times the loads on an overhang. Supports ` +
          'must hold the beam down where a reaction can be negative.',
        'Each check includes the maximum effect of self-weight, as in the load tables.',
        `Hoisted or motor-driven: strength checks multiply loads and self-weight by ${DYNAMIC_FACTOR} ` +
          '(ASCE 7-22, 4.6). Deflection and diagrams are for static loads.',
      ]}
    />
  )
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const half = (text: string, units: Units): string => fieldText((placeIn(text, units) ?? 0) / 2, 'ft', units)

/** Returns the reactions, as ranges if spans can be unloaded. */
const reactionItems = (
  { supports, dynamicFactor, picks }: NonNullable<BeamInput['given']>,
  { solved, reactions }: BeamAnswer,
): ResultItem[] =>
  solved.reactions.map(({ atIn, lb, momentInLb }, index): ResultItem => {
    const { minLb = lb, maxLb = lb } = reactions[index] ?? {}
    const range = supports.kind === 'simple' ? 'with loads at the nearest nodes' : 'with some spans loaded'
    if (picks && minLb < -0.5)
      return {
        label: ['Pick at ', feet(atIn)] as const,
        value: 'Goes slack',
        note: `A hoist can’t push${lb < -0.5 ? '' : '. This happens with some spans loaded'}. Move the pick or the loads.`,
        isWarning: true,
      }
    const mountLb = picks?.mountLb ?? 0
    const note =
      momentInLb !== undefined
        ? moment(Math.abs(momentInLb))
        : minLb < -0.5
          ? inBoth((value) => `hold down ${value}`, force(-minLb))
          : picks && mountLb > 0
            ? hoistNote(maxLb, mountLb, dynamicFactor)
            : dynamicFactor
              ? inBoth((value) => `up to ${value} in motion`, force(maxLb * dynamicFactor))
              : maxLb > lb + 0.5
                ? inBoth((value) => `up to ${value} ${range}`, force(maxLb))
                : undefined
    return { label: ['Reaction at ', feet(atIn)] as const, value: force(lb), note }
  })

/** The load on a hoist, with the mount and shackle below it. */
const hoistNote = (maxLb: number, mountLb: number, dynamicFactor: number | undefined): Pair => {
  const [most, mount] = [force(maxLb * (dynamicFactor ?? 1)), weight(mountLb)]
  const text = (unit: 0 | 1) =>
    `hoist: up to ${most[unit]}${dynamicFactor ? ' in motion' : ''}, with ${mount[unit]} for the mount and shackle`
  return [text(0), text(1)]
}

/** The length of the truss sections if they are longer than the beam. Not shown for differences below 1/8 in. */
const sectionsItem = (lengthsFt: readonly number[], lengthIn: number): ResultItem[] => {
  const totalIn = 12 * lengthsFt.reduce((sum, each) => sum + each, 0)
  return totalIn - lengthIn < 1 / 8
    ? []
    : [
        {
          label: 'Truss sections',
          value: feet(totalIn),
          note: inBoth((over) => `${over} longer than the beam, the same at both ends`, feet(totalIn - lengthIn)),
        },
      ]
}

/** Returns the largest moment with the load pattern that causes it, and the moment under all loads. */
const envelopeItem = ({ momentInLb, atIn, loadedSpans, spans: count }: MomentEnvelope, allInLb: number): ResultItem => {
  const [place, together] = [feet(atIn), moment(allInLb)]
  const spans =
    loadedSpans.length === count
      ? 'loads on all spans'
      : loadedSpans.length === 0
        ? 'no loads'
        : `loads only on ${loadedSpans.map((each) => `span ${each}`).join(' and ')} of ${count}, counting overhangs`
  return {
    label: 'Max. moment',
    value: moment(Math.abs(momentInLb)),
    note: [0, 1].map((unit) => `at ${place[unit]}, with ${spans}. All loads: ${together[unit]}`) as [string, string],
  }
}

interface ResultProps {
  readonly member: Omit<HungMember, 'column'>
  readonly input: BeamInput
  readonly checked: ReturnType<typeof checkHung>
  readonly facts: PageData<typeof page>['facts']
  /** Designs that carry the loads, if this one doesn't. */
  readonly alternatives: ReactNode
  /** Comparison with the other sections. */
  readonly sectionTable: ReactNode
}

const Result = ({ member, input, checked, facts, alternatives, sectionTable }: ResultProps) => {
  const { given, answer } = checked
  const { supports, points, spreads, joints } = given
  const lengthIn = lengthOf(supports)
  const jointsIn = joints === 'anywhere' ? [] : joints
  const { solved } = answer
  const [governing] = answer.checks
  const level = levelOf(governing?.utilization ?? 0)
  const envelope = momentEnvelope(member, given)
  const factor = answer.largestFactor()
  const extra = extraUniformLbPerIn(member, given) * 12
  const places = [
    ...new Set([
      ...Array.from({ length: SAMPLES + 1 }, (_, index) => (index * lengthIn) / SAMPLES),
      ...solved.momentPeaks,
    ]),
  ].toSorted((a, b) => a - b)
  // Shear has two values at a point load.
  const shears = places.flatMap((xIn) => [
    { xIn, value: xIn === 0 ? 0 : solved.shearAt(xIn, 'left') },
    { xIn, value: xIn === lengthIn ? 0 : solved.shearAt(xIn, 'right') },
  ])
  const pieces = supports.kind === 'cantilever' ? 'one continuous length over the support' : undefined
  const lines = combineLines([
    ...beamLines(member.series, member.truss?.sizeIn, input.lengthsFt, pieces),
    ...pickLines(checked),
  ])
  return (
    <>
      <BeamDrawing
        section={{ trussIn: member.truss?.sizeIn, depthIn: member.faceIn }}
        lengthsFt={input.lengthsFt}
        supports={supports}
        points={points}
        spreads={spreads}
        isHung={Boolean(given.picks)}
        reactions={solved.reactions}
        deflectionAt={answer.deflectionAt}
        governing={governing && { level, atIn: governing.atIn }}
        title={
          `${member.name}, ${feet(lengthIn)[0]}: ${countOf(points.length, 'point load')}, ${countOf(spreads.length, 'uniform load')}; ` +
          `reactions ${solved.reactions.map(({ atIn, lb }) => `${force(lb)[0]} at ${feet(atIn)[0]}`).join(', ')}`
        }
      />
      <ResultList
        items={[
          factor < 1
            ? { label: 'Reduce all loads to', value: `${Math.floor(factor * 100)}%`, isWarning: true }
            : {
                label: 'All loads can increase by a factor of',
                value: Number.isFinite(factor)
                  ? times(factor)
                  : points.length + spreads.length > 0
                    ? 'no limit'
                    : 'no loads',
                note: 'until a check reaches 100%',
              },
          {
            label: 'Remaining uniform load capacity',
            value: forcePerFootDown(extra),
            note: forceDown((extra * lengthIn) / 12),
          },
          ...reactionItems(given, answer),
          ...(answer.unevenPickLb === undefined
            ? []
            : [{ label: 'Max. load on an uneven pick', value: force(answer.unevenPickLb) }]),
          ...(envelope ? [envelopeItem(envelope, answer.momentInLb)] : []),
          {
            label: 'Deflection under load',
            value: inches(answer.deflectionIn),
            note: `limit span/${DEFLECTION_RATIO}`,
          },
          { label: 'Self-weight deflection', value: inches(answer.selfDeflectionIn), note: 'additional' },
          ...(supports.kind === 'cantilever' ? [] : sectionsItem(input.lengthsFt, lengthIn)),
          {
            label: 'Self-weight',
            value: mass(answer.selfWeightLb),
            note: inBoth(
              (each) =>
                `${each}${jointsIn.length > 0 && member.truss ? `, and ${countOf(jointsIn.length, 'joint')}` : ''}`,
              perFoot(member.selfWeightLbPerFt),
            ),
          },
        ]}
      />
      {alternatives}
      <ChecksTable
        file="beam"
        checks={answer.checks}
        notApplicable={answer.notApplicable()}
        isPlain={() => !member.truss}
      />
      {sectionTable}
      <div className="diagrams">
        <Diagram caption="Shear" values={shears} lengthIn={lengthIn} format={force} filled level={level} />
        <Diagram
          caption={`Moment${envelope ? ', all loads' : ''} (positive = tension on bottom)`}
          values={places.map((xIn) => ({ xIn, value: solved.momentAt(xIn) }))}
          lengthIn={lengthIn}
          format={moment}
          filled
          level={level}
        />
        {envelope && (
          <Diagram
            caption="Moment envelope, each load present or absent"
            values={[
              ...places.map((xIn) => ({ xIn, value: envelope.at(xIn).maxInLb })),
              ...places.toReversed().map((xIn) => ({ xIn, value: envelope.at(xIn).minInLb })),
            ]}
            lengthIn={lengthIn}
            format={moment}
            filled={false}
          />
        )}
        <Diagram
          caption="Deflection under loads and self-weight"
          values={places.map((xIn) => ({ xIn, value: -answer.deflectionAt(xIn) }))}
          lengthIn={lengthIn}
          format={(value) => inches(-value)}
          filled={false}
        />
      </div>
      <StationsTable solved={solved} deflectionAt={answer.deflectionAt} jointsIn={jointsIn} lengthIn={lengthIn} />
      {lines.length > 0 && (
        <PartsList
          lines={lines}
          facts={facts}
          file="beam"
          calculation="Beam Calculator"
          structure={
            member.truss && supports.kind !== 'cantilever'
              ? (results) =>
                  results.structureOfBeam(
                    (member.truss as NonNullable<typeof member.truss>).series,
                    given,
                    checked.mount?.partNumber,
                  )
              : undefined
          }
        />
      )}
    </>
  )
}
