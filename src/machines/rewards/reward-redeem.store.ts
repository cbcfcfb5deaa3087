import { type EventFromLogic, fromPromise } from 'xstate'
import { redeemReward } from '#lib/api/endpoints/rewards.ts'
import { announce } from '#lib/browser/events.ts'
import { isRefusal } from '#lib/domain/call-error.ts'
import { callThenRecheck } from '#lib/domain/call-then-recheck.ts'
import { balanceOf } from '#lib/domain/points/points.ts'
import { redemptionOf, redemptionVerdict } from '#lib/domain/rewards/redemption.ts'
import type { Order } from '#lib/domain/rewards/reward.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { reportIfLeft } from '#lib/queries/left-report.ts'
import { perform } from '#lib/queries/perform.ts'
import { addRedeemed, readWithMember } from '#lib/queries/rewards.ts'
import { leftPage } from '../frame/left-page.ts'
import { type Redemption, rewardRedeemMachine } from './reward-redeem.machine.ts'

const redeem = async ({ id, way, target, confirmation }: Redemption): Promise<Order> => {
  if (!way || !target) throw new Error('A reward is redeemed in a way and for somebody')
  const body = redemptionOf(way, target.id)
  return (await perform(redeemReward, { params: { id }, body }, { inPlace: true, headers: { confirmation } }))
    .order
}

/** Reads from points and stock if a redemption took place; undefined where it did not. Fails where they do not tell. */
const recheck = async ({ id, agreed }: Redemption) => {
  const { member, reward } = await readWithMember(id)
  const after = { balance: balanceOf(member), stock: reward.stock }
  const verdict = agreed && redemptionVerdict(agreed, after)
  if (verdict === 'untouched') return undefined
  if (verdict !== 'redeemed') throw new Error('Points and stock do not tell')
  return verdict
}

const redeemOnce = async (input: Redemption): Promise<Order | undefined> => {
  const done = await callThenRecheck<Order | 'redeemed'>({
    isSent: input.isSent,
    call: () => redeem(input),
    recheck: () => recheck(input),
  })
  announce('clientzone:reward-redeemed', { reward: input.id })
  const order = done === 'redeemed' ? undefined : done
  if (input.way && input.target) addRedeemed(input.id, input.target, input.way, order)
  return order
}

const redemptionLeft = ({ way = 'delivery' }: Redemption) =>
  leftPage<Order | undefined>({
    done: () => wordsNow().rewards.redemption.success[way](),
    failed: (_, error) => {
      const { refused, unsure } = wordsNow().rewards.redemption
      return isRefusal(error) ? `${refused.title()}. ${refused.text()}` : unsure.text()
    },
  })

/** Redeeming a reward as its screen runs it; the row refreshes points, rewards and transactions. What was redeemed is listed. RWD-3. */
export const rewardRedeem = rewardRedeemMachine.provide({
  actors: {
    redeem: fromPromise<Order | undefined, Redemption>(({ input, signal }) =>
      reportIfLeft(redeemOnce(input), signal, redemptionLeft(input)),
    ),
  },
})

/** Tells the machine what the member did. */
export type RedeemSend = (event: EventFromLogic<typeof rewardRedeem>) => void
