import { expect, test } from 'vitest'
import { clubName } from '#lib/i18n/backend-bundle.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { wordsOf } from '#lib/i18n/words.ts'

test.each(['en', 'bg'] as const)(
  'a club is named by its own wording alone, in %s @OFF-4 @WHL-4',
  async (locale) => {
    const dictionary = await loadDictionary(locale)
    const named = (bundle: unknown) => clubName(wordsOf(locale, dictionary, bundle), dictionary)
    expect(named(undefined)).toBeUndefined()
    expect(named({ web: { 'frame.sidebar.title': 'Deals' } })).toBeUndefined()
    expect(named({ web: { 'frame.header.club': 'Voltara' } })).toBe('Voltara')
    expect(named({ frame: { 'header.club': 'Voltara' } })).toBe('Voltara')
  },
)
