import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FRAMES_PER_SECOND, timeline } from './film.ts'
import { pieces } from './kit-of-parts.ts'

test('the film lasts ten to twelve seconds', () => {
  const seconds = timeline().reduce((sum, { hold }) => sum + hold, 0) / FRAMES_PER_SECOND
  assert.ok(seconds >= 10 && seconds <= 12, `${seconds} s`)
})

test('its last pose leads into its first', () => {
  const shown = timeline()
  assert.deepEqual(shown.at(-1)?.poses, shown[0]?.poses)
})

test('every part of the kit is on the floor once between two structures, and in each structure', () => {
  const laid = JSON.stringify(pieces.map((piece) => piece.laid))
  const built = [0, 1, 2].map((structure) => JSON.stringify(pieces.map((piece) => piece.poses[structure])))
  const seen = timeline().map(({ poses }) => JSON.stringify(poses))
  assert.ok(seen.filter((each) => each === laid).length >= 3)
  for (const structure of built) assert.ok(seen.includes(structure))
})
