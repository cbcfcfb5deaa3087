import { describe, expect, test } from 'vitest'
import { htmlLang, type Locale, locales } from '#lib/i18n/locale.ts'
import { dictionaries } from '#support/dictionaries.ts'

const english = dictionaries.get('en') ?? new Map<string, string>()
const forms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Words that are the same in another language and in English, and names. */
const shared: Partial<Record<Locale, readonly string[]>> = {
  cs: ['E-mail', 'OK'],
  sk: ['E-mail', 'OK'],
  pl: ['E-mail', 'OK'],
  ro: ['E-mail', 'OK', 'DOCUMENT', 'Card', 'Sex'],
  fr: ['Coupons', 'Transactions', 'Notifications', 'Description', 'Points', 'Date', 'OK', 'DOCUMENT'],
}
const unit = /^\{n\|number\}\u00a0(d|h|min|s)$/

const placeholders = (text: string) => [...text.matchAll(/(?<!\{)\{(\w+)/g)].map(([, name]) => name).sort()
const plurals = (text: string) =>
  [...text.matchAll(/\{\{(?:\w+:)?([^{}]*)\}\}/g)].map(([, inside]) => inside ?? '')
const untyped = (text: string) => text.replace(/:number/g, '')

describe.for(
  locales.map((locale) => [locale, dictionaries.get(locale) ?? new Map<string, string>()] as const),
)('the words of %s', ([locale, wordings]) => {
  test('have every key of English and no other @WHL-3', () => {
    expect([...wordings.keys()]).toEqual([...english.keys()])
  })

  test('are never empty, and end as the English ones do', () => {
    const odd = [...wordings].filter(([path, text]) => {
      const marks = (sentence: string | undefined) => /[.?!…]$/.test(sentence ?? '')
      return text.trim() === '' || text !== text.trim() || marks(text) !== marks(english.get(path))
    })
    expect(odd).toEqual([])
  })

  test('fill in what the English ones fill in @WHL-3', () => {
    const other = [...wordings].filter(
      ([path, text]) => placeholders(text).join() !== placeholders(english.get(path) ?? '').join(),
    )
    expect(other).toEqual([])
  })

  test('have a form for each plural of the language @WHL-3', () => {
    const { pluralCategories } = new Intl.PluralRules(htmlLang(locale)).resolvedOptions()
    const lacking = [...wordings].filter(([path, text]) => {
      const counted = plurals(text)
      if (counted.length < plurals(english.get(path) ?? '').length) return true
      return counted.some((inside) => {
        const written = inside.split('|')
        const said =
          written.length === 2
            ? { one: written[0], other: written[1] }
            : Object.fromEntries(forms.map((form, index) => [form, written[index]]))
        return pluralCategories.some((category) => !Reflect.get(said, category))
      })
    })
    expect(lacking).toEqual([])
  })

  test('are not English left over @WHL-3', () => {
    const left = [...wordings].filter(
      ([path, text]) =>
        untyped(english.get(path) ?? '') === untyped(text) &&
        !shared[locale]?.includes(text) &&
        !unit.test(text),
    )
    expect(locale.startsWith('en') ? [] : left).toEqual([])
  })

  test('use the letters of their script', () => {
    const letters = locale === 'bg' ? /[Ѐ-ӿ]/ : /[A-Za-z]/
    const foreign = [...wordings].filter(([, text]) => {
      const plain = text.replace(/\{(?!\{)[^{}]*\}(?!\})/g, '')
      return /\p{L}/u.test(plain) && !letters.test(plain)
    })
    expect(foreign).toEqual([])
  })
})

test('the wordings that the platform names stand under the names it uses', () => {
  for (const path of ['sidebar.title', 'verify.banner', 'errors.mixed.required', 'errors.maxSize'])
    expect(english.has(path)).toBe(true)
})

const agreed = [
  'auth.password.failed',
  'auth.code.wrong',
  'coupons.hint.points',
  'errors.mixed.required',
  'errors.mixed.match',
  'errors.invalidToken',
  'registration.card.failed',
  'registration.card.taken',
  'registration.form.mandatory',
  'registration.form.taken',
  'fallback.title',
]

test('the sentences that the club has agreed on are said word for word', () => {
  expect(Object.fromEntries(agreed.map((path) => [path, english.get(path)]))).toEqual({
    'auth.password.failed': 'Your login info does not seem to be right. Please try again.',
    'auth.code.wrong': 'Invalid code entered',
    'coupons.hint.points': "You don't have enough points for this coupon!",
    'errors.mixed.required': '{field} is a required field',
    'errors.mixed.match': "{name} doesn't match",
    'errors.invalidToken': 'Invalid token',
    'registration.card.failed': 'Card verification failed',
    'registration.card.taken':
      'This card is already registered in our platform, please try to login or request to reset password.',
    'registration.form.mandatory': 'Fill in mandatory fields',
    'registration.form.taken': 'An account with the specified email already exists!',
    'fallback.title': 'Unexpected Application Error!',
  })
})
