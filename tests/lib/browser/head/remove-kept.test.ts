// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  activationsKey,
  authKey,
  factsKey,
  queriesKey,
  screenKey,
  sessionIdKey,
} from '#lib/browser/storage-keys.ts'

const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/remove-kept.ts')
}
const keys = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => /^(?:facts|queries|screen|activations)/.test(key))
/** Facts of the server that the tab keeps. */
const ownFacts = queriesKey(`${location.host}:1-2`)
const own = [
  factsKey(`${location.host}:1-2`),
  screenKey(`${location.host}:1-2`, '/card'),
  activationsKey(`${location.host}:1-2`),
]
const others = [
  factsKey(`${location.host}:3-4`),
  factsKey(`${location.host}:1-23`),
  screenKey(`${location.host}:3-4`, '/card'),
  activationsKey(`${location.host}:3-4`),
  activationsKey(`${location.host}:1-23`),
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const key of [...own, ...others]) localStorage.setItem(key, '{}')
  for (const key of [ownFacts, queriesKey(`${location.host}:3-4`)]) sessionStorage.setItem(key, '{}')
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
  expect(keys().toSorted()).toEqual([...own, ownFacts].toSorted())
})

test('what another club has left in the same origin is not touched @OFF-2', async () => {
  const other = factsKey('other.example:1-2')
  const otherFacts = queriesKey('other.example:1-2')
  localStorage.setItem(other, '{}')
  sessionStorage.setItem(otherFacts, '{}')
  await openPage()
  expect(keys()).toEqual([other, otherFacts])
})
