import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Manifold } from '../geometry/kernel.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { html } from './html.ts'
import { inputsOf } from './inputs.ts'

const plate = (thicknessIn: number): Part => part(body(Manifold.cube([6, 3, thicknessIn]), 'steel', 'zinc'))

const inputs = (text: string, block: string, drawn: Part): Promise<string> =>
  inputsOf({
    key: 'documents/test.pdf',
    title: 'Test',
    number: 'T-1',
    content: async ({ measure, drawing }) => {
      await measure([html`${block}`])
      return `${text}${drawing(drawn, 1)}`
    },
  })

test('changes a document’s hash when its text, a measured block, or a drawn shape changes', async () => {
  const all = [
    inputs('text', 'block', plate(0.25)),
    inputs('other text', 'block', plate(0.25)),
    inputs('text', 'other block', plate(0.25)),
    inputs('text', 'block', plate(0.5)),
  ]
  assert.equal(new Set(await Promise.all(all)).size, all.length)
})

test('keeps a document’s hash when the same shape is built again', async () => {
  assert.equal(await inputs('text', 'block', plate(0.25)), await inputs('text', 'block', plate(0.25)))
})
