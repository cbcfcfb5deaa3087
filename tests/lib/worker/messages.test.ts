import { expect, test } from 'vitest'
import { readManifest } from '#lib/worker/club-manifest.ts'
import { readUsed } from '#lib/worker/portal-build.ts'

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

test('a page tells its worker the files and the dictionary that it has used, and nothing else counts @OFF-1', () => {
  const used = ['/_astro/app.a.js', '/words/bg-0.x.js', '/wl/v1/user', 7]
  expect(readUsed({ used })).toEqual(['/_astro/app.a.js', '/words/bg-0.x.js'])
})
