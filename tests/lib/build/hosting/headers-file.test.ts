import { expect, test } from 'vitest'
import { headersFile } from '#lib/build/hosting/headers-file.ts'

test('a policy that Cloudflare would cut fails the build in a sentence', () => {
  expect(() => headersFile(['index'], 'x'.repeat(1990))).toThrow(
    '_headers has a line of 2017 characters, and Cloudflare reads 2000: shorten the policy.',
  )
})

test('more pages than Cloudflare reads fail the build in a sentence', () => {
  const pages = Array.from({ length: 92 }, (_, index) => `page-${index}`)
  expect(() => headersFile(pages, "default-src 'self'")).toThrow(
    '_headers has 101 rules, and Cloudflare reads 100.',
  )
})
