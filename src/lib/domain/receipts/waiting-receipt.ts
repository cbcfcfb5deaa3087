import * as v from 'valibot'
import { callErrorNames, callErrorOf, fieldsOf, isRefusal, isUnauthorized } from '../call-error.ts'
import { isSameName, type Receipt } from './receipt.ts'
import type { UploadError } from './upload-list.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const positive = v.pipe(v.number(), v.finite(), v.minValue(0))

/** The reason why the platform has refused a receipt for good. */
const refused = v.variant('kind', [
  v.object({ kind: v.picklist(['changed', 'size', 'type']) }),
  v.object({
    kind: v.literal('callError'),
    callError: v.object({
      name: v.picklist(callErrorNames),
      serverMessage: v.optional(v.string()),
    }),
  }),
])

/** The state of the platform's list when a receipt was handed over first: what came later may be that receipt. */
const handover = v.object({
  /** By it the platform tells a repeat from another handover. */
  key: text,
  /** Unix seconds of the server. */
  since: v.number(),
  /** The ids of receipts of the same name that were there before. */
  known: v.array(v.string()),
})
export type Handover = v.InferOutput<typeof handover>

/** A receipt that waits in this browser until the platform has it. Its content lies beside it. OFF-5. */
export const waitingReceipt = v.object({
  id: text,
  name: text,
  type: text,
  /** Bytes. */
  size: positive,
  /** The time at which it was put in: unix milliseconds of this device. */
  at: positive,
  fileId: v.optional(text),
  /** It was handed over, and no answer has come. */
  handover: v.optional(handover),
  error: v.optional(refused),
})
export type WaitingReceipt = v.InferOutput<typeof waitingReceipt>

/** Receipts in the order in which they were put in, which is that in which they are sent. */
export type WaitingList = readonly WaitingReceipt[]

/** The time for which a receipt may wait, in milliseconds: 30 days. OFF-2. */
const longestWait = 30 * 24 * 3600 * 1000

/** Returns a receipt as it was kept; undefined for one that has waited too long. now: unix milliseconds of this device. */
export const readWaiting = (kept: unknown, now: number): WaitingReceipt | undefined => {
  const read = v.safeParse(waitingReceipt, kept)
  return read.success && Math.abs(now - read.output.at) < longestWait ? read.output : undefined
}

export const inOrder = (list: WaitingList): WaitingList =>
  list.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

/** The receipt whose turn it is: the first that the platform has not refused, and that is not postponed. */
export const nextWaiting = (
  list: WaitingList,
  postponed: Readonly<Record<string, unknown>> = {},
): WaitingReceipt | undefined =>
  list.find(({ id, error }) => error === undefined && !Object.hasOwn(postponed, id))

export const updated = (list: WaitingList, receipt: WaitingReceipt): WaitingList =>
  list.map((one) => (one.id === receipt.id ? receipt : one))

export const withoutWaiting = (list: WaitingList, id: string | undefined): WaitingList =>
  list.filter((one) => one.id !== id)

/** Returns a receipt that the platform has refused: another try begins with the file. */
export const refusedFor = (
  { fileId, handover, ...receipt }: WaitingReceipt,
  error: UploadError,
): WaitingReceipt => ({
  ...receipt,
  error:
    error.kind === 'callError'
      ? {
          kind: 'callError',
          callError: { name: error.callError.name, serverMessage: error.callError.serverMessage },
        }
      : { kind: error.kind },
})

export const retried = ({ error, ...receipt }: WaitingReceipt): WaitingReceipt => receipt

/** True when the platform would refuse a receipt again; a session that ends and a request to come later are no such answer. */
export const isFinal = (error: unknown): boolean =>
  isRefusal(error) && callErrorOf(error).name !== 'tooMany' && !isUnauthorized(error)

/** Tells whether a handed over receipt is listed: of its name, not older than the handover, and not there before. */
export const hasArrived = (
  { name, handover: from }: Pick<WaitingReceipt, 'name' | 'handover'>,
  receipts: readonly Pick<Receipt, 'id' | 'file_name' | 'created_at'>[],
): boolean =>
  from !== undefined &&
  receipts.some(
    ({ id, file_name, created_at = 0 }) =>
      isSameName(file_name, name) && created_at >= from.since && !from.known.includes(id),
  )

/** The reason why a browser keeps nothing: it allows no database, has no room, or another page of the site holds it up. */
export type StorageFailure = 'denied' | 'full' | 'blocked'

/** Returns the reason why something was not kept. error: what a database fails with; only its `failure` is read. */
export const storageFailureOf = (error: unknown): StorageFailure => {
  const { failure } = fieldsOf(error)
  return failure === 'full' || failure === 'blocked' ? failure : 'denied'
}
