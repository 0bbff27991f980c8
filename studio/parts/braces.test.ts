import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partTraits } from '../../catalog/part-traits.ts'
import { braceBoltsIn, braces } from '../../engineering/part-models/braces.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { asOneSolid, bounds, move, turn } from '../geometry/part.ts'
import { parts } from './braces.ts'
import { parts as plateParts } from './plates.ts'
import { assertApart, assertBolted, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'

const make = maker(parts, plateParts, trussParts)

test('bolts each brace to the chords of two trusses, apart from the trusses and the gusset in the corner', () => {
  // The run is along x below y = 0, and the stem is on its end.
  const run = move(make('BS-TR12A-10'), [-12, -6, -6])
  const stem = move(turn(make('BS-TR12A-10'), [0, 0, 90]), [-6, 0, -6])
  const gusset = make('BS-PL-G90-12')
  for (const model of braces.models) {
    const brace = make(model.partNumber)
    const at = braceBoltsIn(model)
    const [onRun, onStem] = [at.map((x): Vec3 => [x, -1, 0]), at.map((y): Vec3 => [-1, y, 0])]
    assertBolted([brace, run], onRun, 'z', `${model.partNumber} on the run`)
    assertBolted([brace, stem], onStem, 'z', `${model.partNumber} on the stem`)
    for (const other of [run, stem, gusset]) assertApart(brace, other, model.partNumber)
  }
})

test('makes each brace in one piece, symmetric about the diagonal', () => {
  for (const { partNumber } of braces.models) {
    assert.equal(asOneSolid(make(partNumber)).decompose().length, 1, partNumber)
    const { min, max } = bounds(make(partNumber))
    assert.ok(Math.abs(min[0] - min[1]) < 1e-6 && Math.abs(max[0] - max[1]) < 1e-6, partNumber)
    assert.equal(partTraits.get(partNumber)?.form, 'diagonal brace')
  }
})
