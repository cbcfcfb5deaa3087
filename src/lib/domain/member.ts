import * as v from 'valibot'
import { code, flag, id, line, listOf, numeric, optional, optionalListOf } from './tolerant.ts'

export const barcode = v.object({
  format: v.picklist(['code128', 'ean13', 'qr']),
  value: code,
})

/** The member's card: 16 digits, printed on plastic or living in the portal only. PRF-4. */
export const card = v.object({
  number: code,
  type: v.fallback(v.picklist(['physical', 'virtual']), 'physical'),
  barcode: optional(barcode),
})
export type Card = v.InferOutput<typeof card>

/** Points that are about to lapse: how many (hundredths) and when (unix seconds). */
export const expiration = v.object({ points: numeric, at: numeric })

/** A purse of points, in hundredths. The primary one is the one used. CPN-3. */
export const wallet = v.object({
  id,
  is_primary: flag,
  points: numeric,
  pending_points: optional(numeric),
  expirations: optionalListOf('expirations', expiration),
})
export type Wallet = v.InferOutput<typeof wallet>

/** A settings key in the one form that is compared: lower case, words joined by underscores. */
export const paramKey = (key: string): string =>
  key
    .trim()
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()

const entry = v.object({ key: v.string(), value: v.unknown() })

const unsafe = new Set(['', 'proto', 'prototype', 'constructor'])

const collect = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(
    [...entries].map(([key, value]) => [paramKey(key), value] as const).filter(([key]) => !unsafe.has(key)),
  )

/** A member's own settings, sent as a list of pairs or as an object; read as an object with normalised keys. */
export const params = v.fallback(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        collect(items.filter((item) => v.is(entry, item)).map((item) => [item.key, item.value])),
      ),
    ),
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((record) => collect(Object.entries(record))),
    ),
  ]),
  {},
)

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
