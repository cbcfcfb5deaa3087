// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { languageKey } from '#lib/browser/storage-keys.ts'

/** The module as a page finds it that has just been opened. */
const open = async () => {
  vi.resetModules()
  return import('#lib/i18n/chosen-locale.ts')
}
const key = languageKey(window.location.host)
let stop = () => {}

afterEach(() => stop())

test('a language that was chosen is there on the next page @WHL-3', async () => {
  const { $chosenLocale, storeChosenLocale } = await open()
  expect($chosenLocale.get()).toBeUndefined()
  storeChosenLocale('en_GB')
  expect($chosenLocale.get()).toBe('en_GB')
  expect((await open()).$chosenLocale.get()).toBe('en_GB')
})

test('a choice that is taken back leaves nothing behind @WHL-3', async () => {
  const { $chosenLocale, storeChosenLocale } = await open()
  storeChosenLocale('fr')
  storeChosenLocale(undefined)
  expect($chosenLocale.get()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test.for(['de', 'EN', '', '__proto__', '{"a":1}'])(
  '"%s" in the storage is no choice @WHL-3',
  async (kept) => {
    localStorage.setItem(key, kept)
    expect((await open()).$chosenLocale.get()).toBeUndefined()
  },
)

test('another tab follows, at once or when it comes back out of the cache @WHL-3', async () => {
  const { $chosenLocale, followChosenLocale } = await open()
  stop = followChosenLocale()
  localStorage.setItem(key, 'sk')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect($chosenLocale.get()).toBe('sk')
  localStorage.setItem(key, 'pl')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect($chosenLocale.get()).toBe('pl')
})
