import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBundle } from '#lib/i18n/backend-bundle.ts'
import { en } from '#lib/i18n/locales/en.ts'
import { speak } from '#lib/i18n/speak.ts'

const spoken = (bundle: unknown) => speak('en', en, readBundle(bundle, en).wordings)

test('the keys of the type web are paths, those of other types stand below their type @WHL-4', () => {
  const words = spoken({
    web: { 'frame.sidebar.title': 'Deals', 'verify.banner': 'Please verify', 'errors.network': 'No net' },
    errors: { maxSize: 'Over {size} MB', 'mixed.required': '{{field}} is missing' },
  })
  expect(words.frame.sidebar.title()).toBe('Deals')
  expect(words.verify.banner()).toBe('Please verify')
  expect(words.errors.network()).toBe('No net')
  expect(words.errors.maxSize({ size: 10 })).toBe('Over 10 MB')
  expect(words.errors.mixed.required({ field: 'E-mail' })).toBe('E-mail is missing')
  expect(words.frame.sidebar.more()).toBe('More')
})

test.each([
  ['access.numbers', 'accountAccess.numbers'],
  ['auth.code.wrong', 'signIn.code.wrong'],
  ['hub.card.pair', 'profile.card.pair'],
  ['offers.again', 'common.lookAgain'],
  ['pass.notNow', 'common.notNow'],
  ['offers.leaflets.title', 'leaflets.title'],
  ['offers.perks.one', 'perks.one'],
  ['page.title', 'pages.title'],
  ['particulars.saved', 'profile.edit.saved'],
  ['pass.copy', 'card.pass.copy'],
  ['promo.label', 'promoCode.label'],
  ['frame.toasts.dismiss', 'frame.toasts.dismiss'],
  ['frame.footer.label', 'frame.footer.label'],
  ['redemption.way', 'rewards.redemption.way'],
  ['upload.title', 'receipts.uploading.title'],
  ['venues.none', 'stores.none'],
])('a text under %s, as it was once called, is the one of %s @WHL-4', (former, today) => {
  const [group = '', ...rest] = former.split('.')
  for (const bundle of [{ web: { [former]: 'Ours' } }, { [group]: { [rest.join('.')]: 'Ours' } }]) {
    const { wordings, ignored, errors } = readBundle(bundle, en)
    expect([[...wordings.keys()], ignored, errors]).toEqual([[today], [], []])
  }
})

test('a text under the key of today goes before one under the former key, in any order', () => {
  const texts = { 'auth.title': 'Former', 'signIn.title': 'Ours' }
  const turned = { 'signIn.title': 'Ours', 'auth.title': 'Former' }
  for (const web of [texts, turned]) expect(spoken({ web }).signIn.title()).toBe('Ours')
})

test('what the interface does not know, and what is no text, is left out and listed', () => {
  const { wordings, ignored, errors } = readBundle(
    {
      web: {
        'sidebar.colour': 'x',
        sidebar: 'x',
        'frame.sidebar.title.deep': 'x',
        '': 'x',
        'frame.sidebar.more': ' ',
      },
      errors: { maxSize: 10, network: null, server: { deep: 'x' } },
      web_app: 'not an object',
    },
    en,
  )
  expect(ignored).toEqual([
    'sidebar.colour',
    'sidebar',
    'frame.sidebar.title.deep',
    '',
    'frame.sidebar.more',
    'errors.maxSize',
    'errors.network',
    'errors.server',
  ])
  expect([wordings.size, errors]).toEqual([0, []])
})

test('a bad wording keeps the built-in one, and its error names the key @WHL-5 @XS-28', () => {
  const bundle = { errors: { maxSize: 'Max {size|bytes}', 'mixed.required': 'Fill in {feld}' } }
  const { errors } = readBundle(bundle, en)
  expect(errors.map(({ name, message }) => [name, message])).toEqual([
    ['UnknownFormatError', 'errors.maxSize: no format "bytes"'],
    ['UnreadableWordingError', 'errors.mixed.required: cannot fill in "Fill in {feld}"'],
  ])
  expect(spoken(bundle).errors.maxSize({ size: 10 })).toBe('This file is too big. The limit is 10\u00a0MB.')
})

test.for([
  '{"__proto__":{"polluted":"yes"}}',
  '{"web":{"__proto__.polluted":"yes","constructor.prototype.polluted":"yes"}}',
  '{"web":{"sidebar.__proto__.polluted":"yes","common.constructor.prototype.polluted":"yes"}}',
  '{"constructor":{"prototype":"yes","prototype.polluted":"yes"}}',
  '{"web":{"__proto__":{"polluted":"yes"}}}',
])('the keys of %s pollute nothing @XS-27', (json) => {
  const { wordings, ignored } = readBundle(JSON.parse(json), en)
  expect(wordings.size).toBe(0)
  expect(ignored.length).toBeGreaterThan(0)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Object.keys(spoken(JSON.parse(json)))).toEqual(Object.keys(en))
})

test('any answer of a backend leaves every wording speakable @WHL-4 @XS-27', () => {
  const key = fc.oneof(
    fc.constantFrom('frame.sidebar.title', 'errors.maxSize', '__proto__', 'time.long'),
    fc.string(),
  )
  const bundle = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom('web', 'errors', '__proto__', 'x'), fc.dictionary(key, fc.anything())),
  )
  fc.assert(
    fc.property(bundle, (given) => {
      const words = spoken(given)
      expect(words.frame.sidebar.title()).toBeTypeOf('string')
      expect(words.errors.maxSize({ size: 10 })).toBeTypeOf('string')
      expect(words.common.points({ n: 2 })).toBe('2\u00a0points')
    }),
  )
})
