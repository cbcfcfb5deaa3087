import { expect, test } from 'vitest'
import { settingEntries, settingGroups } from '#lib/build/catalogue/catalogue.ts'
import { visits } from '../e2e/models/setting-visits.ts'

const keys = settingEntries.map(({ key }) => key)

test('every setting says how it is written, and where it changes what @WHL-1', () => {
  for (const { key, kind, description } of settingEntries)
    expect([kind, description], key).toEqual([expect.any(String), expect.stringMatching(/^.+: .+/)])
})

test('whoever looks for a setting reads the brand first and technical switches last, each setting once @WHL-1', () => {
  const groups = [...settingGroups.values()].map((entries) => entries.map(({ key }) => key))
  expect(groups.flat().toSorted()).toEqual(keys.toSorted())
  expect(groups[0]).toEqual(
    expect.arrayContaining(['VISUAL.color.primary', 'HEADER.logo', 'COUPON.ribbon', 'HEADER.height']),
  )
  expect(groups[1]).toEqual(
    expect.arrayContaining(['GENERAL.lang', 'GENERAL.routes.items', 'HEADER.show_points']),
  )
  expect(groups[2]).toContain('GENERAL.idempotency')
})

/** The settings of which no page shows anything: `tests/lib/queries/call.test.ts` proves it. */
const unseen = ['GENERAL.idempotency']

test('each setting is changed and looked at in a browser, once @WHL-1', () => {
  const cases = visits.flatMap(({ places }) => places.flatMap((place) => place.cases))
  expect([...unseen, ...cases.map(({ setting }) => setting)].toSorted()).toEqual(keys.toSorted())
})
