import { expect, test, vi } from 'vitest'
import { reportUnknown } from '#lib/i18n/unknown-words.ts'

const heard = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

test('a bundle that the portal knows every key of is taken without a word @C6 @WHL-4', async () => {
  const warn = heard()
  await reportUnknown('sk', {
    web: { 'frame.sidebar.title': 'Akcie' },
    errors: { maxSize: 'Najviac {size} MB' },
  })
  await reportUnknown('en', { web: { 'coupons.title': 'Vouchers' } })
  await reportUnknown('en', undefined)
  expect(warn).not.toHaveBeenCalled()
})

test('unknown keys, and those that hold no text, are counted, and the first ten named @C6 @WHL-4', async () => {
  const warn = heard()
  const strange = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`old.key${index}`, 'x']))
  await reportUnknown('sk', {
    web: { ...strange, 'frame.sidebar.title': 7 },
    __proto__: {},
    errors: { lost: '' },
  })
  expect(warn).toHaveBeenCalledTimes(1)
  const [sentence] = warn.mock.calls[0] ?? []
  expect(sentence).toContain('for sk')
  expect(sentence).toContain('(13)')
  expect(sentence).toContain('old.key9')
  expect(sentence).not.toContain('old.key10')
  expect(sentence).toContain('and 3 more')
  expect(sentence).toContain('/wording.json')
})
