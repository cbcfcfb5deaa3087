import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locale.ts'
import { dictionaries } from '#support/dictionaries.ts'

/** Links whose name says more than the words on them: who speaks to a device says what she sees. WCAG 2.5.3. */
const longer = {
  'dashboard.all': ['coupons', 'perks', 'rewards', 'transactions'].map((name) => `dashboard.${name}.showAll`),
}

test.for(locales)('the words that a member sees on a link stand in its name, in %s @DSH-1', (locale) => {
  const words = new Map([...(dictionaries.get('en') ?? []), ...(dictionaries.get(locale) ?? [])])
  for (const [shown, names] of Object.entries(longer))
    for (const name of names)
      expect(words.get(name)?.toLowerCase(), name).toContain(words.get(shown)?.toLowerCase() ?? shown)
})
