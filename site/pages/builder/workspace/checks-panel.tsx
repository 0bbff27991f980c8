/**
 * Result of the checks: the governing check and how to fix it, the parts with the highest utilization, reactions, and
 * effects that are not covered.
 */

import { Fragment, useState } from 'react'
import type { Point } from '#builder/model.ts'
import { partWheel } from '#builder/shapes.ts'
import type { Analysis, CheckWithFix } from '#builder/statics/analyze.ts'
import { company } from '#catalog/company.ts'
import { percentOf } from '#engineering/checks/check.ts'
import { checkName } from '#engineering/checks/check-texts.ts'
import { Button } from '#site/components/button/button.tsx'
import { force, mass, textIn } from '#site/services/quantity-texts.ts'
import { useUnits } from '#site/services/units.ts'
import { useBuilder, useView } from './builder.ts'
import { supportNames } from './naming.ts'
import { countOf } from './placing-form.tsx'
import { Problems } from './problems.tsx'
import { rollingText, statusTexts, tippingText, toneOf, unsolvedText } from './results.ts'
import { Rows } from './rows.tsx'

const FIRST_CHECKS = 8

export const ChecksPanel = () => {
  const { analysis, isAnalyzing, parts } = useView(({ results, isAnalyzing, structure }) => ({
    analysis: results.analysis,
    isAnalyzing,
    parts: structure.parts.length,
  }))
  if (parts === 0) return <p className="none">The checks appear here when the structure has parts.</p>
  if (!analysis) {
    return (
      <p className="none" role="status">
        {isAnalyzing ? 'Checking the structure' : 'We couldn’t check the structure. Reload the page and try again.'}
      </p>
    )
  }
  return (
    <div className="checks" aria-busy={isAnalyzing}>
      <Summary analysis={analysis} />
      <BallastAdvice analysis={analysis} />
      <OnCasters analysis={analysis} />
      <Problems />
      <ViewOptions />
      <Instabilities analysis={analysis} />
      <CheckTable checks={analysis.checks} />
      <Unrated analysis={analysis} />
      <Reactions analysis={analysis} />
      <section>
        <h2>Not covered</h2>
        <ul className="plain-list">
          {analysis.notCovered.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <p className="notice">{company.dataNotice}</p>
    </div>
  )
}

const TONES = { passes: 'low', fails: 'over', unstable: 'over', incomplete: 'high' } as const

const Summary = ({ analysis }: { analysis: Analysis }) => {
  const { status, checks } = analysis
  const unsolved = unsolvedText(analysis)
  const builder = useBuilder()
  const hasLoads = useView(({ structure }) => structure.loads.length > 0)
  const problemCount = useView(({ results }) => results.problems.length)
  const [governing] = checks
  const passed = problemCount > 0 ? 'high' : governing ? toneOf(governing.utilization) : TONES.passes
  const tone = status === 'passes' ? passed : TONES[status]
  return (
    <div className="summary" data-tone={tone} role="status">
      <strong>{governing && status !== 'unstable' ? percentOf(governing.utilization) : statusTexts[status]}</strong>
      {governing && status !== 'unstable' && (
        <p>
          {statusTexts[status]}. {checkName(governing.check)} of{' '}
          <span className="part-label">{builder.labelOfId(governing.part)}</span> governs.
        </p>
      )}
      {problemCount > 0 && <p>{`Fix the ${countOf(problemCount, 'problem')} below first. The result can change.`}</p>}
      {governing && governing.utilization > 1 && <p className="fix">{governing.fix}</p>}
      {unsolved && <p>{unsolved}</p>}
      {!hasLoads && <p>This result is for self-weight only. Add the other loads under Loads.</p>}
    </div>
  )
}

/** The ballast that the structure needs on each support, and a button that adds it as loads. */
const BallastAdvice = ({ analysis: { stability } }: { analysis: Analysis }) => {
  const builder = useBuilder()
  const units = useUnits()
  const ballast = stability.flatMap((each) => each.ballast)
  if (ballast.length === 0) return null
  const totalLb = ballast.reduce((sum, { lb }) => sum + lb, 0)
  return (
    <section>
      <h2>Ballast</h2>
      <p>
        With {textIn(mass(totalLb), units)} of ballast in all, the structure neither overturns nor slides under its
        loads.
      </p>
      <Rows
        of={ballast}
        row={({ support, part, lb }) => (
          <li key={support}>
            <button type="button" onClick={() => builder.select([part], 'replace', 'parts')}>
              {textIn(mass(lb), units)}
              <small>{builder.labelOfId(part)}</small>
            </button>
          </li>
        )}
      />
      <Button onClick={() => builder.addBallast(ballast)}>ADD {textIn(mass(totalLb), units)} OF BALLAST</Button>
    </section>
  )
}

/** Whether a structure on casters rolls or tips over, in words. */
const OnCasters = ({ analysis: { stability } }: { analysis: Analysis }) => {
  const units = useUnits()
  const { supports, parts } = useView(({ structure }) => structure)
  const rolling = stability.filter(({ isOnWheels }) => isOnWheels)
  if (rolling.length === 0) return null
  const wheels = supports.flatMap(({ part }) => partWheel(parts.find(({ id }) => id === part)?.partNumber ?? '') ?? [])
  const braked = wheels.filter((each) => each === 'with brake').length
  return (
    <section>
      <h2>Is it safe to roll?</h2>
      <ul className="plain-list">
        <li>
          <b>Brakes:</b> {braked} of {countOf(wheels.length, 'caster')} can be locked. Lock them all before anyone
          climbs on.
        </li>
        {rolling.map((frame) => (
          <Fragment key={frame.farthest}>
            <li>
              <b>Rolling:</b> {rollingText(frame, (lb) => textIn(force(lb), units))}
            </li>
            <li>
              <b>Tip-over:</b> {tippingText(frame)}
            </li>
          </Fragment>
        ))}
        <li>
          <b>Moving it:</b> not checked. Roll it empty, slowly, on a level floor. Bumps, ramps, and gaps can tip it or
          overload a caster.
        </li>
      </ul>
    </section>
  )
}

const ViewOptions = () => {
  const builder = useBuilder()
  const { areResultsColored, isDeformedShown } = useView(({ areResultsColored, isDeformedShown }) => ({
    areResultsColored,
    isDeformedShown,
  }))
  return (
    <fieldset>
      <legend className="visually-hidden">Results in the 3D view</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={areResultsColored}
          onChange={({ target }) => builder.colorResults(target.checked)}
        />
        Color parts by utilization
      </label>
      <ul className="legend" aria-label="Colors">
        <li data-tone="low">Up to 85%</li>
        <li data-tone="high">Up to 100%</li>
        <li data-tone="over">Over</li>
        <li data-tone="none">Not rated, or rated with its joint</li>
      </ul>
      <label className="check">
        <input
          type="checkbox"
          checked={isDeformedShown}
          onChange={({ target }) => builder.showDeformed(target.checked)}
        />
        Show the deformed shape, exaggerated
      </label>
    </fieldset>
  )
}

const Instabilities = ({ analysis: { instabilities } }: { analysis: Analysis }) => {
  const builder = useBuilder()
  if (instabilities.length === 0) return null
  return (
    <section className="problems">
      <h2>Unstable</h2>
      <ul className="rows">
        {instabilities.map(({ message, part, parts }) => (
          <li key={message + parts[0]}>
            <button type="button" onClick={() => builder.select(part ? [part] : parts, 'replace', 'parts')}>
              {message}
              {part && <small>{builder.labelOfId(part)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {instabilities.some(({ isUnsupported }) => isUnsupported) && (
        <Button onClick={() => builder.standOnFloor()}>STAND THE STRUCTURE ON THE FLOOR</Button>
      )}
    </section>
  )
}

const CheckTable = ({ checks }: { checks: readonly CheckWithFix[] }) => {
  const builder = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? checks : checks.slice(0, FIRST_CHECKS)
  if (checks.length === 0) return null
  return (
    <section>
      <h2>{countOf(checks.length, 'check')}, highest utilization first</h2>
      <ol className="check-rows">
        {shown.map((check) => (
          <li key={`${check.part} ${check.connection ?? ''} ${check.check}`}>
            <button type="button" onClick={() => builder.select([check.part], 'replace', 'parts')}>
              <span className="bar" data-tone={toneOf(check.utilization)}>
                <svg
                  width="100%"
                  height="100%"
                  preserveAspectRatio="none"
                  viewBox="0 0 100 1"
                  aria-hidden="true"
                  focusable="false"
                >
                  <rect width={Math.min(100, check.utilization * 100)} height="1" />
                </svg>
              </span>
              <span className="use">{percentOf(check.utilization)}</span>
              <span className="what">
                {checkName(check.check)}
                <small>
                  {builder.labelOfId(check.part)}. {check.combination}. {check.clause}
                </small>
              </span>
            </button>
            {check.utilization > 1 && <p className="fix">{check.fix}</p>}
          </li>
        ))}
      </ol>
      {shown.length < checks.length && (
        <button type="button" className="plain" onClick={() => setOpen(true)}>
          Show all {checks.length.toLocaleString('en-US')}
        </button>
      )}
    </section>
  )
}

const Unrated = ({ analysis: { unrated } }: { analysis: Analysis }) => {
  const builder = useBuilder()
  if (unrated.length === 0) return null
  return (
    <section>
      <h2>{countOf(unrated.length, 'part')} not rated</h2>
      <ul className="rows">
        {unrated.slice(0, FIRST_CHECKS).map(({ part, connection, reason }) => (
          <li key={`${part} ${connection} ${reason}`}>
            <button type="button" onClick={() => builder.select([part], 'replace', 'parts')}>
              {builder.labelOfId(part)}
              <small>{reason}</small>
            </button>
          </li>
        ))}
      </ul>
      {unrated.length > FIRST_CHECKS && <p className="none">And {unrated.length - FIRST_CHECKS} more.</p>}
    </section>
  )
}

/** The largest reaction at each support in each direction, over all combinations. */
const Reactions = ({ analysis: { reactions } }: { analysis: Analysis }) => {
  const builder = useBuilder()
  const units = useUnits()
  const supports = useView(({ structure }) => structure.supports)
  if (reactions.length === 0) return null
  return (
    <section>
      <h2>Reactions</h2>
      <table>
        <caption className="visually-hidden">Largest reactions at each support</caption>
        <thead>
          <tr>
            <th scope="col">Support</th>
            <th scope="col">Vertical</th>
            <th scope="col">Horizontal</th>
          </tr>
        </thead>
        <tbody>
          {supports.map(({ id, kind, part }) => {
            const own = reactions.filter(({ support }) => support === id)
            if (own.length === 0) return null
            const up = own.map(({ forceLb }) => forceLb[2])
            const [low, high] = [Math.min(...up), Math.max(...up)]
            const sideways = Math.max(...own.map(({ forceLb: [x, y] }: { forceLb: Point }) => Math.hypot(x, y)))
            return (
              <tr key={id}>
                <th scope="row">
                  {builder.labelOfId(part)}
                  <small>{supportNames[kind]}</small>
                </th>
                <td>
                  {textIn(force(high), units)}
                  {low < -0.5 && <small>Uplift {textIn(force(-low), units)}</small>}
                </td>
                <td>{textIn(force(sideways), units)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
