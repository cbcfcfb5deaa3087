import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Promo } from '#lib/domain/promo-code/promo.ts'
import { promoCodeMachine, promoCodeView } from '#machines/promo-code/promo-code.machine.ts'

const lost = { failure: 'timeout' }
const used = { status: 409, code: 'promo_used' }
const invalid = { status: 422, code: 'promo_invalid' }
const fails = (error: unknown) => () => Promise.reject(error)
const gives = (promo: Promo) => async () => promo

/** The entry of a promo code, whose tries have one answer after the other. */
function entry(...answers: (() => Promise<Promo>)[]) {
  const redeem = vi.fn((_: { code: string }) => answers.shift()?.() ?? Promise.reject(lost))
  const forgetTyped = vi.fn()
  const actor = createActor(
    promoCodeMachine.provide({
      actors: { redeem: fromPromise<Promo, { code: string }>(({ input }) => redeem(input)) },
      actions: { forgetTyped },
    }),
  ).start()
  const at = (state: string) => waitFor(actor, ({ value }) => value === state)
  return {
    redeem,
    forgetTyped,
    send: actor.send.bind(actor),
    submit: (typed: string) => actor.send({ type: 'submitted', typed }),
    at,
    /** Tries a code to its answer. */
    tryOut: async (typed: string) => {
      actor.send({ type: 'submitted', typed })
      await waitFor(actor, ({ value }) => value !== 'redeeming')
    },
    view: () => promoCodeView(actor.getSnapshot()),
  }
}

test('a code is sent once, without white space around it, and gives its title and whole points @PRF-7 FT-27', async () => {
  const { redeem, forgetTyped, submit, at, view } = entry(gives({ title: ' Welcome ', points: 1050 }))
  submit(' welcome10\n')
  submit('WELCOME10')
  expect(view()).toMatchObject({ busy: true, gain: undefined })
  await at('redeemed')
  expect(redeem).toHaveBeenCalledExactlyOnceWith({ code: 'welcome10' })
  expect(forgetTyped).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ busy: false, gain: { title: 'Welcome', points: 10.5 } })
})

test.each([undefined, 0, -100, Number.NaN])(
  'a code that gives %s points is taken all the same @PRF-7',
  async (points) => {
    const { tryOut, view } = entry(gives({ title: 'A free coffee', points }))
    await tryOut('COFFEE')
    expect(view().gain).toEqual({ title: 'A free coffee', points: 0 })
  },
)

test('one more code begins anew, with the focus on its field @PRF-7', async () => {
  const { send, tryOut, view } = entry(gives({ title: 'Welcome', points: 1000 }), fails(used))
  await tryOut('WELCOME10')
  send({ type: 'anotherAsked' })
  expect(view()).toMatchObject({ gain: undefined, fieldError: undefined, round: 1 })
  await tryOut('WELCOME10')
  expect(view()).toMatchObject({ fieldError: 'used', round: 2 })
})

test.each([
  ['nothing', ' ', undefined, 'required'],
  ['a code that the club does not know', 'NO', invalid, 'invalid'],
  ['a code that was used', 'OLD', used, 'used'],
  [
    'a code of which the server says what is wrong',
    'X',
    { status: 422, fields: { code: 'Too short' } },
    { serverMessage: 'Too short' },
  ],
])('%s is said at the field, until the member types @PRF-7', async (_, typed, error, fieldError) => {
  const { forgetTyped, send, tryOut, view } = entry(fails(error))
  await tryOut(typed)
  expect(view()).toMatchObject({ fieldError, callError: undefined, busy: false, round: 1 })
  expect(forgetTyped).not.toHaveBeenCalled()
  send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test.each([
  [lost, { name: 'timeout' }, true],
  [{ failure: 'network' }, { name: 'network' }, true],
  [{ failure: 'unreadable', status: 200 }, { name: 'unexpected' }, true],
  [{ status: 502 }, { name: 'server' }, true],
  [{ status: 429, serverMessage: 'Wait' }, { name: 'tooMany', serverMessage: 'Wait' }, false],
])(
  'after %j nothing is sent again by itself, and the member is told @PRF-7 FT-28',
  async (error, callError, isUnsure) => {
    const { redeem, tryOut, view } = entry(fails(error))
    await tryOut('WELCOME10')
    expect(view()).toMatchObject({ callError, isUnsure, fieldError: undefined, busy: false })
    expect(redeem).toHaveBeenCalledTimes(1)
  },
)

test('a code that is used after a lost reply was most likely used by that try; another code was not @PRF-7 FT-28', async () => {
  const again = entry(fails(lost), fails(used))
  await again.tryOut('WELCOME10')
  await again.tryOut('WELCOME10')
  expect(again.view()).toMatchObject({ fieldError: 'usedByTry', callError: undefined })

  const other = entry(fails(lost), fails(used))
  await other.tryOut('WELCOME10')
  await other.tryOut('SUMMER25')
  expect(other.view()).toMatchObject({ fieldError: 'used', isUnsure: false })
})

test('a code that is unknown after a lost reply was never taken: no doubt stays @PRF-7', async () => {
  const { tryOut, view } = entry(fails(lost), fails(invalid), fails({ status: 429 }))
  await tryOut('WELCOME1O')
  await tryOut('WELCOME1O')
  expect(view()).toMatchObject({ fieldError: 'invalid' })
})
