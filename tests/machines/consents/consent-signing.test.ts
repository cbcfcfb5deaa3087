import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  consentSigningMachine,
  consentSigningView,
  type Signature,
} from '#machines/consents/consent-signing.machine.ts'

const lost = { failure: 'network' }
const signature: Signature = { versionId: 'terms-3', signedId: '7', title: 'Terms', isRequired: true }

/** The list of consents, with one answer after the other. */
function list(...answers: (() => Promise<void>)[]) {
  const sign = vi.fn((_: { versionId: string }) => answers.shift()?.() ?? Promise.reject(lost))
  const revoke = vi.fn((_: Signature | undefined) => answers.shift()?.() ?? Promise.reject(lost))
  const tellSigned = vi.fn()
  const tellRevoked = vi.fn()
  const actor = createActor(
    consentSigningMachine.provide({
      actors: {
        sign: fromPromise<void, { versionId: string }>(({ input }) => sign(input)),
        revoke: fromPromise<void, Signature | undefined>(({ input }) => revoke(input)),
      },
      actions: { tellSigned, tellRevoked },
    }),
  ).start()
  return {
    ...{ sign, revoke, tellSigned, tellRevoked },
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => consentSigningView(actor.getSnapshot()),
  }
}
const done = async () => {}
const nothing = { callError: undefined, isUnsure: false }

test('a member signs once, however often she agrees meanwhile, and is told @CON-4 FT-27', async () => {
  const { sign, tellSigned, send, at, view } = list(done)
  expect(view()).toEqual({
    ...{ signing: undefined, failure: nothing, asks: false },
    ...{ signature: undefined, revoking: false, refusal: nothing },
  })
  send({ type: 'agreed', versionId: 'terms-3' })
  send({ type: 'agreed', versionId: 'terms-3' })
  expect(view().signing).toBe('terms-3')
  await at('resting')
  expect(sign).toHaveBeenCalledExactlyOnceWith({ versionId: 'terms-3' })
  expect(tellSigned).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ signing: undefined, failure: { callError: undefined } })
})

test('a signature whose reply was lost is told as unsure @CON-4 FT-28', async () => {
  const { tellSigned, send, at, view } = list(() => Promise.reject(lost))
  send({ type: 'agreed', versionId: 'terms-3' })
  await at('resting')
  expect(tellSigned).not.toHaveBeenCalled()
  expect(view()).toMatchObject({
    failure: { callError: { name: 'network' }, isUnsure: true },
    refusal: nothing,
  })
})

test('a signature is taken back after a question only, once @CON-4 FT-27', async () => {
  const { revoke, tellRevoked, send, at, view } = list(done)
  send({ type: 'revokeAsked', signature })
  expect(view()).toMatchObject({ asks: true, signature, revoking: false })
  expect(revoke).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  send({ type: 'confirmed' })
  expect(view()).toMatchObject({ asks: true, revoking: true })
  await at('resting')
  expect(revoke).toHaveBeenCalledExactlyOnceWith(signature)
  expect(tellRevoked).toHaveBeenCalledTimes(1)
  // The dialog keeps its words while it closes.
  expect(view()).toMatchObject({ asks: false, signature })
})

test('after a lost reply another try finds the signature gone, which is what was wanted @CON-4 FT-28', async () => {
  const { tellRevoked, send, at, view } = list(
    () => Promise.reject(lost),
    () => Promise.reject({ status: 404 }),
  )
  send({ type: 'revokeAsked', signature })
  send({ type: 'confirmed' })
  await at('asking')
  expect(view()).toMatchObject({
    failure: nothing,
    refusal: { callError: { name: 'network' }, isUnsure: true },
  })
  expect(tellRevoked).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  expect(view()).toMatchObject({ revoking: true, refusal: nothing })
  await at('resting')
  expect(tellRevoked).toHaveBeenCalledTimes(1)
  expect(view().failure.callError).toBeUndefined()
})
