import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { address } from '#lib/domain/addresses/address.ts'
import { type Destination, destinationOf, lineOf, placeOf } from '#lib/domain/rewards/redemption.ts'
import {
  type Cause,
  fulfilment,
  type Order,
  type RedeemedReward,
  type Reward,
} from '#lib/domain/rewards/reward.ts'
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

/** The time for which a venue keeps a reward, and after which it has it ready, in seconds. */
const pickupTime = 14 * 86_400
const packingTime = 3600

const addressRow = v.object({ ...address.entries, id: key })

type Target = Pick<v.InferOutput<typeof order>, 'fulfilment' | 'target'>

/** Returns the target of a reward: an address of the member's own, a store of the club, or a cause it supports. */
const destination = (
  { db, tenant, member }: Pick<Call<'redeemReward'>, 'db' | 'tenant' | 'member'>,
  { fulfilment, target }: Target,
): Destination | undefined => {
  const found =
    fulfilment === 'delivery'
      ? db.one(addressRow, 'select * from address where id = ? and member_id = ?', target, member.id)
      : tenant.content[fulfilment === 'pickup' ? 'stores' : 'causes'].find(({ id }) => id === target)
  return found && destinationOf(found)
}

/** Returns where a reward shall go. Fails with `not_found` where it cannot go there. */
function targetOf(call: Call<'redeemReward'>, reward: RewardTemplate): Target {
  const { body } = call
  const { fulfilment } = body
  if (fulfilment === 'delivery') return { fulfilment, target: body.address_id }
  return fulfilment === 'pickup'
    ? { fulfilment, target: byId(venuesOf(call, reward), body.store_id).id }
    : { fulfilment, target: byId(causesOf(call, reward), body.cause_id).id }
}

const order = v.object({ id: key, reward_id: v.string(), fulfilment, target: v.string(), at: v.number() })

/** Eight digits that look like chance, the same for the same order. */
const codeOf = (id: string): string =>
  String(createHash('sha256').update(`reward ${id}`).digest().readUInt32BE() % 10 ** 8).padStart(8, '0')

/** An order as the answer to its redemption has it. */
const answered = ({
  id,
  fulfilment,
  at,
}: Pick<v.InferOutput<typeof order>, 'id' | 'fulfilment' | 'at'>): Order =>
  fulfilment === 'pickup'
    ? { id, fulfilment, pickup_until: Math.floor(at) + pickupTime, code: codeOf(id), code_format: 'qr' }
    : { id, fulfilment }

const statusAt = (now: number, { fulfilment, at }: v.InferOutput<typeof order>): RedeemedReward['status'] => {
  if (fulfilment !== 'pickup') return fulfilment === 'delivery' ? 'sent' : 'donated'
  if (now < at + packingTime) return 'reserved'
  return now < at + pickupTime ? 'ready' : 'collected'
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
    const place = lineOf(found(destination(call, target)))
    if (remaining(call, reward.id) === 0) throw new Failure('out_of_stock')
    if (member.points < reward.points) throw new Failure('not_enough_points')
    guardSpending(call, member.id, reward.points)
    const sql = 'update reward_stock set remaining = remaining - 1 where tenant = ? and reward_id = ?'
    db.run(sql, tenant.id, reward.id)
    movePoints(call, member.id, -reward.points, reward.name)
    recordSpent(call, member.id, reward.points, reward.name)
    const id = db.insert('reward_order', { member_id: member.id, reward_id: reward.id, ...target, at: now })
    const { fulfilment } = target
    const answer = answered({ id, fulfilment, at: now })
    const { name } = reward
    if (fulfilment === 'delivery') write(call, 'rewardOnItsWay', { to: member.email, about: name })
    if (fulfilment === 'pickup')
      write(call, 'rewardReserved', { to: member.email, about: `${name}, ${place}`, code: answer.code ?? '' })
    return { order: answer }
  },

  listRedeemedRewards: (call) => {
    const { db, tenant, member, now, query, origin } = call
    const rows = db.all(
      order,
      'select * from reward_order where member_id = :member order by at desc, id desc limit :limit offset :offset',
      { member: member.id, ...query },
    )
    return {
      user_rewards: rows.map((row) => {
        const { name, picture } = byId(tenant.content.rewards, row.reward_id)
        const target = destination(call, row)
        return {
          ...answered(row),
          ...{ name, image: picture && pictureAt(origin, picture), at: Math.floor(row.at) },
          ...{ place: target && placeOf(row.fulfilment, target), status: statusAt(now, row) },
        }
      }),
    }
  },
} satisfies Partial<Handlers>
