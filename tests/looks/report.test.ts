import { expect, test } from 'vitest'
import { clubs } from './clubs.ts'
import type { Result } from './pictures.ts'
import { writeReport } from './report.ts'
import { screensOf, shotsOf } from './screens.ts'

const [club] = clubs
if (!club) throw new Error('There is no club.')
const shots = screensOf(club).flatMap((screen) => shotsOf(club, screen))
const picture = new TextEncoder().encode('RIFF')

/** A result of the picture with a name. */
const result = (file: string, outcome: Result['outcome']): Result => {
  const shot = shots.find((one) => one.file === `fuel/${file}`)
  if (!shot) throw new Error(`There is no picture ${file}.`)
  const drawn = { width: 1, height: 1, pixels: new Uint8Array(3) }
  const difference = { pixels: 231, box: { x: 3, y: 4, width: 40, height: 20 }, drawn }
  const differs = outcome === 'different'
  return {
    ...{ club, shot, outcome, after: picture },
    before: outcome === 'new' ? undefined : picture,
    difference: differs ? difference : undefined,
    drawn: differs ? picture : undefined,
  }
}

const report = (change: Partial<Parameters<typeof writeReport>[0]> = {}): string =>
  writeReport({
    taken: {
      results: [
        result('member-card-390-light', 'same'),
        result('member-coupons-1280-dark', 'different'),
        result('visitor-start-390-light', 'new'),
      ],
      left: [],
      errors: ['fuel/member-card: <b>no page</b>'],
    },
    judged: undefined,
    chromium: '156.0',
    takenWith: '156.0',
    isWriting: false,
    seconds: 12,
    ...change,
  })

test('the report shows what differs first, side by side, and says where', () => {
  const html = report()
  const order = ['id="different"', 'id="new"', 'id="same"'].map((part) => html.indexOf(part))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(html).toContain('fuel/member-coupons-1280-dark')
  expect(html).toContain('231 pixels differ, within 40 × 20 at 3, 4.')
  for (const name of ['Before', 'After', 'Difference']) expect(html).toContain(`alt="${name}"`)
})

test('the report is one file, and what it tells is no markup', () => {
  const html = report()
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
  expect(html).not.toContain('<b>no page</b>')
  expect(html).toContain('&#60;b&#62;no page')
})

test('the report tells when another Chromium took the committed pictures', () => {
  expect(report()).not.toContain('may draw letters')
  expect(report({ takenWith: '155.0' })).toContain('Chromium 155.0')
})

test('a finding in a random theme is told with the settings of the theme', () => {
  const html = report({
    judged: {
      themes: 200,
      screens: ['member-coupons'],
      findings: [
        {
          ...{ theme: 7, screen: 'member-coupons', scheme: 'dark', sentence: 'Too faint: h1' },
          settings: { 'COUPON.tile': '#232323' },
        },
      ],
    },
  })
  expect(html).toContain('Theme 7 · member-coupons · dark')
  expect(html).toContain('COUPON.tile')
})
