import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#lib/config/read-settings.ts'
import { createSandbox } from './app.ts'
import { firstPage, get, wholeList } from './ask.ts'
import { personaNames } from './personas.ts'
import { fuel } from './tenants/fuel.ts'
import { grocer } from './tenants/grocer.ts'
import { demoClubs, type TenantId, tenants } from './tenants.ts'

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

describe('the clubs differ', () => {
  test('in language, ways to sign in, features and layout', async () => {
    const ids = [
      'fuel',
      'grocer',
      'discount',
      'pharmacy',
      'plain',
      'offline-web',
    ] as const satisfies readonly TenantId[]
    const [fuel, grocer, discount, pharmacy, plain, offline] = await Promise.all(ids.map(settingsOf))
    expect(fuel).toMatchObject({
      GENERAL: { lang: 'en', web: true, receipts: true },
      FOOTER: { enabled: true, consents: true, column3: { enabled: true } },
      MEMBER_AUTHENTICATION: { sms_login: false },
      REGISTER: { card_verify: false },
      HEADER: { show_points: true },
    })
    expect(grocer).toMatchObject({
      GENERAL: { lang: 'bg', web: true, receipts: false },
      FOOTER: { enabled: true, consents: false, column3: { enabled: false } },
      MEMBER_AUTHENTICATION: { sms_login: true },
      REGISTER: { card_verify: true },
    })
    expect(discount).toMatchObject({
      GENERAL: { lang: 'en_GB', web: true, receipts: false },
      MEMBER_AUTHENTICATION: { sms_login: false },
      REGISTER: { card_verify: true },
    })
    expect(pharmacy).toMatchObject({
      GENERAL: { lang: 'fr', web: true, receipts: true },
      MEMBER_AUTHENTICATION: { sms_login: true },
      REGISTER: { card_verify: false },
    })
    expect(pharmacy?.VISUAL.color.background).toBe('')
    expect(plain).toEqual(readSettings({}))
    expect(offline?.GENERAL.web).toBe(false)
    expect(fuel?.VISUAL.color.primary).not.toBe(grocer?.VISUAL.color.primary)
  })

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

describe.each(demoClubs.map(({ id }) => id))('the club %s has for every screen', (tenant) => {
  const { token } = sandbox.controls.signIn('verified', tenant)
  const call = { token, query: wholeList }

  test('more rewards than a page, in every state @RWD-1 @RWD-2', async () => {
    const { rewards } = await get(sandbox, 'listRewards', call)
    expect(rewards.length).toBeGreaterThan(20)
    expect(new Set(rewards.map(({ id }) => id)).size).toBe(rewards.length)
    const { user } = await get(sandbox, 'getMember', { token })
    const own = user.wallets[0]?.points ?? 0
    const ways = ['delivery', 'pickup', 'donation'] as const
    const states = {
      'sold out': rewards.filter(({ stock }) => stock === 0),
      'the last piece': rewards.filter(({ stock }) => stock === 1),
      'without end': rewards.filter(({ stock }) => stock === undefined),
      'too expensive': rewards.filter(({ points }) => (points ?? 0) > own),
      'every way at once': rewards.filter(({ fulfilment }) => fulfilment.length === 3),
      ...Object.fromEntries(
        ways.map((way) => [way, rewards.filter(({ fulfilment }) => fulfilment.join() === way)]),
      ),
    }
    expect(Object.entries(states).filter(([, found]) => found.length === 0)).toEqual([])
    const details = rewards.map(({ id }) => get(sandbox, 'getReward', { token, params: { id } }))
    for (const { reward } of await Promise.all(details)) {
      const { fulfilment, stores, causes } = reward
      expect([stores.length > 0, causes.length > 0]).toEqual([
        fulfilment.includes('pickup'),
        fulfilment.includes('donation'),
      ])
    }
  })

  test('more stores than a page, nearest first, with prices of fuel where it is sold @WHL-6', async () => {
    const { stores } = await get(sandbox, 'listStores', call)
    expect(stores.length).toBeGreaterThan(20)
    const metres = stores.map(({ distance_m }) => distance_m ?? Number.POSITIVE_INFINITY)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(metres[0], 'one is told in metres').toBeLessThan(1000)
    expect(metres.at(-1), 'of one nobody knows how far it is').toBe(Number.POSITIVE_INFINITY)
    const sellsFuel = stores.filter(({ fuel_prices }) => fuel_prices.length > 0)
    expect(sellsFuel.length > 0).toBe(tenant === 'fuel')
    for (const { price } of sellsFuel.flatMap(({ fuel_prices }) => fuel_prices)) {
      expect(price).toBeGreaterThan(1.5)
      expect(price).toBeLessThan(2)
    }
  })

  test('leaflets that are valid and one that will be, and pages of two kinds @RTE-10', async () => {
    const now = Date.now() / 1000
    const { leaflets } = await get(sandbox, 'listLeaflets', call)
    const isUpcoming = leaflets.map(({ valid_from = 0 }) => valid_from > now)
    expect([isUpcoming.includes(true), isUpcoming.includes(false)]).toEqual([true, true])
    expect(leaflets.every(({ valid_until = 0 }) => valid_until > now)).toBe(true)
    const { pages } = tenants.find(({ id }) => id === tenant)?.content ?? fuel.content
    expect(new Set(pages.map(({ type }) => type))).toEqual(new Set(['HTML', 'PDF']))
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

test('parking, breakfast, leaflets and two rewards in three are drawn for the trade of a club', () => {
  const drawnFor = demoClubs.map(({ content: { rewards, leaflets, perks, deals } }) => ({
    own: [...leaflets, ...perks, ...deals].flatMap(({ id, picture }) =>
      ['parking', 'breakfast', 'week', 'month'].includes(id) ? [picture] : [],
    ),
    rewards: rewards.flatMap(({ picture }) => picture ?? []),
  }))
  for (const [index, { own, rewards }] of drawnFor.entries()) {
    const others = drawnFor.toSpliced(index, 1).flatMap((other) => [...other.own, ...other.rewards])
    expect(own.filter((picture) => others.includes(picture))).toEqual([])
    const shared = rewards.filter((picture) => others.includes(picture))
    expect(shared.length / rewards.length, shared.join()).toBeLessThan(1 / 3)
  }
})

test('what a club shows first is drawn for it: no picture of it stands in another club too', () => {
  const first = demoClubs.flatMap(({ content: { coupons, perks, deals } }) =>
    [...coupons.slice(0, 4), ...perks.slice(0, 2), ...deals.slice(0, 1)].map(({ picture }) => picture),
  )
  expect(first.toSorted()).toEqual([...new Set(first)].toSorted())
})
