// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReload } from '#lib/browser/navigation.ts'
import { overlayWords, wordsNow } from '#lib/i18n/words.ts'
import { startWording, stopWording } from '#machines/club/wording.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  isReload: vi.fn(() => false),
}))

const bundle = { web: { 'frame.sidebar.title': 'Deals of the week', 'no.such': 'x' } }
const title = () => wordsNow().frame.sidebar.title()
const failing = () => vi.fn(async () => Promise.reject(new Error('503')))
const settled = () => vi.advanceTimersByTimeAsync(0)

/** Another page of the same tab, whose words are ours until the stored ones are there. */
const nextPage = () => {
  stopWording()
  overlayWords('en', {})
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(isReload).mockReturnValue(false)
  overlayWords('en', {})
})
afterEach(() => {
  stopWording()
})

test('the wordings of a club replace ours once they have come, on the next page at once @WHL-4', async () => {
  const load = vi.fn(async () => bundle)
  startWording('en', load)
  expect(title()).toBe('Offers for you')
  await settled()
  expect(title()).toBe('Deals of the week')
  nextPage()
  startWording('en', load)
  expect(title()).toBe('Deals of the week')
  expect(load).toHaveBeenCalledTimes(1)
  startWording('sk', load)
  expect(load).toHaveBeenCalledTimes(2)
})

test.each(['a reload', 'another tab'])(
  '%s says the stored wordings and asks for newer ones @WHL-4',
  async (visit) => {
    startWording('en', async () => bundle)
    await settled()
    nextPage()
    if (visit === 'a reload') vi.mocked(isReload).mockReturnValue(true)
    else sessionStorage.clear()
    startWording('en', async () => ({ web: { 'frame.sidebar.title': 'Today' } }))
    expect(title()).toBe('Deals of the week')
    await settled()
    expect(title()).toBe('Today')
    nextPage()
    vi.mocked(isReload).mockReturnValue(true)
    startWording('en', failing())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(title()).toBe('Today')
  },
)

test('stored wordings are asked for anew once the content stands @WHL-4', async () => {
  startWording('en', async () => bundle)
  await settled()
  nextPage()
  sessionStorage.clear()
  document.body.innerHTML = '<main id="content"><div aria-busy="true"></div></main>'
  const load = vi.fn(async () => bundle)
  startWording('en', load)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).not.toHaveBeenCalled()
  document.querySelector('[aria-busy]')?.remove()
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
})

test('stored wordings that cannot be read are as none @WHL-4', async () => {
  startWording('en', async () => bundle)
  await settled()
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"web":')
  nextPage()
  const load = failing()
  startWording('en', load)
  expect(title()).toBe('Offers for you')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failing load is tried again after 350, 700, 1400, 2800 and 5600 ms, and anew when asked for @WHL-4 @FT-26', async () => {
  const load = failing()
  startWording('en', load)
  startWording('en', load)
  await settled()
  for (const [index, pause] of [350, 700, 1400, 2800, 5600].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(load).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(index + 2)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(6)
  expect(title()).toBe('Offers for you')
  startWording('en', async () => bundle)
  await settled()
  expect(title()).toBe('Deals of the week')
})

test('another language stops the load of the one before @WHL-4', async () => {
  const signals: AbortSignal[] = []
  const load = (_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  startWording('en', load)
  startWording('sk', load)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('what the portal does not know of a bundle is reported when it comes, not when it is recalled @C6 @WHL-4', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  startWording('sk', async () => bundle)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  nextPage()
  startWording('sk', async () => bundle)
  await vi.dynamicImportSettled()
  expect(warn).toHaveBeenCalledTimes(1)
})
