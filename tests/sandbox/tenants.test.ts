import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#lib/config/settings.ts'
import { createSandbox } from './app.ts'
import { firstPage, get, wholeList } from './ask.ts'
import { personaNames } from './personas.ts'
import { demoClubs, grocer, tenants } from './tenants.ts'

const sandbox = createSandbox()

/** Returns the words of a text, without its markup and its addresses. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\S+@\S+/g, '')

const settingsOf = async (domain: string) =>
  readSettings((await get(sandbox, 'getDomainConfig', { params: { domain } })).general)

test.each([
  ['grocer', 'channel-grocer'],
  ['grocer.localhost', 'channel-grocer'],
  ['GROCER.localhost:4321', 'channel-grocer'],
  ['plain', 'channel-plain'],
  ['offline-web.localhost', 'channel-offline-web'],
  ['localhost:4321', 'channel-fuel'],
  ['club.example.com', 'channel-fuel'],
])('the domain %s has the club of %s', async (domain, channel) => {
  expect((await get(sandbox, 'getDomainConfig', { params: { domain } })).channel_id).toBe(channel)
})

test.each([
  ['fuel.fr', 'fr'],
  ['fuel.en_GB', 'en_GB'],
  ['grocer.bg', 'bg'],
  ['fuel.localhost:4321', 'en'],
  ['grocer', 'bg'],
])('a preview sees a club in the language that its address names: %s', async (domain, language) => {
  expect((await settingsOf(domain)).GENERAL.lang).toBe(language)
})

test('a call finds its club by channel, by query, by host', async () => {
  const body = { displayIn: 'footer' }
  const { consents } = await get(sandbox, 'listConsents', { tenant: 'grocer', body })
  expect(consents[0]?.title).toBe('Общи условия на клуба')
  const ask = async (address: string) => (await sandbox.fetch(address)).json()
  for (const address of ['/wl/v1/page/help?tenant=grocer', 'http://grocer.localhost:4321/wl/v1/page/help']) {
    expect(await ask(address)).toMatchObject({ data: { page: { title: 'Помощ' } } })
  }
  expect(await ask('/wl/v1/page/help')).toMatchObject({ data: { page: { title: 'Help' } } })
  const config = await ask('http://plain.localhost/wl/v1/platform/config/public')
  expect(config).toMatchObject({ data: { channel_id: 'channel-plain' } })
})

test.each(demoClubs)(
  'a reward of $id that is given away goes to the causes that take it @RWD-2',
  async ({ id, content }) => {
    const { token } = sandbox.controls.signIn('verified', id)
    const given = content.rewards.filter(({ fulfilment }) => fulfilment.includes('donation'))
    expect(given.length).toBeGreaterThan(0)
    const own = new Map(content.causes.map((cause) => [cause.id, cause.takes]))
    for (const { id } of given) {
      const { causes } = (await get(sandbox, 'getReward', { token, params: { id } })).reward
      expect(causes.length, id).toBeGreaterThan(0)
      for (const cause of causes) expect(own.get(cause.id), id).toContain(id)
    }
  },
)

describe('the clubs differ', () => {
  test('and the Bulgarian one speaks no English', async () => {
    const { token } = sandbox.controls.signIn('verified', 'grocer')
    const call = { token, query: wholeList }
    const { coupons } = await get(sandbox, 'listCoupons', call)
    const { rewards } = await get(sandbox, 'listRewards', call)
    const { perks } = await get(sandbox, 'listPerks', call)
    const { news } = await get(sandbox, 'listNews', call)
    const { deals } = await get(sandbox, 'listDeals', call)
    const { transactions } = await get(sandbox, 'listTransactions', call)
    const texts = [
      ...coupons.flatMap(({ name, perex = '', ribbon = '' }) => [name, perex, ribbon]),
      ...rewards.flatMap(({ name, perex = '' }) => [name, perex]),
      ...grocer.content.causes.map(({ name }) => name),
      ...perks.flatMap(({ name, perex, html = '' }) => [name, perex, plain(html)]),
      ...grocer.content.rewards.map(({ html }) => plain(html)),
      ...grocer.content.leaflets.map(({ name }) => name),
      ...grocer.content.stores.flatMap(({ name, street, city }) => [name, street, city]),
      ...grocer.content.pages.flatMap(({ title, html }) => [title, plain(html)]),
      ...grocer.content.consents.flatMap(({ title, html }) => [title, plain(html)]),
      ...grocer.content.news.flatMap(({ title, perex, html }) => [title, perex, plain(html)]),
      ...news.flatMap(({ title, perex }) => [title, perex]),
      ...deals.flatMap(({ title, excerpt, body }) => [title, excerpt, body]),
      ...transactions.map(({ description }) => description),
    ]
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => /[a-z]{3}/i.test(text))).toEqual([])
  })
})

test('every club has the same five people, with phones of their own', () => {
  for (const { people } of tenants) {
    expect(people.map(({ name }) => name)).toEqual([...personaNames])
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  }
})

test('every picture that a club names is drawn', async () => {
  const { token } = sandbox.controls.signIn('verified', 'grocer')
  const call = { token, query: firstPage }
  const configs = demoClubs.map(({ id }) => get(sandbox, 'getDomainConfig', { params: { domain: id } }))
  const text = JSON.stringify([
    await Promise.all(configs),
    ...tenants.flatMap(({ content: { coupons, rewards, perks, leaflets, deals, news } }) =>
      [...coupons, ...rewards, ...perks, ...leaflets, ...deals, ...news].map(
        (one) => one.picture && `/__sandbox/assets/${one.picture}.svg`,
      ),
    ),
    await get(sandbox, 'listCoupons', call),
  ])
  const files = new Set(
    [...text.matchAll(/\/__sandbox\/assets\/([\w-]+\.svg)/g)].map(([, file = '']) => file),
  )
  expect(files.size).toBeGreaterThan(25)
  const isDrawn = (file: string) => existsSync(new URL(`./assets/${file}`, import.meta.url))
  expect([...files].filter((file) => !isDrawn(file))).toEqual([])
  const [logo = ''] = files
  const drawn = await sandbox.fetch(`/__sandbox/assets/${logo}`)
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect((await sandbox.fetch('/__sandbox/assets/..%2Fapp.ts')).status).toBe(404)
})

test('what a club shows first is drawn for it: no picture of it stands in another club too', () => {
  const first = demoClubs.flatMap(({ content: { coupons, perks, deals } }) =>
    [...coupons.slice(0, 4), ...perks.slice(0, 2), ...deals.slice(0, 1)].map(({ picture }) => picture),
  )
  expect(first.toSorted()).toEqual([...new Set(first)].toSorted())
})
