import * as v from 'valibot'
import type { Cause, Reward } from '#lib/domain/rewards/reward.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { byId, found, partOf } from '../checks.ts'
import { count, key } from '../columns.ts'
import { guardSpending } from '../confirmations.ts'
import type { RewardTemplate } from '../content.ts'
import { Failure, invalid } from '../failure.ts'
import type { Call, Handlers, Visit } from '../handler.ts'
import { write } from '../mailing.ts'
import { movePoints } from '../members.ts'
import { pictureAt } from '../pictures.ts'
import { recordSpent } from './notices.ts'

const remaining = ({ db, tenant }: Visit, id: string): number | undefined =>
  db.one(count, 'select remaining as n from reward_stock where tenant = ? and reward_id = ?', tenant.id, id)

/** Returns the stores where a reward can be picked up; a reward that is not sent is kept by the eight nearest only. */
const venuesOf = ({ tenant }: Visit, { fulfilment }: RewardTemplate): readonly Store[] =>
  fulfilment.includes('pickup') ? tenant.content.stores.slice(0, fulfilment.length === 1 ? 8 : undefined) : []

/** Returns the causes that take a reward. */
const causesOf = ({ tenant }: Visit, { id }: RewardTemplate): readonly Cause[] =>
  tenant.content.causes.filter(({ takes }) => takes.includes(id)).map(({ takes: _, ...cause }) => cause)

/** A reward as the catalogue has it: where it can be fetched and whom it can help is told on its own screen. */
const shown = (visit: Visit, { picture, html: _, fulfilment, ...reward }: RewardTemplate): Reward => ({
  ...reward,
  image: picture && pictureAt(visit.origin, picture),
  stock: remaining(visit, reward.id),
  fulfilment: [...fulfilment],
  stores: [],
  causes: [],
})

/** The time for which a venue keeps a reward, in seconds. */
const pickupTime = 14 * 86_400

const address = v.object({ id: key })

/** Returns the target of the reward: an address of the member's own, a store of the club, or a cause it supports. */
function targetOf(call: Call<'redeemReward'>, reward: RewardTemplate): string {
  const { db, member, body } = call
  if (body.fulfilment === 'pickup') return byId(venuesOf(call, reward), body.store_id).id
  if (body.fulfilment === 'donation') return byId(causesOf(call, reward), body.cause_id).id
  const sql = 'select id from address where id = ? and member_id = ?'
  return found(db.one(address, sql, body.address_id, member.id)).id
}

/** The reward catalogue and its redemption; stock is shared by all members. */
export const rewardHandlers = {
  listRewards: (call) => ({
    rewards: partOf(call.tenant.content.rewards, call.query).map((template) => shown(call, template)),
  }),

  getReward: (call) => {
    const template = byId(call.tenant.content.rewards, call.params.id)
    return {
      reward: {
        ...shown(call, template),
        stores: [...venuesOf(call, template)],
        causes: [...causesOf(call, template)],
        description_html: template.html,
      },
    }
  },

  redeemReward: (call) => {
    const { db, tenant, member, now, params, body } = call
    const reward = byId(tenant.content.rewards, params.id)
    if (!member.is_verified) throw new Failure('not_verified')
    if (!reward.fulfilment.includes(body.fulfilment)) throw invalid({ fulfilment: 'invalid' })
    const target = targetOf(call, reward)
    if (remaining(call, reward.id) === 0) throw new Failure('out_of_stock')
    if (member.points < reward.points) throw new Failure('not_enough_points')
    guardSpending(call, member.id, reward.points)
    const sql = 'update reward_stock set remaining = remaining - 1 where tenant = ? and reward_id = ?'
    db.run(sql, tenant.id, reward.id)
    movePoints(call, member.id, -reward.points, reward.name)
    recordSpent(call, member.id, reward.points, reward.name)
    const { fulfilment } = body
    const id = db.insert('reward_order', {
      ...{ member_id: member.id, reward_id: reward.id, fulfilment, target, at: now },
    })
    if (fulfilment === 'delivery') write(call, 'rewardOnItsWay', { to: member.email, about: reward.name })
    const pickup_until = fulfilment === 'pickup' ? Math.floor(now) + pickupTime : undefined
    return { order: { id, fulfilment, pickup_until } }
  },
} satisfies Partial<Handlers>
