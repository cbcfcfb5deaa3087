// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { perform } from '#lib/queries/perform.ts'
import { formView } from '#machines/common/form.machine.ts'
import { promoCode } from '#machines/promo-code/promo-code.ts'

vi.mock('#machines/start/portal.ts', () => ({}))
vi.mock('#lib/queries/perform.ts', () => ({ perform: vi.fn() }))

const lost = { failure: 'timeout' }
const used = { status: 409, code: 'promo_used' }

/** Tries the codes, each of which fails. */
async function tried(...tries: readonly (readonly [code: string, error: object])[]) {
  vi.mocked(perform).mockReset()
  const actor = createActor(promoCode()).start()
  for (const [code, error] of tries) {
    vi.mocked(perform).mockRejectedValueOnce(error)
    actor.send({ type: 'submitted', values: { code } })
    await waitFor(actor, ({ value }) => value === 'resting')
  }
  return formView(actor.getSnapshot())
}

test('a code that is used after a lost reply was most likely used by that try; another code was not @PRF-7 FT-28', async () => {
  expect(await tried(['WELCOME10', lost])).toMatchObject({ failure: { name: 'timeout' }, isUnsure: true })
  expect((await tried(['WELCOME10', lost], [' WELCOME10', used])).fieldErrors).toEqual({ code: 'usedByTry' })
  const other = await tried(['WELCOME10', lost], ['SUMMER25', used])
  expect(other).toMatchObject({ fieldErrors: { code: 'used' }, isUnsure: false })
})
