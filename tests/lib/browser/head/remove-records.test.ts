// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { activationsKey, authKey, factKey, factsKey, sessionIdKey } from '#lib/browser/storage-keys.ts'

const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/remove-records.ts')
}
const keys = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => /^(?:facts|queries|screen|activations)/.test(key))
const own = [factKey(`${location.host}:1-2`, '["user"]'), activationsKey(`${location.host}:1-2`)]
const others = [
  factKey(`${location.host}:3-4`, '["user"]'),
  factKey(`${location.host}:1-23`, '["user"]'),
  activationsKey(`${location.host}:3-4`),
  activationsKey(`${location.host}:1-23`),
]

beforeEach(() => {
  for (const key of [...own, ...others]) localStorage.setItem(key, '{}')
})

test('whose session is gone, however it went, leaves nothing for whoever opens a page next @OFF-2', async () => {
  localStorage.setItem(sessionIdKey, '1-2')
  await openPage()
  expect(keys()).toEqual([])
})

test('a member finds what she has left, and nothing is left of those before her @OFF-2', async () => {
  localStorage.setItem(authKey, JSON.stringify({ token: 'a', refresh_token: 'b' }))
  localStorage.setItem(sessionIdKey, '1-2')
  await openPage()
  expect(keys().toSorted()).toEqual(own.toSorted())
})

test('what earlier builds have stored of her goes, in the tab and in the browser @OFF-2', async () => {
  localStorage.setItem(authKey, JSON.stringify({ token: 'a', refresh_token: 'b' }))
  localStorage.setItem(sessionIdKey, '1-2')
  localStorage.setItem(`screen:${location.host}:1-2:/card`, '{}')
  sessionStorage.setItem(`queries:${location.host}:1-2`, '{}')
  await openPage()
  expect(keys().toSorted()).toEqual(own.toSorted())
})

test('what another club has left in the same origin is not touched @OFF-2', async () => {
  const other = factsKey('other.example:1-2')
  localStorage.setItem(other, '{}')
  await openPage()
  expect(keys()).toEqual([other])
})
