import { expect, test } from 'vitest'
import { cadRequest } from './cad-words.ts'

test.each([
  ['BS-TR12A-10 step', 'STEP', 'BS-TR12A-10'],
  ['step bs-tr12a-10', 'STEP', 'bs-tr12a-10'],
  ['12 in truss cad', 'STEP', '12 in truss'],
  ['dxf gusset', 'DXF', 'gusset'],
  ['12 in truss DWG', 'DXF', '12 in truss'],
  ['caster glb', 'GLB', 'caster'],
  ['hinge step file', 'STEP', 'hinge'],
  ['CAD files for casters', 'STEP', 'for casters'],
  ['PL-G90-03 .dxf', 'DXF', 'PL-G90-03'],
])('reads "%s" as a request for the %s file of "%s"', (typed, format, part) => {
  expect(cadRequest(typed)).toEqual({ part, format, isCertain: true })
})

test.each(['step', 'cad', 'dxf files', 'cad library', 'where do I get CAD', 'stage steps', 'stair step', 'box truss'])(
  'does not read "%s" as a request for a part file',
  (typed) => {
    expect(cadRequest(typed)).toBeUndefined()
  },
)

test('reads “step” at the end of a part name as a possible request for a file', () => {
  expect(cadRequest('12 inch steel truss 10 ft step')).toEqual({
    part: '12 inch steel truss 10 ft',
    format: 'STEP',
    isCertain: false,
  })
})
