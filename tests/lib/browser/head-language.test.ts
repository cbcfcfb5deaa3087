// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
const root = document.documentElement
const { host } = window.location

/** A page of a club that speaks Bulgarian and was here before, in a browser that has chosen a language, or has not. */
const open = async (chosen?: string) => {
  localStorage.setItem(`club:${host}`, JSON.stringify({ locale: 'bg', config: {}, variables: {} }))
  if (chosen !== undefined) localStorage.setItem(`language:${host}`, chosen)
  localStorage.setItem('auth', JSON.stringify({ token: 'a', refresh_token: 'b' }))
  root.dataset.early = JSON.stringify([{ topic: 'user', path: 'user' }])
  vi.resetModules()
  await import('#lib/browser/head.ts')
  const headers = asked.mock.lastCall?.[1].headers as Record<string, string>
  return { lang: root.lang, words: root.dataset.words, sent: headers['Accept-Language'] }
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  localStorage.clear()
  sessionStorage.clear()
  root.lang = 'en'
  delete root.dataset.words
})

test('a known club is met in its own language from the first paint on @WHL-3', async () => {
  expect(await open()).toEqual({ lang: 'bg', words: 'pending', sent: 'bg' })
})

test('the language that was chosen goes before the club’s, in the page and in its first calls @WHL-3', async () => {
  expect(await open('en_GB')).toEqual({ lang: 'en-GB', words: 'pending', sent: 'en-GB' })
})

test('who has chosen English waits for no other words @WHL-3', async () => {
  expect(await open('en')).toEqual({ lang: 'en', words: undefined, sent: 'en' })
})

test.for(['', 'nonsense', 'en_GB\r\nX: 1', '{}'])('a choice like %j is none @WHL-3', async (chosen) => {
  expect(await open(chosen)).toEqual({ lang: 'bg', words: 'pending', sent: 'bg' })
})
