import { expect, test } from 'vitest'
import { builtIn } from '#catalog/built-in-content.ts'
import { checkHung } from '#engineering/beams/hung-beam.ts'
import { combineLines } from '#engineering/systems/parts-list.ts'
import { answersFrom } from '#server/search/answers/answers.ts'
import { siteFacts } from '#server/search/site-facts.ts'
import { readBeam, readQuery } from '#site/pages/beam-calculator/beam-query.ts'
import { page } from '#site/pages/beam-calculator/page.ts'

const { answerTo } = answersFrom(siteFacts(builtIn, ''))
const { members, facts: parts } = page.loader()

test.each([
  '500 lb over 20 ft',
  '1,000 lb center load over 12 ft',
  '300 lb uniform load over 6.5 ft extrusion',
  '200 kg over 6 m',
  '40 lb over 3 ft aluminum',
  '5,000 lb over 20 ft',
])('the answer to “%s” draws what its link shows in the beam calculator', (question) => {
  const beam = answerTo(question)?.beam
  if (!beam) throw new Error('The answer has no beam.')
  const query = new URL(beam.address, 'http://x').searchParams
  const { given, member, lengthsFt, errors } = readBeam(readQuery(query, 'us'), members, 'us')
  if (!given || !member) throw new Error(JSON.stringify(errors))
  const { answer } = checkHung(member, given)
  expect(beam.utilization).toBeCloseTo(answer.checks[0]?.utilization ?? Number.NaN, 3)
  expect(beam.utilization).toBeLessThanOrEqual(1)
  expect(beam.lengthsFt).toEqual(lengthsFt)
  expect(beam.reactionsLb).toEqual(answer.solved.reactions.map(({ lb }) => expect.closeTo(lb, 0)))
  const weightLb = combineLines(beam.parts).reduce(
    (sum, { partNumber, quantity }) => sum + quantity * (parts[partNumber]?.weightLb ?? Number.NaN),
    0,
  )
  expect(beam.weightLb).toBeCloseTo(weightLb, 6)
})
