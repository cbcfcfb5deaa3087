import { expect, test } from 'vitest'
import { leafletPeriod } from '#lib/domain/content.ts'

const now = 1_800_000_000
const day = 86400

test.each([
  [{}, { from: undefined, until: undefined, status: 'current' }],
  [{ valid_from: now + day }, { from: now + day, until: undefined, status: 'upcoming' }],
  [{ valid_from: now }, { from: now, status: 'current' }],
  [{ valid_until: now + day }, { until: now + day - 1, status: 'current' }],
  [
    { valid_from: now - day, valid_until: now + 1 },
    { until: now, status: 'current' },
  ],
  [{ valid_until: now }, { until: now - 1, status: 'past' }],
  [{ valid_until: now + 3652.5 * day + 1 }, { until: undefined, status: 'current' }],
  [
    { valid_from: now, valid_until: now + 0.5 },
    { from: now, until: now },
  ],
  [
    { valid_from: 0, valid_until: -1 },
    { from: undefined, until: undefined, status: 'current' },
  ],
])('a leaflet that says %j holds %j @DSH-2', (leaflet, period) => {
  expect(leafletPeriod(leaflet, now)).toMatchObject(period)
})

test('a leaflet that ends before it begins says nothing of its days @DSH-2', () => {
  expect(leafletPeriod({ valid_from: now, valid_until: now }, now)).toBeUndefined()
})
