import { describe, expect, test } from 'vitest'
import { agreed, isUntranslated } from '#lib/build/desk/sentence-mistakes.ts'
import { htmlLang, locales } from '#lib/i18n/locale.ts'
import { dictionaries } from '#support/dictionaries.ts'

const english = dictionaries.get('en') ?? new Map<string, string>()
const forms = ['zero', 'one', 'two', 'few', 'many', 'other']

const placeholders = (text: string) => [...text.matchAll(/(?<!\{)\{(\w+)/g)].map(([, name]) => name).sort()
const plurals = (text: string) =>
  [...text.matchAll(/\{\{(?:\w+:)?([^{}]*)\}\}/g)].map(([, inside]) => inside ?? '')

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
    const incomplete = [...wordings].filter(([path, text]) => {
      const counted = plurals(text)
      if (counted.length < plurals(english.get(path) ?? '').length) return true
      return counted.some((inside) => {
        const written = inside.split('|')
        const byForm =
          written.length === 2
            ? { one: written[0], other: written[1] }
            : Object.fromEntries(forms.map((form, index) => [form, written[index]]))
        return pluralCategories.some((category) => !Reflect.get(byForm, category))
      })
    })
    expect(incomplete).toEqual([])
  })

  test('are not English left over @WHL-3', () => {
    const left = [...wordings].filter(([path, text]) => isUntranslated(locale, text, english.get(path) ?? ''))
    expect(left).toEqual([])
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
  for (const path of ['frame.sidebar.title', 'verify.banner', 'errors.mixed.required', 'errors.maxSize'])
    expect(english.has(path)).toBe(true)
})

test('the sentences that the club has agreed on are said word for word', () => {
  expect(Object.fromEntries(Object.keys(agreed).map((path) => [path, english.get(path)]))).toEqual(agreed)
})
