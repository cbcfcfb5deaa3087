import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { resending } from '#machines/common/resend.store.ts'
import { linkCheckView } from '#machines/verification/link-check.machine.ts'
import { verificationMachine, verificationView } from '#machines/verification/verification.machine.ts'
import { linkCheck } from '#machines/verification/verification.store.ts'
import { beginAtNoon, noon } from '#support/at-noon.ts'

const expiredLink = new ApiError('refused', 'x', { status: 410, code: 'link_expired' })
const member = { token: undefined, isMember: true, resend_at: 0 }
const visitor = { token: undefined, isMember: false, resend_at: 0 }

beginAtNoon()

/** The page of a verification as somebody opens it, with a platform that answers the link as told. */
function open(
  input: typeof member | { token: string; isMember: boolean; resend_at: number },
  ...answers: (Error | undefined)[]
) {
  const told: string[] = []
  const checked: string[] = []
  let learn: (isVerified: boolean) => void = () => {}
  let postpone: (resend_at: number) => void = () => {}
  const machine = verificationMachine.provide({
    actors: {
      check: linkCheck(async (token) => {
        checked.push(token)
        const answer = answers.shift()
        if (answer) throw answer
      }),
      watchMember: fromCallback<EventObject, void>(({ sendBack }) => {
        learn = (isVerified) => sendBack({ type: 'learned', isVerified, email: 'anna@example.com' })
      }),
      watchTabs: fromCallback<EventObject, void>(({ sendBack }) => {
        postpone = (resend_at) => sendBack({ type: 'postponed', resend_at })
      }),
      resend: resending(async () => ({ resend_at: noon + 60 })),
    },
    actions: {
      forget: () => told.push('forget'),
      refresh: () => told.push('refresh'),
      comeBack: () => told.push('comeBack'),
    },
  })
  const actor = createActor(machine, { input }).start()
  const children = () => actor.getSnapshot().children
  return {
    actor,
    told,
    checked,
    learn: (isVerified: boolean) => learn(isVerified),
    postpone: (resend_at: number) => postpone(resend_at),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => verificationView(actor.getSnapshot()),
    check: () => children().check && linkCheckView(children().check?.getSnapshot() as never),
    resend: () => children().resend && resendView(children().resend?.getSnapshot() as never),
  }
}

test.each([true, false])(
  'a good link verifies at once, whether somebody is signed in (%s), and what waits for it opens @VER-1',
  async (isMember) => {
    const { settle, view, told, checked } = open({ token: 'abc', isMember, resend_at: 0 })
    expect(view()).toMatchObject({ screen: 'checking', isLed: true })
    await settle('verified')
    expect(checked).toEqual(['abc'])
    expect(told).toEqual(['forget', 'refresh'])
    expect(view()).toMatchObject({ screen: 'verified', isMember })
  },
)

test('a link that could not be checked is kept, and checked again when she wants it @VER-1 FT-05', async () => {
  const { actor, settle, view, check, told, checked } = open(
    { ...member, token: 'abc' },
    new ApiError('network', 'x'),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(view().screen).toBe('checking')
  expect(check()).toMatchObject({ busy: false, callError: { name: 'network' } })
  expect(told).toEqual([])
  actor.send({ type: 'retried' })
  await settle('verified')
  expect(checked).toEqual(['abc', 'abc'])
})

test('an expired link lets a member ask for another mail at once @VER-1', async () => {
  const { actor, settle, view, resend, told } = open({ ...member, token: 'abc' }, expiredLink)
  await settle('expired')
  expect(told).toEqual(['forget'])
  expect(resend()).toMatchObject({ state: 'ready' })
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(view().screen).toBe('expired')
  expect(resend()).toMatchObject({ isResent: true, state: 'waiting', wait: { unit: 'seconds', value: 60 } })
})

test('an expired link tells a visitor to sign in, and the sign-in leads back here @VER-1', async () => {
  const { actor, settle, view, told } = open({ ...visitor, token: 'abc' }, expiredLink)
  await settle('lapsed')
  expect(view().screen).toBe('lapsed')
  actor.send({ type: 'left' })
  expect(told).toEqual(['forget', 'comeBack'])
})

test('without a link a visitor is asked to sign in, and nothing is checked @VER-1', () => {
  const { actor, view, told, checked } = open(visitor)
  expect(view()).toMatchObject({ screen: 'visiting', isLed: false })
  actor.send({ type: 'left' })
  expect([told, checked]).toEqual([['comeBack'], []])
})

test('without a link a member reads what to do, once it is known that she is not verified @VER-1', () => {
  const { learn, view } = open(member)
  expect(view()).toEqual({
    ...{ screen: 'loading', email: undefined, isMember: true, isLed: false },
  })
  learn(false)
  expect(view()).toMatchObject({ screen: 'instructing', email: 'anna@example.com' })
})

test('the countdown of an earlier page goes on, and another tab’s mail starts it anew @VER-1', async () => {
  const { actor, learn, postpone, resend } = open({ ...member, resend_at: noon + 42 })
  learn(false)
  expect(resend()?.wait).toEqual({ unit: 'seconds', value: 42 })
  await vi.advanceTimersByTimeAsync(42_000)
  expect(resend()?.state).toBe('ready')
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(resend()?.isResent).toBe(true)
  postpone(noon + 102)
  expect(resend()).toMatchObject({
    ...{ isResent: false, state: 'waiting', wait: { unit: 'seconds', value: 60 } },
  })
})
