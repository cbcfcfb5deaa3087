// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { type Credentials, credentialErrors, signInFailure } from '#lib/domain/credentials.ts'
import { MistypedError } from '#lib/domain/form.ts'
import { formView } from '#machines/common/form.machine.ts'
import { form } from '#machines/common/form.store.ts'

vi.mock('#machines/start/portal.ts', () => ({}))

const typed: Credentials = { email: 'anna@example.com', password: ' pässwörd\u0000 ' }
const lost = new ApiError('network', 'x')
const refused = (details: ConstructorParameters<typeof ApiError>[2]) => new ApiError('refused', 'x', details)
const mistaken = refused({ status: 401, code: 'invalid_credentials' })
const busyServer = refused({ status: 429, retryAfter: 42_000 })

type Answer = string | Error
type Errors = ReturnType<typeof credentialErrors>
type Rules = Parameters<typeof form<Credentials, Errors, unknown, string>>[0]

/** A form of signing in whose call has one answer after the other, and none after the last. */
function start(answers: Answer[] = [], rules: Partial<Rules> = {}) {
  const send = vi.fn(async (_: Credentials) => {
    const answer = answers.shift() ?? (await new Promise<never>(() => {}))
    if (answer instanceof Error) throw answer
    return answer
  })
  const actor = createActor(
    form<Credentials, Errors, unknown, string>({
      errorsOf: credentialErrors,
      failureOf: signInFailure,
      send,
      ...rules,
    }),
  ).start()
  return {
    actor,
    send,
    submit: (values: Credentials = typed) => actor.send({ type: 'submitted', values }),
    refusals: (round: number) => waitFor(actor, ({ context }) => context.round === round),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => formView(actor.getSnapshot()),
  }
}

test('a form is sent once, exactly as it was typed, and stays busy with what follows; no secret stays in it @AUT-1 @REG-7 XS-23 XS-29 FT-27', async () => {
  const { actor, submit, send, settle, view } = start(['in'])
  expect(view()).toEqual({
    ...{ fieldErrors: {}, failure: undefined, focus: undefined, round: 0, wait: undefined },
    ...{ busy: false, done: false, sent: undefined, isUnsure: false, wasUnsure: false },
  })
  submit()
  submit()
  expect(view()).toMatchObject({ busy: true, done: false })
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('pässwörd')
  await settle('done')
  submit()
  expect(send.mock.calls.map(([values]) => values)).toEqual([typed])
  expect(view()).toMatchObject({ busy: true, done: true, sent: 'in' })
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('pässwörd')
})

test('mistakes are said in their fields, the first one first, and nobody is asked; typing takes away that of its field and no focus @AUT-1 @REG-3', () => {
  const { actor, submit, send, view } = start()
  const none = { email: '', password: '' }
  submit(none)
  expect(view()).toMatchObject({ focus: 'email', round: 1, busy: false })
  expect(view().fieldErrors).toEqual({ email: 'required', password: 'required' })
  actor.send({ type: 'typed', field: 'email' })
  expect(view().fieldErrors).toEqual({ email: undefined, password: 'required' })
  expect(view()).toMatchObject({ focus: 'email', round: 1 })
  submit({ ...none, email: typed.email })
  expect(view()).toMatchObject({ focus: 'password', round: 2 })
  expect(send).not.toHaveBeenCalled()
})

test('mistakes may amount to a sentence above all @REG-3', () => {
  const { submit, view } = start([], {
    summaryOf: (errors) => (errors.email === 'required' ? 'mandatory' : undefined),
  })
  submit({ email: '', password: 'x' })
  expect(view().failure).toBe('mandatory')
  submit({ email: 'anna', password: 'x' })
  expect(view().failure).toBeUndefined()
})

test('a refusal says why and where, until the next try @AUT-1 @SES-13', async () => {
  const { submit, refusals, settle, view } = start([
    mistaken,
    refused({ status: 422, fields: { email: 'Not here' } }),
    'in',
  ])
  submit()
  await refusals(1)
  expect(view()).toMatchObject({ failure: 'mistaken', fieldErrors: {}, focus: 'password', isUnsure: false })
  submit()
  expect(view()).toMatchObject({ failure: undefined, busy: true })
  await refusals(2)
  expect(view()).toMatchObject({ failure: undefined, focus: 'email' })
  expect(view().fieldErrors).toEqual({ email: { serverMessage: 'Not here' } })
  submit()
  await settle('done')
  expect(view().fieldErrors).toEqual({})
})

test('mistakes that only sending finds are those of fields, and no doubt about the call @REG-3', async () => {
  const { submit, refusals, view } = start([new MistypedError({ email: 'email' })])
  submit()
  await refusals(1)
  expect(view()).toMatchObject({ failure: undefined, focus: 'email', isUnsure: false, wasUnsure: false })
  expect(view().fieldErrors).toEqual({ email: 'email' })
})

test.each([
  lost,
  new ApiError('timeout', 'x'),
  new ApiError('unreadable', 'x', { code: 'schema' }),
  refused({ status: 502 }),
])(
  'after %s nothing is sent again by itself, and it is told that it may have arrived @REG-7 FT-28',
  async (error) => {
    const { submit, send, refusals, view } = start([error, mistaken])
    submit()
    await refusals(1)
    expect(view()).toMatchObject({ isUnsure: true, busy: false, focus: undefined })
    expect(send).toHaveBeenCalledTimes(1)
    submit()
    expect(view()).toMatchObject({ isUnsure: false, wasUnsure: true })
    await refusals(2)
    expect(view()).toMatchObject({ isUnsure: false, wasUnsure: true })
  },
)

test('a server that asks to wait is left alone until the wait is over @AUT-1 @AUT-2 @AUT-4 @REG-1 FT-18', async () => {
  vi.useFakeTimers()
  const { submit, send, view } = start([busyServer, 'in'])
  submit()
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toMatchObject({
    ...{ failure: { name: 'tooMany' }, wait: { unit: 'seconds', value: 42 }, busy: false },
  })
  submit()
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(41_000)
  expect(view().wait).toEqual({ unit: 'seconds', value: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(view()).toMatchObject({ failure: undefined, wait: undefined })
  submit()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a page that comes back as it was left takes another try; where none was left, it stays @PRF-2', async () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const left = start(['gone', 'gone'], { leaves: true })
  left.submit()
  await left.settle('done')
  comeBack()
  expect(left.view()).toMatchObject({ busy: false, done: false })
  left.submit()
  await left.settle('done')
  const stayed = start(['in'])
  stayed.submit()
  await stayed.settle('done')
  comeBack()
  expect(stayed.view().done).toBe(true)
  stayed.actor.send({ type: 'returned' })
  expect(stayed.view().done).toBe(false)
})

test('a form that was sent before a reload need not be filled in @AUT-4', () => {
  expect(start([], { arrive: () => 'before' }).view()).toMatchObject({ done: true, sent: 'before' })
  expect(start([], { arrive: () => undefined }).view().done).toBe(false)
})

test('a form may be open again at once @PRF-3', async () => {
  const { submit, send, settle, view } = start(['added', 'added'], { isOpenAfter: () => true })
  submit()
  await settle('resting')
  expect(view()).toMatchObject({ done: false, busy: false, sent: 'added' })
  submit()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a success goes on once, with what was sent @RTE-11', async () => {
  const next = vi.fn()
  const { submit, settle } = start(['in'], { next })
  submit()
  await settle('done')
  expect(next).toHaveBeenCalledExactlyOnceWith('in')
})

test.each([
  ['done', 'in'],
  ['failed', lost],
] as const)(
  'a form that was left before the answer goes nowhere, and its report is %s @RTE-11 @FRM-10',
  async (end, answer) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const next = vi.fn()
    const left = { done: vi.fn(), failed: vi.fn() }
    const send = vi.fn(async () => {
      await promise
      if (answer instanceof Error) throw answer
      return answer
    })
    const { actor, submit } = start([], { send, next, left })
    submit()
    actor.stop()
    resolve()
    await vi.waitFor(() => expect(left[end]).toHaveBeenCalledExactlyOnceWith(answer))
    expect(next).not.toHaveBeenCalled()
    expect(left[end === 'done' ? 'failed' : 'done']).not.toHaveBeenCalled()
  },
)
