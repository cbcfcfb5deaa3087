// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readSettings } from '#lib/config/read-settings.ts'
import { $chosenLocale, keepChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { en } from '#lib/i18n/en/index.ts'
import { $club } from '#machines/club/club.store.ts'
import { languageSample } from '#machines/language/language.sample.ts'
import { language } from '#machines/language/language.store.ts'
import { languageView } from '#machines/language/language.view.ts'
import { expectMap } from '#support/map.ts'

vi.mock('#lib/i18n/dictionaries.ts', async (original) => {
  const { loadDictionary } = await original<typeof import('#lib/i18n/dictionaries.ts')>()
  return { loadDictionary: vi.fn(loadDictionary) }
})

type Loaded = Awaited<ReturnType<typeof loadDictionary>>
const load = vi.mocked(loadDictionary)
const real = load.getMockImplementation()

beforeEach(() => {
  localStorage.clear()
  keepChosenLocale(undefined)
  if (real) load.mockReset().mockImplementation(real)
  $club.set({ known: true, settings: readSettings({}), locale: 'bg' })
})

const choose = async (...locales: string[]) => {
  const actor = createActor(language).start()
  for (const locale of locales) actor.send({ type: 'chosen', locale })
  await waitFor(actor, ({ value }) => value !== 'preparing')
  return actor
}

test('a language counts once its words are there, and not before @WHL-3', async () => {
  const words = Promise.withResolvers<Loaded>()
  load.mockReturnValueOnce(words.promise)
  const actor = createActor(language).start()
  actor.send({ type: 'chosen', locale: 'en_GB' })
  expect(languageView(actor.getSnapshot(), 'bg')).toEqual({ value: 'en_GB', busy: true, failed: false })
  expect($chosenLocale.get()).toBeUndefined()
  words.resolve(en)
  await waitFor(actor, ({ value }) => value === 'resting')
  expect($chosenLocale.get()).toBe('en_GB')
  expect(languageView(actor.getSnapshot(), 'en_GB')).toEqual({ value: 'en_GB', busy: false, failed: false })
})

test('a language that cannot be had changes nothing, and it is said @WHL-3', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const actor = await choose('fr')
  expect($chosenLocale.get()).toBeUndefined()
  expect(languageView(actor.getSnapshot(), 'bg')).toEqual({ value: 'bg', busy: false, failed: true })
})

test('of two choices in a row the later one counts @WHL-3', async () => {
  const slow = Promise.withResolvers<Loaded>()
  load.mockReturnValueOnce(slow.promise)
  await choose('fr', 'cs')
  slow.resolve(en)
  await slow.promise
  expect($chosenLocale.get()).toBe('cs')
})

test('the club’s own language is no choice: the portal follows the club again @WHL-3', async () => {
  await choose('sk')
  expect($chosenLocale.get()).toBe('sk')
  await choose('bg')
  expect($chosenLocale.get()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('every state and transition of the choice is reached, as its chart draws them', async () => {
  await expectMap(languageSample)
})
