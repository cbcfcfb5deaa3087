import { expect, test } from 'vitest'
import { readManifest } from '#lib/worker/messages.ts'

test('a page tells its worker the manifest of its club @OFF-4', () => {
  expect(readManifest({ manifest: '{}', mark: 'a', more: 1 })).toEqual({ manifest: '{}', mark: 'a' })
})

test.each([
  undefined,
  null,
  'take-over',
  7,
  {},
  { used: [] },
  { manifest: '{}' },
  { manifest: {}, mark: 'a' },
])('%j tells none @OFF-4', (data) => {
  expect(readManifest(data)).toBeUndefined()
})
