import * as v from 'valibot'
import { card } from './card/card.ts'
import { params } from './params.ts'
import { flag, id, line, listOf, optional } from './tolerant.ts'
import { wallet } from './transactions/wallet.ts'

/** The answers that a member may give about their sex; saying nothing is an answer too. PRF-2. */
export const sex = v.picklist(['male', 'female', 'undefined'])
export type Sex = v.InferOutput<typeof sex>

/** A phone number of the member: one is primary, others are secondary. */
export const phone = v.object({ identity_id: id, number: line, is_primary: flag, is_verified: flag })
export type Phone = v.InferOutput<typeof phone>

export const member = v.object({
  id,
  firstname: line,
  lastname: line,
  email: line,
  sex: v.fallback(sex, 'undefined'),
  is_verified: flag,
  card: optional(card),
  phones: listOf('phones', phone),
  wallets: listOf('wallets', wallet),
  params_v2: params,
})
export type Member = v.InferOutput<typeof member>
