// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAttempt } from '#lib/queries/use-attempt.ts'

const lost = { failure: 'network' }
const refused = { status: 422, serverMessage: 'No.' }
const unproven = { status: 403, code: 'confirmation_required' }

afterEach(cleanup)

/** The attempt of a part of the page, with one answer after the other. */
const attempt = (...answers: (() => Promise<unknown>)[]) => {
  const call = vi.fn(
    (signal: AbortSignal, _: string | undefined) =>
      answers.shift()?.() ??
      new Promise((_, fail) => {
        signal.addEventListener('abort', fail)
      }),
  )
  const hook = renderHook(() => useAttempt(call))
  const now = () => hook.result.current
  return {
    ...{ call, now },
    start: (input?: string) => act(() => now().start(input)),
    leave: hook.unmount,
  }
}

test('two presses make one call, and another press makes another one @LCK-1 @LCK-2 FT-27', async () => {
  const { call, now, start } = attempt(
    async () => {},
    async () => {},
  )
  act(() => {
    now().start('a')
    now().start('a')
  })
  await waitFor(() => expect(now().isSuccess).toBe(true))
  start('b')
  await waitFor(() => expect(call.mock.calls.map(([, input]) => input)).toEqual(['a', 'b']))
})

test('after a lost reply it is not known what was done until a try succeeds @LCK-2 @VER-3 FT-28', async () => {
  const { now, start } = attempt(
    () => Promise.reject(lost),
    () => Promise.reject(refused),
    async () => {},
  )
  start()
  await waitFor(() => expect(now().attempt).toEqual({ callError: { name: 'network' }, isUnsure: true }))
  act(() => now().reset())
  expect(now().attempt).toEqual({ callError: undefined, isUnsure: true })
  start()
  const callError = { name: 'unexpected', serverMessage: 'No.' }
  await waitFor(() => expect(now().attempt).toEqual({ callError, isUnsure: true }))
  start()
  await waitFor(() => expect(now().isSuccess).toBe(true))
  expect(now().attempt).toEqual({ callError: undefined, isUnsure: false })
})

test('a platform that asks who is there first has refused nothing, and the proof serves one call @LCK-1 @LCK-2', async () => {
  const { call, now, start } = attempt(
    () => Promise.reject(unproven),
    () => Promise.reject(unproven),
    async () => {},
  )
  start()
  await waitFor(() => expect(now().needsProof).toBe(true))
  expect(now().attempt.callError).toBeUndefined()
  act(() => now().reset())
  await waitFor(() => expect(now().needsProof).toBe(false))
  start()
  await waitFor(() => expect(now().needsProof).toBe(true))
  start('proof')
  await waitFor(() => expect(now().isSuccess).toBe(true))
  expect(call.mock.calls.map(([, input]) => input)).toEqual([undefined, undefined, 'proof'])
})

test('a call ends with its part of the page @LCK-1', async () => {
  const { call, start, leave } = attempt()
  start()
  await waitFor(() => expect(call).toHaveBeenCalled())
  leave()
  expect(call.mock.calls[0]?.[0].aborted).toBe(true)
})
