// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { overlayWords } from '#lib/i18n/words.ts'
import { showClubWords, translateShell } from '#machines/start/shell-words.ts'

const shell = (copy: string) => {
  document.title = 'Coupons'
  document.body.innerHTML = `<h1 data-copy="heading">Coupons</h1><p data-copy="lead">Lead</p><script id="copy" type="application/json">${copy}</script>`
}
const heading = () => document.querySelector('h1')?.textContent

beforeEach(() => shell(JSON.stringify({ bg: { title: 'Купони', heading: 'Вашите <b>купони</b>' } })))

test('a Bulgarian member reads the static shell in Bulgarian, as text @WHL-3', () => {
  translateShell('bg')
  expect(document.documentElement.lang).toBe('bg')
  expect(document.title).toBe('Купони')
  expect(heading()).toBe('Вашите <b>купони</b>')
  expect(document.querySelector('p')?.textContent).toBe('Lead')
})

test('a language that the shell does not have leaves its words as they are @WHL-3', () => {
  translateShell('en_GB')
  expect(document.documentElement.lang).toBe('en-GB')
  expect(heading()).toBe('Coupons')
})

test('a page that speaks her language already is left as it stands, for each change is laid out anew @WHL-3', () => {
  translateShell('bg')
  const observer = new MutationObserver(() => {})
  observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  translateShell('bg')
  expect(observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`)).toEqual([])
})

test('the start page is called by the name that the club’s words give it, before and after they come @WHL-4', () => {
  const root = document.documentElement
  root.dataset.frame = 'home'
  shell(JSON.stringify({ en: { title: 'Your club', heading: 'Welcome' } }))
  translateShell('en')
  expect(document.title).toBe('Your club')
  overlayWords('en', { web: { 'frame.header.club': 'Voltara Fuel Club' } })
  showClubWords()
  expect(document.title).toBe('Voltara Fuel Club')
  translateShell('en')
  expect(document.title).toBe('Voltara Fuel Club')
  root.dataset.frame = 'sidebar'
  document.title = 'Coupons'
  showClubWords()
  expect(document.title).toBe('Coupons')
})

test('what the club gives is said in the words of the language, and in the club’s own once they come @REG-9 @WHL-4', () => {
  shell(JSON.stringify({ en: { title: 'Create an account', heading: 'Create an account' } }))
  document.body.insertAdjacentHTML('beforeend', '<p data-copy="gain_points">Points</p>')
  const gain = () => document.querySelector('[data-copy=gain_points]')?.textContent
  translateShell('en')
  expect(gain()).toBe('Points for your purchases')
  overlayWords('en', { web: { 'registration.gains.points': 'A point for each <b>litre</b>' } })
  showClubWords()
  expect(gain()).toBe('A point for each <b>litre</b>')
})
