// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardIsland } from '#islands/card/card.island.tsx'
import { invalidateCache } from '#lib/queries/owner.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
/** The work that waits until the page has nothing better to do. */
let idle: (() => void)[] = []

const links = {
  apple: 'https://api.club.example/7.pkpass',
  google: 'https://pay.google.com/gp/v/save/a.b.c',
}

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  $toasts.set([])
})

const asked = () => stage.calls('getWalletLinks').length
const section = () => screen.findByRole('region', { name: 'In your phone’s wallet' })

/** Shows the card, then lets the page be idle. */
const show = async () => {
  const before = asked()
  const { unmount } = render(<CardIsland />)
  await screen.findByRole('img')
  expect(asked()).toBe(before)
  for (const work of idle.splice(0)) work()
  return unmount
}
/** Shows it until the platform has been asked, and its answer read. */
const showAsked = async (times: number) => {
  const unmount = await show()
  await waitFor(() => expect(asked()).toBe(times))
  await new Promise((done) => setImmediate(done))
  return unmount
}

test('the links of the wallets come when the card is drawn and the page is idle, in each platform’s own words @WAL-1', async () => {
  stage.member()
  stage.answer('getWalletLinks', links)
  await show()
  const shown = within(await section()).getAllByRole('link')
  expect(shown.map((link) => link.textContent)).toEqual([
    'Add to Apple Wallet',
    'Add to Google Wallet (opens in a new tab)',
  ])
  // The system takes a pass over: in a new tab an empty page would be left.
  expect(shown.map((link) => link.getAttribute('target'))).toEqual([null, '_blank'])
  expect(shown[0]?.getAttribute('href')).toBe('https://api.club.example/7.pkpass')
})

test('a card in plastic is offered below the wallets, and where they cannot be asked @WAL-1 @PRF-1', async () => {
  stage.member('newcomer')
  stage.answer('getWalletLinks', links)
  const unmount = await show()
  const wallets = await section()
  const physical = await screen.findByRole('button', { name: 'Request a physical card' })
  expect(wallets.compareDocumentPosition(physical)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  unmount()
  queryClient.clear()
  stage.fault({ endpoint: 'getWalletLinks', status: 404, body: '' })
  await show()
  expect(await screen.findByRole('button', { name: 'Request a physical card' })).toBeTruthy()
})

test.each([
  [
    'one that is no https address',
    { apple: 'http://api.club.example/7.pkpass', google: 'https://g.example/a' },
  ],
  ['one that is missing', { google: 'https://g.example/a' }],
])('of two wallets %s is not shown @WAL-1', async (_, body) => {
  stage.member()
  stage.answer('getWalletLinks', body)
  await show()
  expect(within(await section()).getAllByRole('link')).toHaveLength(1)
})

test.each([404, 501])(
  'a platform that answers %i shows nothing, says nothing, and is asked once in a session @WAL-1',
  async (status) => {
    stage.member()
    stage.fault({ endpoint: 'getWalletLinks', status, body: { error: { message: 'Not here' } } })
    for (const visit of [1, 2, 3]) {
      const unmount = await showAsked(1)
      expect(screen.queryByRole('region', { name: /wallet/ }), `visit ${visit}`).toBeNull()
      // A page out of the back/forward cache asks anew for all that may have changed.
      invalidateCache()
      unmount()
    }
    expect(asked()).toBe(1)
    expect($toasts.get()).toEqual([])
  },
)

test('a platform that has links is asked once in a session too @WAL-1', async () => {
  stage.member()
  stage.answer('getWalletLinks', links)
  ;(await show())()
  await show()
  await section()
  invalidateCache()
  await new Promise((done) => setImmediate(done))
  expect(asked()).toBe(1)
})

test('a failure is hidden, and asked again by the next page @WAL-1', async () => {
  stage.member()
  stage.fault({ endpoint: 'getWalletLinks', status: 500, times: 1, body: '' })
  stage.answer('getWalletLinks', links)
  const leave = await showAsked(1)
  expect(screen.queryByRole('region', { name: /wallet/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  leave()
  await show()
  await section()
  expect(asked()).toBe(2)
  expect($toasts.get()).toEqual([])
})

test('a member without a card has none to put anywhere, and nothing is asked @WAL-1', async () => {
  stage.member('cardless')
  render(<CardIsland />)
  await screen.findByRole('link', { name: 'Get a card' })
  for (const work of idle.splice(0)) work()
  await new Promise((done) => setImmediate(done))
  expect(asked()).toBe(0)
})
