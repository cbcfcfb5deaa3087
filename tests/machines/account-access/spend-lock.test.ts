import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type NewLimit,
  spendLockMachine,
  spendLockView,
} from '#machines/account-access/spend-lock.machine.ts'

/** The limit's form with one answer after the other. */
function start(...answers: (() => Promise<void>)[]) {
  const save = vi.fn((_: NewLimit) => answers.shift()?.() ?? new Promise<never>(() => {}))
  const announce = vi.fn()
  const actor = createActor(
    spendLockMachine.provide({
      actors: { save: fromPromise<void, NewLimit>(({ input }) => save(input)) },
      actions: { announce: ({ context }) => announce(context.limit) },
    }),
  ).start()
  return {
    ...{ actor, save, announce },
    submit: (typed: string) => actor.send({ type: 'submitted', typed }),
    prove: (confirmation = 'proof') => actor.send({ type: 'reauthenticated', confirmation }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => spendLockView(actor.getSnapshot()),
  }
}

test('a limit is saved once the member has shown that it is her, and the proof is forgotten @LCK-2', async () => {
  const { actor, announce, prove, save, settle, submit, view } = start(async () => {})
  submit('1 500')
  expect(save).not.toHaveBeenCalled()
  expect(view()).toMatchObject({ asking: true, saving: false })
  prove()
  expect(view()).toMatchObject({ asking: false, saving: true, lifting: false })
  await settle('editing')
  expect(save).toHaveBeenCalledExactlyOnceWith({ limit: 150_000, confirmation: 'proof' })
  expect(announce).toHaveBeenCalledExactlyOnceWith(150_000)
  expect(actor.getSnapshot().context.confirmation).toBe('')
})

test('the limit is lifted with a proof, too @LCK-2', async () => {
  const { actor, announce, prove, save, settle, view } = start(async () => {})
  actor.send({ type: 'lifted' })
  prove()
  expect(view()).toMatchObject({ saving: false, lifting: true })
  await settle('editing')
  expect(save).toHaveBeenCalledExactlyOnceWith({ limit: null, confirmation: 'proof' })
  expect(announce).toHaveBeenCalledExactlyOnceWith(null)
})

test.each([
  ['', 'required'],
  ['five', 'number'],
  ['2000000', 'tooHigh'],
])('a typed limit of "%s" is no limit, and nothing is asked @LCK-2', (typed, fieldError) => {
  const { actor, submit, view } = start()
  submit(typed)
  expect(view()).toMatchObject({ fieldError, focus: 'limit', round: 1, asking: false })
  actor.send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('a proof that has expired is asked for again, and a lost answer leaves doubt @LCK-2 FT-28', async () => {
  const { announce, prove, save, settle, submit, view, actor } = start(
    () => Promise.reject({ status: 403, code: 'confirmation_required' }),
    () => Promise.reject({ failure: 'network' }),
  )
  expect(view()).toEqual({
    ...{ fieldError: undefined, attempt: { callError: undefined, isUnsure: false }, asking: false },
    ...{ saving: false, lifting: false, focus: undefined, round: 0 },
  })
  submit('500')
  prove('old')
  await settle('reauthenticating')
  prove('new')
  await settle('editing')
  expect(save.mock.calls.map(([{ confirmation }]) => confirmation)).toEqual(['old', 'new'])
  expect(view().attempt).toEqual({ callError: { name: 'network' }, isUnsure: true })
  expect(announce).not.toHaveBeenCalled()
  actor.send({ type: 'typed' })
  expect(view().attempt).toEqual({ callError: undefined, isUnsure: true })
})
