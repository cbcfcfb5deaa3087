// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const platform = 'https://api.example.com'
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** The browser's own fetch, mocked: it answers by the mode that it is asked in. */
let browser: ReturnType<typeof vi.fn<typeof fetch>>

/** The watch of a page that has just loaded. */
const watch = async () => {
  vi.resetModules()
  window.fetch = browser
  await import('#lib/qa/watched-fetch.ts')
  const outcomes = () => window.qaCalls?.map(({ outcome }) => outcome)
  return { outcomes }
}

beforeEach(() => {
  browser = vi.fn<typeof fetch>()
})
afterEach(() => vi.restoreAllMocks())

test('a tester whose platform does not allow the page is told so of each call that fails for it @E1', async () => {
  browser.mockImplementation((_, init) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : lost(),
  )
  const { outcomes } = await watch()
  await expect(window.fetch(`${platform}/wl/v1/user`)).rejects.toThrow('Failed to fetch')
  await expect(window.fetch(`${platform}/wl/v1/user/login`, { method: 'POST', body: '{}' })).rejects.toThrow()
  await vi.waitFor(() => expect(outcomes()).toEqual(['not allowed', 'not allowed']))
  // What it is found out with changes nothing, and carries nobody's token.
  const probes = browser.mock.calls.filter(([, init]) => init?.mode === 'no-cors')
  for (const [address, init] of probes) {
    expect(address).toBe(`${platform}/wl/v1/platform/config/public`)
    expect(init).toMatchObject({ credentials: 'omit' })
    expect(init).not.toHaveProperty('method')
    expect(init).not.toHaveProperty('headers')
  }
})

test('a tester without a network is told nothing of an address that is not allowed @E1', async () => {
  browser.mockImplementation(lost)
  const { outcomes } = await watch()
  await expect(window.fetch(`${platform}/wl/v1/user`)).rejects.toThrow()
  await vi.waitFor(() => expect(browser).toHaveBeenCalledTimes(2))
  expect(outcomes()).toEqual(['no answer'])
})

test('a platform on the page’s own origin is never asked about: no leave is needed there @E1', async () => {
  browser.mockImplementation(lost)
  const { outcomes } = await watch()
  await expect(window.fetch('/wl/v1/user')).rejects.toThrow()
  expect(outcomes()).toEqual(['no answer'])
  expect(browser).toHaveBeenCalledTimes(1)
})

test('a call that the page has stopped by itself is no failure of the platform @E1', async () => {
  browser.mockImplementation(lost)
  const { outcomes } = await watch()
  await expect(window.fetch(`${platform}/wl/v1/user`, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(outcomes()).toEqual(['stopped'])
  expect(browser).toHaveBeenCalledTimes(1)
})
