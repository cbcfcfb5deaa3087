import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import type { PromoError } from '#lib/domain/promo-code/promo.ts'
import type { promoCodeMachine } from './promo-code.machine.ts'

/** The view model of the entry of a promo code. */
export interface PromoCodeView extends Attempt {
  readonly fieldError: PromoError | undefined
  readonly busy: boolean
  readonly round: number
  /** The gain from the code: its title, '' where it has none, and whole points, 0 where it gives none. */
  readonly gain: { readonly title: string; readonly points: number } | undefined
}

/** The view of the entry of a promo code. PRF-7. */
export const promoCodeView = ({
  value,
  context: { fieldError, callError, isUnsure, gain, round },
}: Pick<SnapshotFrom<typeof promoCodeMachine>, 'value' | 'context'>): PromoCodeView => ({
  fieldError,
  callError,
  isUnsure,
  busy: value === 'redeeming',
  round,
  gain: gain && { title: gain.title.trim(), points: pointsOf(costOf(gain.points)) ?? 0 },
})
