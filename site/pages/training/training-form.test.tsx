import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TrainingForm } from './training-form.tsx'

const SESSIONS = [
  {
    dates: 'March 3-5, 2026',
    location: 'Sampleville, TN',
    duration: '3 days',
    price: 'Free',
    topics: '',
    seatsLeft: 6,
  },
  {
    dates: 'June 9-11, 2026',
    location: 'Musterstadt, Germany',
    duration: '3 days',
    price: '$1,200 per person',
    topics: 'Truss',
    seatsLeft: 1,
  },
  {
    dates: 'October 6-8, 2026',
    location: 'Sampleville, TN',
    duration: '3 days',
    price: 'Free',
    topics: '',
    seatsLeft: 0,
  },
]

const html = (count: number) => renderToStaticMarkup(<TrainingForm sessions={SESSIONS.slice(0, count)} />)

describe('training form', () => {
  // Covers 2.training.7, 3.training.1-2, 5.training.8
  test('shows a card with the dates and location of each announced session', () => {
    const cards = [...html(3).matchAll(/<label class="[^"]*"><input type="radio".*?<\/label>/g)].map(([card]) => card)
    expect(cards).toHaveLength(3)
    for (const [index, { dates, location }] of SESSIONS.entries()) {
      expect(cards[index]).toContain(`<strong>${dates}</strong>`)
      expect(cards[index]).toContain(`<span>${location}</span>`)
      expect(cards[index]).toContain(' required=""')
    }
  })

  test('marks a full session, which stays open for the waiting list', () => {
    expect(html(3).match(/Full\. Register to join the waiting list\./g)).toHaveLength(1)
  })

  test('shows the duration, the content, the price, and the seats that are left', () => {
    expect([...html(3).matchAll(/<em>(.*?)<\/em>/g)].map(([, note]) => note)).toEqual([
      '3 days. Free. More than 5 seats left.',
      '3 days. $1,200 per person. 1 seat left.',
      '3 days. Free. Full. Register to join the waiting list.',
    ])
    expect(html(3).match(/<\/em><span>Truss<\/span>/g)).toHaveLength(1)
  })

  // Covers 9.36-37
  test('shows two or four sessions in two columns, and three sessions in three columns', () => {
    expect(html(2)).toContain('data-columns="2"')
    expect(html(3)).toContain('data-columns="3"')
  })

  // Covers 2.training.11, 3.training.3-9
  test('stores the chosen session in a hidden field, next to the contact fields', () => {
    expect(html(1)).toContain('<input type="hidden" name="session" value=""/>')
    const names = [...html(1).matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(
      expect.arrayContaining(['session', 'fullName', 'companyName', 'address', 'stateCountry', 'phone', 'email']),
    )
  })

  // Covers 9.35
  test('shows neither cards nor a session field when no session is announced', () => {
    expect(html(0)).not.toContain('type="radio"')
    expect(html(0)).not.toContain('name="session"')
  })
})
