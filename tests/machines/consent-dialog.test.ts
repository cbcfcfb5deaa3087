// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { consentDialogMachine } from '#machines/consent-dialog/consent-dialog.machine.ts'
import { provideConsentDialog } from '#machines/consent-dialog/consent-dialog.store.ts'
import { consentDialogView } from '#machines/consent-dialog/consent-dialog.view.ts'
import { expectChart } from '#support/mermaid.ts'
import { expectFullWalk } from '#support/walk.ts'

const wording = { title: 'Terms', html: '<p>Text</p>' }

function start(readRequired: boolean, readText: () => Promise<typeof wording> = async () => wording) {
  const deps = { readText: vi.fn(readText), onDecided: vi.fn() }
  const dialog = createActor(provideConsentDialog(deps), { input: { versionId: 'v1', readRequired } }).start()
  const settle = (state: 'loading' | 'failed' | 'reading' | 'read') =>
    waitFor(dialog, (snapshot) => snapshot.matches({ open: state }))
  return { ...deps, dialog, settle, view: () => consentDialogView(dialog.getSnapshot()) }
}

test('every state and every step of the consent dialog can be reached @CON-1', async () => {
  expectFullWalk(consentDialogMachine, {
    inputs: [true, false].map((readRequired) => ({ versionId: 'v1', readRequired })),
    outputs: { load: [wording] },
  })
  await expectChart(consentDialogMachine, 'consent-dialog')
})

test('where reading is required a member can agree only after the end was visible @CON-1', async () => {
  const { dialog, settle, view, onDecided } = start(true)
  expect(view()).toMatchObject({ open: false, canAgree: false })
  dialog.send({ type: 'opened' })
  expect(view()).toMatchObject({ open: true, busy: true, wording: undefined, canAgree: false })
  await settle('reading')
  expect(view()).toMatchObject({ busy: false, wording, watchesEnd: true, canAgree: false })
  dialog.send({ type: 'agreed' })
  expect(onDecided).not.toHaveBeenCalled()
  dialog.send({ type: 'endSeen' })
  expect(view()).toMatchObject({ wording, watchesEnd: false, canAgree: true })
})

test('where reading is not required a member can agree at once @CON-1', async () => {
  const { dialog, settle, view } = start(false)
  dialog.send({ type: 'opened' })
  await settle('read')
  expect(view()).toMatchObject({ watchesEnd: false, canAgree: true })
})

test('agreeing decides true and closes @CON-2', async () => {
  const { dialog, settle, view, onDecided } = start(false)
  dialog.send({ type: 'opened' })
  await settle('read')
  dialog.send({ type: 'agreed' })
  dialog.send({ type: 'agreed' })
  expect(view().open).toBe(false)
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('v1', true)
})

test.each(['disagreed', 'dismissed'] as const)(
  'a dialog that is %s decides false and closes, at any moment @CON-2',
  async (type) => {
    for (const state of ['loading', 'reading', 'read'] as const) {
      const { dialog, settle, view, onDecided } = start(state !== 'read')
      dialog.send({ type: 'opened' })
      await settle(state)
      dialog.send({ type })
      expect(view().open).toBe(false)
      expect(onDecided).toHaveBeenCalledExactlyOnceWith('v1', false)
    }
  },
)

test('a text that did not load can be loaded again @CON-1', async () => {
  const readText = vi.fn(async () => wording).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { dialog, settle, view } = start(true, readText)
  dialog.send({ type: 'opened' })
  await settle('failed')
  expect(view()).toMatchObject({ open: true, failed: true, canAgree: false })
  dialog.send({ type: 'retried' })
  await settle('reading')
  expect(readText).toHaveBeenCalledTimes(2)
})

test('opened again, the text must be read again @CON-1', async () => {
  const { dialog, settle, view } = start(true)
  dialog.send({ type: 'opened' })
  await settle('reading')
  dialog.send({ type: 'endSeen' })
  dialog.send({ type: 'dismissed' })
  dialog.send({ type: 'opened' })
  await settle('reading')
  expect(view().canAgree).toBe(false)
})

test('a late text does not open a dialog that was closed @CON-2 @FT-31', async () => {
  const late = Promise.withResolvers<typeof wording>()
  const { dialog, view } = start(true, () => late.promise)
  dialog.send({ type: 'opened' })
  dialog.send({ type: 'dismissed' })
  late.resolve(wording)
  // The machine listens to the promise before this does, so it has heard by then.
  await late.promise
  expect(view()).toMatchObject({ open: false, wording: undefined })
})

test('the text is made safe before anyone sees it @CON-1', async () => {
  const { dialog, settle, view } = start(false, async () => ({
    title: 'Terms',
    html: '<p onclick="x">Text</p><script>x</script>',
  }))
  dialog.send({ type: 'opened' })
  await settle('read')
  expect(String(view().wording?.html)).toBe('<p>Text</p>')
})
