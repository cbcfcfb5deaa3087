// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { pendingNotice, storeNotice } from '#lib/browser/session-storage.ts'
import { farewellView } from '#machines/deletion/farewell.machine.ts'
import { farewell, restoresFarewell } from '#machines/deletion/farewell.store.ts'
import { $session } from '#machines/session/session.store.ts'

const one = { who: 'member', id: 'one' } as const
const other = { who: 'member', id: 'other' } as const
const nobody = { who: 'visitor' } as const

beforeEach(() => {
  vi.useFakeTimers()
})

function say(isMember: boolean) {
  $session.set(isMember ? one : nobody)
  const signOut = vi.fn(() => $session.set(nobody))
  const actor = createActor(farewell.provide({ actions: { signOut } }), { input: { isMember } }).start()
  return {
    signOut,
    press: () => actor.send({ type: 'pressed' }),
    value: () => actor.getSnapshot().value,
    view: () => farewellView(actor.getSnapshot()),
  }
}

test('a member sees ten seconds pass and is then signed out, once @VER-2', () => {
  const { signOut, view } = say(true)
  expect(view()).toEqual({ signsOut: true, left: 10, busy: false })
  vi.advanceTimersByTime(1000)
  expect(view().left).toBe(9)
  vi.advanceTimersByTime(8999)
  expect(view().left).toBe(1)
  expect(signOut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(signOut).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(signOut).toHaveBeenCalledOnce()
})

test('no second is shown before the count has begun @VER-2', () => {
  expect(farewellView({ value: 'counting', context: { isMember: true, left: 0 } })).toEqual({
    signsOut: true,
    left: undefined,
    busy: false,
  })
})

test('a clock that is moved makes the farewell neither shorter nor longer @VER-2 FT-20', () => {
  const { signOut, view } = say(true)
  vi.setSystemTime(Date.now() + 86_400_000)
  vi.advanceTimersByTime(5000)
  expect(view().left).toBe(5)
  vi.setSystemTime(0)
  vi.advanceTimersByTime(4999)
  expect(signOut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(signOut).toHaveBeenCalledOnce()
})

test('a member who does not want to wait is signed out at once, and only once @VER-2', () => {
  const { signOut, press, view } = say(true)
  press()
  press()
  vi.advanceTimersByTime(60_000)
  expect(signOut).toHaveBeenCalledOnce()
  expect(view()).toEqual({ signsOut: true, left: undefined, busy: true })
})

test('a member whom another tab or the server has let go reads on, and is not told of an ended session @VER-2', () => {
  const { signOut, view } = say(true)
  storeNotice('sessionEnded')
  $session.set(nobody)
  expect(view()).toEqual({ signsOut: false, left: undefined, busy: false })
  expect(pendingNotice()).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(signOut).not.toHaveBeenCalled()
})

test('the farewell is said again to the same member, and to nobody else @VER-2', () => {
  say(true)
  expect(restoresFarewell(one)).toBe(true)
  expect(restoresFarewell(one)).toBe(true)
  expect(restoresFarewell(other)).toBe(false)
  expect(restoresFarewell(one)).toBe(false)
})

test('a visitor is told farewell again when the page is loaded anew, not when it is opened @VER-2', () => {
  const navigation = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([Object.assign(Object.create(PerformanceNavigationTiming.prototype), { type })])
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  say(false)
  navigation('reload')
  expect(restoresFarewell(nobody)).toBe(true)
  navigation('navigate')
  expect(restoresFarewell(nobody)).toBe(false)
})
