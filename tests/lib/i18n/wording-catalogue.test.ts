import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wordingText } from '#lib/build/catalogue/wording.ts'
import { readBundle } from '#lib/i18n/backend-bundle.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { locales } from '#lib/i18n/locale.ts'

const catalogue = v.parse(
  v.object({
    about: v.string(),
    wordings: v.record(
      v.string(),
      v.object({ english: v.string(), parameters: v.record(v.string(), v.picklist(['number', 'text'])) }),
    ),
  }),
  JSON.parse(wordingText()),
)

test('a club finds every key with its English text and what is filled in @C6 @WHL-4', () => {
  expect(catalogue.wordings['common.points']).toEqual({
    english: '{n|number}\u00a0{{point|points}}',
    parameters: { n: 'number' },
  })
  expect(catalogue.wordings['points.lapsing']?.parameters).toEqual({ n: 'number', date: 'text' })
  expect(catalogue.wordings['frame.sidebar.title']?.parameters).toEqual({})
})

test.each(locales)('what the catalogue says can be laid over %s as it stands @C6 @WHL-4', async (locale) => {
  const bundle = {
    web: Object.fromEntries(Object.entries(catalogue.wordings).map(([key, { english }]) => [key, english])),
  }
  const { errors, ignored, wordings } = readBundle(bundle, await loadDictionary(locale))
  expect({ errors, ignored }).toEqual({ errors: [], ignored: [] })
  expect(wordings.size).toBe(Object.keys(catalogue.wordings).length)
})
