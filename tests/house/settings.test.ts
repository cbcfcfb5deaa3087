import { expect, test } from 'vitest'
import { catalogue, leavesOf } from '#lib/build/catalogue/catalogue.ts'
import { meanings } from '#lib/build/catalogue/meanings.ts'
import { settings } from '#lib/config/settings.ts'
import { visits } from '../e2e/models/setting-visits.ts'

const keys = leavesOf(settings).map(({ key }) => key)

test('the catalogue says of every setting, and of nothing else, what it is for @WHL-1', () => {
  expect(Object.keys(meanings).toSorted()).toEqual(keys.toSorted())
  for (const { key, byDefault, changes, seen } of catalogue())
    expect(Math.min(byDefault.length, changes.length, seen.length), key).toBeGreaterThan(2)
})

/** The settings of which no page shows anything: `tests/lib/queries/call.test.ts` proves it. */
const unseen = ['GENERAL.idempotency']

test('each setting is changed and looked at in a browser, once @WHL-1', () => {
  const cases = visits.flatMap(({ places }) => places.flatMap((place) => place.cases))
  expect([...unseen, ...cases.map(({ setting }) => setting)].toSorted()).toEqual(keys.toSorted())
})
