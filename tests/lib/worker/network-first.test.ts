import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst } from '#lib/worker/network-first.ts'

const request = new Request('https://club.example/card')
const kept = async () => new Response('kept')
const none = async () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const text = async (found: Promise<Response>) => (await found).text()

test('a reload shows what the host has now, its refusals included @OFF-3', async () => {
  answerWith(async () => new Response('new'))
  expect(await text(networkFirst(request, kept))).toBe('new')
  answerWith(async () => new Response('switched off', { status: 410 }))
  expect(await text(networkFirst(request, kept))).toBe('switched off')
})

test('a reload without network, or while the host fails, shows the kept page @OFF-1', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await text(networkFirst(request, kept))).toBe('kept')
  answerWith(async () => new Response('broken', { status: 502 }))
  expect(await text(networkFirst(request, kept))).toBe('kept')
  expect(await text(networkFirst(request, none))).toBe('broken')
})

test('a reload waits four seconds for a host that does not answer, then shows the kept page @OFF-1', async () => {
  vi.stubGlobal(
    'fetch',
    (_: Request, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  let shown = ''
  const answer = text(networkFirst(request, kept)).then((page) => {
    shown = page
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect(shown).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await answer
  expect(shown).toBe('kept')
})
