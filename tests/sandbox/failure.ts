import { type ErrorCode, statusOf } from '#lib/build/contract/refusals.ts'
import { type FieldError, type MessageKey, type Spoken, words } from './words.ts'

/** As the contract has them, and for what the sandbox says in words of its own. */
const statuses: Record<MessageKey, number> = {
  ...statusOf,
  invalid_token: 401,
  coupon_not_verified: 403,
  coupon_not_enough_points: 422,
  mandatory_fields: 422,
  body_too_big: 413,
  identity_needed: 422,
}

const codes: Partial<Record<MessageKey, ErrorCode | undefined>> = {
  invalid_token: undefined,
  coupon_not_verified: 'not_verified',
  coupon_not_enough_points: 'not_enough_points',
  mandatory_fields: 'validation',
  body_too_big: 'validation',
  identity_needed: 'validation',
}

const codeOf = (key: MessageKey): string | undefined => (key in codes ? codes[key] : key)

/** A refusal that the contract foresees; anything else that is thrown is an error of the sandbox itself. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly key: MessageKey
  readonly fields: Readonly<Record<string, FieldError>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    key: MessageKey,
    fields?: Readonly<Record<string, FieldError>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(words.en.failures[key])
    this.key = key
    this.fields = fields
    this.headers = headers
  }
}

/** Refuses a form for the fields that are wrong; says "mandatory" when some are only missing. */
export const invalid = (fields: Readonly<Record<string, FieldError>>): Failure =>
  new Failure(Object.values(fields).includes('required') ? 'mandatory_fields' : 'validation', fields)

/** Refuses for now; the member may ask again after so many seconds. */
export const tooSoon = (seconds: number): Failure =>
  new Failure('rate_limited', undefined, { 'Retry-After': String(seconds) })

const firstField = (sent: unknown): string | undefined =>
  typeof sent === 'object' && sent !== null ? Object.keys(sent)[0] : undefined

/** The words of coupons for what rewards are refused with too. */
const ofCoupons: Partial<Record<ErrorCode, MessageKey>> = {
  not_verified: 'coupon_not_verified',
  not_enough_points: 'coupon_not_enough_points',
}

/** A refusal for its own sake, whatever was sent: with a field where forms are refused, with a time where one has to wait. */
export const refusedBy = (code: ErrorCode, sent: unknown, isOfCoupon: boolean): Failure => {
  if (code === 'rate_limited') return tooSoon(60)
  const words = isOfCoupon ? ofCoupons[code] : undefined
  if (words) return new Failure(words)
  const field = firstField(sent)
  return code === 'validation' && field !== undefined ? invalid({ [field]: 'invalid' }) : new Failure(code)
}

/** The answer that tells of a failure, in the member's language. */
export function failureResponse({ key, fields, headers }: Failure, lang: Spoken): Response {
  const body = fields && {
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, error]) => [
        field,
        words[lang].fields[error].replace('{field}', field),
      ]),
    ),
  }
  const error = { message: words[lang].failures[key], code: codeOf(key), ...body }
  return Response.json({ error }, { status: statuses[key], headers })
}
