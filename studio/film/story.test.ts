import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Form, pieces } from './kit-of-parts.ts'
import { FRAMES_PER_SECOND, films, timeline } from './story.ts'

const forms = Object.keys(films) as Form[]

test('the film lasts ten to twelve seconds; it begins and ends on the finished structure, held for 2.5 s', () => {
  for (const form of forms) {
    const shown = timeline(form)
    const seconds = shown.reduce((sum, { hold }) => sum + hold, 0) / FRAMES_PER_SECOND
    assert.ok(seconds >= 10 && seconds <= 12, `${seconds} s`)
    assert.equal(shown[0]?.hold, 2.5 * FRAMES_PER_SECOND)
    assert.equal(shown.at(-1)?.hold, 2.5 * FRAMES_PER_SECOND)
  }
})

test('its last pose leads into its first', () => {
  const shown = timeline('wide')
  assert.deepEqual(shown.at(-1)?.poses, shown[0]?.poses)
})

test('every part of the kit is on the floor once between two structures, and in each structure', () => {
  const built = [0, 1, 2].map((structure) => JSON.stringify(pieces.map((piece) => piece.poses[structure])))
  for (const form of forms) {
    const laid = JSON.stringify(pieces.map((piece) => piece.laid[form]))
    const seen = timeline(form).map(({ poses }) => JSON.stringify(poses))
    assert.ok(seen.filter((each) => each === laid).length >= 3)
    for (const structure of built) assert.ok(seen.includes(structure))
  }
})
