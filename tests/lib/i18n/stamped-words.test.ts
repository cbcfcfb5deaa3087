// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Translation } from '#lib/i18n/translation.ts'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<script id="stamp" type="application/json">{"club":{"locale":"bg"}}</script>'
})

test('on a stamped Bulgarian page that is read in English, parts that come late have their words @WHL-3', async () => {
  const { $locale, $words, bringEnglish, chooseLocale } = await import('#lib/i18n/words.ts')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['bg', 'Затваряне'])
  await chooseLocale('en')
  expect([$locale.get(), $words.get().common.close()]).toEqual(['en', 'Close'])
  bringEnglish({ late: { word: 'Late' } } as unknown as Partial<Translation>)
  expect((Reflect.get($words.get(), 'late') as { word(): string }).word()).toBe('Late')
})
