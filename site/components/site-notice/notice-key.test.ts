import { expect, test } from 'vitest'
import { noticeKey } from './notice-key.ts'

const notice = { text: 'Our office is closed Dec 24 to 26.', link: '/training', linkText: 'See the new dates' }

test('is the same for the same notice, and safe in a CSS selector', () => {
  expect(noticeKey({ ...notice })).toBe(noticeKey(notice))
  expect(noticeKey(notice)).toMatch(/^[a-z0-9]{1,7}$/)
})

test.each([{ text: 'Our office is closed Dec 24 to 27.' }, { link: '/contact-us' }, { linkText: 'See all dates' }])(
  'changes with %j',
  (change) => {
    expect(noticeKey({ ...notice, ...change })).not.toBe(noticeKey(notice))
  },
)
