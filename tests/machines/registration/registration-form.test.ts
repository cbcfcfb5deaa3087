import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { type FilledForm, MistypedError } from '#lib/domain/registration/registration.ts'
import type { SentRegistration } from '#lib/domain/registration/sent-registration.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import {
  registrationFormMachine,
  registrationFormView,
} from '#machines/registration/registration-form.machine.ts'
import { empty, form, news, sent, terms } from '#machines/registration/registration-form.sample.ts'
import { answering, busyServer, expectHolding, movedCountdown } from '#support/answering.ts'

const pair: TokenPair = { token: 't', refresh_token: 'r' }
const refused = (details: ConstructorParameters<typeof ApiError>[2]) => new ApiError('refused', 'x', details)
const taken = refused({ status: 409, code: 'email_taken', serverMessage: 'Already there!' })
const lost = new ApiError('timeout', 'x')

/** The form's machine with a platform that answers as told. */
function start(...answers: (TokenPair | SentRegistration | Error)[]) {
  const platform = answering<TokenPair | SentRegistration, FilledForm>(answers)
  const went: unknown[] = []
  const countdown = movedCountdown()
  const machine = registrationFormMachine.provide({
    actors: {
      register: platform.call,
      countDown: countdown.countDown,
      awaitReturn: fromCallback<EventObject, void>(() => {}),
    },
    actions: {
      startSession: (_, registered) => went.push(['in', registered]),
      handOver: (_, registered) => went.push(['code', registered]),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked: platform.asked,
    went,
    ...countdown,
    submit: (filled: FilledForm = form) => actor.send({ type: 'submitted', form: filled }),
    refusals: (round: number) => waitFor(actor, ({ context }) => context.round === round),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => registrationFormView(actor.getSnapshot()),
  }
}

test('a filled form opens an account that waits for its code @REG-1', async () => {
  const { submit, settle, asked, went, view } = start(sent)
  expect(view()).toMatchObject({ busy: false, isTaken: false, uncertainty: undefined, round: 0 })
  submit()
  submit()
  expect(view().busy).toBe(true)
  await settle('leaving')
  submit()
  expect(view().busy).toBe(true)
  expect(asked).toEqual([form])
  expect(went).toEqual([['code', sent]])
})

test('a club that asks for no code takes the new member in at once @REG-1', async () => {
  const { submit, settle, went } = start(pair)
  submit()
  await settle('leaving')
  expect(went).toEqual([['in', pair]])
})

test('an empty form says which fields are mandatory, begins with the first, and asks nobody @REG-3', () => {
  const { submit, asked, view } = start(sent)
  submit(empty)
  expect(view()).toMatchObject({
    failure: 'mandatory',
    fieldErrors: {
      email: 'required',
      password: 'required',
      repeat: 'required',
      firstname: 'required',
      lastname: 'required',
      consents: 'required',
    },
    focus: 'email',
    round: 1,
  })
  expect(asked).toEqual([])
})

test.each<[string, Partial<FilledForm>, object]>([
  ['an address that is none', { email: 'nora' }, { email: 'email' }],
  ['a weak password', { password: 'nora', repeat: 'nora' }, { password: 'weak' }],
  ['two passwords', { repeat: 'Nora12346' }, { repeat: 'mismatch' }],
  ['a phone that is none', { phone: 'at home' }, { phone: 'phone' }],
  ['consents that have not come', { consents: undefined }, { consents: 'unknown' }],
])(
  '%s is said in its place, without the sentence on mandatory fields @REG-3 @AUT-5',
  (_, change, fieldErrors) => {
    const { submit, asked, view, actor } = start(sent)
    submit({ ...form, ...change })
    expect(view()).toMatchObject({ fieldErrors, failure: undefined })
    expect(asked).toEqual([])
    const [field] = Object.keys(fieldErrors) as ['email']
    actor.send({ type: 'typed', field })
    expect(view().focus).toBeUndefined()
  },
)

test('a required consent that is not agreed to blocks; others do not @REG-3', async () => {
  const { submit, asked, view, settle } = start(sent)
  submit({ ...form, consents: [{ ...terms, agreed: false }, news] })
  expect(view()).toMatchObject({
    failure: 'mandatory',
    fieldErrors: { consents: 'required' },
    focus: 'consents',
  })
  submit({ ...form, consents: [terms, news] })
  await settle('leaving')
  expect(asked).toHaveLength(1)
})

test('a club that signs in by SMS asks for the phone number before anybody is asked, and takes one @REG-8', async () => {
  const { submit, asked, view, settle } = start(sent)
  submit({ ...form, needsPhone: true, phone: ' ' })
  expect(view()).toMatchObject({ failure: 'mandatory', fieldErrors: { phone: 'required' }, focus: 'phone' })
  expect(asked).toEqual([])
  submit({ ...form, needsPhone: true, phone: '+353 85 012 3456' })
  await settle('leaving')
  expect(asked).toHaveLength(1)
})

test('a taken address says so in the club’s words, whatever the server writes, and offers the ways in until it is changed @REG-4', async () => {
  const { submit, refusals, view, actor } = start(taken, refused({ status: 409 }))
  submit()
  await refusals(1)
  expect(view()).toMatchObject({
    fieldErrors: { email: 'taken' },
    isTaken: true,
    failure: undefined,
    focus: 'email',
  })
  actor.send({ type: 'typed', field: 'phone' })
  expect(view().isTaken).toBe(true)
  actor.send({ type: 'typed', field: 'email' })
  expect(view()).toMatchObject({ isTaken: false, focus: undefined })
  submit()
  await refusals(2)
  expect(view()).toMatchObject({ fieldErrors: { email: 'taken' }, isTaken: true })
})

test('a visitor whose address is taken at her first try is told that an earlier one may have worked @B6 @REG-4', async () => {
  const { submit, refusals, view, actor } = start(taken)
  submit()
  await refusals(1)
  // A browser may have sent the form twice by itself, or she has loaded the page anew: nobody knows.
  expect(view()).toMatchObject({ isTaken: true, uncertainty: 'perhaps' })
  actor.send({ type: 'typed', field: 'email' })
  expect(view()).toMatchObject({ isTaken: false, uncertainty: undefined })
})

test('the server’s field errors land on their fields, and alone; without any its refusal is the club’s sentence @REG-3', async () => {
  const fields = { lastname: 'lastname is a required field', phone: 'Not here', nickname: 'unheard of' }
  const serverMessage = 'validation.failed: 2 errors'
  const { submit, refusals, view } = start(
    refused({ status: 422, code: 'validation', serverMessage, fields }),
    refused({ status: 422, code: 'validation', serverMessage }),
  )
  submit()
  await refusals(1)
  const fieldErrors = { lastname: { serverMessage: fields.lastname }, phone: { serverMessage: fields.phone } }
  expect(view()).toMatchObject({ failure: undefined, focus: 'lastname', uncertainty: undefined })
  expect(view().fieldErrors).toEqual(fieldErrors)
  submit()
  await refusals(2)
  expect(view()).toMatchObject({ failure: 'mandatory', fieldErrors: {} })
})

test('the rules of the country may find a phone wrong that looked like one @REG-3', async () => {
  const { submit, refusals, view } = start(new MistypedError({ phone: 'phone' }))
  submit({ ...form, phone: '12345678' })
  await refusals(1)
  expect(view()).toMatchObject({
    fieldErrors: { phone: 'phone' },
    failure: undefined,
    focus: 'phone',
    uncertainty: undefined,
  })
})

test.each([
  ['card_unknown', 404, 'unknown', false],
  ['card_taken', 409, 'taken', true],
])(
  'a card that is refused as %s is told with its way out, and no field is blamed @REG-2',
  async (code, status, fieldError, isTaken) => {
    const { submit, refusals, view } = start(refused({ status, code, serverMessage: 'No.' }))
    submit()
    await refusals(1)
    expect(view()).toMatchObject({
      card: { fieldError, isTaken },
      failure: undefined,
      fieldErrors: {},
    })
  },
)

test.each([
  ['nobody answered in time', lost],
  ['the network is away', new ApiError('network', 'x')],
  ['the server broke', refused({ status: 502 })],
  ['the answer could not be read', new ApiError('unreadable', 'x', { code: 'schema' })],
])(
  'when %s the form is not sent again by itself, and says that it may have arrived @REG-7 FT-28',
  async (_, error) => {
    const { submit, refusals, view, asked } = start(error, taken)
    submit()
    await refusals(1)
    expect(view()).toMatchObject({ uncertainty: 'unsure', busy: false })
    expect(asked).toHaveLength(1)
    submit()
    expect(view().uncertainty).toBeUndefined()
    await refusals(2)
    expect(view()).toMatchObject({ uncertainty: 'worked', isTaken: true })
  },
)

test('a server that asks to wait is left alone until the wait is over @REG-1 FT-18', async () => {
  const form = start(busyServer, sent)
  await expectHolding(form, 'failure')
})

test('what is typed passes through to the call exactly, and no secret stays in the machine @REG-7 XS-29', () => {
  const { submit, asked, actor } = start()
  const odd = {
    ...form,
    firstname: '  <script>alert(1)</script> 🦊',
    lastname: `\u202eאבג ${'Ω'.repeat(500)}`,
    password: 'Ünïcode 1 \u0000',
    repeat: 'Ünïcode 1 \u0000',
  }
  submit(odd)
  expect(asked).toEqual([odd])
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('code 1')
})
