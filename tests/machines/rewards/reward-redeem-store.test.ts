// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { member } from '#lib/domain/member.ts'
import { perform } from '#lib/queries/perform.ts'
import { readWithMember } from '#lib/queries/rewards.ts'
import { rewardRedeem } from '#machines/rewards/reward-redeem.store.ts'

vi.mock('#lib/queries/perform.ts', () => ({ perform: vi.fn() }))
vi.mock('#lib/queries/rewards.ts', () => ({ readWithMember: vi.fn(), addRedeemed: vi.fn() }))

const heard: unknown[] = []
addEventListener('clientzone:reward-redeemed', ({ detail }) => heard.push(detail))

/** Redeems a mug for 1,000 points; the member had 2,000. Returns where that ends. */
const redeem = async () => {
  const actor = createActor(rewardRedeem, { input: { id: 'mug' } }).start()
  actor.send({ type: 'pressed', status: { as: 'ready' }, way: 'donation' })
  actor.send({ type: 'targetChosen', target: { id: 'trees', name: 'Trees', address: '' } })
  actor.send({ type: 'confirmed', cost: 100_000, before: { balance: 200_000, stock: 3 } })
  return (await waitFor(actor, (snapshot) => !snapshot.matches('redeeming'))).value
}

beforeEach(() => {
  heard.length = 0
  history.replaceState(null, '', '/reward/mug')
  document.documentElement.dataset.audience = 'member'
})

const event = { page: '/reward/{id}', reward: 'mug' }

test('a club’s script hears of a reward that was redeemed @EVT-1 @RWD-2', async () => {
  vi.mocked(perform).mockResolvedValue({ order: { id: '9' } })
  expect(await redeem()).toBe('redeemed')
  expect(heard).toEqual([event])
})

test.each([
  ['has taken the points', 100_000, 'redeemed', [event]],
  ['has taken none', 200_000, 'confirming', []],
])(
  'of a redemption whose answer is lost, and that %s, it hears as it was @EVT-1 FT-28',
  async (_, points, end, events) => {
    vi.mocked(perform).mockRejectedValue(new ApiError('network', 'lost'))
    const names = { id: 'anna', firstname: 'Anna', lastname: 'Doe', email: 'anna@example.com', phones: [] }
    vi.mocked(readWithMember).mockResolvedValue({
      member: v.parse(member, { ...names, wallets: [{ id: 'w', is_primary: true, points }] }),
      reward: { id: 'mug', name: 'Mug', stock: 2, fulfilment: ['donation'], stores: [], causes: [] },
    })
    expect(await redeem()).toBe(end)
    expect(heard).toEqual(events)
  },
)
