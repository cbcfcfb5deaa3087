import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { startCalls } from '#lib/queries/call.ts'
import { sendFile } from '#machines/receipts/outbox.store.ts'
import { receiptUpload } from '#machines/receipts/receipt-upload.store.ts'

afterEach(() => {
  startCalls({ token: () => undefined })
})

const answer = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data }), { status, headers: { 'content-type': 'application/json' } })

/** Uploads a file to a platform that fails to answer the handover, and lists one receipt of a name since. */
const upload = async (name: string, listed: string) => {
  const receipt = { id: '9', status: 'pending', file_name: listed, created_at: Date.now() / 1000 + 60 }
  const platform = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    if (pathname.endsWith('/files/upload')) return answer({ file: { id: 'f', name } })
    return pathname.endsWith('/receipt') ? answer(undefined, 503) : answer({ receipts: [receipt] })
  })
  vi.stubGlobal('fetch', platform)
  startCalls({ token: () => 'token' })
  const actor = createActor(receiptUpload).start()
  const at = (state: string) => waitFor(actor, ({ value }) => value === state)
  actor.send({ type: 'chosen', files: [new File(['%PDF-1.7'], name)] })
  await at('resting')
  actor.send({ type: 'submitted' })
  await at('handingOver')
  const { value } = await waitFor(actor, ({ value }) => value !== 'handingOver')
  actor.stop()
  return value
}

test.each([
  ['as it was sent', 'caf\u00e9.pdf', 'caf\u00e9.pdf', 'done'],
  ['composed, where a Mac has decomposed it', 'cafe\u0301.pdf', 'caf\u00e9.pdf', 'done'],
  ['decomposed', 'caf\u00e9.pdf', 'cafe\u0301.pdf', 'done'],
  ['that is another one', 'caf\u00e9.pdf', 'cafe.pdf', 'resting'],
])(
  'a handover whose reply is lost is looked for by the name %s @RCP-3 FT-28 BI-09',
  async (_, name, listed, state) => {
    expect(await upload(name, listed)).toBe(state)
  },
)

test('an upload may take a second more than ten for each 64 kB of its file @RCP-3 FT-03', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const failed = vi.fn()
  sendFile(new Blob([new Uint8Array(10 * 64 * 1024)]), 'large.pdf', new AbortController().signal).catch(
    failed,
  )
  await vi.advanceTimersByTimeAsync(19_900)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }))
  vi.useRealTimers()
})
