import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type DeletionArrival, deletionMachine, deletionView } from '#machines/deletion/deletion.machine.ts'

const member: DeletionArrival = { isMember: true, token: undefined, isDeleted: false }
const visitor: DeletionArrival = { ...member, isMember: false }
const byLink = { token: 'abc' }
const lost = { failure: 'timeout' }
const expired = { status: 410, code: 'link_expired' }

interface Answers {
  request?: () => Promise<void>
  confirm?: () => Promise<'data' | 'deletion'>
}

function arrive(arrival: DeletionArrival, answers: Answers = {}) {
  const request = vi.fn(answers.request ?? (async () => {}))
  const confirm = vi.fn(
    async (_: { input: { token: string } }) => answers.confirm?.() ?? ('deletion' as const),
  )
  const forgetToken = vi.fn()
  let leave = () => {}
  const page = createActor(
    deletionMachine.provide({
      actors: {
        request: fromPromise(request),
        confirm: fromPromise(confirm),
        watchSession: fromCallback(({ sendBack }) => {
          leave = () => sendBack({ type: 'left' })
        }),
      },
      actions: { forgetToken },
    }),
    { input: arrival },
  ).start()
  const view = () => deletionView(page.getSnapshot())
  return {
    request,
    confirm,
    forgetToken,
    page,
    view,
    send: (type: 'pressed' | 'confirmed' | 'dismissed' | 'kept') => page.send({ type }),
    leave: () => leave(),
    settle: (parts: Partial<ReturnType<typeof view>>) =>
      waitFor(page, (snapshot) =>
        Object.entries(parts).every(([key, value]) => Reflect.get(deletionView(snapshot), key) === value),
      ),
  }
}

test('a member is told what it means and asked back before any e-mail goes out @VER-2', async () => {
  const { request, view, send, settle } = arrive(member)
  expect(view()).toMatchObject({ screen: 'asking', asks: false, busy: false })
  send('confirmed')
  send('pressed')
  expect(view()).toMatchObject({ screen: 'asking', asks: true, busy: false })
  expect(request).not.toHaveBeenCalled()
  send('confirmed')
  send('confirmed')
  // A question that is being sent cannot be waved away half way.
  send('dismissed')
  expect(view()).toMatchObject({ asks: true, busy: true })
  await settle({ screen: 'sent' })
  expect(view()).toMatchObject({ asks: false, busy: false, isResent: false })
  expect(request).toHaveBeenCalledOnce()
})

test('an e-mail that could not be asked for is said in the question, which stays open @VER-2 FT-28', async () => {
  const { view, send, settle, request } = arrive(member, {
    request: vi.fn(async () => {}).mockRejectedValueOnce(lost),
  })
  send('pressed')
  send('confirmed')
  await settle({ busy: false })
  expect(view()).toMatchObject({ asks: true, callError: { name: 'timeout' }, isUnsure: true })
  send('confirmed')
  expect(view()).toMatchObject({ busy: true, callError: undefined })
  await settle({ screen: 'sent' })
  expect(view()).toMatchObject({ callError: undefined, isUnsure: false })
  expect(request).toHaveBeenCalledTimes(2)
})

test('the e-mail can be sent once more, which is said @VER-2', async () => {
  const { view, send, settle } = arrive(member)
  send('pressed')
  send('confirmed')
  await settle({ screen: 'sent', busy: false })
  send('pressed')
  expect(view()).toMatchObject({ screen: 'sent', busy: true })
  await settle({ busy: false })
  expect(view()).toMatchObject({ screen: 'sent', isResent: true })
  // While another e-mail is on its way, nothing says that it was sent.
  send('pressed')
  expect(view()).toMatchObject({ busy: true, isResent: false })
  await settle({ busy: false })
  expect(view().isResent).toBe(true)
})

test('a visitor is asked to sign in, and so is a member whose session ends @VER-2', () => {
  expect(arrive(visitor).view().screen).toBe('visiting')
  const { view, send, leave } = arrive(member)
  send('pressed')
  leave()
  expect(view()).toMatchObject({ screen: 'visiting', asks: false, isMember: false })
})

test.each([member, visitor])(
  'the mailed link leads to the farewell, and two presses confirm once: %j @VER-2 FT-27',
  async (who) => {
    const { view, send, settle, forgetToken, confirm } = arrive({ ...who, ...byLink })
    expect(view()).toMatchObject({ screen: 'linked', busy: false })
    expect(confirm).not.toHaveBeenCalled()
    send('pressed')
    send('pressed')
    expect(view().busy).toBe(true)
    await settle({ screen: 'deleted' })
    expect(confirm.mock.calls.map(([{ input }]) => input)).toEqual([byLink])
    expect(forgetToken).toHaveBeenCalledOnce()
    expect(view().isMember).toBe(who.isMember)
  },
)

test('a reply to the link that was lost leaves open whether it worked, and another try may be made @VER-2 FT-28', async () => {
  const confirm = vi.fn(async () => 'deletion' as const).mockRejectedValueOnce(lost)
  const { view, send, settle, forgetToken } = arrive({ ...member, ...byLink }, { confirm })
  send('pressed')
  await settle({ busy: false })
  expect(view()).toMatchObject({ screen: 'linked', callError: { name: 'timeout' }, isUnsure: true })
  expect(forgetToken).not.toHaveBeenCalled()
  send('pressed')
  expect(view()).toMatchObject({ busy: true, callError: undefined, isUnsure: true })
  await settle({ screen: 'deleted' })
})

test('a refusal of the link leaves nothing open @VER-2', async () => {
  const confirm = () => Promise.reject({ status: 429, retryAfter: 1000 })
  const { view, send, settle } = arrive({ ...member, ...byLink }, { confirm })
  send('pressed')
  await settle({ busy: false })
  expect(view()).toMatchObject({ callError: { name: 'tooMany', wait: 1000 }, isUnsure: false })
})

test('an expired link offers another e-mail to a member, and none to a visitor @VER-2', async () => {
  const confirm = vi.fn(() => Promise.reject(expired)).mockRejectedValueOnce(lost)
  const ours = arrive({ ...member, ...byLink }, { confirm })
  ours.send('pressed')
  await ours.settle({ busy: false })
  ours.send('pressed')
  await ours.settle({ screen: 'expired' })
  // The lost answer was about the link.
  expect(ours.view()).toMatchObject({ callError: undefined, isUnsure: false })
  expect(ours.forgetToken).toHaveBeenCalledOnce()
  ours.send('pressed')
  await ours.settle({ screen: 'sent' })
  expect(ours.request).toHaveBeenCalledOnce()

  const theirs = arrive({ ...visitor, ...byLink }, { confirm })
  theirs.send('pressed')
  await theirs.settle({ screen: 'expired' })
  theirs.send('pressed')
  expect(theirs.view()).toMatchObject({ screen: 'expired', busy: false })
  expect(theirs.request).not.toHaveBeenCalled()
})
