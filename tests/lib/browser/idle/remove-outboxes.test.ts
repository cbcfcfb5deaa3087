// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDatabase } from '#lib/browser/device/drop-database.ts'
import { removeOutboxes } from '#lib/browser/idle/remove-outboxes.ts'
import { outboxKey } from '#lib/browser/storage-keys.ts'

const day = 24 * 3600 * 1000
const own = outboxKey('a.example:1-2')

/** A browser with databases of these names, of which it may tell. */
const give = (names: readonly string[], tells = true) => {
  const left = new Set(names)
  vi.stubGlobal('indexedDB', {
    ...(tells ? { databases: async () => [...left].map((name) => ({ name })) } : {}),
    deleteDatabase: (name: string) => {
      left.delete(name)
      const request: { onsuccess?: () => void } = {}
      queueMicrotask(() => request.onsuccess?.())
      return request
    },
  })
  return left
}

beforeEach(() => {
  localStorage.clear()
  window.keptOwner = 'a.example:1-2'
})
afterEach(() => vi.unstubAllGlobals())

test.each([true, false])(
  'receipts of other sign-ins are removed, and no others (databases can be listed: %s) @OFF-2 @OFF-5',
  async (tells) => {
    const others = [outboxKey('a.example:3-4'), outboxKey('a.example:1-23')]
    const strange = ['unrelated', outboxKey('other.example:3-4')]
    for (const name of [own, ...others])
      localStorage.setItem(name, JSON.stringify({ waiting: 1, at: Date.now() }))
    const left = give([own, ...others, ...strange], tells)
    await removeOutboxes('a.example')
    expect([...left].toSorted()).toEqual([own, ...strange].toSorted())
    expect(Object.keys(localStorage)).toEqual([own])
  },
)

test('with her session gone, nothing of hers is left, nor what no text tells of any more @OFF-2 @OFF-5', async () => {
  window.keptOwner = undefined
  const left = give([own])
  await removeOutboxes('a.example')
  expect([...left]).toEqual([])
})

test('what nobody has touched for 30 days is removed @OFF-2 @OFF-5', async () => {
  const left = give([own])
  localStorage.setItem(own, JSON.stringify({ waiting: 1, at: Date.now() - 30 * day + 60_000 }))
  await removeOutboxes('a.example')
  expect([...left]).toEqual([own])
  localStorage.setItem(own, JSON.stringify({ waiting: 1, at: Date.now() - 30 * day - 1 }))
  await removeOutboxes('a.example')
  expect([...left]).toEqual([])
})

test('a browser without databases is left alone @OFF-5', async () => {
  localStorage.setItem(outboxKey('a.example:3-4'), '{}')
  vi.stubGlobal('indexedDB', undefined)
  await expect(removeOutboxes('a.example')).resolves.toBeUndefined()
  expect(() => dropDatabase(own)).not.toThrow()
  vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('denied')) })
  await expect(removeOutboxes('a.example')).resolves.toBeUndefined()
})
