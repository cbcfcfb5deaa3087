// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAttempt } from '#lib/queries/use-attempt.ts'

const lost = { failure: 'network' }
const refused = { status: 422, serverMessage: 'No.' }
const unproven = { status: 403, code: 'confirmation_required' }

afterEach(cleanup)

/** The attempt of a part of the page, with one answer after the other; `settle` waits for what is under way. */
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
    settle: () => vi.waitFor(() => expect(now().isPending).toBe(false)),
    leave: hook.unmount,
  }
}

test('two presses make one call, and another press makes another one @LCK-1 @LCK-2 FT-27', async () => {
  const { call, now, start, settle } = attempt(
    async () => {},
    async () => {},
  )
  act(() => {
    now().start('a')
    now().start('a')
  })
  await vi.waitFor(() => expect(now().isSuccess).toBe(true))
  await start('b')
  await settle()
  expect(call.mock.calls.map(([, input]) => input)).toEqual(['a', 'b'])
})

test('after a lost reply it is not known what was done until a try succeeds @LCK-2 @VER-3 FT-28', async () => {
  const { now, start, settle } = attempt(
    () => Promise.reject(lost),
    () => Promise.reject(refused),
    async () => {},
  )
  await start()
  await vi.waitFor(() => expect(now().isError).toBe(true))
  expect(now().attempt).toEqual({ callError: { name: 'network' }, isUnsure: true })
  act(() => now().reset())
  expect(now().attempt).toEqual({ callError: undefined, isUnsure: true })
  await start()
  await vi.waitFor(() => expect(now().isError).toBe(true))
  expect(now().attempt).toEqual({ callError: { name: 'unexpected', serverMessage: 'No.' }, isUnsure: true })
  await start()
  await vi.waitFor(() => expect(now().isSuccess).toBe(true))
  await settle()
  expect(now().attempt).toEqual({ callError: undefined, isUnsure: false })
})

test('a platform that asks who is there first has refused nothing, and the proof serves one call @LCK-1 @LCK-2', async () => {
  const { call, now, start } = attempt(
    () => Promise.reject(unproven),
    () => Promise.reject(unproven),
    async () => {},
  )
  await start()
  await vi.waitFor(() => expect(now().needsProof).toBe(true))
  expect(now().attempt.callError).toBeUndefined()
  act(() => now().reset())
  await vi.waitFor(() => expect(now().needsProof).toBe(false))
  await start()
  await vi.waitFor(() => expect(now().needsProof).toBe(true))
  await start('proof')
  await vi.waitFor(() => expect(now().isSuccess).toBe(true))
  expect(call.mock.calls.map(([, input]) => input)).toEqual([undefined, undefined, 'proof'])
})

test('a call ends with its part of the page @LCK-1', async () => {
  const { call, start, leave } = attempt()
  await start()
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  leave()
  expect(call.mock.calls[0]?.[0].aborted).toBe(true)
})
