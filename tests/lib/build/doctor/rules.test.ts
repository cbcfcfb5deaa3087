import { describe, expect, test } from 'vitest'
import type { Answer } from '#lib/build/contract/ask.ts'
import { clockFaults, schemeFaults } from '#lib/build/doctor/checks.ts'
import { didYouMean, settingFaults } from '#lib/build/doctor/settings-rules.ts'
import { colours } from '#lib/build/stamping/colours.ts'
import { withPictures } from '#sandbox/pictures.ts'
import { demoClubs } from '#sandbox/tenants.ts'

const statusOf = (faults: readonly string[] | string) => (faults.length === 0 ? 'good' : 'wrong')

const answerOf = (status: number, headers: Readonly<Record<string, string>>): Answer => ({
  ...{ status, headers: new Headers(headers), text: '', body: {} },
})

test.each([
  ['https://api.example.com', 'https://club.example.com', 'good'],
  ['http://api.example.com', 'https://club.example.com', 'wrong'],
  ['http://localhost:4010', 'https://club.example.com', 'good'],
  ['http://127.0.0.1:4010', 'https://club.example.com', 'good'],
  ['http://127.example.com', 'https://club.example.com', 'wrong'],
  ['http://api.example.com', 'http://club.example.com', 'good'],
])('%s called from %s: %s @DOC-1', (platform, portal, status) => {
  expect(statusOf(schemeFaults({ base: platform, portal }))).toBe(status)
})

describe('the clock of a platform', () => {
  const noon = Date.UTC(2026, 10, 26, 12)
  const date = (moment: number) => ({ Date: new Date(moment).toUTCString() })

  test.each([
    ['in the second of the call', date(noon), noon, noon + 400, 'good'],
    ['five seconds ahead', date(noon + 5000), noon, noon, 'good'],
    ['six seconds ahead', date(noon + 6000), noon, noon, 'wrong'],
    ['five seconds behind, and the second that the header cuts off', date(noon - 6000), noon, noon, 'good'],
    ['seven seconds behind', date(noon - 7000), noon, noon, 'wrong'],
    [
      'an hour behind, out of a cache that says so',
      { ...date(noon - 3_600_000), Age: '3600' },
      noon,
      noon,
      'good',
    ],
    ['not told', {}, noon, noon, 'wrong'],
  ] as const)('%s @DOC-1', (_, headers, sent, received, status) => {
    expect(statusOf(clockFaults(answerOf(200, headers), sent, received))).toBe(status)
  })
})

test.each([
  ['HEADER.hieght', 'HEADER.height'],
  ['Header.Height', 'HEADER.height'],
  ['height', 'HEADER.height'],
  ['MENU.height', 'HEADER.height'],
  ['SOMETHING.else', undefined],
])('%j was meant as %j @DOC-1', (key, meant) => {
  const known = ['HEADER.height', 'HEADER.background', 'MENU.background', 'GENERAL.lang']
  expect(didYouMean(key, known)).toBe(meant === undefined ? '' : ` (did you mean ${meant}?)`)
})

test.each(demoClubs)('the settings of the club $id have no mistake @WHL-1', ({ settings }) => {
  expect(settingFaults(withPictures('https://club.example', settings), colours)).toEqual([])
})

test.each([
  [{ 'SIDEBAR.text': 5 }, 'SIDEBAR.text is 5; expected a colour of CSS such as #1d4ed8.'],
  [{ HEADER: { height: 'tall' } }, 'HEADER.height is "tall"; expected a number of pixels'],
  [
    { 'HEADER.backgroud': 'red' },
    'The portal knows no setting HEADER.backgroud (did you mean HEADER.background?).',
  ],
])('a mistake is one sentence that names the key: %j @WHL-1', (general, sentence) => {
  expect(settingFaults(general, colours)).toEqual([expect.stringContaining(sentence)])
})
