import * as v from 'valibot'
import { expect, test } from 'vitest'
import { walletLinks, walletLinksIn } from '#lib/domain/card/card.ts'

const origin = 'https://club.example'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const both = { apple: 'https://api.club.example/7.pkpass', google: 'https://pay.google.com/gp/v/save/a.b.c' }

const read = (answer: unknown, agent = mac, at = origin) =>
  walletLinksIn(v.parse(walletLinks, answer), { agent, origin: at }).map(({ wallet, href }) => [wallet, href])

test.each([
  ['an iPhone', iphone, ['apple', 'google']],
  ['an Android phone', android, ['google', 'apple']],
  ['a Mac', mac, ['apple', 'google']],
  ['a PC', windows, ['apple', 'google']],
])('%s shows both wallets, its own first @WAL-1', (_, agent, order) => {
  expect(read(both, agent).map(([wallet]) => wallet)).toEqual(order)
  expect(Object.fromEntries(read(both, agent))).toEqual(both)
})

test.each([
  [{}, []],
  [{ apple: both.apple }, ['apple']],
  [{ apple: null, google: both.google }, ['google']],
  [{ apple: '', google: undefined }, []],
  [{ apple: { href: both.apple }, google: [both.google] }, []],
  [{ apple: 7, google: false, samsung: both.google }, []],
])('of %j only what is an address is shown @WAL-1', (answer, shown) => {
  expect(read(answer).map(([wallet]) => wallet)).toEqual(shown)
})

test.each([
  'javascript:alert(1)',
  'http://api.club.example/7.pkpass',
  'http://club.example/7.pkpass',
  'https://pay.google.com@evil.example/save',
  'mailto:a@club.example',
  '//evil.example/7.pkpass',
  '/wallet',
])('a link to %j is hidden, and the other wallet stays @WAL-1 @XS-17', (address) => {
  expect(read({ apple: address, google: both.google })).toEqual([['google', both.google]])
  expect(read({ apple: both.apple, google: address })).toEqual([['apple', both.apple]])
})

test('a site without TLS, which only a developer has, may link to itself and to no other such site @WAL-1', () => {
  const links = { apple: 'http://localhost:4321/7.pkpass', google: 'http://localhost:43210/save' }
  expect(read(links, mac, 'http://localhost:4321')).toEqual([['apple', links.apple]])
})
