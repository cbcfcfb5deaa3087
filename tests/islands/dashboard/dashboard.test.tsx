// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { cleanStores } from 'nanostores'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DashboardIsland } from '#islands/dashboard/dashboard.island.tsx'
import { chooseLocale } from '#lib/i18n/words.ts'
import { walletLinksQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $goal } from '#machines/rewards/goal.storage.ts'
import type { FaultInput } from '#sandbox/faults.ts'
import type { PersonaName } from '#sandbox/personas.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
afterEach(() => {
  chooseLocale('en')
  $goal.set(undefined)
})
// A store lets go of the window a second after its last reader, when the window may be gone.
afterAll(() => cleanStores($goal))

const show = (persona?: PersonaName) => {
  stage.member(persona)
  return render(<DashboardIsland />)
}
const sections = {
  coupons: ['Popular coupons', 'Show all coupons', '/coupons', 'listCoupons'],
  perks: ['Available perks', 'Show all perks', '/perks', 'listPerks'],
  rewards: ['Popular rewards', 'Show all rewards', '/rewards', 'listRewards'],
  transactions: ['Latest transactions', 'Show all transactions', '/transactions', 'listTransactions'],
} as const
type Name = keyof typeof sections
const names = Object.keys(sections) as Name[]

const section = (name: Name) => within(screen.getByRole('region', { name: sections[name][0] }))
const items = (name: Name) => section(name).findAllByRole('listitem')
const hrefIn = (item: HTMLElement | undefined) => item?.querySelector('a')?.getAttribute('href')
const answer = (name: Name, list: object[]) => stage.answer(sections[name][3], { [name]: list })
const fail = (name: Name, fault: Partial<FaultInput> = {}) =>
  stage.fault({ endpoint: sections[name][3], status: 503, body: '', ...fault })

test('a member is greeted by her first name, with the points of her primary wallet @DSH-1', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Olivia' })).toBeTruthy()
  expect(screen.getByText('4,250.5')).toBeTruthy()
})

test('a member without a name is welcome all the same, and one without a wallet has 0 points @DSH-1', async () => {
  stage.answer('getMember', { user: { id: 1, firstname: ' ' } })
  show()
  expect(await screen.findByText('0')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome')
})

test.for(names)('%s have a heading, some items and a link that leads to all of them @DSH-1', async (name) => {
  show()
  const [, showAll, path] = sections[name]
  const some = await items(name)
  expect(some.length).toBe(name === 'perks' || name === 'rewards' ? 3 : 4)
  expect(section(name).getByRole('link', { name: showAll }).getAttribute('href')).toBe(path)
})

test('a coupon says its name, validity and cost, and opens by its address @DSH-1 @CPN-7', async () => {
  const day = 86_400
  const now = Date.now() / 1000
  answer('coupons', [
    {
      id: 'a/b',
      name: 'Coffee',
      points: 5000,
      valid_until: now + 5 * day + 60,
      ribbon: 'Hot',
      activated: false,
    },
    { id: 2, name: 'Tea', activated: false },
    { id: 3, name: 'Cake', activated: true, points: 100, expiration_at: now + 630 },
  ])
  show()
  // The active one stands first. PTS-1.
  const [cake, coffee, tea] = await items('coupons')
  expect(hrefIn(coffee)).toBe('/coupon/a%2Fb')
  expect(coffee?.textContent).toBe('CoffeeHotEnds in 5\u00a0days50\u00a0points')
  expect(tea?.textContent).toBe('TeaValid nowFree')
  // The server's clock has whole seconds, and a busy machine lets some pass.
  expect(cake?.textContent).toMatch(/^CakeValid nowActive10\u00a0min$/)
})

test('a reward says its cost and opens by its address; a perk opens among the perks @DSH-1', async () => {
  answer('rewards', [{ id: 7, name: 'Mug', points: 120_000, fulfilment: ['pickup'] }])
  answer('perks', [{ id: 1, name: 'Free air', perex: 'For every tyre' }])
  show()
  const [mug] = await items('rewards')
  const [air] = await items('perks')
  expect(hrefIn(mug)).toBe('/reward/7')
  expect(mug?.textContent).toBe('Mug1,200\u00a0points')
  expect(hrefIn(air)).toBe('/perks#item-1')
  expect(air?.textContent).toBe('Free airFor every tyre')
})

test('the latest transactions say when, as all pages but the history do, what and how many points @DSH-1 @D10', async () => {
  const at = new Date(2026, 10, 5, 9, 7).getTime() / 1000
  answer('transactions', [
    { id: 1, at, description: 'Fuel', points: 1250 },
    { id: 2, at, description: 'Coupon', points: -5000 },
    { id: 3, at, description: 'receipt.jpg', points: 5000 },
  ])
  show()
  expect((await items('transactions')).map((row) => row.textContent)).toEqual([
    'FuelNovember 5, 2026 at 09:07+12.5',
    'CouponNovember 5, 2026 at 09:07−50',
    'ReceiptNovember 5, 2026 at 09:07+50',
  ])
})

test('the card of her points says how far they are to her goal @PTS-2', async () => {
  stage.answer('getReward', {
    reward: { id: 'toolbox', name: 'Toolbox', points: 850_200, fulfilment: ['pickup'] },
  })
  show()
  act(() => $goal.set('toolbox'))
  const bar = await screen.findByRole('progressbar', { name: 'Toolbox' })
  expect(bar.getAttribute('aria-valuetext')).toBe('49%')
  const link = screen.getByRole('link', { name: 'My goal: 49%' })
  expect(link.getAttribute('href')).toBe('/reward/toolbox')
})

test.for([true, false])('her home leads to her receipts where the club has them: %s @RCP-1', (receipts) => {
  stage.club({ 'GENERAL.web': true, 'GENERAL.receipts': receipts })
  show()
  const way = screen.queryByRole('link', { name: 'Receipts' })
  expect(way?.getAttribute('href')).toBe(receipts ? '/receipts' : undefined)
})

test('a newcomer reads what is empty and sees what is not @DSH-1', async () => {
  show('newcomer')
  expect(await screen.findByRole('region', { name: 'Get started' })).toBeTruthy()
  expect(await section('transactions').findByText(/No transactions yet/)).toBeTruthy()
  expect(await items('perks')).toHaveLength(3)
  expect(await items('rewards')).toHaveLength(3)
  expect(screen.queryByText(/No coupons right now/)).toBeNull()
})

test.for(names)(
  'when the call of the %s fails the other sections live, and another try brings them @DSH-1 FT-05',
  async (name) => {
    fail(name, { times: 1 })
    show()
    const retry = await section(name).findByRole('button', { name: 'Try again' })
    expect(section(name).getByRole('alert').textContent).toContain('Something went wrong on our side')
    for (const other of names.filter((one) => one !== name))
      expect((await items(other)).length).toBeGreaterThan(2)
    fireEvent.click(retry)
    expect((await items(name)).length).toBeGreaterThan(2)
  },
)

test('where the platform says itself why, the place of what is missing names no reason of ours @SES-13', async () => {
  fail('coupons', { body: { error: { message: 'Closed for stocktaking' } } })
  show()
  const alert = await section('coupons').findByRole('alert')
  expect(alert.textContent).toBe('This part of the page couldn’t be shown.Try again')
})

test('when her points cannot be read, the rest lives and another try brings them @DSH-1 FT-05', async () => {
  stage.fault({ endpoint: 'getMember', status: 503, body: '', times: 1 })
  show()
  expect(await items('coupons')).toHaveLength(4)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('4,250.5')).toBeTruthy()
})

test('her card is one press away, unless the club has no cards @DSH-1', async () => {
  const { rerender } = show()
  expect(screen.getByRole('link', { name: 'My card' }).getAttribute('href')).toBe('/card')
  act(() => stage.club({ 'GENERAL.card': false }))
  rerender(<DashboardIsland />)
  expect(screen.queryByRole('link', { name: 'My card' })).toBe(null)
})

/** Has each place that is watched lie below the window. */
const belowWindow = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen
      }
      observe = (target: Element) => {
        const entry = { target, isIntersecting: false, boundingClientRect: { top: 1 } }
        this.#seen([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      }
      disconnect = () => {}
    },
  )

test.each([
  ['fuel prices', { fuel_prices: [{ name: 'Diesel', price: 1.5 }] }, 'Addresses, opening hours, fuel prices'],
  ['none', {}, 'Addresses, opening hours and'],
])(
  'a club whose stores have %s leads to them from the dashboard, whatever its menu names @STO-1 @DSH-1',
  async (_, parts, text) => {
    belowWindow()
    const stores = [{ id: 1, name: 'Shop', ...parts }]
    stage.answer('listStores', { stores })
    show()
    const way = await screen.findByRole('link', { name: 'Show all stores' })
    expect(way.getAttribute('href')).toBe('/stores')
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
  },
)

test.each([404, 500])(
  'a platform that answers %i for its stores has no way to them on the dashboard, and no error @STO-1',
  async (status) => {
    belowWindow()
    stage.fault({ endpoint: 'listStores', status, body: '' })
    show()
    await waitFor(() => expect(stage.calls('listStores')).toHaveLength(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('link', { name: 'Show all stores' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a member without a card is asked to pair one, also in a club without a page of the card @PRF-4', async () => {
  stage.club({ 'GENERAL.card': false })
  show('cardless')
  expect((await screen.findByRole('link', { name: 'Link a card' })).getAttribute('href')).toBe('/link-card')
})

test('the Instagram block opens the club’s link in a new tab @DSH-1 @XS-21', () => {
  stage.club({ 'GENERAL.instagram_link': 'https://instagram.example/club' })
  show()
  expect(screen.getByRole('heading', { name: 'Follow us on Instagram' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /View more/ })
  expect(link.getAttribute('href')).toBe('https://instagram.example/club')
  expect(link.textContent).toContain('(opens in a new tab)')
})

test.for(['', '/instagram', 'javascript:alert(1)'])(
  'without a link, or with one such as %j, there is no Instagram block @DSH-1 @XS-19',
  (link) => {
    stage.club({ 'GENERAL.instagram_link': link })
    show()
    expect(screen.queryByText('Follow us on Instagram')).toBe(null)
  },
)

const steps = () =>
  within(screen.getByRole('region', { name: 'Get started' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const newcomer = (fields: object) => {
  stage.answer('getMember', { user: { id: 9, firstname: 'Nora', is_verified: true, ...fields } })
  answer('transactions', [])
}
const card = { number: '6340123456781001', type: 'virtual' }

test('a new member has three first steps, in place of a section of coupons that is empty @DSH-1', async () => {
  stage.club({ 'GENERAL.receipts': true })
  newcomer({ is_verified: false })
  answer('coupons', [])
  stage.answer('listReceipts', { receipts: [] })
  show()
  await waitFor(() => expect(steps()).toEqual(['/email-confirmation', '/link-card', '/receipts']))
  expect(screen.queryByRole('region', { name: 'Popular coupons' })).toBeNull()
  expect(screen.getByText('Show your card when you shop to collect points.')).toBeTruthy()
})

test('a first step that is done is gone @DSH-1', async () => {
  newcomer({ card })
  const coupon = { id: 'c', name: 'Coffee', activated: false }
  stage.answer('listCoupons', { coupons: [coupon] }, { coupons: [{ ...coupon, activated: true }] })
  const { unmount } = show()
  await waitFor(() => expect(steps()).toEqual(['/card', '/coupons']))
  expect(await items('coupons')).toHaveLength(1)
  unmount()
  queryClient.setQueryData(walletLinksQuery(card.number).queryKey, { apple: undefined, google: undefined })
  queryClient.removeQueries({ queryKey: ['coupons'] })
  show()
  await items('coupons')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull())
})

test('a member with a history has no first steps @DSH-1', async () => {
  show('zero')
  await items('transactions')
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
})
