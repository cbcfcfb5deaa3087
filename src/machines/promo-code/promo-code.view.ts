import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import type { PromoFault } from '#lib/domain/promo-fault.ts'
import type { promoCodeMachine } from './promo-code.machine.ts'

/** How the entry of a promo code shows itself. */
export interface PromoCodeView extends Attempt {
  readonly fault: PromoFault | undefined
  readonly busy: boolean
  readonly round: number
  /** What the code gave: its title, '' where it has none, and whole points, 0 where it gives none. */
  readonly gain: { readonly title: string; readonly points: number } | undefined
}

/** What to show of the entry of a promo code. Spec §2 "Profile". */
export const promoCodeView = ({
  value,
  context: { fault, trouble, isUnsure, gain, round },
}: Pick<SnapshotFrom<typeof promoCodeMachine>, 'value' | 'context'>): PromoCodeView => ({
  fault,
  trouble,
  isUnsure,
  busy: value === 'redeeming',
  round,
  gain: gain && { title: gain.title.trim(), points: pointsOf(costOf(gain.points)) ?? 0 },
})
