import { expect, test, vi } from 'vitest'
import { askPosition } from '#lib/browser/device/position.ts'

const browser = (getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) =>
  vi.stubGlobal('navigator', getCurrentPosition && { geolocation: { getCurrentPosition } })

const found = (latitude: number, longitude: number) =>
  browser((tell) => tell({ coords: { latitude, longitude } } as GeolocationPosition))

test('the position is what the browser tells, and none where that is no place on earth @STO-1', async () => {
  found(42.7, 23.3)
  expect(await askPosition()).toEqual({ lat: 42.7, lng: 23.3 })
  found(Number.NaN, 23.3)
  expect(await askPosition()).toBe('unavailable')
})

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [9, 'unavailable'],
])('the failure %i of a browser is %s @STO-1', async (code, failure) => {
  browser((_, fail) => fail?.({ code } as GeolocationPositionError))
  expect(await askPosition()).toBe(failure)
})

test('a browser without positions has none, and one that has is given a time limit @STO-1', async () => {
  vi.stubGlobal('navigator', {})
  expect(await askPosition()).toBe('unavailable')
  const ask = vi.fn<Geolocation['getCurrentPosition']>((tell) =>
    tell({ coords: { latitude: 1, longitude: 1 } } as GeolocationPosition),
  )
  browser(ask)
  await askPosition()
  expect(ask.mock.calls[0]?.[2]?.timeout).toBe(15_000)
})
