import * as v from 'valibot'
import { channelId, translations } from '../../domain/club/platform.ts'
import { userCoupon } from '../../domain/coupons/user-coupon.ts'
import { longestLine, longestName } from '../../domain/cut-text.ts'
import { longestHeader, visibleAscii } from '../../domain/header-value.ts'
import { article } from '../../domain/news/article.ts'
import { isOtherNews, news } from '../../domain/news/news.ts'
import { codeLength } from '../../domain/one-time-code.ts'
import { params } from '../../domain/params.ts'
import { receipt } from '../../domain/receipts/receipt.ts'
import { order } from '../../domain/rewards/reward.ts'
import { code, flag, line, name, numeric } from '../../domain/tolerant.ts'
import { strictWith } from './strict.ts'

const digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/))

/** A text that is shown as a whole. */
const textOf = (longest: number) => v.union([v.pipe(v.string(), v.maxLength(longest)), v.number()])

/** The form on the wire of those schemas whose own parts do not state it. */
const substitutes = new Map<unknown, v.GenericSchema>([
  [
    numeric.options,
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/))]),
  ],
  [flag.pipe, v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])])],
  [name.pipe, textOf(longestName)],
  [line.pipe, textOf(longestLine)],
  [
    channelId.pipe,
    v.nullish(v.union([v.pipe(v.string(), v.regex(visibleAscii), v.maxLength(longestHeader)), v.number()])),
  ],
  [code.pipe, v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)), v.number()])],
  [codeLength.pipe, v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), digits])],
  [
    params.options,
    v.nullish(
      v.union([
        v.array(v.object({ key: v.string(), value: v.optional(v.unknown()) })),
        v.record(v.string(), v.unknown()),
      ]),
    ),
  ],
  [translations.pipe, v.record(v.string(), v.record(v.string(), v.string()))],
  // Its second schema makes a message a plain miss, so that its own error is told.
  [isOtherNews, v.object({ type: v.pipe(v.string(), v.notValue('I_MESSAGE'), v.string()) })],
])

/** The fields that the contract names without a question mark, though the portal works without them. */
const required = new Map<unknown, readonly string[]>([
  [userCoupon.entries, ['code', 'expiration_at']],
  [news.entries, ['timestamp']],
  [article.entries, ['timestamp']],
  [receipt.entries, ['created_at']],
  [order.entries, ['fulfilment']],
])

/** The form that an answer or a body should have on the wire: exactly what the contract states, with no tolerance. */
export const wire = strictWith(substitutes, required)

/** The form of a refused call's answer. Contract, "Failure". */
export const refusalBody = v.object({
  error: v.object({
    message: v.string(),
    code: v.nullish(v.string()),
    fields: v.nullish(v.record(v.string(), v.string())),
  }),
})
