import { expect, test, vi } from 'vitest'
import { createPasskey, provePasskey } from '#lib/browser/device/passkeys.ts'

const request = { challenge: 'YWJj', rpId: 'club.example' }
const creation = {
  challenge: 'YWJj',
  rp: { name: 'Club', id: 'club.example' },
  user: { id: 'MQ', name: 'a', displayName: 'A' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
}

/** A browser with passkeys whose device answers so. */
const withDevice = (answer: (options: CredentialRequestOptions) => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', () => {})
  vi.stubGlobal('navigator', { credentials: { get: answer, create: answer } })
  vi.stubGlobal('location', { hostname: 'club.example' })
}

test('a browser without Web Authentication is told apart, and nothing is asked of it @LCK-1', async () => {
  await expect(provePasskey(request)).rejects.toMatchObject({ device: 'notSupported' })
  await expect(createPasskey(creation)).rejects.toMatchObject({ device: 'notSupported' })
})

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'notSupported'],
  ['ConstraintError', 'notSupported'],
  ['SecurityError', 'notSupported'],
  ['UnknownError', 'unknown'],
  ['TypeError', 'unknown'],
])('%s of a device means: %s @LCK-1', async (name, device) => {
  withDevice(() => Promise.reject(new DOMException('no', name)))
  await expect(createPasskey(creation)).rejects.toMatchObject({ device })
  await expect(provePasskey(request)).rejects.toMatchObject({ device })
})

test('a page that is left takes its question to the device back @LCK-1', async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<AbortSignal>()
  withDevice(({ signal }) => {
    if (signal) isAsked(signal)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const page = new AbortController()
  const proof = provePasskey(request, page.signal)
  const ended = expect(proof).rejects.toMatchObject({ device: 'cancelled' })
  const signal = await asked
  page.abort()
  await ended
  expect(signal.aborted).toBe(true)
})
