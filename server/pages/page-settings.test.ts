import { expect, test } from 'vitest'
import { withSettings } from './page-settings.ts'

const settings = { builtUrl: 'https://boltspan.example', publicUrl: 'http://localhost:3000' }

test.each([
  ['<a href="https://boltspan.example/parts">', '<a href="http://localhost:3000/parts">'],
  ['<p>boltspan.example/parts/bs-pl-g90-12</p>', '<p>localhost:3000/parts/bs-pl-g90-12</p>'],
  ['<a href="mailto:sales@boltspan.example">', '<a href="mailto:sales@boltspan.example">'],
  ['<a href="https://models.boltspan.example/a">', '<a href="https://models.boltspan.example/a">'],
])('adapts the address in %s', (built, served) => {
  expect(withSettings('index.html', built, settings)).toBe(served)
})
