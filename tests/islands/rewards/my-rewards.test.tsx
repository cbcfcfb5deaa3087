// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { MyRewardsIsland } from '#islands/rewards/my-rewards.island.tsx'
import { RewardsIsland } from '#islands/rewards/rewards.island.tsx'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery } from '#lib/queries/rewards.ts'
import { rewardRedeem } from '#machines/rewards/reward-redeem.store.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} })
})

const show = (persona?: 'verified' | 'newcomer', Island = MyRewardsIsland, path = '/my-rewards') => {
  stage.at(path)
  stage.member(persona)
  return render(<Island />)
}
const listed = (user_rewards: unknown) => stage.answer('listRedeemedRewards', { user_rewards })
const texts = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const day = 24 * 3600
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * day

test('each redeemed reward says its state, way, place and day; one that waits its code and end too @RWD-3', async () => {
  const at = new Date(2026, 10, 5, 9).getTime() / 1000
  const pickup = { fulfilment: 'pickup', place: 'Mill Lane', code: '12345678' }
  listed([
    { id: 1, name: 'Mug', ...pickup, at, status: 'ready', code_format: 'qr' },
    { id: 2, name: 'Lamp', ...pickup, at, status: 'collected' },
    { id: 3, name: 'Flask', ...pickup, status: 'reserved', pickup_until: inDays(-1) },
    { id: 4, name: 'Tree', fulfilment: 'donation', place: 'Young Forest' },
    { id: 5, name: '<b>Bag</b>', fulfilment: 'by air', image: 'javascript:alert(1)', status: 'lost' },
    { name: 'Without an id' },
  ])
  show()
  expect(await texts()).toEqual([
    'MugReady for youPickupMill LaneRedeemed on November 5, 2026Show this code to our staff.' +
      '1 2 3 4 5 6 7 812345678Enlarge code Mug',
    'LampCollectedPickupMill LaneRedeemed on November 5, 2026',
    'FlaskPickup expiredPickupMill Lane',
    'TreeDonatedDonationYoung Forest',
    '<b>Bag</b>',
  ])
  expect(document.querySelector('#content b, img')).toBeNull()
})

test('the code of a reward that waits is held up, and those of the others that wait follow @RWD-3 @TIL-1', async () => {
  listed([
    { id: 1, name: 'Mug', status: 'ready', code: '12345678', code_format: 'qr' },
    { id: 2, name: 'Lamp', status: 'reserved', code: 'LAMP', pickup_until: inDays(3) },
  ])
  show()
  expect(await screen.findByText(/We’ll keep it for you until .+\d{4}/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge code Mug' }))
  const held = within(await screen.findByRole('dialog', { name: 'Hold the code up to the scanner Mug' }))
  expect(await held.findByRole('img', { name: 'Code 12345678 as a picture' })).toBeTruthy()
  fireEvent.click(held.getByRole('button', { name: 'Next code' }))
  expect(held.getByText('L A M P')).toBeTruthy()
  expect(held.queryByRole('img', { name: /as a picture/ })).toBeNull()
})

test('a member who has redeemed nothing reads so, and is led to the rewards @RWD-3', async () => {
  show('newcomer')
  expect(await screen.findByText(/No redeemed rewards yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rewards' }).getAttribute('href')).toBe('/rewards')
})

test('a list that does not come can be asked for again @RWD-3 FT-01', async () => {
  stage.fault({ endpoint: 'listRedeemedRewards', status: 503, times: 1 })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Enamel travel mug' })).toBeTruthy()
})

test.each([
  ['with its code', [], /^Enamel travel mugReservedPickupMill LaneRedeemed on .*Enlarge code/],
  [
    'also where its answer was lost',
    [{ endpoint: 'redeemReward', after: true, reset: true }],
    /^Enamel travel mugReservedPickupMill LaneRedeemed on \w+ \d+, \d{4}$/,
  ],
] as const)(
  'what was redeemed is listed on a platform without such a list, %s @RWD-3 FT-28',
  async (_, faults, text) => {
    for (const fault of [{ endpoint: 'listRedeemedRewards', status: 404 } as const, ...faults])
      stage.fault(fault)
    stage.member()
    await queryClient.fetchQuery(rewardQuery('mug'))
    const redemption = createActor(rewardRedeem, { input: { id: 'mug' } }).start()
    redemption.send({ type: 'pressed', status: { as: 'ready' }, way: 'pickup' })
    redemption.send({ type: 'targetChosen', target: { id: 'mill', name: 'Mill Lane', address: '' } })
    redemption.send({ type: 'confirmed', cost: 120_000, before: { balance: 425_050, stock: 40 } })
    await waitFor(redemption, ({ value }) => value === 'redeemed')
    show()
    await vi.waitFor(() => expect(stage.calls('listRedeemedRewards')).toHaveLength(1))
    expect(await texts()).toEqual([expect.stringMatching(text)])
  },
)

test('the rewards lead to those that she has redeemed, whatever becomes of the catalogue @RWD-3', async () => {
  stage.fault({ endpoint: 'listRewards', status: 503 })
  show('verified', RewardsIsland, '/rewards')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My rewards' }).getAttribute('href')).toBe('/my-rewards')
})
