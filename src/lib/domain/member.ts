import * as v from 'valibot'
import { card } from './card.ts'
import { listOf } from './list-of.ts'
import { params } from './params.ts'
import { flag, id, optional, text } from './tolerant.ts'
import { wallet } from './wallet.ts'

/** What a member may say about their sex; saying nothing is an answer too. Spec §3 "User". */
export const sex = v.picklist(['male', 'female', 'undefined'])
export type Sex = v.InferOutput<typeof sex>

/** A phone number of the member: one is primary, others are secondary. */
export const phone = v.object({ identity_id: id, number: text, is_primary: flag, is_verified: flag })
export type Phone = v.InferOutput<typeof phone>

/** The signed-in person. Spec §3 "User". */
export const member = v.object({
  id,
  firstname: text,
  lastname: text,
  email: text,
  sex: v.fallback(sex, 'undefined'),
  is_verified: flag,
  card: optional(card),
  phones: listOf('phones', phone),
  wallets: listOf('wallets', wallet),
  params_v2: params,
})
export type Member = v.InferOutput<typeof member>
