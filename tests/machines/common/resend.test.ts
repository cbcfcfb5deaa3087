import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { restoreServerTime } from '#lib/browser/clock.ts'
import { type Entered, resendView } from '#machines/common/resend.machine.ts'
import { resending } from '#machines/common/resend.store.ts'
import { beginAtNoon, noon } from '#support/at-noon.ts'

const start = (
  send: (signal: AbortSignal, entered: Entered) => Promise<{ resend_at: number }>,
  resend_at: number,
) => {
  const announce = vi.fn()
  const sending = vi.fn(send)
  const machine = resending(sending).provide({ actions: { announce: (_, resent) => announce(resent) } })
  const actor = createActor(machine, { input: { resend_at } }).start()
  return { actor, announce, sending, view: () => resendView(actor.getSnapshot()) }
}

beginAtNoon()

test('a member sees the seconds go by and can ask again when they are over @AUT-2', async () => {
  const { actor, view, sending, announce } = start(async () => ({ resend_at: noon + 120 }), noon + 60)
  expect(view()).toMatchObject({ state: 'waiting', wait: { unit: 'seconds', value: 60 } })
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(view()).toMatchObject({ state: 'waiting', wait: { unit: 'seconds', value: 1 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(view()).toMatchObject({ state: 'ready', wait: undefined })
  expect(sending).not.toHaveBeenCalled()
  actor.send({ type: 'asked' })
  actor.send({ type: 'asked' })
  expect(view().state).toBe('sending')
  await vi.advanceTimersByTimeAsync(0)
  expect(sending).toHaveBeenCalledOnce()
  expect(announce).toHaveBeenCalledExactlyOnceWith({ isSent: true, resend_at: noon + 120 })
  expect(view()).toMatchObject({ isResent: true, state: 'waiting', wait: { unit: 'seconds', value: 60 } })
})

test('what a member has to enter again for another message is sent with it, and kept nowhere @AUT-2', async () => {
  const { actor, sending } = start(async () => ({ resend_at: noon + 60 }), noon)
  actor.send({ type: 'asked', entered: { password: 'Demo1234' } })
  await vi.advanceTimersByTimeAsync(60_000)
  actor.send({ type: 'asked' })
  expect(sending.mock.calls.map(([, entered]) => entered)).toEqual([{ password: 'Demo1234' }, {}])
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Demo1234')
})

test('a wait that is not known yet shows no seconds @AUT-2', () => {
  const context = { resend_at: noon, left: 0, isResent: false, callError: undefined }
  expect(resendView({ value: 'waiting', context }).wait).toBeUndefined()
})

test('the wait is the server’s, whatever the device’s clock says @AUT-2 AS-19', () => {
  restoreServerTime({ low: 3_600_000, high: 3_600_000 })
  const { view } = start(async () => ({ resend_at: 0 }), noon + 3600 + 42)
  expect(view().wait).toEqual({ unit: 'seconds', value: 42 })
})

test('a wait that went by while the device slept is over at once @AUT-2 FT-20', () => {
  const { view } = start(async () => ({ resend_at: 0 }), noon + 60)
  vi.setSystemTime((noon + 600) * 1000)
  Object.defineProperty(document, 'visibilityState', { value: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(view()).toMatchObject({ state: 'ready', wait: undefined })
})

test('a server that finds it too early lengthens the wait, without an alarm @AUT-2 FT-18', async () => {
  const { actor, view, announce } = start(
    () => Promise.reject(new ApiError('refused', 'x', { status: 429, retryAfter: 30_000 })),
    noon,
  )
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toEqual({
    ...{ state: 'waiting', wait: { unit: 'seconds', value: 30 }, isResent: false, callError: undefined },
  })
  expect(announce).not.toHaveBeenCalled()
})

test('a message that could not be sent says why and can be asked for again @AUT-2', async () => {
  let failing = true
  const send = async () => {
    if (failing) throw new ApiError('network', 'x')
    return { resend_at: noon + 60 }
  }
  const { actor, view } = start(send, noon)
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toMatchObject({ state: 'ready', callError: { name: 'network' } })
  failing = false
  actor.send({ type: 'asked' })
  expect(view().callError).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(view().state).toBe('waiting')
})

test('a message that was sent elsewhere starts the countdown anew, but never cuts off one that is being sent @VER-1', async () => {
  const { actor, view, sending } = start(async () => ({ resend_at: noon + 60 }), noon)
  actor.send({ type: 'postponed', resend_at: noon + 30 })
  expect(view()).toMatchObject({ state: 'waiting', wait: { unit: 'seconds', value: 30 } })
  actor.send({ type: 'postponed', resend_at: noon + 42 })
  expect(view().wait).toEqual({ unit: 'seconds', value: 42 })
  await vi.advanceTimersByTimeAsync(42_000)
  actor.send({ type: 'asked' })
  actor.send({ type: 'postponed', resend_at: noon + 500 })
  expect(view().state).toBe('sending')
  await vi.advanceTimersByTimeAsync(0)
  expect(sending).toHaveBeenCalledOnce()
  expect(view().state).toBe('waiting')
})
