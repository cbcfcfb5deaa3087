import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaverOf } from '#lib/worker/cached-build.ts'
import { fakeCaches } from '#support/fake-caches.ts'

const answers: ((answer: Response) => void)[] = []
const unregister = vi.fn(async () => true)
const scope = { registration: { installing: null, waiting: null, unregister } }

beforeEach(async () => {
  const store = fakeCaches()
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)))
  await (await store.open('portal-a')).put('/card', new Response())
})
afterEach(() => {
  answers.length = 0
})

test('a worker whose site has none any more leaves, and whoever asks meanwhile waits until it has left @OFF-3', async () => {
  const leave = leaverOf(scope)
  const told: boolean[] = []
  const both = [leave(), leave()].map((one) => one.then((hasLeft) => told.push(hasLeft)))
  await Promise.resolve()
  expect(told).toEqual([])
  expect(answers).toHaveLength(1)
  answers[0]?.(new Response(null, { status: 404 }))
  await Promise.all(both)
  expect(told).toEqual([true, true])
  expect(unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual([])
})

test('a worker whose site has one stays, and asks once in its life @OFF-3', async () => {
  const leave = leaverOf(scope)
  const first = leave()
  answers[0]?.(new Response(null, { status: 200 }))
  expect(await first).toBe(false)
  expect(await leave()).toBe(false)
  expect(answers).toHaveLength(1)
  expect(await caches.keys()).toEqual(['portal-a'])
})

test('a worker without network stays @OFF-3', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await leaverOf(scope)()).toBe(false)
  expect(unregister).not.toHaveBeenCalled()
})
