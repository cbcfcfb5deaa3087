import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptBundle } from '#lib/i18n/kept-bundle.ts'
import { layBackendWords, wordsNow } from '#lib/i18n/words.ts'
import { startWording, stopWording } from '#machines/club/wording.store.ts'

const bundle = { web: { 'sidebar.title': 'Deals of the week' } }

/** A place to keep bundles that is empty at first. */
function emptyStorage(): KeptBundle & { kept: unknown[] } {
  const kept: unknown[] = []
  return { kept, recall: () => ({ bundle: undefined, fresh: false }), keep: (given) => kept.push(given) }
}

beforeEach(() => {
  vi.useFakeTimers()
  layBackendWords('en', {})
})
afterEach(() => {
  stopWording()
})

test('a club that renames its offers is heard in the sidebar, and remembered for the next page @WHL-4', async () => {
  const storage = emptyStorage()
  startWording({ locale: 'en', load: async () => bundle, kept: storage })
  expect(wordsNow().sidebar.title()).toBe('Offers for you')
  await vi.advanceTimersByTimeAsync(0)
  expect(wordsNow().sidebar.title()).toBe('Deals of the week')
  expect(storage.kept).toEqual([bundle])
})

test('asking again for the same language starts no second load; after falling back it does @WHL-4', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('503')))
  const input = { locale: 'en', load, kept: emptyStorage() } as const
  startWording(input)
  startWording(input)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(load).toHaveBeenCalledTimes(6)
  startWording({ ...input, load: async () => bundle })
  await vi.advanceTimersByTimeAsync(0)
  expect(wordsNow().sidebar.title()).toBe('Deals of the week')
})

test('another language stops the load of the one before @WHL-4', async () => {
  const signals: AbortSignal[] = []
  const load = (_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  startWording({ locale: 'en', load, kept: emptyStorage() })
  startWording({ locale: 'sk', load, kept: emptyStorage() })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
