import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportUnknown } from '#lib/i18n/unknown-words.ts'
import { startWording, stopWording } from '#machines/club/wording.store.ts'

const heard = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => {
  // A browser that rests at once.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work()
    return 1
  })
})
afterEach(() => {
  stopWording()
  vi.restoreAllMocks()
})

test('a bundle that the portal knows every key of is taken without a word @C6 @WHL-4', async () => {
  const warn = heard()
  await reportUnknown('sk', { web: { 'sidebar.title': 'Akcie' }, errors: { maxSize: 'Najviac {size} MB' } })
  await reportUnknown('en', { web: { 'coupons.title': 'Vouchers' } })
  await reportUnknown('en', undefined)
  expect(warn).not.toHaveBeenCalled()
})

test('unknown keys, and those that hold no text, are counted, and the first ten named @C6 @WHL-4', async () => {
  const warn = heard()
  const strange = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`old.key${index}`, 'x']))
  await reportUnknown('sk', { web: { ...strange, 'sidebar.title': 7 }, __proto__: {}, errors: { lost: '' } })
  expect(warn).toHaveBeenCalledTimes(1)
  const [sentence] = warn.mock.calls[0] ?? []
  expect(sentence).toContain('for sk')
  expect(sentence).toContain('(13)')
  expect(sentence).toContain('old.key9')
  expect(sentence).not.toContain('old.key10')
  expect(sentence).toContain('and 3 more')
  expect(sentence).toContain('/wording.json')
})

test('one bundle is reported once, when it comes, and not when it is recalled on the next page @C6 @WHL-4', async () => {
  const warn = heard()
  const bundle = { web: { 'no.such': 'x' } }
  const kept = (fresh: boolean) => ({
    recall: () => ({ bundle: fresh ? bundle : undefined, fresh }),
    keep: () => {},
  })
  startWording({ locale: 'sk', load: async () => bundle, kept: kept(false) })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  startWording({ locale: 'sk', load: async () => bundle, kept: kept(false) })
  stopWording()
  startWording({ locale: 'sk', load: async () => bundle, kept: kept(true) })
  await vi.dynamicImportSettled()
  expect(warn).toHaveBeenCalledTimes(1)
})
