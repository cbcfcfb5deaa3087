import * as v from 'valibot'
import { userCoupon } from '#lib/domain/coupons/coupon.ts'
import { channelId, translations } from '../../domain/club/club.ts'
import { article, isOtherNews, news } from '../../domain/content.ts'
import { longestLine, longestName } from '../../domain/cut-text.ts'
import { longestHeader, visibleAscii } from '../../domain/header-value.ts'
import { params } from '../../domain/member.ts'
import { codeLength } from '../../domain/one-time-code.ts'
import { receipt } from '../../domain/receipts/receipt.ts'
import { order } from '../../domain/rewards/reward.ts'
import { code, flag, line, name, numeric } from '../../domain/tolerant.ts'

/** The contents of a schema of any kind, as far as it is of one of the kinds that rows use. */
interface Parts {
  readonly pipe?: readonly Piece[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly options?: readonly unknown[]
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly default?: unknown
}

/** A step of a pipe: the schema that it begins with, checks, transformations, metadata. */
interface Piece {
  readonly kind: string
  readonly type: string
  readonly metadata?: {
    readonly list?: string
    readonly items?: v.GenericSchema
    readonly isOther?: (row: unknown) => boolean
  }
}

/** Schemas that stand for others, where these say less than what is right on the wire; known by their parts. */
type Substitutes = ReadonlyMap<unknown, v.GenericSchema>

/**
 * Makes schemas of the wire from the portal's own: the same fields without the portal's tolerance and without what it
 * makes of them. A list fails for an item that the portal would drop, a field for what the portal would hide.
 */
export const strictWith = (substitutes: Substitutes) => {
  const made = new Map(substitutes)

  const listOf = ({ items, isOther }: NonNullable<Piece['metadata']>): v.GenericSchema => {
    const item = strict(items ?? v.unknown())
    const other = made.get(isOther)
    return v.array(other ? v.union([item, other]) : item)
  }

  const rebuiltPipe = (pipe: readonly Piece[]): v.GenericSchema => {
    const held = pipe.find(({ metadata }) => metadata?.items)?.metadata
    if (held) return held.list === undefined ? listOf(held) : v.object({ [held.list]: listOf(held) })
    const [first, ...steps] = pipe
    const end = steps.findIndex(({ type }) => type === 'transform')
    const checks = steps.slice(0, end < 0 ? steps.length : end).filter(({ kind }) => kind === 'validation')
    const base = strict(first as Piece & v.GenericSchema)
    return checks.length === 0 ? base : v.pipe(base, ...(checks as [v.GenericPipeAction]))
  }

  const fields = (entries: NonNullable<Parts['entries']>) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, inner]) => {
        const form: v.GenericSchema & Parts = strict(inner)
        return [key, (required.get(entries)?.includes(key) && form.wrapped) || form]
      }),
    )

  const rebuilt = (schema: v.GenericSchema & Parts): v.GenericSchema => {
    const { type, pipe, entries, options, wrapped, item, value } = schema
    if (pipe) return rebuiltPipe(pipe)
    if (entries) return v.object(fields(entries))
    if (wrapped)
      return type === 'nullish' ? v.nullish(strict(wrapped)) : v.optional(strict(wrapped), schema.default)
    if (type === 'picklist') return v.picklist(options as readonly string[])
    if (options) return v.union((options as readonly v.GenericSchema[]).map(strict))
    if (item) return v.array(strict(item))
    if (value) return v.record(v.string(), strict(value))
    return type === 'string' ? v.string() : schema
  }

  // A tolerant schema is a copy of what it tolerates errors of, so that its parts tell it better than it does itself.
  const strict = (schema: v.GenericSchema & Parts): v.GenericSchema => {
    const key = schema.pipe ?? schema.entries ?? schema.options ?? schema
    const known = made.get(key) ?? made.get(schema)
    if (known) return known
    const result = rebuilt(schema)
    made.set(key, result)
    return result
  }

  return strict
}

const digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/))

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

/** The fields that the contract names without a question mark, though the portal works without them; known by the entries that they stand in. */
const required = new Map<unknown, readonly string[]>([
  [userCoupon.entries, ['code', 'expiration_at']],
  [news.entries, ['timestamp']],
  [article.entries, ['timestamp']],
  [receipt.entries, ['created_at']],
  [order.entries, ['fulfilment']],
])

/** The form that an answer or a body should have on the wire: exactly what the contract states, with no tolerance. */
export const wire = strictWith(substitutes)

/** The form of a refused call's answer. Contract, "Failure". */
export const refusalBody = v.object({
  error: v.object({
    message: v.string(),
    code: v.nullish(v.string()),
    fields: v.nullish(v.record(v.string(), v.string())),
  }),
})
