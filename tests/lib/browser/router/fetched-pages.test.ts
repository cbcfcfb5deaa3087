// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPage } from '#lib/browser/router/fetched-pages.ts'

const html = { headers: { 'content-type': 'text/html' } }

const never = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const answers = {
  silent: never,
  unfinished: async (signal?: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('<main id="content">'))
          signal?.addEventListener('abort', () => body.error(signal.reason))
        },
      }),
      html,
    ),
  whole: async () => new Response('<main id="content"></main>', html),
}

let answer: keyof typeof answers

beforeEach(() => {
  vi.useFakeTimers()
  // The clock of the test runs no timer of the browser's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), time)
    return limit.signal
  })
  vi.stubGlobal('fetch', (_: string, { signal }: { signal?: AbortSignal }) => answers[answer](signal))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['silent', '/coupons'],
  ['unfinished', '/rewards'],
] as const)(
  'a request for a page that stays %s ends after ten seconds, and the next press asks again @RTE-11',
  async (kind, path) => {
    answer = kind
    const outcome = vi.fn()
    void fetchPage(path).then(outcome)
    await vi.advanceTimersByTimeAsync(9999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledExactlyOnceWith(undefined)
    answer = 'whole'
    expect((await fetchPage(path))?.getElementById('content')).toBeTruthy()
  },
)
