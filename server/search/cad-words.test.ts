import { expect, test } from 'vitest'
import { withoutCadWords } from './cad-words.ts'

test.each([
  ['BS-TR12A-10 step', 'BS-TR12A-10'],
  ['step bs-tr12a-10', 'bs-tr12a-10'],
  ['12 in truss cad', '12 in truss'],
  ['dxf gusset', 'gusset'],
  ['hinge step file', 'hinge'],
  ['CAD files for casters', 'for casters'],
  ['PL-G90-03 .dxf', 'PL-G90-03'],
])('removes CAD file words from "%s" and leaves "%s"', (typed, part) => {
  expect(withoutCadWords(typed)).toBe(part)
})

test.each(['step', 'cad', 'dxf files', 'cad library', 'where do I get CAD', 'stage steps', 'step unit', 'box truss'])(
  'keeps the query "%s" unchanged',
  (typed) => {
    expect(withoutCadWords(typed)).toBe(typed)
  },
)
