import { type EventFromLogic, fromPromise } from 'xstate'
import { redeemReward } from '#lib/api/endpoints/rewards.ts'
import { type Holdings, redemptionOf } from '#lib/domain/rewards/redemption.ts'
import type { Order } from '#lib/domain/rewards/reward.ts'
import { balanceOf } from '#lib/domain/transactions/primary-wallet.ts'
import { perform } from '#lib/queries/perform.ts'
import { readWithMember } from '#lib/queries/reward.ts'
import { type Redemption, rewardRedeemMachine } from './reward-redeem.machine.ts'

/** Redeeming a reward as its screen runs it; the row refreshes points, rewards and transactions. */
export const rewardRedeem = rewardRedeemMachine.provide({
  actors: {
    // Not ended with the page's part: what was asked for is asked for.
    redeem: fromPromise<Order, Redemption>(async ({ input }) => {
      const { id, way, target, confirmation } = input
      if (!way || !target) throw new Error('A reward is redeemed in a way and for somebody')
      const body = redemptionOf(way, target.id)
      return (
        await perform(redeemReward, { params: { id }, body }, { inPlace: true, headers: { confirmation } })
      ).order
    }),
    recheck: fromPromise<Holdings, { id: string }>(async ({ input: { id } }) => {
      const { member, reward } = await readWithMember(id)
      return { balance: balanceOf(member), stock: reward.stock }
    }),
  },
})

/** Tells the machine what the member did. */
export type RedeemSend = (event: EventFromLogic<typeof rewardRedeem>) => void
