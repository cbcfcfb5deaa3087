import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { codeEntryView } from '#machines/common/code-entry.machine.ts'
import { codeEntry } from '#machines/common/code-entry.store.ts'
import { beginAtNoon, noon } from '#support/at-noon.ts'

const first: CodeOnItsWay = { length: 6, expires_at: noon + 300, resend_at: noon + 60 }
const second: CodeOnItsWay = { length: 4, expires_at: noon + 400, resend_at: noon + 130 }
const wrong = new ApiError('refused', 'x', { status: 422, code: 'code_invalid', serverMessage: 'x' })
const late = new ApiError('refused', 'x', { status: 422, code: 'code_expired', serverMessage: 'x' })

const start = (verify: (code: string) => Promise<void> = () => new Promise<never>(() => {})) => {
  const deps = { verify: vi.fn(verify), resend: vi.fn(async () => second) }
  const actor = createActor(codeEntry(deps), { input: first }).start()
  const type = (code: string) => actor.send({ type: 'typed', code })
  return {
    ...deps,
    actor,
    codes: () => deps.verify.mock.calls.map(([code]) => code),
    type,
    typeAll: (code: string) => {
      for (let length = 1; length <= code.length; length += 1) type(code.slice(0, length))
    },
    submit: (code: string) => actor.send({ type: 'submitted', code }),
    settle: () => vi.advanceTimersByTimeAsync(0),
    view: () => codeEntryView(actor.getSnapshot()),
  }
}

beginAtNoon()

test('a code typed digit by digit is sent with its last digit, and once @AUT-2 FT-27', async () => {
  const { typeAll, submit, settle, codes, view } = start(async () => {})
  typeAll('12345')
  expect(codes()).toEqual([])
  typeAll('123456')
  submit('123456')
  expect(view()).toMatchObject({ busy: true, done: false })
  await settle()
  expect(codes()).toEqual(['123456'])
  expect(view()).toMatchObject({ busy: true, done: true })
})

test.each([' 123 456', '123-456', '１２３４５６', '123456'])(
  'a code that is pasted or filled in as %j is sent by itself @AUT-2 BI-16',
  (code) => {
    const { type, codes } = start()
    type(code)
    expect(codes()).toEqual(['123456'])
  },
)

test('a code is sent by itself only once; a wrong one does not set off another by itself @AUT-2 BI-16', async () => {
  const { type, submit, settle, codes, view } = start(() => Promise.reject(wrong))
  type('111111')
  type('111111')
  await settle()
  expect(view().fieldError).toBe('wrong')
  type('')
  type('222222')
  expect(codes()).toEqual(['111111'])
  submit('222222')
  expect(codes()).toEqual(['111111', '222222'])
})

test.each(['', '12345', '1234567', '12345a'])(
  '%j is not sent: digits are missing or too many @AUT-2',
  (code) => {
    const { submit, codes, view } = start()
    submit(code)
    expect(codes()).toEqual([])
    expect(view()).toMatchObject({ fieldError: 'incomplete', focus: 'code', round: 1 })
  },
)

test('a wrong code says so until the member types anew @AUT-2', async () => {
  const { submit, type, settle, view } = start(() => Promise.reject(wrong))
  submit('111111')
  await settle()
  expect(view()).toMatchObject({
    fieldError: 'wrong',
    callError: undefined,
    busy: false,
    focus: 'code',
    round: 1,
  })
  type('')
  expect(view().fieldError).toBe('wrong')
  type('2')
  expect(view().fieldError).toBeUndefined()
})

test('a code that the server finds too old says so @AUT-2', async () => {
  const { submit, settle, view } = start(() => Promise.reject(late))
  submit('111111')
  await settle()
  expect(view().fieldError).toBe('expired')
})

test('a code whose time ends while the member looks away says so by itself @AUT-2', async () => {
  const { view } = start()
  expect(view()).toMatchObject({ fieldError: undefined, isResent: false, focus: 'code', round: 0 })
  await vi.advanceTimersByTimeAsync(299_000)
  expect(view().fieldError).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(view().fieldError).toBe('expired')
})

test('a check that fails for another reason says which, and the code can be sent again @AUT-2', async () => {
  const { submit, settle, view, codes } = start(() => Promise.reject(new ApiError('timeout', 'x')))
  submit('111111')
  await settle()
  expect(view()).toMatchObject({ fieldError: undefined, callError: { name: 'timeout' }, busy: false })
  submit('111111')
  expect(codes()).toHaveLength(2)
  expect(view().callError).toBeUndefined()
})

test('another code makes everything new: its length, its time, and that it may come at once @AUT-2', async () => {
  const { actor, type, submit, settle, resend, view, codes } = start(() => Promise.reject(wrong))
  type('111111')
  await settle()
  actor.send({ type: 'asked' })
  expect(resend).not.toHaveBeenCalled()
  expect(view()).toMatchObject({ isResent: false, round: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  actor.send({ type: 'asked' })
  await settle()
  expect(resend).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ length: 4, fieldError: undefined, isResent: true, focus: 'code', round: 2 })
  type('2222')
  await settle()
  expect(codes()).toEqual(['111111', '2222'])
  expect(view()).toMatchObject({ isResent: false, fieldError: 'wrong' })
  submit('')
  await vi.advanceTimersByTimeAsync(339_000)
  expect(view().fieldError).toBe('incomplete')
  await vi.advanceTimersByTimeAsync(1000)
  expect(view().fieldError).toBe('expired')
})

test('while a code is checked no other one is asked for @AUT-2', async () => {
  const { actor, submit, resend } = start()
  await vi.advanceTimersByTimeAsync(60_000)
  submit('111111')
  actor.send({ type: 'asked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(resend).not.toHaveBeenCalled()
})

test('the code is nowhere in what the machine keeps @AUT-2 XS-23', async () => {
  const { actor, typeAll, submit, settle } = start(() => Promise.reject(wrong))
  typeAll('908172')
  submit('908172')
  await settle()
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('9081')
})
