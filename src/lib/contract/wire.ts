import * as v from 'valibot'
import { article } from '../domain/article.ts'
import { isOtherNews, news } from '../domain/news.ts'
import { codeLength } from '../domain/one-time-code.ts'
import { params } from '../domain/params.ts'
import { translations } from '../domain/platform.ts'
import { receipt } from '../domain/receipt.ts'
import { order } from '../domain/reward.ts'
import { flag, numeric } from '../domain/tolerant.ts'
import { userCoupon } from '../domain/user-coupon.ts'
import { strictWith } from './strict.ts'

const digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/))

/** What those schemas read whose own parts do not say it. */
const substitutes = new Map<unknown, v.GenericSchema>([
  [
    numeric.options,
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/))]),
  ],
  [flag.pipe, v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])])],
  [codeLength.pipe, v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), digits])],
  [
    params.options,
    v.nullish(
      v.union([
        v.array(v.object({ key: v.string(), value: v.nullish(v.unknown()) })),
        v.record(v.string(), v.unknown()),
      ]),
    ),
  ],
  [translations.pipe, v.record(v.string(), v.record(v.string(), v.string()))],
  // Its second schema makes a message a plain miss, so that its own fault is told.
  [isOtherNews, v.object({ type: v.pipe(v.string(), v.notValue('I_MESSAGE'), v.string()) })],
])

/** What the contract names without a question mark, though the portal goes on without it. */
const wanted = new Map<unknown, readonly string[]>([
  [userCoupon.entries, ['code', 'expiration_at']],
  [news.entries, ['timestamp']],
  [article.entries, ['timestamp']],
  [receipt.entries, ['created_at']],
  [order.entries, ['fulfilment']],
])

/** The form that an answer or a body should have on the wire: what the contract says, with nothing forgiven. */
export const wire = strictWith(substitutes, wanted)

/** The form of a refused call's answer. Contract, "Failure". */
export const refusalBody = v.object({
  error: v.object({
    message: v.string(),
    code: v.nullish(v.string()),
    fields: v.nullish(v.record(v.string(), v.string())),
  }),
})
