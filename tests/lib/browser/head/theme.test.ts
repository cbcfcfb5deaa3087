// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clubKey, languageKey } from '#lib/browser/storage-keys.ts'

const root = document.documentElement
const { host } = window.location

const open = async () => {
  vi.resetModules()
  await import('#lib/browser/head/theme.ts')
  return { lang: root.lang, words: root.dataset.words }
}

/** A page of a club that speaks Bulgarian and was here before, in a browser that has chosen a language, or has not. */
const openKnown = (chosen?: string) => {
  const variables = { '--primary': 'red', color: 'red' }
  localStorage.setItem(clubKey(host), JSON.stringify({ locale: 'bg', config: {}, variables }))
  if (chosen !== undefined) localStorage.setItem(languageKey(host), chosen)
  return open()
}

beforeEach(() => {
  root.removeAttribute('style')
  root.lang = 'en'
  delete root.dataset.words
})

test('a known club is met in its own language from the first paint on @WHL-3', async () => {
  expect(await openKnown()).toEqual({ lang: 'bg', words: 'pending' })
})

test('the language that was chosen goes before the club’s @WHL-3', async () => {
  expect(await openKnown('en_GB')).toEqual({ lang: 'en-GB', words: 'pending' })
})

test('who has chosen English waits for no other words @WHL-3', async () => {
  expect(await openKnown('en')).toEqual({ lang: 'en', words: undefined })
})

test.for(['', 'nonsense', 'en_GB\r\nX: 1', '{}'])('a choice like %j is none @WHL-3', async (chosen) => {
  expect(await openKnown(chosen)).toEqual({ lang: 'bg', words: 'pending' })
})

test('a known club is painted in its colours, and nothing but variables is taken from it @WHL-3', async () => {
  await openKnown()
  expect(root.getAttribute('style')).toBe('--primary: red;')
})

test('a club that was never here has room for its header, and its words as they are @WHL-3', async () => {
  expect(await open()).toEqual({ lang: 'en', words: undefined })
  expect(root.style.getPropertyValue('--header-late')).toContain('--header-height')
})
