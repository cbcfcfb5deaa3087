import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, sendParent, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { SentMail } from '#lib/domain/recovery/recovery-email.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { resending } from '#machines/common/resend.store.ts'
import {
  passwordRecoveryMachine,
  passwordRecoveryView,
} from '#machines/recovery/password-recovery.machine.ts'
import { busyServer, expectHolding, movedCountdown } from '#support/answering.ts'
import { beginAtNoon, noon } from '#support/at-noon.ts'

const mail: SentMail = { email: 'anna@example.com', resend_at: noon + 60 }
const wrongAddress = new ApiError('refused', 'x', {
  status: 422,
  fields: { email: 'We know no such domain' },
})

beginAtNoon()

/** The machine with a platform that answers as told, and a tab that may have had a mail sent before. */
function start(answers: (SentMail | Error)[] = [], known?: SentMail) {
  const asked: string[] = []
  const forget = vi.fn()
  const countdown = movedCountdown()
  const answer = async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next ?? new Promise<never>(() => {})
  }
  const machine = passwordRecoveryMachine.provide({
    actors: {
      recall: fromCallback<EventObject, void>(({ sendBack }) => {
        if (known) sendBack({ type: 'recalled', mail: known })
      }),
      requestLink: fromPromise<SentMail, { email: string }>(({ input }) => {
        asked.push(input.email)
        return answer()
      }),
      resend: resending(answer).provide({ actions: { announce: sendParent({ type: 'renewed' }) } }),
      countDown: countdown.countDown,
    },
    actions: {
      forget: () => {
        known = undefined
        forget()
      },
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked,
    forget,
    ...countdown,
    submit: (email: string) => actor.send({ type: 'submitted', email }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => passwordRecoveryView(actor.getSnapshot()),
    resend: () => {
      const { resend } = actor.getSnapshot().children
      return resend && resendView(resend.getSnapshot())
    },
  }
}

test('a member who forgot her password is told to look into her mail, by the address as it is sent @AUT-4 @AUT-6', async () => {
  const { submit, settle, asked, view, resend } = start([mail])
  expect(view()).toEqual({
    ...{ sentTo: undefined, fieldError: undefined, callError: undefined, busy: false },
    ...{ wait: undefined, isResent: false, focus: undefined, round: 0 },
  })
  submit('mailto:anna@example.com, \n')
  submit('mailto:anna@example.com, \n')
  expect(view()).toMatchObject({ busy: true, sentTo: undefined })
  await settle('sent')
  submit('anna@example.com')
  expect(asked).toEqual(['anna@example.com'])
  expect(view()).toMatchObject({ busy: false, sentTo: 'anna@example.com', isResent: false })
  expect(resend()).toMatchObject({ state: 'waiting', wait: { unit: 'seconds', value: 60 } })
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['anna', 'email'],
  ['anna@example', 'email'],
])('%j is no e-mail address, and nobody is asked @AUT-4', (typed, fieldError) => {
  const { submit, asked, view, actor } = start()
  submit(typed)
  submit(typed)
  expect(view()).toMatchObject({ fieldError, focus: 'email', round: 2, busy: false })
  expect(asked).toEqual([])
  actor.send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('a request that fails says why and can be made again; what the server says of the address stands there @AUT-4', async () => {
  const { submit, settle, view } = start([new ApiError('timeout', 'x'), wrongAddress, mail])
  submit(mail.email)
  await settle('asking')
  expect(view()).toMatchObject({
    ...{ callError: { name: 'timeout' }, fieldError: undefined, focus: undefined, round: 1 },
  })
  submit(mail.email)
  expect(view().callError).toBeUndefined()
  await settle('asking')
  expect(view()).toMatchObject({
    fieldError: { serverMessage: 'We know no such domain' },
    callError: undefined,
    focus: 'email',
  })
  submit(mail.email)
  await settle('sent')
  expect(view()).toMatchObject({ fieldError: undefined, callError: undefined })
})

test('a server that asks to wait is left alone until the wait is over @AUT-4 FT-18', async () => {
  const form = start([busyServer, mail])
  await expectHolding({ ...form, submit: () => form.submit(mail.email) })
})

test('another mail can be asked for after the countdown, and she hears that it is on its way @AUT-4', async () => {
  const { actor, resend, view } = start([{ ...mail, resend_at: noon + 120 }], mail)
  expect(view().sentTo).toBe('anna@example.com')
  actor.send({ type: 'asked' })
  expect(resend()).toMatchObject({ state: 'waiting' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(resend()).toMatchObject({ state: 'ready' })
  actor.send({ type: 'asked' })
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(view().isResent).toBe(true)
  expect(resend()).toMatchObject({ state: 'waiting', wait: { unit: 'seconds', value: 60 } })
})

test('a member who mistyped her address gets the form back, and the mail is forgotten @AUT-4', () => {
  const { actor, view, forget } = start([], mail)
  actor.send({ type: 'changed' })
  expect(view()).toMatchObject({ sentTo: undefined, fieldError: undefined })
  expect(forget).toHaveBeenCalledOnce()
})
