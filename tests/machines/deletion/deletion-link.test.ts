import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { deletionLinkView } from '#machines/deletion/deletion.machine.ts'
import { deletionLinkMachine } from '#machines/deletion/deletion-link.machine.ts'

const lost = { failure: 'network' }

/** A link whose confirmation is answered by one after the other. */
function open(...answers: (() => Promise<'data' | 'deletion'>)[]) {
  const confirm = vi.fn((_: { token: string }) => answers.shift()?.() ?? Promise.reject(lost))
  const link = createActor(
    deletionLinkMachine.provide({
      actors: { confirm: fromPromise<'data' | 'deletion', { token: string }>(({ input }) => confirm(input)) },
    }),
    { input: { token: 'abc' } },
  ).start()
  return {
    confirm,
    link,
    press: () => link.send({ type: 'pressed' }),
    rested: () => waitFor(link, ({ value }) => value === 'resting'),
    done: () => waitFor(link, ({ status }) => status === 'done'),
    view: () => deletionLinkView(link.getSnapshot()),
  }
}

test('nothing is confirmed before the member presses, and two presses confirm once @VER-2 FT-27', async () => {
  const { confirm, link, press, done, view } = open(async () => 'deletion')
  expect(view()).toEqual({ busy: false, callError: undefined, isUnsure: false })
  expect(confirm).not.toHaveBeenCalled()
  press()
  press()
  expect(view().busy).toBe(true)
  await done()
  expect(link.getSnapshot().output).toBe('deleted')
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
})

test('a reply that was lost leaves open whether it worked, and another try may be made @VER-2 FT-28', async () => {
  const { link, press, rested, done, view } = open(
    () => Promise.reject(lost),
    async () => 'deletion',
  )
  press()
  await rested()
  expect(view()).toEqual({ busy: false, callError: { name: 'network' }, isUnsure: true })
  press()
  expect(view()).toEqual({ busy: true, callError: undefined, isUnsure: true })
  await done()
  expect(link.getSnapshot().output).toBe('deleted')
})

test('a refusal leaves nothing open @VER-2', async () => {
  const { press, rested, view } = open(() => Promise.reject({ status: 429, retryAfter: 1000 }))
  press()
  await rested()
  expect(view()).toEqual({ busy: false, callError: { name: 'tooMany', wait: 1000 }, isUnsure: false })
})
