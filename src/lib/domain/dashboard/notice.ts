import * as v from 'valibot'
import { pointsOf } from '../points/points.ts'
import { id, line, numeric, optional } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

const types = ['points_spent', 'points_lapsing', 'new_sign_in'] as const

/** Something that happened to the account and was not seen by the member yet. Unix seconds; points in hundredths. LCK-2. */
export const notice = v.object({
  id,
  type: v.picklist(types),
  at: numeric,
  points: optional(numeric),
  /** The platform's own text: a shop, a device. */
  text: line,
})
export type Notice = v.InferOutput<typeof notice>

/** True for a row of a kind that the portal does not know. */
export const isOtherNotice = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  typeof Reflect.get(row, 'type') === 'string' &&
  !types.some((type) => type === Reflect.get(row, 'type'))

/** True where there is enough to make a sentence of: a moment, and points where the sentence counts some. */
const isTellable = ({ type, at, points }: Notice): boolean =>
  unixSeconds(at) !== undefined && (type === 'new_sign_in' || (pointsOf(points) ?? 0) > 0)

/** The notices that can be told, each once, the newest first. LCK-2. */
export const noticesInOrder = (notices: readonly Notice[]): readonly Notice[] =>
  [...new Map(notices.filter(isTellable).map((one) => [one.id, one])).values()].sort(
    (one, other) => (unixSeconds(other.at) ?? 0) - (unixSeconds(one.at) ?? 0),
  )
