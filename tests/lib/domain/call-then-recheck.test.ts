import { expect, test, vi } from 'vitest'
import { callThenRecheck, isUnclear, ownError } from '#lib/domain/call-then-recheck.ts'

const lost = { failure: 'network' }
const refused = { status: 422 }
const fails = (error: unknown) => () => Promise.reject(error)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a call that is answered or refused is not looked into @FT-28', async () => {
  const recheck = vi.fn(async () => 'found')
  expect(await callThenRecheck({ call: async () => 'done', recheck })).toBe('done')
  expect(await failureOf(callThenRecheck({ call: fails(refused), recheck }))).toBe(refused)
  expect(recheck).not.toHaveBeenCalled()
})

test('after a lost answer what the call changes tells what became of it @FT-28', async () => {
  const call = vi.fn(fails(lost))
  expect(await callThenRecheck({ call, recheck: async () => 'found' })).toBe('found')
  expect(await failureOf(callThenRecheck({ call, recheck: async () => undefined }))).toBe(lost)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a refusal that may come too late is looked into where the caller says so @FT-28', async () => {
  const mayBeDone = () => true
  expect(await callThenRecheck({ call: fails(refused), recheck: async () => 'found', mayBeDone })).toBe(
    'found',
  )
})

test('where nothing can be read nobody can tell, and later it is only looked for @FT-28', async () => {
  const call = vi.fn(fails(lost))
  const error = await failureOf(callThenRecheck({ call, recheck: fails(refused) }))
  expect(isUnclear(error)).toBe(true)
  expect(ownError(error)).toBe(lost)
  expect(ownError(lost)).toBe(lost)
  expect(await callThenRecheck({ call, recheck: async () => 'found', isSent: true })).toBe('found')
  expect(call).toHaveBeenCalledOnce()
})
