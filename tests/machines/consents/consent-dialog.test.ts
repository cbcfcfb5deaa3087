// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type ConsentWording,
  consentDialogMachine,
  consentDialogView,
} from '#machines/consents/consent-dialog.machine.ts'
import { consentChoices } from '#machines/consents/consent-dialog.store.ts'

const wording = { title: 'Terms', html: '<p>Text</p>' }

const consents = [
  { versionId: 'v1', title: 'Terms of the club', readRequired: true, isAsked: true },
  { versionId: 'v2', title: '', readRequired: false, isAsked: true },
  { versionId: 'v1', title: 'Terms of the club', readRequired: true, isAsked: false },
] as const
const [mustRead, mayRead, isShown] = consents
const opened = (consent: (typeof consents)[number] = mustRead) => ({ type: 'opened', consent }) as const

function start(load: (versionId: string) => Promise<ConsentWording> = async () => wording) {
  const readText = vi.fn(load)
  const onDecided = vi.fn()
  const machine = consentDialogMachine.provide({
    actors: {
      load: fromPromise<ConsentWording, { versionId: string }>(({ input }) => readText(input.versionId)),
    },
    actions: { decide: ({ context }, agreed) => onDecided(context.consent.versionId, agreed) },
  })
  return { ...run(machine), readText, onDecided }
}

/** A running dialog. */
function run(machine: typeof consentDialogMachine) {
  const dialog = createActor(machine).start()
  const settle = (state: 'loading' | 'failed' | 'reading' | 'read') =>
    waitFor(dialog, (snapshot) => snapshot.matches({ open: state }))
  return { dialog, settle, view: () => consentDialogView(dialog.getSnapshot()) }
}

test('where reading is required a member can agree only after the end was visible @CON-1', async () => {
  const { dialog, settle, view, onDecided } = start()
  expect(view()).toEqual({
    ...{ open: false, title: '', wording: undefined, callError: undefined },
    ...{ isAsked: false, isGated: false, watchesEnd: false, canAgree: false },
  })
  dialog.send(opened())
  expect(view()).toMatchObject({ open: true, wording: undefined, isGated: true, canAgree: false })
  await settle('reading')
  expect(view()).toMatchObject({ title: 'Terms of the club', wording, watchesEnd: true, canAgree: false })
  dialog.send({ type: 'agreed' })
  expect(onDecided).not.toHaveBeenCalled()
  dialog.send({ type: 'endSeen' })
  expect(view()).toMatchObject({ wording, watchesEnd: false, canAgree: true })
})

test('where reading is not required a member can agree at once @CON-1', async () => {
  const { dialog, settle, view } = start()
  dialog.send(opened(mayRead))
  expect(view()).toMatchObject({ title: '', isGated: false, watchesEnd: false, canAgree: false })
  await settle('read')
  expect(view()).toMatchObject({ title: 'Terms', isGated: false, watchesEnd: false, canAgree: true })
})

test('agreeing decides true and closes @CON-2', async () => {
  const { dialog, settle, view, onDecided } = start()
  dialog.send(opened(mayRead))
  await settle('read')
  dialog.send({ type: 'agreed' })
  dialog.send({ type: 'agreed' })
  expect(view()).toMatchObject({ open: false, wording })
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('v2', true)
})

test.each(['disagreed', 'dismissed'] as const)(
  'a dialog that is %s decides false and closes, at any moment @CON-2',
  async (type) => {
    for (const state of ['loading', 'reading', 'read'] as const) {
      const { dialog, settle, view, onDecided } = start()
      const consent = state === 'read' ? mayRead : mustRead
      dialog.send(opened(consent))
      await settle(state)
      dialog.send({ type })
      expect(view().open).toBe(false)
      expect(onDecided).toHaveBeenCalledExactlyOnceWith(consent.versionId, false)
    }
  },
)

test('a text that is only read offers no decision, and closing it decides nothing @CON-2', async () => {
  const { dialog, settle, view, onDecided } = start()
  dialog.send(opened(isShown))
  await settle('read')
  expect(view()).toMatchObject({ wording, isAsked: false, isGated: false, canAgree: false })
  for (const type of ['agreed', 'disagreed'] as const) dialog.send({ type })
  expect(view().open).toBe(true)
  dialog.send({ type: 'dismissed' })
  expect(view().open).toBe(false)
  expect(onDecided).not.toHaveBeenCalled()
})

test('the next consent of a list starts anew, with nothing left of the one before @CON-1', async () => {
  const { dialog, settle, view, readText } = start()
  dialog.send(opened(mayRead))
  await settle('read')
  dialog.send({ type: 'agreed' })
  dialog.send(opened(mustRead))
  expect(view()).toMatchObject({ title: 'Terms of the club', wording: undefined, canAgree: false })
  await settle('reading')
  expect(readText.mock.calls.map(([versionId]) => versionId)).toEqual(['v2', 'v1'])
})

test('a text that did not load can be loaded again @CON-1', async () => {
  const readText = vi.fn(async () => wording).mockRejectedValueOnce({ failure: 'network' })
  const { dialog, settle, view } = start(readText)
  dialog.send(opened())
  await settle('failed')
  expect(view()).toMatchObject({ open: true, callError: { name: 'network' }, canAgree: false })
  dialog.send({ type: 'retried' })
  await settle('reading')
  expect(view().callError).toBeUndefined()
  expect(readText).toHaveBeenCalledTimes(2)
})

test('a late text does not open a dialog that was closed @CON-2 @FT-31', async () => {
  const late = Promise.withResolvers<typeof wording>()
  const { dialog, view } = start(() => late.promise)
  dialog.send(opened())
  dialog.send({ type: 'dismissed' })
  late.resolve(wording)
  // The machine listens to the promise before this does, so it has heard by then.
  await late.promise
  expect(view()).toMatchObject({ open: false, wording: undefined })
})

test('the text is made safe before anyone sees it, and the decision is handed over @CON-1 @CON-2', async () => {
  const text = { title: 'Terms', html: '<p onclick="x">Text</p><script>x</script>' }
  const platform = vi.fn(async (_: string) => Response.json({ data: text }))
  vi.stubGlobal('fetch', platform)
  const onDecided = vi.fn()
  const { dialog, settle, view } = run(consentChoices(onDecided))
  dialog.send(opened(mayRead))
  await settle('read')
  expect(platform.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/consent\/text\/v2$/)])
  expect(String(view().wording?.html)).toBe('<p>Text</p>')
  dialog.send({ type: 'agreed' })
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('v2', true)
})
