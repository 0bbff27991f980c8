import { expect, test } from 'vitest'
import { EMPTY_STRUCTURE, type Structure, UNTURNED } from './model.ts'
import { projectFileText, readProjectFile } from './project-file.ts'

const structure: Structure = {
  ...EMPTY_STRUCTURE,
  name: 'Stage',
  revision: 'D',
  parts: [{ id: 'p1', partNumber: 'BS-TR12A-10', turn: UNTURNED, at: [0, 0, 6] }],
  supports: [{ id: 's1', kind: 'floor', part: 'p1', at: [0, 0, 0] }],
  loads: [{ id: 'l1', kind: 'wind', case: 'wind', psf: 2, direction: [1, 0, 0] }],
}

test('reads the structure that it writes', () => {
  expect(readProjectFile(projectFileText(structure))).toEqual(structure)
})

test('names the problem with a file', () => {
  const file = JSON.parse(projectFileText(structure))
  const problemOf = (text: string) => readProjectFile(text)
  for (const text of ['', '{', '[]', '{"format":"other","version":1}', JSON.stringify(file.structure)])
    expect(problemOf(text)).toEqual({ problem: expect.stringContaining('isn’t a project file') })
  expect(problemOf(JSON.stringify({ ...file, version: 2 }))).toEqual({ problem: expect.stringContaining('newer') })
  const wrong = { ...file, structure: { ...file.structure, s: [['s1', 'floor', 7, 0, 0, 0]] } }
  expect(problemOf(JSON.stringify(wrong))).toEqual({
    problem: expect.stringContaining('not contain a valid structure'),
  })
})
