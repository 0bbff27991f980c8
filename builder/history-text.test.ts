import { expect, test } from 'vitest'
import { changed, type History, historyOf, redone, undone } from './history.ts'
import { decodeSteps, encodeSteps, partNumbersIn } from './history-text.ts'
import { decodeStructure, encodeStructure, isLinkProblem } from './link.ts'
import { EMPTY_STRUCTURE, type Structure, UNTURNED } from './model.ts'
import { packed } from './packed-text.ts'

const start: Structure = { ...EMPTY_STRUCTURE, revision: 'D', levelIn: 0.5 }

const withPart = (structure: Structure, number: number): Structure => ({
  ...structure,
  parts: [
    ...structure.parts,
    { id: `p${number}`, partNumber: 'BS-TR12A-10', turn: UNTURNED, at: [0, 12 * number, 6], group: 'Bay' },
  ],
})

/** Stores a history as text and reads it again, as a reload of the page does. */
async function reloaded(history: History): Promise<History> {
  const structure = await decodeStructure(await encodeStructure(history.structure))
  if (isLinkProblem(structure)) throw new Error(structure.problem)
  return historyOf(structure, await decodeSteps(await encodeSteps(history)))
}

test('undoes and redoes steps from before a reload', async () => {
  let history = historyOf(start)
  for (const number of [1, 2, 3]) history = changed(history, withPart(history.structure, number))
  history = changed(history, { ...history.structure, name: 'Stage', parts: history.structure.parts.slice(1) })
  const states = [history.structure]
  for (let each = history; each.past.length > 0; ) {
    each = undone(each)
    states.push(each.structure)
  }
  let after = await reloaded(undone(history))
  expect(partNumbersIn(after)).toEqual(['BS-TR12A-10'])
  expect(redone(after).structure).toEqual(states[0])
  for (const state of states.slice(1)) {
    expect(after.structure).toEqual(state)
    after = undone(after)
  }
  expect(after.past).toEqual([])
})

test('keeps the latest steps if all of them are too large', async () => {
  let history = historyOf(start)
  for (let step = 0; step < 40; step += 1) {
    // Random coordinates can't be compressed.
    const parts = Array.from({ length: 500 }, (_, index) => ({
      ...{ id: `p${index}`, partNumber: 'BS-TR12A-10', turn: UNTURNED },
      at: [Math.random(), Math.random(), Math.random()] as const,
    }))
    history = changed(history, { ...start, parts })
  }
  const text = await encodeSteps(history)
  expect(text.length).toBeLessThan(80_001)
  const { past = [] } = (await decodeSteps(text)) ?? {}
  expect(past.length).toBeGreaterThan(0)
  expect(past.at(-1)).toEqual(history.past.at(-1))
})

test('ignores steps that are missing, damaged, or not valid', async () => {
  const step = { parts: [], supports: [], loads: [], names: ['', 'A'], revisions: ['D', 'D'] }
  const text = (past: unknown[]) => packed(JSON.stringify({ past, future: [] }), 10_000)
  expect(await decodeSteps(await text([step]))).toBeDefined()
  const part = { id: 'p1', after: [0, { id: 'p1', partNumber: '<b>', turn: UNTURNED, at: [0, 0, 0] }] }
  for (const wrong of ['', 'x', await text([{ ...step, parts: [part] }]), await text([{ ...step, extra: 1 }])])
    expect(await decodeSteps(wrong)).toBeUndefined()
})
